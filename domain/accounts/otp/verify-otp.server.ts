import { SECOND } from '#platform/clock.ts'
import { latinDigits } from '#platform/digits.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { EmailAddress } from '#domain/contact/email.ts'
import { readMobile } from '#domain/contact/mobile.ts'
import { judgeGuess } from './challenges.server.ts'
import type { CodeGuess } from './challenges.server.ts'
import { giveGrant, GRANT_TTL } from './grants.server.ts'
import type { OtpPurpose } from './purpose.ts'
import { BEFORE_SIGN_IN, bookingOtpTarget, ownersOtpTarget, readTarget, targetOf } from './otp-target.ts'
import type { Booker, ChangePurpose, OtpNeeds, Owner } from './otp-target.ts'

type GuessRefusal = 'otp-missing' | 'otp-wrong' | 'otp-locked'

/**
 * Judges what was typed as the code. A right one is spent and gives a grant, a token for one use of `purpose` (which is not to be
 * told to the person). 'otp-wrong' for a wrong, old, replaced, spent or never sent code alike, 'otp-locked' when the code has had
 * its tries or the number its budget.
 */
export async function verifyOtp(
  needs: OtpNeeds,
  typed: { mobile: unknown; email: unknown; otp: unknown; browserHash: string },
): Promise<Result<{ grantToken: string; purpose: OtpPurpose; expiresInSeconds: number }, GuessRefusal>> {
  if (isMissing(typed.otp)) return refused('otp-missing')
  const [mobile, otp] = [readMobile(typed.mobile), readOtp(typed.otp)]
  const { data: email } = EmailAddress.safeParse(typed.email)
  if (!mobile || email === undefined || !otp) return refused('otp-wrong')
  const { browserHash } = typed
  const target = targetOf(needs, { mobile, email })
  const guess: CodeGuess = { target, email, userId: null, browserHash, purposes: BEFORE_SIGN_IN, otp }
  const judged = await judgeGuess(needs, guess)
  if (judged.judgement !== 'right') return refused(`otp-${judged.judgement}`)
  const { purpose } = judged
  const grantToken = await giveGrant(needs.db, needs.clock, { purpose, mobile, email, browserHash })
  return done({ grantToken, purpose, expiresInSeconds: GRANT_TTL / SECOND })
}

/**
 * Judges the code for a new mobile or e-mail, which is spent at once: the caller changes the row in the same transaction
 * (`needs.db`), and lets that commit after a refusal too, so that the guess stays counted. Refuses as `verifyOtp` does.
 */
export async function verifyChangeOtp(
  needs: Pick<OtpNeeds, 'db' | 'clock' | 'keys'>,
  typed: { userId: string; purpose: ChangePurpose; target: unknown; otp: unknown; browserHash: string },
): Promise<Result<void, GuessRefusal>> {
  if (isMissing(typed.otp)) return refused('otp-missing')
  const { userId, purpose, browserHash } = typed
  const [target, otp] = [readTarget(purpose, typed.target), readOtp(typed.otp)]
  if (target === undefined || !otp) return refused('otp-wrong')
  const { judgement } = await judgeGuess(needs, { target, email: '', userId, browserHash, purposes: [purpose], otp })
  return judgement === 'right' ? done(undefined) : refused(`otp-${judgement}`)
}

/** Judges the code for an enquiry's mobile, which is spent at once; otherwise as `verifyChangeOtp`. */
export function verifyEnquiryOtp(
  needs: Pick<OtpNeeds, 'db' | 'clock' | 'keys'>,
  { mobile: target, ...typed }: { mobile: string; otp: unknown; browserHash: string },
): Promise<Result<void, GuessRefusal>> {
  return verifyGuestOtp(needs, { ...typed, purpose: 'enquiry', target })
}

/** Judges the code for who books as a guest; otherwise as `verifyEnquiryOtp`. */
export function verifyBookingOtp(
  needs: OtpNeeds,
  { otp, ...booker }: Booker & { otp: unknown },
): Promise<Result<void, GuessRefusal>> {
  const { browserHash } = booker
  return verifyGuestOtp(needs, { ...bookingOtpTarget(needs.config, booker), otp, browserHash })
}

/** Judges the code for whose a mobile or an e-mail is; otherwise as `verifyEnquiryOtp`. */
export function verifyOwnersOtp(
  needs: Pick<OtpNeeds, 'db' | 'clock' | 'keys'>,
  { otp, browserHash, ...owner }: Owner & { otp: unknown; browserHash: string },
): Promise<Result<void, GuessRefusal>> {
  return verifyGuestOtp(needs, { ...ownersOtpTarget(owner), otp, browserHash })
}

async function verifyGuestOtp(
  needs: Pick<OtpNeeds, 'db' | 'clock' | 'keys'>,
  {
    purpose,
    target,
    browserHash,
    ...typed
  }: { purpose: OtpPurpose; target: string; otp: unknown; browserHash: string },
): Promise<Result<void, GuessRefusal>> {
  if (isMissing(typed.otp)) return refused('otp-missing')
  const otp = readOtp(typed.otp)
  if (!otp) return refused('otp-wrong')
  const guess: CodeGuess = { target, email: '', userId: null, browserHash, purposes: [purpose], otp }
  const { judgement } = await judgeGuess(needs, guess)
  return judgement === 'right' ? done(undefined) : refused(`otp-${judgement}`)
}

function isMissing(otp: unknown): boolean {
  return otp === undefined || otp === null || (typeof otp === 'string' && otp.trim() === '')
}

const OTP_LENGTH = 6

/**
 * The six digits, of any of India's scripts, however they are parted. What has not six is no guess: it cannot be right, so it costs no try. A
 * program's number has lost the noughts it began with.
 */
function readOtp(typed: unknown): string | undefined {
  const written = typeof typed === 'number' ? String(typed).padStart(OTP_LENGTH, '0') : typed
  const text = typeof written === 'string' ? latinDigits(written).replace(/[\s\p{Pd}]/gu, '') : ''
  return /^[0-9]{6}$/.test(text) ? text : undefined
}
