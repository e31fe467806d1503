### Texts around films: the player, its transcript, and the pictures in front of them.

video-name = Film
video-play = Film ansehen
video-transcript = Film als Text lesen
video-transcript-note = Der Film hat ruhige Musik und keine Sprecherstimme. Hier steht alles, was in seinen Untertiteln steht.

# /VSL-de

vsl-de-film-alt = Drei Dosen { -daily-trio } vor einer korallroten Sonne
