# Texts of the quiz.
scale-calm = scale-calm de_DE
scale-order = scale-order de_DE
day-name = day-name de_DE
sex-question = sex-question de_DE
sex-woman = sex-woman de_DE
sex-man = sex-man de_DE
habits-question = habits-question de_DE
habits-help = habits-help de_DE
habits-walk = habits-walk de_DE
habits-walk-text = habits-walk-text de_DE
habits-cook = habits-cook de_DE
habits-neither = habits-neither de_DE
early-question = early-question de_DE
early-true = early-true de_DE
early-untrue = early-untrue de_DE
tea-question = tea-question de_DE
tea-no = tea-no de_DE
tea-yes = tea-yes de_DE
cups-question = cups-question de_DE
cups-low = cups-low de_DE
cups-high = cups-high de_DE
cups-unit = cups-unit de_DE
name-question = name-question de_DE
rest-heading = { $name ->
    [none] rest-heading de_DE
   *[other] rest-heading de_DE { $name }
}
rest-first = { $tea ->
    [yes] yes de_DE
    [none] none de_DE
   *[other] other de_DE
}
rest-second = rest-second de_DE { $cups }
body-name = body-name de_DE
age-question = age-question de_DE
height-question = height-question de_DE
weight-question = weight-question de_DE
safe-question = safe-question de_DE
safe-child = safe-child de_DE
safe-meals = safe-meals de_DE
safe-fine = safe-fine de_DE
end-tea-heading = { $sex ->
    [woman] woman de_DE
   *[man] man de_DE
}
end-tea-text = { $age ->
    [none] end-tea-text de_DE
   *[other] end-tea-text de_DE { $age }
}
end-book-heading = end-book-heading de_DE
end-text = end-text de_DE
end-neither-heading = end-neither-heading de_DE
dawn-heading = dawn-heading de_DE
dawn-text = dawn-text de_DE
dusk-heading = dusk-heading de_DE
dusk-text = dusk-text de_DE
zinc-why = zinc-why de_DE
