type Words = { status: number; message: string }

/** Why something on the profile was not done, in words for the form it concerns. */
const REFUSALS = {
  'stale-page': { status: 403, message: 'This page was open too long. Please try once more.' },
  forbidden: { status: 403, message: 'You may not do that.' },
  'invalid-name': { status: 400, message: 'Please enter your name, with at most 80 characters.' },
  'invalid-mobile': { status: 400, message: 'Please enter a valid mobile number.' },
  'invalid-email': { status: 400, message: 'Please enter a valid email address.' },
  'no-file': { status: 400, message: 'Please choose a photo first.' },
  'too-large': { status: 413, message: 'That file is too large. A photo has at most 10 MB.' },
  'too-many-pixels': { status: 422, message: 'That photo is too large. It has at most 24 megapixels.' },
  'not-an-image': { status: 422, message: 'That file is not a photo we can read.' },
  'unsupported-type': { status: 422, message: 'We take JPEG, PNG, WebP and AVIF.' },
  'too-many': { status: 429, message: 'That was many in a short time. Please try again in an hour.' },
  'otp-country': { status: 422, message: 'We cannot send an OTP to that country. Please call us.' },
  'otp-too-many': { status: 429, message: 'Too many OTPs have been asked for. Try again later.' },
  'otp-proof': { status: 422, message: 'We need to check that a person is asking. Please try once more.' },
  'no-sms': { status: 422, message: 'We send no SMS yet, so a mobile number cannot be verified.' },
  'otp-missing': { status: 400, message: 'Please enter OTP.' },
  'otp-wrong': { status: 422, message: 'Invalid OTP. Try again.' },
  'otp-locked': { status: 429, message: 'Too many wrong OTPs. Try again tomorrow, or call us.' },
  'already-taken': { status: 409, message: 'Another account has that already.' },
  'proof-needed': { status: 403, message: 'Please give your password too: you logged in a while ago.' },
  'password-wrong': { status: 403, message: 'That is not your password.' },
  'password-short': { status: 422, message: 'A password needs at least 8 characters.' },
  'password-long': { status: 422, message: 'A password has at most 128 characters.' },
  'password-common': { status: 422, message: 'Too many people use that password. Please choose another.' },
  'login-too-many': { status: 429, message: 'Too many wrong passwords. Try again in an hour.' },
  'last-way-in': { status: 409, message: 'That is your only way to log in. Set a password first.' },
  'last-owner': { status: 409, message: 'You are the last owner of this site. Appoint another one first.' },
  unknown: { status: 404, message: 'That is not there any more.' },
  busy: { status: 503, message: 'Many people are here just now. Try again in a few seconds.' },
} as const satisfies Record<string, Words>
export type Refusal = keyof typeof REFUSALS

/** What is said about a refusal, and the status it is answered with. */
export function wordsFor(reason: Refusal): Words {
  return REFUSALS[reason]
}
