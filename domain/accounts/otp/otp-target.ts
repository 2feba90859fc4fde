import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.server.ts'
import type { Db } from '#platform/db.server.ts'
import type { KeyRing } from '#platform/key-ring.ts'
import { EmailAddress } from '#domain/contact/email.ts'
import { isAllowedMobile, readMobile } from '#domain/contact/mobile.ts'
import { verifiesEmail } from './purpose.ts'
import type { OtpPurpose } from './purpose.ts'

export type OtpNeeds = { db: Db; clock: Clock; keys: KeyRing; config: Pick<Config, 'otpCountries' | 'codesBy'> }

export type ChangePurpose = Extract<OtpPurpose, 'change-mobile' | 'change-email' | 'second-factor'>

/** What a code is sent for to who has no session; which of them is the server's to know. */
export const BEFORE_SIGN_IN = ['signup', 'reset', 'signup-by-mail', 'reset-by-mail'] as const

/** A guest who books, as a code reaches them; `by` mail where they chose it. */
export type Booker = { mobile: string; email: string; by?: 'mail' | undefined; browserHash: string }

/** Who proves a mobile or an e-mail and nothing else, one of both. */
export type Owner = { mobile: string | null; email: string | null }

/** Where a code proves who books: the mobile (E.164), or the e-mail where no SMS goes to it or mail was chosen. */
export function bookingOtpTarget(
  config: OtpNeeds['config'],
  { mobile, email, by }: Omit<Booker, 'browserHash'>,
): { purpose: OtpPurpose; target: string } {
  const takesSms = by !== 'mail' && config.codesBy === 'sms' && isAllowedMobile(mobile, config.otpCountries)
  return takesSms ? { purpose: 'booking', target: mobile } : { purpose: 'booking-by-mail', target: email }
}

/** Of the owner of a mobile (E.164) or an e-mail, whichever is given: how a code reaches them. */
export function ownersOtpTarget({ mobile, email }: Owner): { purpose: OtpPurpose; target: string } {
  return mobile === null ? { purpose: 'data-by-mail', target: email ?? '' } : { purpose: 'data', target: mobile }
}

/** The mobile (E.164) or e-mail a code for this change goes to, as it was typed; undefined when it is none. */
export function readTarget(purpose: ChangePurpose, typed: unknown): string | undefined {
  return verifiesEmail(purpose) ? EmailAddress.safeParse(typed).data : readMobile(typed)
}

/**
 * What is counted, by sends and by guesses: the address that codes go to, so that nobody's is worn out under many others. An account that
 * verified its e-mail alone is counted by its mobile all the same where there is SMS: another count would tell that it exists.
 */
export function targetOf(
  { config }: Pick<OtpNeeds, 'config'>,
  { mobile, email }: { mobile: string; email: string },
): string {
  return config.codesBy === 'email' ? email : mobile
}
