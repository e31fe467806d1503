### Texts of mails. Subjects and previews are read over shoulders: nothing in them tells of health, answers or products.

mail-demo = Denne e-mail kommer fra en demobutik, der ikke sælger noget
mail-button-hint = Virker knappen ikke? Denne adresse fører samme sted hen:
mail-data = Se eller slet mine data
mail-unsubscribe = Afmeld nyhedsbrevet
mail-legal = Virksomhedsoplysninger, handelsbetingelser og persondata

# The way back to a summary.

mail-result-subject = Din opsummering, til at gemme
mail-result-preview = Ét klik åbner den, på alle enheder.
mail-result-heading = Din opsummering er klar
mail-result-lead = Her er den også på e-mail, som du bad om. Linket åbner det hele, som du så det sidst.
mail-result-action = Åbn opsummeringen
mail-result-notes = Godt at vide
mail-result-period = Linket gælder i 30 dage, på alle dine enheder, medmindre du sletter opsummeringen før.
mail-result-secrecy = Enhver, der har denne e-mail, kan åbne opsummeringen. Send den kun videre, hvis du er tryg ved det.
mail-result-reason = Du får denne e-mail, fordi nogen bad om den på vores hjemmeside og opgav denne adresse. Var det ikke dig? Via det første link herunder kan du slette det hele.

# The question whether the newsletter is wanted. It may not advertise anything.

mail-confirm-subject = Bekræft venligst din tilmelding til nyhedsbrevet
mail-confirm-preview = Den gælder først, når du har bekræftet.
mail-confirm-heading = Vil du bekræfte?
mail-confirm-lead = Nogen, formentlig dig, har sat kryds ved vores nyhedsbrev for denne adresse. Bekræft, at du gerne vil have det. Indtil da sender vi det ikke.
mail-confirm-regret = Du kan altid afmelde det igen med ét klik.
mail-confirm-action = Bekræft nyhedsbrevet
mail-confirm-stranger = Var det ikke dig?
mail-confirm-stranger-text = Så behøver du ikke gøre noget: Der kommer intet nyhedsbrev, og vi sletter adressen efter 30 dage.
mail-confirm-reason = Vi spørger, så ingen får post fra os uden at ville det.
