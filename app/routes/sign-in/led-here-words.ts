import type { DoneBefore } from '#web/sign-in-path.ts'

/** What the sign-in page says when it was led to with an error code of the session protocol. */
const WORDS: Record<string, string> = {
  SessionRequired: 'Please log in to see that page. You will be taken there afterwards.',
  // Of whoever comes by the link that is printed at the first start: nobody has an account yet.
  OwnerWanted: 'This site has no owner yet. Create your account, or log in, and you are led on to own it.',
  CredentialsSignin: 'That e-mail and password do not go together. Please check both.',
  OAuthAccountNotLinked:
    'There is already an account with that e-mail. Log in with its password, and then agree to linking the two.',
  OAuthSignin: 'The other site could not be reached. Please try again, or log in with your password.',
  OAuthCallback: 'The other site did not let you in. Please try again, or log in with your password.',
  Callback: 'Logging in through the other site did not work. Please try again.',
  OAuthCreateAccount:
    'No account could be made: the other site has not verified your e-mail. Please create an account here.',
  EmailCreateAccount: 'No account could be made with that e-mail. Please create an account here.',
  EmailSignin: 'The letter could not be sent. Please log in with your password.',
  AccessDenied: 'This account may not log in here.',
  Verification: 'That link was used before or is too old. Please ask for a new one.',
  Configuration: 'Logging in is not set up well. That is our mistake; please call us or try later.',
  TooManyTries: 'There were many tries to log in. Please try once more here, or set a new password with an OTP.',
  TooBusy: 'Many people are logging in at this moment. Please try again in a few seconds.',
  Signin: 'Logging in did not work. Please try another way.',
}

const OTHERWISE = 'Logging in did not work. Please try again.'

/** The words for a code; one we do not know is never shown itself. */
export function wordsForError(code: string | null): string | undefined {
  if (!code) return undefined
  return Object.hasOwn(WORDS, code) ? WORDS[code] : OTHERWISE
}

const DONE: Record<DoneBefore, string> = {
  joined: 'You work here now. Log in with your e-mail and password: a second factor is the next step.',
  owned: 'The site is yours now. Log in anew, and you are led on to the office: a second factor is the next step.',
}

/** The words for what led here and was done; none for what is no deed of ours. */
export function wordsForDone(done: string | null): string | undefined {
  return done !== null && Object.hasOwn(DONE, done) ? DONE[done as DoneBefore] : undefined
}
