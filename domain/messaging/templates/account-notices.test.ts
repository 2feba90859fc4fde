import { describe, expect, it, test } from 'vitest'
import {
  deletionRequestedNotice,
  deletionUndoneNotice,
  emailChangedNotice,
  identityLinkedNotice,
  mobileChangedNotice,
  passwordChangedNotice,
} from './account-notices.ts'

const facts = { name: 'Rao & <b>Sons</b>', siteName: 'Padav', when: 'Fri 20 Nov 2026, 10:00 IST' }
const NOTICES = {
  password: passwordChangedNotice(facts),
  mobile: mobileChangedNotice(facts, { before: '+91 98•••••001', after: '+91 98•••••678' }),
  email: emailChangedNotice(facts, { after: 'n•••@example.org' }),
  identity: identityLinkedNotice(facts, { provider: 'Google' }),
  deletion: deletionRequestedNotice(facts, { on: 'Fri 27 Nov 2026' }),
  kept: deletionUndoneNotice(facts),
}

describe('notices about an account', () => {
  test.each(Object.entries(NOTICES))('of %s says who, what and when in text and in HTML', (_, mail) => {
    expect(mail.subject).toMatch(/^[A-Z][^!\n]+: Padav$/)
    expect(mail.body).toContain('Dear Rao & <b>Sons</b>,')
    expect(mail.html).toContain('Dear Rao &amp; &lt;b&gt;Sons&lt;/b&gt;,')
    for (const part of [mail.body, mail.html]) expect(part).toContain('Fri 20 Nov 2026, 10:00 IST')
  })

  test.each(Object.entries(NOTICES))('of %s asks nobody to click and loads nothing', (_, mail) => {
    for (const part of [mail.body, mail.html])
      expect(part).not.toMatch(/https?:|href|<img|<link|<script|url\(|undefined|null|!(?!doctype)/)
  })

  it('of a first mobile names no other', () => {
    const { body } = mobileChangedNotice(facts, { before: null, after: '+91 98•••••678' })
    expect(body).toContain('was changed to +91 98•••••678 on')
  })

  it('of a deletion says the day, the way back and what the law keeps', () => {
    expect(NOTICES.deletion.body).toMatch(/delete it on Fri 27 Nov 2026[^]*Keep my account[^]*tax laws/)
  })
})
