import { describe, expect, it } from 'vitest'
import { fillTemplate, matchesTemplate } from './sms-template.ts'
import type { SmsTemplate } from './sms-template.ts'
import { OTP_SMS, otpSms } from './otp-sms.ts'

const TWO: SmsTemplate = {
  text: 'Dear {#var#}, (your cab) comes at {#var#}. - Padav',
  variables: [
    { name: 'name', form: /^\p{L}+$/u },
    { name: 'time', form: /^\d\d:\d\d$/ },
  ],
}

describe('an SMS template', () => {
  it('gives back what was filled in', () => {
    const text = fillTemplate(TWO, { name: 'Meera', time: '18:45' })
    expect(text).toBe('Dear Meera, (your cab) comes at 18:45. - Padav')
    expect(matchesTemplate(TWO, text)).toEqual({ name: 'Meera', time: '18:45' })
  })

  it('takes no value that the register would not', () => {
    for (const otp of ['12345', '1234567', '12 456', 'abcdef', '', '123456\n'])
      expect(() => fillTemplate(OTP_SMS, { otp })).toThrow('does not fit')
    expect(() => fillTemplate(OTP_SMS, {})).toThrow('does not fit')
  })

  it('knows its own text and no other', () => {
    const { body } = otpSms('004271')
    expect(matchesTemplate(OTP_SMS, body)).toEqual({ otp: '004271' })
    const others = [
      `${body} `,
      ` ${body}`,
      body.replace('Padav', 'Padaw'),
      body.replace('.', '!'),
      body.replace('004271', '00427'),
      body.replace('004271', 'visit evil.example'),
      `${body}\n${body}`,
      '',
    ]
    for (const other of others) expect([other, matchesTemplate(OTP_SMS, other)]).toEqual([other, undefined])
  })

  it('has as many variables as gaps', () => {
    for (const { text, variables } of [OTP_SMS, TWO]) expect(text.split('{#var#}').length - 1).toBe(variables.length)
  })
})
