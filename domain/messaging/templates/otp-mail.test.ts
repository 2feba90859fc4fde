import { describe, expect, it } from 'vitest'
import { otpMail } from './otp-mail.ts'

describe('the mail with a code', () => {
  const mail = otpMail({ otp: '004271', siteName: 'Rao & Sons <b>' })

  it('says the same in plain text and in HTML', () => {
    for (const part of [mail.body, mail.html]) expect(part).toMatch(/confirm this address[^]*004271[^]*2 minutes/)
  })

  it('keeps the code out of the subject, which the outbox does not forget', () => {
    expect(mail.subject).not.toContain('004271')
  })

  it('lets no name break out and loads nothing', () => {
    expect(mail.html).not.toMatch(/<b>|<img|<link|<script|url\(/)
    expect(mail.html).toContain('Rao &amp; Sons &lt;b&gt;')
  })
})
