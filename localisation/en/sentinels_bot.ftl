### Sentinels - why a computer player would answer so: the reasons of the hint and of the recap.

sen-why-win = This wins the game.
sen-why-better = The team stands better by { $points } hit points.
sen-why-harm = It takes { $points } hit points' worth of trouble off the heroes.
sen-why-help = Here it helps most.
sen-why-least = Of what must be it costs least.
sen-why-wait = Everything else would cost more than it brings.
sen-why-worth = What it brings is worth the price.
sen-why-refuse = The price is higher than what it brings.
sen-why-any = It makes no difference that can be seen.
