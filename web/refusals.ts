/** Every reason a call, a form or a page refuses for, with its status and what its reader is told: the one table, for machines and people. */
export const REFUSALS = {
  malformed: { status: 400, message: 'That is not something we can make sense of.' },
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
  'group-too-large': { status: 422, message: 'That is more people than this can take. Please call us.' },
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
  'key-missing': {
    status: 400,
    message: 'Please send an Idempotency-Key of 1 to 200 plain characters, so that nothing is booked or paid twice.',
  },
  'key-reused': { status: 422, message: 'That Idempotency-Key has been used for something else.' },
  'sold-out': { status: 409, message: 'That date has not enough seats left. Nothing was charged.' },
  'not-over-yet': { status: 409, message: 'That opens the day after the journey.' },
  'written-already': { status: 409, message: 'This journey has its review already: one a booking.' },
  'invalid-address': { status: 400, message: 'Please look at the address of the invoice once more.' },
  'invalid-review': { status: 400, message: 'Please look at the fields that are marked. Nothing you typed is lost.' },
  'seats-there': { status: 409, message: 'So many seats are free just now: they can be booked at once.' },
  'quote-expired': { status: 409, message: 'That quote has run out. Ask for a new one: it takes a moment.' },
  'price-changed': {
    status: 409,
    message: 'The price has changed meanwhile. Nothing was charged; see the new one first.',
  },
  'refund-changed': {
    status: 409,
    message: 'What comes back has changed meanwhile. Nothing was cancelled; please look at it once more first.',
  },
  'hold-expired': { status: 409, message: 'Your hold has ended and the seats went back. Nothing was charged.' },
  'held-enough': {
    status: 409,
    message: 'These seats have been held for you as often as we hold them. Please go on from your quote.',
  },
  'part-paid': { status: 409, message: 'That part is paid already.' },
  'unknown-coupon': { status: 422, message: 'We know no coupon of that name. Please look at its letters once more.' },
  'unknown-view': { status: 404, message: 'That view is not there any more.' },
  'coupon-used': {
    status: 409,
    message: 'That coupon has been used as often as it may be, in all or by you. The price stands without it.',
  },
  'coupon-not-here': {
    status: 422,
    message:
      'That coupon is for other journeys, other days, a larger party or another sum. The price stands without it.',
  },
  'too-late': {
    status: 422,
    message: 'It is too late for that. Choose a later day where one can still be chosen, or call us.',
  },
  'not-then': { status: 422, message: 'That journey cannot be made on that date. Please choose another.' },
  'too-early': {
    status: 422,
    message: 'That date is further ahead than we sell yet. Please choose an earlier one, or call us.',
  },
  'code-taken': { status: 409, message: 'Another coupon has that code. Nothing you typed is lost.' },
  'fewer-than-used': { status: 409, message: 'It has been used more often already. Nothing you typed is lost.' },
  'unknown-address': { status: 400, message: 'Please look at the fields that are marked. Nothing you typed is lost.' },
  'refund-not-now': {
    status: 409,
    message: 'Money is given back by hand once there is an invoice: until then the booking is changed or cancelled.',
  },
  'invalid-refund-limit': { status: 400, message: 'Say how much one person gives back alone, as 5,000.' },
  'refund-open': { status: 409, message: 'Another refund of this booking waits for a second person.' },
  'refund-too-much': { status: 422, message: 'So much of it is not here. Nothing has gone back.' },
  'refund-decided': { status: 409, message: 'Somebody has decided about it meanwhile.' },
  'second-person': {
    status: 403,
    message: 'You have asked for it: so much takes somebody else to give it. Nothing has gone back.',
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
  'unclear-deed': { status: 400, message: 'Please look at the fields that are marked. Nothing you typed is lost.' },
  'not-publishable': {
    status: 422,
    message: 'Something is to be put right before this can be public. What it is stands below.',
  },
  'nothing-new': { status: 409, message: 'That is public already, as it stands.' },
  'test-not-taken': { status: 422, message: 'The test was not taken.' },
  'why-missing': { status: 422, message: 'Say why, for the history.' },
  'no-draft': { status: 409, message: 'There is no draft any more: it was published, or thrown away.' },
  'draft-open': {
    status: 409,
    message: 'Another draft is being written. Publish it or throw it away first.',
  },
  'unknown-revision': { status: 404, message: 'There is no such revision.' },
  'hour-passed': { status: 422, message: 'That hour is over. Choose a later one.' },
  'unknown-kind': { status: 404, message: 'There is no such kind of file.' },
  'unknown-import': { status: 404, message: 'There is no such import.' },
  'unreadable-file': { status: 422, message: 'That file cannot be read. Nothing was taken in.' },
  'called-off-before': { status: 409, message: 'That departure has been called off before.' },
  'departure-left': { status: 422, message: 'That departure has left: it cannot be called off any more.' },
  'wrong-day': { status: 422, message: 'That day cannot be planned. Nothing you typed is lost.' },
  'already-leaves': { status: 409, message: 'It leaves from that city on that day already.' },
  'seats-taken': { status: 409, message: 'More seats are sold or held than that. Nothing was changed.' },
  'city-kept': { status: 409, message: 'Seats are sold from the city it leaves from: it stays.' },
  'changed-meanwhile': {
    status: 409,
    message: 'Somebody else has changed it meanwhile. Below is how it stands now; nothing you typed is lost.',
  },
  'registrations-overlap': {
    status: 409,
    message: 'Two registrations would hold on one day. An invoice bears one GSTIN; nothing you typed is lost.',
  },
  'series-begun': { status: 409, message: 'Numbers of that series are given out already: it stays as it is.' },
  'prefix-used': { status: 409, message: 'Another series of that year has that prefix. Each needs one of its own.' },
  'season-changed': {
    status: 409,
    message: 'What the rule makes has changed meanwhile. Nothing was made; below is how it stands now.',
  },
  'season-empty': { status: 422, message: 'The rule makes nothing new. Nothing was changed.' },
  'season-unchanged': { status: 400, message: 'Say how many seats, or when booking closes. Nothing was changed.' },
  'never-runs': { status: 409, message: 'With so few seats one of them could never run. Nothing was changed.' },
  'season-large': { status: 422, message: 'One rule makes at most 400 departures. Part its dates.' },
  'season-sold': { status: 409, message: 'Seats of this season are sold or held: it cannot be taken back.' },
  'unknown-season': { status: 404, message: 'Nothing is left of that season to take back.' },
  'unknown-message': { status: 404, message: 'There is no such message any more: the log keeps thirty days.' },
  'message-sent': { status: 409, message: 'That message has been sent meanwhile.' },
  'message-gone': { status: 409, message: 'That message came too late to be worth anything, and its words are gone.' },
  'template-changed': {
    status: 409,
    message:
      'Somebody changed this message meanwhile. What you typed is still here; open the page again to see theirs.',
  },
  'code-needs-ids': {
    status: 409,
    message: 'One-time codes go out by SMS: words without their ids would lock everybody out.',
  },
  'in-use': { status: 409, message: 'Something uses it by now: it stays. Below is what.' },
  'fact-as-shipped': { status: 409, message: 'That is the fact as shipped.' },
  'unknown-fact': { status: 404, message: 'The almanac has no such fact any more.' },
  'as-shipped': { status: 409, message: 'Those are the words as shipped.' },
  'nothing-to-run': {
    status: 422,
    message: 'Nothing of that would run: only scripts are kept, and pixels for browsers without them.',
  },
  'source-not-https': { status: 422, message: 'Every address in it has to begin with https://.' },
  'source-not-allowed': { status: 422, message: 'It loads from a host that is not among those named below.' },
  'comment-in-script': {
    status: 422,
    message: 'A script that holds <!-- could swallow the page behind it. Take that sign out.',
  },
  'script-unsigned': {
    status: 409,
    message: 'A script of that time is not as an owner left it, or older than these records: put it on anew.',
  },
  'scripts-off': { status: 409, message: 'Without its key (SCRIPT_SIGNING_KEY) the site runs no scripts.' },
  'no-own-address': { status: 409, message: 'Verify it on your profile first: tests go to your own address alone.' },
  'day-gone': { status: 422, message: 'That day is over, or here already: what was taxed stays as it is.' },
  'rate-known': { status: 409, message: 'A rate from that day stands already.' },
  'no-gateway': { status: 409, message: 'No gateway is set up yet: there is nothing to try.' },
  'too-many-tests': { status: 429, message: 'Ten tests an hour are enough. Try again later.' },
  'switched-off': { status: 409, message: 'That message is switched off.' },
  'not-here': { status: 404, message: 'That is no booking of this departure, or it is not confirmed.' },
  'wrong-trip': { status: 409, message: 'That is for another trip, or for another date of this one.' },
  'booking-cancelled': { status: 409, message: 'That booking is cancelled: nobody travels on it.' },
  'no-place': { status: 404, message: 'Nobody has that place in the booking.' },
  'not-the-day': { status: 422, message: 'Travellers are checked in from the day before until the journey is over.' },
  'bad-voucher': {
    status: 422,
    message: 'That is no voucher of ours, or it was changed. Look up the booking before you let anybody travel.',
  },
  'unknown-review': { status: 404, message: 'There is no such review, or it is a sample.' },
  'unknown-hire': { status: 404, message: 'There is no such hire any more, or that driver is out of service.' },
  'driver-taken': { status: 409, message: 'That driver has another trip on one of those days by now.' },
  'vehicle-taken': { status: 409, message: 'That vehicle is with somebody else on one of those days.' },
  'out-of-service': { status: 409, message: 'That vehicle or driver is out of service. Choose another.' },
  'plate-known': { status: 409, message: 'Another vehicle bears that plate.' },
  'mobile-known': { status: 409, message: 'Another driver has that mobile.' },
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
  'method-not-allowed': { status: 405, message: 'That cannot be done here. The header Allow says what can.' },
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
  'second-step-wrong': { status: 403, message: 'That code is not right, or was used before. Wait for the next one.' },
  'passkey-wrong': { status: 403, message: 'That passkey was not taken. Try once more, or use a code.' },
  'enrolment-old': { status: 409, message: 'That took too long. Below is a new code to scan.' },
  'api-key-unknown': { status: 401, message: 'That key is not one of ours, or was ended.' },
  'api-key-scope': { status: 403, message: 'That key does not open this call.' },
  'works-here': { status: 409, message: 'Somebody with that e-mail works here already.' },
  'link-spent': {
    status: 404,
    message: 'This link was used, withdrawn, or is older than three days. Ask for another.',
  },
  'login-first': {
    status: 403,
    message: 'You have an account with this e-mail. Log in to it first, then open the link again.',
  },
  'last-factor': { status: 409, message: 'That is your only second factor. Add another one first.' },
  'prove-again': { status: 403, message: 'Please show once more that it is you. Nothing was done yet.' },
  'password-wrong': { status: 403, message: 'That is not your password.' },
  'last-way-in': { status: 409, message: 'That is your only way to log in. Set a password first.' },
  'last-owner': { status: 409, message: 'You are the last owner of this site. Appoint another one first.' },
  unknown: { status: 404, message: 'That is not there any more.' },
  busy: { status: 503, message: 'Many people are here just now. Try again in a few seconds.' },
  'no-file': { status: 400, message: 'Please choose a picture first.' },
  'too-large': { status: 413, message: 'That file is too large. A picture has at most 10 MB.' },
  'too-many-pixels': { status: 422, message: 'That picture is too large. It has at most 24 megapixels.' },
  'not-an-image': { status: 422, message: 'That file is not a picture we can read.' },
  'unsupported-type': { status: 422, message: 'We take JPEG, PNG, WebP and AVIF.' },
  'unknown-picture': { status: 404, message: 'There is no such picture.' },
  'pictures-busy': { status: 503, message: 'Too many pictures are being made just now. Try again.' },
  'not-doubles': {
    status: 409,
    message: 'They share neither mobile nor e-mail. Only two names of one person are brought together.',
  },
  'unknown-customer': { status: 404, message: 'Nobody is known by that.' },
  'enquiry-forgotten': { status: 409, message: 'That enquiry was withdrawn or forgotten. Nothing can be added to it.' },
  'not-from-here': { status: 409, message: 'That cannot follow how the enquiry stands now.' },
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

/** What is said of a refusal, and where it is known, for how long it stands. */
export function wordsOf({ reason, retryAfterSeconds: wait }: { reason: Refusal; retryAfterSeconds?: number }): string {
  const { message } = REFUSALS[reason]
  return reason === 'otp-too-many' && wait ? message.replace('later', `in ${waitText(wait)}`) : message
}

/** Rounded up: who comes back then is not sent away once more. */
function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (seconds < 90) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}

/** The body and the status of a refusal, as `c.json` takes them. */
export function refusal<Reason extends Refusal>(
  reason: Reason,
  message: string = REFUSALS[reason].message,
): [{ message: string }, (typeof REFUSALS)[Reason]['status']] {
  return [{ message }, REFUSALS[reason].status]
}
