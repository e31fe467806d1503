# Texts of the quiz.
scale-calm = scale-calm fr_FR
scale-order = scale-order fr_FR
day-name = day-name fr_FR
sex-question = sex-question fr_FR
sex-woman = sex-woman fr_FR
sex-man = sex-man fr_FR
habits-question = habits-question fr_FR
habits-help = habits-help fr_FR
habits-walk = habits-walk fr_FR
habits-walk-text = habits-walk-text fr_FR
habits-cook = habits-cook fr_FR
habits-neither = habits-neither fr_FR
early-question = early-question fr_FR
early-true = early-true fr_FR
early-untrue = early-untrue fr_FR
tea-question = tea-question fr_FR
tea-no = tea-no fr_FR
tea-yes = tea-yes fr_FR
cups-question = cups-question fr_FR
cups-low = cups-low fr_FR
cups-high = cups-high fr_FR
cups-unit = cups-unit fr_FR
name-question = name-question fr_FR
rest-heading = { $name ->
    [none] rest-heading fr_FR
   *[other] rest-heading fr_FR { $name }
}
rest-first = { $tea ->
    [yes] yes fr_FR
    [none] none fr_FR
   *[other] other fr_FR
}
rest-second = rest-second fr_FR { $cups }
body-name = body-name fr_FR
age-question = age-question fr_FR
height-question = height-question fr_FR
weight-question = weight-question fr_FR
safe-question = safe-question fr_FR
safe-child = safe-child fr_FR
safe-meals = safe-meals fr_FR
safe-fine = safe-fine fr_FR
end-tea-heading = { $sex ->
    [woman] woman fr_FR
   *[man] man fr_FR
}
end-tea-text = { $age ->
    [none] end-tea-text fr_FR
   *[other] end-tea-text fr_FR { $age }
}
end-book-heading = end-book-heading fr_FR
end-text = end-text fr_FR
end-neither-heading = end-neither-heading fr_FR
dawn-heading = dawn-heading fr_FR
dawn-text = dawn-text fr_FR
dusk-heading = dusk-heading fr_FR
dusk-text = dusk-text fr_FR
zinc-why = zinc-why fr_FR
