# Texts of the quiz.
soil-question = Auf welchem Boden?
soil-sand = Sand
soil-loam = Lehm
soil-lupin-heading = Lupine
soil-lupin-text = Sie gedeiht auf beiden.
