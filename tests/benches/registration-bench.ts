import { otpGrants, users } from '#domain/accounts/tables.ts'
import { giveGrant } from '#domain/accounts/otp/grants.server.ts'
import type { OtpPurpose } from '#domain/accounts/otp/purpose.ts'
import { resetPassword, signUp } from '#domain/accounts/registration.server.ts'
import type { Db } from '#platform/db.server.ts'
import { accountBench, PASSWORD } from './account-bench.ts'

export const FORM = { name: 'Meera Nair', email: 'meera@example.org', mobile: '98765 43210', password: PASSWORD }
export const MOBILE = '+919876543210'
export const NEW = 'a kite over the ghats'
export const UNSENT = { ok: false, reason: 'otp-unsent' }
export const UNPROVEN = { ok: false, reason: 'otp-unproven' }

type GrantWanted = { purpose?: OtpPurpose; mobile?: string; email?: string; browserHash?: string }

/** Sign-ups and resets on a test's database, with verifications to give them. */
export function registrationBench(db: Db) {
  const account = accountBench(db)
  const grant = async (wanted: GrantWanted = {}) => {
    const { browserHash = 'home', ...verified } = {
      purpose: 'signup' as OtpPurpose,
      mobile: MOBILE,
      email: FORM.email,
      ...wanted,
    }
    return { grantToken: await giveGrant(db, account.clock, { ...verified, browserHash }), browserHash }
  }
  return {
    ...account,
    grant,
    everyone: () => db.select().from(users),
    isSpent: async () => (await db.select().from(otpGrants)).every(({ usedAt }) => usedAt !== null),
    signUp: async (typed: unknown = FORM, verification?: { grantToken: string; browserHash: string }) =>
      signUp(account.needs, typed, verification ?? (await grant())),
    reset: async (typed: unknown, verification?: { grantToken: string; browserHash: string }) =>
      resetPassword(account.needs, typed, verification ?? (await grant({ purpose: 'reset' }))),
  }
}
