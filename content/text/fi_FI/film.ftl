### Texts around films: the player, its transcript, and the pictures in front of them.

video-name = Filmi
video-play = Katso filmi
video-transcript = Lue filmi tekstinä
video-transcript-note = Filmissä on rauhallista musiikkia eikä puhetta. Kaikki, mitä tekstityksessä sanotaan, on kirjoitettu tähän.

# /VSL-de

vsl-de-film-alt = Kolme { -daily-trio } -purkkia korallinpunaisen auringon edessä
