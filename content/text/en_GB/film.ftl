### Texts around films: the player, its transcript, and the pictures in front of them.

video-name = Film
video-play = Watch the film
video-transcript = Read the film as text
video-transcript-note = The film has calm music and no voice. Everything its captions say is written here.

# /VSL-de

vsl-de-film-alt = Three jars of { -daily-trio } in front of a coral sun
