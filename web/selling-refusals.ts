/** What is said above a form whose faults stand at their fields. */
export const LOOK_AT_MARKED = 'Please look at the fields that are marked. Nothing you typed is lost.'

/** What is refused of who looks for a journey, books, pays or asks. */
export const SELLING_REFUSALS = {
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
  'not-a-pickup': { status: 422, message: 'This journey does not take anybody in there.' },
  'pay-first': {
    status: 422,
    message:
      'So near to the day, what this adds has to be paid before. Please pay what is still open of your trip first; for more than that, please call us.',
  },
  'date-passed': { status: 422, message: 'That day is over. Please choose a later one.' },
  'unknown-departure': { status: 404, message: 'We have no such departure.' },
  'unknown-quote': { status: 404, message: 'We have no such quote. It may have been cut short on its way.' },
  'unknown-booking': { status: 404, message: 'That link opens no booking, or no longer.' },
  'unclear-booking': { status: 400, message: LOOK_AT_MARKED },
  'invalid-travellers': { status: 400, message: LOOK_AT_MARKED },
  'key-missing': {
    status: 400,
    message: 'Please send an Idempotency-Key of 1 to 200 plain characters, so that nothing is booked or paid twice.',
  },
  'key-reused': { status: 422, message: 'That Idempotency-Key has been used for something else.' },
  'not-open': {
    status: 422,
    message: 'Nothing can be asked for or booked here yet: we open soon. Nothing was charged.',
  },
  'quote-taken': { status: 409, message: 'Somebody who has this quote took it just before you. Nothing was charged.' },
  'sold-out': { status: 409, message: 'Not enough is free on that date any more. Nothing was charged.' },
  'not-over-yet': { status: 409, message: 'That opens the day after the journey.' },
  'written-already': { status: 409, message: 'This journey has its review already: one a booking.' },
  'invalid-address': { status: 400, message: 'Please look at the address of the invoice once more.' },
  'invalid-review': { status: 400, message: LOOK_AT_MARKED },
  'seats-there': { status: 409, message: 'So many seats are free just now: they can be booked at once.' },
  'quote-expired': { status: 409, message: 'That quote has run out. Ask for a new one: it takes a moment.' },
  'price-changed': {
    status: 409,
    message: 'The price has changed meanwhile. Nothing was charged; see the new one first.',
  },
  'departure-closed': {
    status: 409,
    message: 'We take no more bookings for that departure. Nothing was charged; please choose another date.',
  },
  'departure-called-off': {
    status: 409,
    message: 'That departure has been called off. Nothing was charged; please choose another date.',
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
  'coupon-used': {
    status: 409,
    message:
      'That coupon or early price has been used as often as it may be, or is for a first booking alone. The price stands without it.',
  },
  'coupon-not-here': {
    status: 422,
    message:
      'That coupon is for other journeys, other days, a larger party or another sum. The price stands without it.',
  },
  'too-late': {
    status: 422,
    message:
      'It is too late for that. A later day may still be open; where none is, call us and we see what can be done.',
  },
  'not-then': { status: 422, message: 'That journey cannot be made on that date. Please choose another.' },
  'too-early': {
    status: 422,
    message: 'That date is further ahead than we sell yet. Please choose an earlier one, or call us.',
  },
  'no-own-dates': {
    status: 422,
    message: 'This journey leaves on the dates of its departures alone. Please choose one of them, or ask us.',
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
  'unknown-document': { status: 404, message: 'There is no such document of this booking.' },
  'printer-busy': { status: 503, message: 'Too many documents are being printed just now. Try again.' },
  'invalid-enquiry': { status: 400, message: LOOK_AT_MARKED },
  'enquiry-proof': { status: 422, message: 'We need to check that a person is asking. Please try once more.' },
  'enquiry-confirmation': {
    status: 422,
    message:
      'Very many enquiries are arriving just now. Please look yours over and send it once more, so that we know a person wrote it. Nothing you typed is lost.',
  },
  'enquiry-closed': { status: 409, message: 'This enquiry is closed already. Please call us.' },
} as const
