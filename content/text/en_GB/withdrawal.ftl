### Texts of the withdrawal function: its two steps, its receipt, and the mail that acknowledges it. What the law fixes is no text.

withdrawal-step-1 = Step 1 of 2
withdrawal-form-heading = Your details
withdrawal-name = First and last name
withdrawal-order = Order number
withdrawal-order-help = It is in your confirmation, for example GB-100001. Not to hand? Then write what you remember, such as the day you ordered.
withdrawal-email = Email address
withdrawal-email-help = The receipt goes there. The address you ordered with is best.
withdrawal-items = Only these items
withdrawal-items-help = Leave this empty if it is about the whole order.
withdrawal-optional = (optional)
withdrawal-later = Also for the later orders of the same purchase
withdrawal-next = Continue to the confirmation

withdrawal-step-2 = Step 2 of 2
withdrawal-recap-heading = Your statement
withdrawal-recap-text = Please read it once more. It takes effect when you confirm.
withdrawal-change = Change the details
withdrawal-sending = One moment …

withdrawal-receipt-heading = We have received your withdrawal.
withdrawal-receipt-received = Received on
withdrawal-receipt-statement = Your statement
withdrawal-receipt-mail = Receipt by email to
withdrawal-receipt-refund = Money back no later than
withdrawal-receipt-id = Reference
withdrawal-receipt-next = A parcel that has not left yet is held back. If you already have the goods, please send them off within 14 days. We may wait with the refund until they are back or you have shown that you sent them.
withdrawal-print = Print the receipt
withdrawal-again = Withdraw from another contract

withdrawal-fault-missing = Please fill in this field.
withdrawal-fault-too-long = This is too long. Please use fewer words.
withdrawal-fault-malformed = Links do not belong here. Please write words and numbers only.
withdrawal-fault-email = This address is not complete. It should look like this: name@example.co.uk
withdrawal-fault-card = This looks like a card number. Nobody needs it here.
withdrawal-offline = There is no connection just now. Your details are still here. Please try again; the withdrawal counts only once.
withdrawal-busy = That was a lot at once. Your details are still here. Please try again in a minute.
withdrawal-outdated = This page was no longer up to date. Please load it again; your details stay in place.
withdrawal-failed = That did not work, and it is not your fault. Please try again. An email to us is a withdrawal too.
withdrawal-no-script = This form needs JavaScript. An email or a letter counts just as much. The terms have a model for it.
withdrawal-model-form = See the model withdrawal form

# The mail that acknowledges a withdrawal.

mail-withdrawal-subject = We have received your withdrawal
mail-withdrawal-preview = With the wording, date and time, for you to keep.
mail-withdrawal-heading = We have received your withdrawal
mail-withdrawal-lead = We confirm that your statement reached us on { $local } ({ $iso }).
mail-withdrawal-statement = The wording of your statement
mail-withdrawal-action = What applies when you withdraw
mail-withdrawal-next = What happens next
mail-withdrawal-parcel = A parcel that has not left yet is held back.
mail-withdrawal-return = If you already have the goods, please send them within 14 days to the address at the end of this email. You bear the direct cost of the return.
mail-withdrawal-refund = Your money comes back no later than { $day } by the same means of payment, with the cost of standard delivery. We may wait until the goods are back or you have shown that you sent them.
mail-withdrawal-id = Reference: { $id }
mail-withdrawal-reason = You are getting this email because a withdrawal was declared with this address. Was it not you? Then please reply to this email.
