import { describe, expect, it } from 'vitest'
import { ACCOUNT_NOTICE_SMS, accountNoticeSms } from './account-notice-sms.ts'
import { OTP_SMS } from './otp-sms.ts'
import { matchesTemplate } from './sms-template.ts'

const LONGEST_VALUE = 30
const ONE_SMS = 160

describe('the notice by SMS', () => {
  it.each(['password', 'mobile number', 'e-mail address'] as const)('of a new %s is the registered text', (what) => {
    const when = 'Wed 30 Sep 2026, 18:45 IST'
    const { body } = accountNoticeSms(what, when)
    expect(body).toBe(
      `Your Padav ${what} was changed on Wed 30 Sep 2026, 18:45 IST. If this was not you, call us at once. - Padav`,
    )
    expect(body).toMatch(/^[\x20-\x7e]+$/)
    expect(body.length).toBeLessThanOrEqual(ONE_SMS)
    const values = matchesTemplate(ACCOUNT_NOTICE_SMS, body)
    expect(values).toEqual({ what, when })
    for (const value of Object.values(values ?? {})) expect(value.length).toBeLessThanOrEqual(LONGEST_VALUE)
    expect(matchesTemplate(OTP_SMS, body)).toBeUndefined()
  })

  it('takes no other words', () => {
    for (const when of ['', 'today', '2026-11-21', 'Sat 21 Nov 2026, 18:45', 'Sat 21 Nov 2026, 18:45 IST '])
      expect(() => accountNoticeSms('password', when)).toThrow('does not fit')
    expect(() => accountNoticeSms('name' as 'password', 'Sat 21 Nov 2026, 18:45 IST')).toThrow('does not fit')
  })
})
