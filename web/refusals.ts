/** Every reason a call is refused for, with its status and what the caller reads. */
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
  'unknown-file': { status: 404, message: 'There is no such file.' },
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
  'otp-proof': { status: 422, message: 'We need to check that a person is asking. Please try once more.' },
  'otp-missing': { status: 400, message: 'Please enter OTP.' },
  'otp-wrong': { status: 422, message: 'Invalid OTP. Try again.' },
  'otp-locked': { status: 429, message: 'Too many wrong OTPs for this mobile. Try again tomorrow, or call us.' },
  'otp-unproven': { status: 422, message: 'Please verify OTP first.' },
  'account-exists': {
    status: 409,
    message: 'You already have an account with this mobile or e-mail. Please log in.',
  },
  'password-missing': { status: 400, message: 'Please enter new password.' },
  'password-short': { status: 422, message: 'A password needs at least 8 characters.' },
  'password-long': { status: 422, message: 'A password has at most 128 characters.' },
  'password-common': { status: 422, message: 'Too many people use that password. Please choose another.' },
  'login-wrong': { status: 401, message: 'The email or the password is not right.' },
  'login-too-many': { status: 429, message: 'Too many tries to log in. Try again later.' },
  'too-busy': { status: 503, message: 'Many people are logging in just now. Try again in a few seconds.' },
  'invalid-enquiry': { status: 400, message: 'Please look at the fields that are marked. Nothing you typed is lost.' },
  'enquiry-proof': { status: 422, message: 'We need to check that a person is asking. Please try once more.' },
  'too-many-enquiries': {
    status: 429,
    message:
      'Very many enquiries are arriving just now. Please call us, or send yours again in an hour. Nothing you typed is lost.',
  },
  'enquiry-closed': { status: 409, message: 'This enquiry is closed already. Please call us.' },
  surprise: { status: 500, message: 'Something went wrong. Try again.' },
  'database-gone': { status: 503, message: 'Our register cannot be reached just now. Try again in a minute.' },
} as const
export type Refusal = keyof typeof REFUSALS

/** The body and the status of a refusal, as `c.json` takes them. */
export function refusal<Reason extends Refusal>(
  reason: Reason,
  message: string = REFUSALS[reason].message,
): [{ message: string }, (typeof REFUSALS)[Reason]['status']] {
  return [{ message }, REFUSALS[reason].status]
}
