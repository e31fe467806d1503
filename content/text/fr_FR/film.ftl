### Texts around films: the player, its transcript, and the pictures in front of them.

video-name = Film
video-play = Voir le film
video-transcript = Lire le texte du film
video-transcript-note = Le film a une musique calme et aucune voix. Tout ce que disent ses sous-titres est écrit ici.

# /VSL-de

vsl-de-film-alt = Trois pots de { -daily-trio } devant un soleil corail
