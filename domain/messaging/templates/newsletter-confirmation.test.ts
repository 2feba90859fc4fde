import { describe, expect, it } from 'vitest'
import { newsletterConfirmation } from './newsletter-confirmation.ts'

const urls = {
  confirmUrl: 'https://padav.example/newsletter/confirm?token=a&b=1',
  leaveUrl: 'https://padav.example/newsletter/leave?token=a',
}

describe('the newsletter confirmation', () => {
  const mail = newsletterConfirmation({ ...urls, siteName: 'Padav' })

  it('says the same in plain text and in HTML', () => {
    for (const part of [mail.body, mail.html])
      expect(part).toMatch(/asked for the Padav newsletter[^]*within seven days[^]*do nothing[^]*leave/)
    expect(mail.body).toContain(urls.confirmUrl)
    expect(mail.html).toContain('href="https://padav.example/newsletter/confirm?token=a&amp;b=1"')
  })

  it('lets no name break out', () => {
    const { html } = newsletterConfirmation({
      confirmUrl: 'https://x/"><script>',
      leaveUrl: 'https://x',
      siteName: "Rao & Sons <b>'",
    })
    expect(html).not.toMatch(/<script>|<b>/)
    expect(html).toContain('Rao &amp; Sons &lt;b&gt;&#39;')
  })

  it('loads nothing from anywhere', () => {
    expect(mail.html).not.toMatch(/<img|<link|<script|url\(/)
  })
})
