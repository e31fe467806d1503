### Texts around films: the player, its transcript, and the pictures in front of them.

video-name = Video
video-play = Katso video
video-transcript = Videon sisältö tekstinä
video-transcript-note = Videossa on rauhallista musiikkia eikä puhetta. Kaikki, mitä tekstityksessä sanotaan, on kirjoitettu tähän.

# /VSL-de

vsl-de-film-alt = Kolme { -daily-trio } -purkkia korallinpunaisen auringon edessä
