import { TOTP } from 'otpauth'
import { serialize } from 'parse5'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAccountsSite } from './accounts.ts'
import { attribute, readDocument } from './document.ts'
import { freePort } from './free-port.ts'
import { plainBrowser, signedIn, tokenIn } from './plain-browser.ts'
import type { PlainBrowser } from './plain-browser.ts'
import { codeSentTo, messageTo } from './sent-messages.ts'

let site: Awaited<ReturnType<typeof startAccountsSite>>
beforeAll(async () => void (site = await startAccountsSite({}, await freePort())))
afterAll(() => site?.stop())

const hidden = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''
const codeNow = (secret: string, steps = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 })

/** What stands between the words that open a deed and the press that does it; nothing where one press is enough. */
function saidFirst(html: string, intent: string): string {
  const folds = readDocument(html)
    .all('details')
    .map((fold) => ({ inside: serialize(fold), isOpen: attribute(fold, 'open') !== undefined }))
  const { inside, isOpen } = folds.find(({ inside }) => inside.includes(`name="intent" value="${intent}"`)) ?? {}
  const [, said = ''] = /<\/summary>.*?<p class="small soft">(.*?)<\/p>.*?<button/s.exec(inside ?? '') ?? []
  return isOpen ? '' : said
}

/** Presses a button of a page, without a script. */
async function press(ask: PlainBrowser, path: string, fields: Record<string, string>) {
  const { html } = await ask(path)
  return ask(path, { csrfToken: tokenIn(html), ...fields })
}

test('a colleague adds an authenticator app without a script, and needs it from then on', async () => {
  const ask = await signedIn(site, 'editor')
  const page = '/admin/second-factor'
  const first = await ask(page)
  const [csrfToken, sealed] = [tokenIn(first.html), hidden(first.html, 'sealed')]
  const secret = /<code>([A-Z2-7 ]+)<\/code>/.exec(first.html)?.[1]?.replaceAll(' ', '') ?? ''
  const again = await ask(page, { csrfToken, sealed, intent: 'mail', name: 'My phone' })
  expect(readDocument(again.html).text).toContain('The code is on its way')
  // What was scanned before is still what the form is about.
  expect(again.html.replaceAll(' ', '')).toContain(secret)
  const mailed = await codeSentTo(site, 'editor@padav.test')
  const fields = { csrfToken, sealed, intent: 'enrol', name: 'My phone', mailed }
  expect((await ask(page, { ...fields, code: '000000' })).status).toBe(403)
  const done = await ask(page, { ...fields, code: codeNow(secret) })
  expect(done.status).toBe(200)
  const codes = [...done.html.matchAll(/<code>([a-z2-9]{5}-[a-z2-9]{5})<\/code>/g)].map(([, code = '']) => code)
  expect(codes).toHaveLength(10)
  const own = (await ask('/admin/self')).html
  expect(readDocument(own).text).toContain('My phone')
  expect(saidFirst(own, 'codes')).toMatch(/^The 10 codes that are left open nothing from then on.*Ten new ones/)
  const second = (await ask(page)).html
  const other = /<code>([A-Z2-7 ]+)<\/code>/.exec(second)?.[1]?.replaceAll(' ', '') ?? ''
  const tablet = { intent: 'enrol', sealed: hidden(second, 'sealed'), name: 'My tablet', code: codeNow(other) }
  expect((await press(ask, page, tablet)).location).toBe('/admin/self?done=added')
  const two = (await ask('/admin/self')).html
  expect(saidFirst(two, 'remove')).toBe(
    'It opens nothing from then on, and nothing brings it back. 1 other factor stays, with 10 recovery codes.',
  )
  const factor = /My tablet[^]*?name="factor" value="([^"]*)"/.exec(two)?.[1] ?? ''
  expect((await press(ask, '/admin/self', { intent: 'remove', factor })).location).toBe('/admin/self?done=removed')
  expect((await ask('/admin/self')).html).not.toContain('My tablet')

  const later = await signedIn(site, 'editor')
  expect((await later('/admin/packages')).location).toBe(`/admin/prove?to=%2Fadmin%2Fpackages`)
  const prove = '/admin/prove?to=%2Fadmin%2Fpackages'
  const given = { 'proof-given': 'yes' }
  expect((await press(later, prove, { ...given, 'proof-code': codeNow(secret, -5) })).status).toBe(403)
  const led = await press(later, prove, { ...given, 'proof-code': codes[0] ?? '' })
  expect([led.status, led.location]).toEqual([303, '/admin/packages'])
  expect((await later('/admin/packages')).status).toBe(200)
  expect((await press(await signedIn(site, 'editor'), prove, { ...given, 'proof-code': codes[0] ?? '' })).status).toBe(
    403,
  )

  // Whoever has lost theirs: the owner reads what goes with it, and the editor begins anew.
  const owner = await signedIn(site, 'owner')
  const members = [...(await owner('/admin/staff')).html.matchAll(/href="(\/admin\/staff\/[\w-]+)"/g)]
  const pages = await Promise.all(members.map(async ([, path = '']) => ({ path, ...(await owner(path)) })))
  const editor = pages.find(({ html }) => html.includes('editor@padav.test'))!
  expect(saidFirst(editor.html, 'reset')).toMatch(
    /^Takes away 1 factor and 9 recovery codes for good, and ends \d+ sessions?\. The next sign-in asks for a new factor\.$/,
  )
  expect((await press(owner, editor.path, { intent: 'reset' })).location).toBe(`${editor.path}?done=reset`)
  expect((await later('/admin/packages')).status).not.toBe(200)
})

test('somebody is invited by mail, chooses a password, and works here as long as the owner wants', async () => {
  const owner = await signedIn(site, 'owner')
  const email = 'nina@example.org'
  const wrong = await press(owner, '/admin/staff', { intent: 'invite', email: 'nina', role: '' })
  expect(readDocument(wrong.html).text).toMatch(/An address looks like.*Choose what they do here/)
  const sent = await press(owner, '/admin/staff', { intent: 'invite', email, role: 'sales' })
  expect(sent.location).toBe('/admin/staff?done=invited')
  const path = /\/join\/[\w-]{43}/.exec(await messageTo(site, email, /\/join\//))?.[0] ?? ''
  const guest = plainBrowser(site)
  expect(readDocument((await guest(path)).html).text).toContain('Work here as sales')
  // caught: said above the form alone, the name first
  const weak = await press(guest, path, { name: '', password: 'short' })
  const marked = [...weak.html.matchAll(/<input[^>]*aria-invalid="true"[^>]*>/g)].map(([field]) => field)
  expect(marked.map((field) => /name="(\w+)"/.exec(field)?.[1])).toEqual(['name', 'password'])
  expect(readDocument(weak.html).text).toContain('A password needs at least 8 characters.')
  const taken = await press(guest, path, { name: 'Nina Das', password: 'nine dry umbrellas' })
  expect([taken.status, taken.location]).toEqual([302, '/signin?done=joined&callbackUrl=%2Fadmin'])
  expect(readDocument((await guest(taken.location!)).html).text).toContain('You work here now.')
  expect(readDocument((await guest(path)).html).text).toContain('does not work any more')
  const member = /href="(\/admin\/staff\/[\w-]+)">Nina Das/.exec((await owner('/admin/staff')).html)?.[1] ?? ''
  const left = await press(owner, member, { intent: 'leave', was: 'sales' })
  expect(left.location).toBe('/admin/staff?done=left')
  expect((await owner('/admin/staff')).html).not.toContain('Nina Das')
})

test('the key of a partner is shown once, and ends at once', async () => {
  const owner = await signedIn(site, 'owner')
  const asked = { intent: 'make', name: 'Rail holidays', 'catalogue.read': 'yes', perMinute: '5' }
  const made = await press(owner, '/admin/keys', asked)
  const key = /padav_[\w-]{43}/.exec(made.html)?.[0] ?? ''
  const call = async (path: string) =>
    (await fetch(site.url + path, { headers: { Authorization: `Bearer ${key}` } })).status
  expect([await call('/api/rating'), await call('/api/bookings/X')]).toEqual([200, 403])
  const list = (await owner('/admin/keys')).html
  expect(saidFirst(list, 'end')).toMatch(
    /^Called 2 times in the last 30 days, last used .*Ended, it opens nothing from the next call on; nothing brings it back\./,
  )
  expect(list).not.toContain(key)
  const ended = await press(owner, '/admin/keys', { intent: 'end', key: hidden(list, 'key') })
  expect([ended.location, await call('/api/rating')]).toEqual(['/admin/keys?done=ended', 401])
})

test('a webhook and its secret say what goes with them before they go', async () => {
  const owner = await signedIn(site, 'owner')
  await press(owner, '/admin/webhooks', { intent: 'add', url: 'https://127.0.0.1.example/told', bookings: 'yes' })
  const [, page = ''] = /href="(\/admin\/webhooks\/[\w-]+)"/.exec((await owner('/admin/webhooks')).html) ?? []
  expect(saidFirst((await owner(page)).html, 'renew')).toMatch(/counts for nothing from then on.*No delivery waits\./)
  await press(owner, page, { intent: 'test' })
  const list = (await owner('/admin/webhooks')).html
  expect(saidFirst(list, 'remove')).toBe('No delivery waits. Its log of 1 goes too. Nothing brings it back.')
  const gone = await press(owner, '/admin/webhooks', { intent: 'remove', webhook: hidden(list, 'webhook') })
  expect(gone.location).toBe('/admin/webhooks?done=removed')
})
