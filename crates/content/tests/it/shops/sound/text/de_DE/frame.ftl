# Terms, and texts of the components.
-brand = Lindhof
-owner = { -brand } GmbH
frame-menu = Menü von { -brand }
quiz-layout-skip = Überspringen
quiz-progress = Frage { $number } von { $count }
steps-hint = Der Reihe nach
mail-result-subject = Ihr Ergebnis
