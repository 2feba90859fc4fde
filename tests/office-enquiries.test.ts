import { randomInt } from 'node:crypto'
import { describe, expect, inject, test } from 'vitest'
import { DEMO_PASSWORD } from '#demo/accounts.server.ts'
import { openCaller } from './accounts.ts'
import { plainBrowser, signedIn, tokenIn } from './plain-browser.ts'
import type { PlainBrowser } from './plain-browser.ts'
import { ripeStamp } from './ripe-stamp.ts'
import { messageTo } from './sent-messages.ts'

const ABOUT = 'package:ajanta-ellora-and-lonar'
const site = { url: inject('siteUrl') }

/** Somebody asks on the page of a package, without a script. */
async function ask() {
  const who = { name: `Farida ${randomInt(1e9)}`, mobile: `98${randomInt(10_000_000, 99_999_999)}` }
  const email = `farida${randomInt(1e9)}@example.in`
  const form = { ...who, email, about: ABOUT, page: '/contact-us', stamp: ripeStamp(ABOUT), adults: '2', ages: '9, 5' }
  const sent = await plainBrowser(site)('/enquiries', { ...form, message: 'Two bedrooms, <b>please</b>.' })
  expect(sent.status).toBe(303)
  return { ...who, email }
}

/** The form of a page for a deed, as a browser without a script would send it. */
function hiddenIn(html: string, intent: string): Record<string, string> {
  const form = html.split('<form').find((part) => part.includes(`name="intent" value="${intent}"`)) ?? ''
  const fields = form.split('</form>')[0]!.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)
  return Object.fromEntries([...fields].map(([, name, value]) => [name!, value!]))
}

async function opened(owner: PlainBrowser, name: string): Promise<string> {
  const { html } = await owner(`/admin/enquiries?view=list&${new URLSearchParams({ q: name })}`)
  return /href="(\/admin\/enquiries\/ENQ-[^"]+)"/.exec(html)?.[1] ?? 'not listed'
}

describe('an enquiry in the office', () => {
  test('is found, noted, called and answered with a quote in two clicks, without a script', async () => {
    const { name, mobile, email } = await ask()
    const owner = await signedIn(site, 'owner')
    const page = await opened(owner, name)
    expect(await opened(owner, mobile)).toBe(page)
    const reference = page.split('/').at(-1)!
    expect((await owner(`/admin/find?q=${reference}`)).html).toContain(`href="${page}"`)
    expect((await owner('/admin/enquiries')).html).toContain(`href="${page}"`)
    const { html } = await owner(page)
    expect(html).toContain(`href="tel:+91${mobile}"`)
    expect(html).toContain('Two bedrooms, &lt;b&gt;please&lt;/b&gt;.')
    expect(/<title>([^<]*)/.exec(html)?.[1]).not.toContain(name)

    const slipped = await owner(page, {
      ...hiddenIn(html, 'called'),
      note: 'No stairs',
      day: '2020-01-01',
      time: '10:00',
    })
    expect([
      slipped.status,
      slipped.html.includes('Say how the call ended.'),
      slipped.html.includes('No stairs'),
    ]).toEqual([400, true, true])
    const called = { ...hiddenIn(html, 'called'), note: 'No stairs', outcome: 'reached' }
    expect((await owner(page, called)).location).toBe(`${page}?done=called`)
    // The same form once more: it stands otherwise by now, and nothing that was typed is lost.
    const slower = await owner(page, { ...called, note: 'A lift' })
    expect([slower.status, slower.html.includes('A lift')]).toEqual([409, true])
    expect((await owner(page, { ...hiddenIn(html, 'note'), note: 'Calls after six' })).location).toBe(
      `${page}?done=note`,
    )

    // Two adults and two children take four.
    const dates = /href="(\?[^"#]*departure=[^"#]*)#quote"[^>]*><b>[^<]*<\/b><small>(?:[4-9]|\d\d) seats left/
    const [, dated = ''] = dates.exec((await owner(page)).html) ?? []
    const priced = await owner(page + dated.replaceAll('&amp;', '&'))
    const quoted = await owner(page, { ...hiddenIn(priced.html, 'quote'), by: 'email' })
    expect(quoted.location).toMatch(/\?package=.*&done=quoted$/)
    // caught: back at the date proposed first, with "Send this quote" lit for another
    const sent = (await owner(quoted.location ?? '')).html
    expect([sent.includes('Send it once more'), sent.includes('Send this quote')]).toEqual([true, false])
    const mail = await messageTo(site, email, /your quote/i)
    const [, link = ''] = /(\/q\/[\w-]{22})/.exec(mail) ?? []
    expect((await plainBrowser(site)(link)).status).toBe(200)
    const after = (await owner(page)).html
    for (const shown of ['Quote sent by mail', `href="${link}"`, 'Calls after six', 'No stairs', 'Quoted'])
      expect([shown, after.includes(shown)]).toEqual([shown, true])
    const csv = (await owner(`/admin/enquiries/csv?${new URLSearchParams({ q: name })}`)).html
    expect(csv).toContain(`${reference},quoted,`)
    expect(tokenIn(after)).not.toBe('')
  })

  test('keeps a note that is sent when the session has ended for whoever typed it, and shows it to nobody else (caught: lost)', async () => {
    const { name } = await ask()
    const [author, other] = [openCaller(site), openCaller(site)]
    for (const [{ call }, who] of [
      // Not sales or an editor: other files give them a new password, which ends their sessions.
      [author, 'owner'],
      [other, 'traveller'],
    ] as const) {
      const login = { email: `${who}@padav.test`, password: DEMO_PASSWORD }
      expect(await call('/api/authentication/login', login)).toMatchObject({ status: 200 })
    }
    const browser = plainBrowser(site, author.cookies)
    const page = await opened(browser, name)
    const note = { ...hiddenIn((await browser(page)).html, 'note'), note: 'Calls after six' }
    const session = author.cookies.get('sid')!
    author.cookies.delete('sid')
    expect((await browser(page, note)).location).toContain('/api/auth/signin?')
    const told = 'What you typed is still here.'
    author.cookies.set('sid', other.cookies.get('sid')!)
    expect((await browser(page)).html).not.toContain(told)
    author.cookies.set('sid', session)
    const { html } = await browser(page)
    expect([html.includes(told), html.includes('Calls after six')]).toEqual([true, false])
    const shown = await browser(page, { csrfToken: tokenIn(html), 'proof-unsaved': 'show' })
    expect([shown.status, shown.html.includes(told), shown.html.includes('Calls after six')]).toEqual([
      200,
      false,
      true,
    ])
    // Shown, and not kept: that is its author's to do.
    expect((await browser(page)).html).not.toContain('Calls after six')
  })
})
