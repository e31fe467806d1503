# Texts of the quiz.
soil-question = Sur quel sol ?
soil-sand = Sable
soil-loam = Limon
soil-lupin-heading = Lupin
soil-lupin-text = Il pousse sur les deux.
