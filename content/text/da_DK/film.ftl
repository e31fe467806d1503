### Texts around films: the player, its transcript, and the pictures in front of them.

video-name = Film
video-play = Se filmen
video-transcript = Læs filmen som tekst
video-transcript-note = Filmen har rolig musik og ingen stemme. Alt, hvad underteksterne siger, står her.

# /VSL-de

vsl-de-film-alt = Tre dåser { -daily-trio } foran en koralrød sol
