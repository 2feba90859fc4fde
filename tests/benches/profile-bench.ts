import { expect } from 'vitest'
import type { Db } from '#platform/db.server.ts'
import { accountBench, PHONE } from './account-bench.ts'
import { newestCode } from './otp-bench.ts'
import { sendChangeOtp } from '#domain/accounts/otp/send-otp.server.ts'
import { findVisitor } from '#domain/accounts/sessions.server.ts'
import type { Visitor } from '#domain/accounts/sessions.server.ts'

export const BROWSER = 'home'
export const NEW_MOBILE = '+919812345678'
export const NEW_EMAIL = 'new@example.org'

/** People with a profile, and the codes sent to what they want to have from now on. */
export function profileBench(db: Db) {
  const account = accountBench(db)
  const otpNeeds = { ...account.needs, config: { otpCountries: ['IN'], codesBy: 'sms' as const } }
  return {
    ...account,
    again: async (token: string) => (await findVisitor(db, account.clock, token))?.visitor,
    code: async (visitor: Visitor, purpose: 'change-mobile' | 'change-email', target: string) => {
      const asked = { purpose, target, browserHash: BROWSER, network: PHONE.network }
      expect(await sendChangeOtp(otpNeeds, visitor, asked)).toMatchObject({ ok: true })
      return newestCode(db, target)
    },
  }
}
