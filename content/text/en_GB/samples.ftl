### Invented reviews for the demonstration. They speak of jar, capsules, parcel and kitchen, never of an effect.

sample-daily-trio-1 = Lives next to the coffee grinder and looks rather good there. The lid opens even with sleepy hands.
sample-daily-trio-2 = Ordinary-sized capsules, no aftertaste. The print on the label could be a touch larger, though I can read it.
sample-daily-trio-3 = Ordered on Tuesday, arrived the Monday after. Three jars and an invoice in the box, and nothing else. Just how I like it.
sample-daily-trio-4 = Two capsules instead of one is a bit of a faff. Otherwise tidy: everything labelled, properly sealed.
sample-daily-trio-5 = I wanted to know exactly what is in it. It is all there, with amounts. That will do me.
sample-daily-trio-6 = The jar fits in the cutlery drawer, which was my test. One star off because the courier left it next door.
sample-daily-fibre-1 = Six capsules a day is a fair few, but the page said so plainly beforehand. The bit about water too.
sample-daily-fibre-2 = Clear instructions. I keep three glasses beside the jar now and have not missed one.
sample-daily-fibre-3 = Tastes of nothing, which is right. A jar is gone in about two weeks, so get the pack of three.
sample-light-kitchen-1 = The lentil curry is now a Wednesday thing. A few more photos would have been nice.
sample-light-kitchen-2 = Short ingredient lists, nothing exotic. Easy to read on a phone, better still printed out.
