# Terms, and texts of the components.
-brand = Lindhof
-owner = la maison { -brand }
frame-menu = Menu de { -brand }
quiz-layout-skip = Passer
quiz-progress = Question { $number } sur { $count }
steps-hint = Dans l’ordre
mail-result-subject = Votre résultat
