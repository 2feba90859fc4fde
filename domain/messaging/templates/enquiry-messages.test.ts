import { describe, expect, it } from 'vitest'
import { enquiryMail, officeMail } from './enquiry-mails.ts'
import { ENQUIRY_SMS, enquirySms, fitsEnquirySms } from './enquiry-sms.ts'
import { OTP_SMS } from './otp-sms.ts'
import { matchesTemplate } from './sms-template.ts'

const ONE_SMS = 160
const VALUES = { reference: 'PDV-7K3M-9QXT', host: 'padav.example', token: 'Ab_-5678901234567890zZ' }

describe('the SMS about an enquiry', () => {
  it('is the registered text and nothing else', () => {
    const { body } = enquirySms(VALUES)
    expect(body).toBe(
      'Your enquiry PDV-7K3M-9QXT has reached us. A person answers between 10am and 6pm. See it at padav.example/enquiry/Ab_-5678901234567890zZ - Padav',
    )
    expect(body).toMatch(/^[\x20-\x7e]+$/)
    expect(matchesTemplate(ENQUIRY_SMS, body)).toEqual(VALUES)
    expect(matchesTemplate(OTP_SMS, body)).toBeUndefined()
    expect(enquirySms({ ...VALUES, host: 'x'.repeat(29) }).body.length).toBeLessThanOrEqual(ONE_SMS)
  })

  it('takes no words of a visitor, and no name the register finds too long', () => {
    for (const wrong of [
      { ...VALUES, reference: 'call 1900' },
      { ...VALUES, token: 'visit evil.example now' },
      { ...VALUES, token: VALUES.token.slice(1) },
      { ...VALUES, host: 'x'.repeat(30) },
      { ...VALUES, host: 'evil.example/a' },
    ]) {
      expect(fitsEnquirySms(wrong)).toBe(false)
      expect(() => enquirySms(wrong)).toThrow('does not fit')
    }
  })
})

describe('the mails about an enquiry', () => {
  it('tell the visitor the same in text and in HTML, and load nothing', () => {
    const mail = enquiryMail({
      siteName: 'Rao & <b>Sons</b>',
      reference: VALUES.reference,
      about: 'Munnar tea country',
      statusUrl: 'https://padav.example/enquiry/abc',
      phone: '1800 202 2014',
      isEveryDay: true,
    })
    for (const part of [mail.body, mail.html])
      expect(part).toMatch(/about Munnar tea country[^]*PDV-7K3M-9QXT[^]*10am and 6pm[^]*\/enquiry\/abc[^]*[Ww]ithdraw/)
    expect(mail.html).toContain('Rao &amp; &lt;b&gt;Sons&lt;/b&gt;')
    expect(mail.html).not.toMatch(/<b>|<img|<link|<script|url\(/)
  })

  it('tell the office every word, and let none of them break out', () => {
    const mail = officeMail({
      siteName: 'Padav',
      reference: VALUES.reference,
      facts: [['From', '<script>x</script>']],
      message: '<a href="//evil">tea & rain</a>',
    })
    expect(mail.body).toContain('From: <script>x</script>')
    expect(mail.html).toContain('&lt;script&gt;')
    expect(mail.html).toContain('tea &amp; rain')
    expect(mail.html).not.toMatch(/<script|<a /)
  })
})
