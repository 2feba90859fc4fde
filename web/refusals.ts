/** Every reason a call, a form or a page refuses for, with its status and what its reader is told: the one table, for machines and people. */
export const REFUSALS = {
  malformed: { status: 400, message: 'That is not something we can look up.' },
  'malformed-address': { status: 400, message: 'That address cannot be right.' },
  'endless-address': { status: 414, message: 'That address is too long.' },
  'unknown-call': { status: 404, message: 'There is no such call.' },
  'unknown-category': { status: 404, message: 'We have no such category.' },
  'unknown-state': { status: 404, message: 'We have no such state.' },
  'unknown-package': { status: 404, message: 'We have no such package.' },
  'unknown-car': { status: 404, message: 'We have no such car.' },
  'unclear-trip': { status: 422, message: 'We cannot work out a fare for that trip yet.' },
  'unclear-quote': { status: 400, message: 'Something in that question for a price makes no sense.' },
  'too-young': { status: 422, message: 'Somebody in your party is too young for this journey.' },
  'group-too-large': { status: 422, message: 'Your party is larger than a group of this journey. Please call us.' },
  'not-offered': { status: 422, message: 'This journey does not have the rooms you chose.' },
  'rooms-do-not-fit': {
    status: 422,
    message: 'We find no rooms on this journey that hold your party. Please call us.',
  },
  'not-an-extra': { status: 422, message: 'That cannot be added to this journey, or not so often.' },
  'date-passed': { status: 422, message: 'That day is over. Please choose a later one.' },
  'unknown-departure': { status: 404, message: 'We have no such departure.' },
  'unknown-quote': { status: 404, message: 'We have no such quote. It may have been cut short on its way.' },
  'unknown-booking': { status: 404, message: 'That link opens no booking, or no longer.' },
  'unclear-booking': { status: 400, message: 'Please look at the fields that are marked. Nothing you typed is lost.' },
  'invalid-travellers': {
    status: 400,
    message: 'Please look at the travellers that are marked. Nothing you typed is lost.',
  },
  'key-missing': { status: 400, message: 'Please send an Idempotency-Key, so that nothing is booked or paid twice.' },
  'key-reused': { status: 422, message: 'That Idempotency-Key has been used for something else.' },
  'sold-out': { status: 409, message: 'So many seats are not left on that date. Nothing was charged.' },
  'not-over-yet': { status: 409, message: 'That opens the day after the journey.' },
  'written-already': { status: 409, message: 'This journey has its review already: one a booking.' },
  'invalid-review': { status: 400, message: 'Please look at the fields that are marked. Nothing you typed is lost.' },
  'seats-there': { status: 409, message: 'So many seats are free just now: they can be booked at once.' },
  'quote-expired': { status: 409, message: 'That quote has run out. Ask for a new one: it takes a moment.' },
  'price-changed': {
    status: 409,
    message: 'The price has changed meanwhile. Nothing was charged; see the new one first.',
  },
  'hold-expired': { status: 409, message: 'Your hold has ended and the seats went back. Nothing was charged.' },
  'part-paid': { status: 409, message: 'That part is paid already.' },
  'unknown-coupon': { status: 422, message: 'We know no coupon of that name. Please look at its letters once more.' },
  'coupon-used': {
    status: 409,
    message: 'That coupon has been used as often as it may be, in all or by you. The price stands without it.',
  },
  'coupon-not-here': {
    status: 422,
    message:
      'That coupon is for other journeys, other days, a larger party or another sum. The price stands without it.',
  },
  'too-late': { status: 422, message: 'It is too late for that date. Please choose a later one, or call us.' },
  'too-early': {
    status: 422,
    message: 'That date is further ahead than we sell yet. Please choose an earlier one, or call us.',
  },
  'not-allowed': { status: 409, message: 'That cannot be done with this booking as it stands.' },
  'unclear-group': {
    status: 422,
    message: 'At least one friend needs a link, and whoever pays for others has one. Nothing was changed.',
  },
  'money-on-its-way': {
    status: 409,
    message: 'A bank has been asked for a payment and has not answered yet. Please try again once it has.',
  },
  'room-with-children': {
    status: 409,
    message: 'Rooms with children stay as they are. Please ask who booked to arrange them.',
  },
  'room-taken': {
    status: 409,
    message: 'Nobody in that room can move: they chose each other. Please choose somebody else, or ask who booked.',
  },
  'contact-missing': {
    status: 422,
    message: 'Please say first where the ticket goes: a name, a mobile and an e-mail.',
  },
  'contact-unproven': {
    status: 422,
    message: 'Please verify first where we reach you: a code of six digits, and nobody else can book in your name.',
  },
  'terms-open': {
    status: 422,
    message: 'Please read the terms, and tick that you agree to them. Nothing has been charged.',
  },
  'way-missing': { status: 422, message: 'Please choose how you will pay. Nothing has been charged.' },
  'unknown-provider': { status: 422, message: 'We cannot take money that way.' },
  'gateway-down': {
    status: 503,
    message: 'The payment service does not answer just now. Your seats stay held; please try again or pay another way.',
  },
  'unknown-order': { status: 404, message: 'There is no such payment.' },
  'unknown-refund': { status: 404, message: 'There is no such refund, or it is back already.' },
  'unknown-payment': { status: 404, message: 'Nothing of that payment is in dispute.' },
  'utr-used': { status: 409, message: 'That UTR has been entered before. A line of the bank counts once.' },
  'invalid-bank-line': {
    status: 400,
    message: 'Please look at the UTR and the amount: as they stand in the bank’s line.',
  },
  'invalid-upi': {
    status: 400,
    message: 'A UPI address looks like name@bank, beside the name your bank shows; a merchant code has four figures.',
  },
  'bad-signature': { status: 401, message: 'That was not signed by the payment service.' },
  'not-for-us': { status: 400, message: 'That says nothing we can use.' },
  'unknown-file': { status: 404, message: 'There is no such file.' },
  'unknown-document': { status: 404, message: 'There is no such document of this booking.' },
  'printer-busy': { status: 503, message: 'Too many documents are being printed just now. Try again.' },
  'unknown-page': { status: 404, message: 'There is no such page.' },
  'unknown-token': { status: 404, message: 'That link does not work, or no longer.' },
  'method-not-allowed': { status: 405, message: 'This can only be read.' },
  'unknown-method': { status: 405, message: 'That is not something this site does.' },
  'invalid-email': { status: 400, message: 'Please enter a valid email address.' },
  'no-session': { status: 401, message: 'Please log in first.' },
  forbidden: { status: 403, message: 'You may not do that.' },
  'cross-site': { status: 403, message: 'This can only be sent from our own pages.' },
  'too-long': { status: 413, message: 'That is more than we can take.' },
  'malformed-form': { status: 400, message: 'That did not arrive as a form should. Please send it once more.' },
  'unknown-form': { status: 415, message: 'That is not a form we can read.' },
  'too-many': { status: 429, message: 'Too many requests just now. Try again later.' },
  'invalid-mobile': { status: 400, message: 'Please enter a valid mobile number.' },
  'invalid-name': { status: 400, message: 'Please enter your name.' },
  'otp-country': { status: 422, message: 'We cannot send an OTP to that country. Please call us.' },
  'otp-too-many': { status: 429, message: 'Too many OTPs have been asked for. Try again later.' },
  'otp-proof': {
    status: 422,
    message: 'We need to check that a person is asking. Please allow JavaScript and try once more.',
  },
  'no-sms': { status: 422, message: 'We send no SMS yet, so a mobile number cannot be verified. Please call us.' },
  'otp-missing': { status: 400, message: 'Please enter OTP.' },
  'otp-wrong': { status: 422, message: 'Invalid OTP. Try again.' },
  'otp-locked': {
    status: 429,
    message: 'Too many wrong OTPs. Please resend the OTP and type the new one, or call us.',
  },
  'otp-unsent': { status: 422, message: 'Please send OTP first.' },
  'otp-unproven': { status: 422, message: 'Please verify OTP first.' },
  // Whoever has no script cannot prove it: a later hour asks for no proof.
  'otp-not-now': { status: 429, message: 'We cannot send an OTP just now. Please try again in an hour.' },
  'account-exists': {
    status: 409,
    message: 'You already have an account with this mobile or e-mail. Please log in.',
  },
  'password-empty': { status: 400, message: 'Please enter your password.' },
  'password-missing': { status: 400, message: 'Please enter new password.' },
  'password-short': { status: 422, message: 'A password needs at least 8 characters.' },
  'password-long': { status: 422, message: 'A password has at most 128 characters.' },
  'password-common': { status: 422, message: 'Too many people use that password. Please choose another.' },
  'login-wrong': { status: 401, message: 'The email or the password is not right.' },
  'login-too-many': { status: 429, message: 'Too many tries. Try again later.' },
  'login-proof': {
    status: 422,
    message:
      'There were many tries to log in. Please allow JavaScript and try once more, or set a new password with an OTP.',
  },
  'too-busy': { status: 503, message: 'Many people are logging in just now. Try again in a few seconds.' },
  'invalid-enquiry': { status: 400, message: 'Please look at the fields that are marked. Nothing you typed is lost.' },
  'enquiry-proof': { status: 422, message: 'We need to check that a person is asking. Please try once more.' },
  'enquiry-confirmation': {
    status: 422,
    message:
      'Very many enquiries are arriving just now. Please look yours over and send it once more, so that we know a person wrote it. Nothing you typed is lost.',
  },
  'stale-page': { status: 403, message: 'This page was open too long. Please try once more.' },
  'already-taken': { status: 409, message: 'Another account has that already.' },
  'proof-needed': { status: 403, message: 'Please give your password too: you logged in a while ago.' },
  'password-wrong': { status: 403, message: 'That is not your password.' },
  'last-way-in': { status: 409, message: 'That is your only way to log in. Set a password first.' },
  'last-owner': { status: 409, message: 'You are the last owner of this site. Appoint another one first.' },
  unknown: { status: 404, message: 'That is not there any more.' },
  busy: { status: 503, message: 'Many people are here just now. Try again in a few seconds.' },
  'no-file': { status: 400, message: 'Please choose a photo first.' },
  'too-large': { status: 413, message: 'That file is too large. A photo has at most 10 MB.' },
  'too-many-pixels': { status: 422, message: 'That photo is too large. It has at most 24 megapixels.' },
  'not-an-image': { status: 422, message: 'That file is not a photo we can read.' },
  'unsupported-type': { status: 422, message: 'We take JPEG, PNG, WebP and AVIF.' },
  'unknown-picture': { status: 404, message: 'There is no such picture.' },
  'pictures-busy': { status: 503, message: 'Too many pictures are being made just now. Try again.' },
  'enquiry-closed': { status: 409, message: 'This enquiry is closed already. Please call us.' },
  'unexpected-error': { status: 500, message: 'Something went wrong. Try again.' },
  overloaded: { status: 503, message: 'Very many people are asking just now. Try again in a few seconds.' },
  'database-gone': { status: 503, message: 'Our register cannot be reached just now. Try again in a minute.' },
} as const
export type Refusal = keyof typeof REFUSALS

/** Whether a word, from an address say, is a reason of the table. */
export function isRefusal(word: string): word is Refusal {
  return Object.hasOwn(REFUSALS, word)
}

/** The body and the status of a refusal, as `c.json` takes them. */
export function refusal<Reason extends Refusal>(
  reason: Reason,
  message: string = REFUSALS[reason].message,
): [{ message: string }, (typeof REFUSALS)[Reason]['status']] {
  return [{ message }, REFUSALS[reason].status]
}
