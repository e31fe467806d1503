### Texts around films: the player, its transcript, and the pictures in front of them.

video-name = Film
video-play = Se filmen
video-transcript = Läs filmen som text
video-transcript-note = Filmen har lugn musik och ingen röst. Allt som står i undertexterna finns här.

# /VSL-de

vsl-de-film-alt = Tre burkar { -daily-trio } framför en korallröd sol
