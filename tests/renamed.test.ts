import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startAccountsSite } from './accounts.ts'
import { attribute, metaOf, readDocument, textOf } from './document.ts'
import { formIn } from './form-in.ts'
import { freePort } from './free-port.ts'
import { plainBrowser, signedIn } from './plain-browser.ts'

const NAME = 'Zulu Halts'
let site: Awaited<ReturnType<typeof startAccountsSite>>

beforeAll(async () => {
  site = await startAccountsSite({}, await freePort())
  const owner = await signedIn(site, 'owner')
  const form = formIn((await owner('/admin/settings')).html, 'value="company"')
  const renamed = { ...form, operatorName: NAME, tagline: 'We walk.', firstYear: '', email: 'office@zulu.example' }
  expect((await owner('/admin/settings', renamed)).location).toContain('done=company')
  await vi.waitFor(async () => expect((await plainBrowser(site)('/')).html).toContain(NAME), 30_000)
})
afterAll(() => site?.stop())

/** Whose words are the program's. */
const PAGES = [
  '/',
  '/india',
  '/india/munnar-tour-packages',
  '/india/hawa-mahal',
  '/speciality-tours',
  '/speciality-tours/hill-stations',
  '/package/munnar-tea-country',
  '/car-rental',
  '/car-rental/sedan',
  '/search?q=kerala',
  '/blog',
  '/travel-guide',
  '/sitemap',
  '/credits',
  '/party',
  '/wishlist',
  '/compare',
  '/signin',
  '/signin?mode=register',
  '/your-data',
  '/booking/new?package=munnar-tea-country',
  '/booking/car?car=sedan',
  '/nothing-of-the-kind',
  '/package/nothing-of-the-kind',
]
/** Whose words an operator writes, and the demo has written as Padav. */
const WRITTEN = ['/blog/kerala-which-month', '/news', '/about-us', '/contact-us', '/terms-and-conditions']
const FILES = [
  '/voucher/verify',
  '/api/docs',
  '/fragments/menus',
  '/manifest.webmanifest',
  '/llms.txt',
  '/robots.txt',
  '/sitemap.xml',
  '/offline.html',
  '/widget.js',
  '/brand.css',
  '/FallBack/logo.svg',
  '/api/openapi.json',
  '/api/octo/supplier',
  '/api/logo/logo1',
  '/api/header/band',
  '/api/homefooter',
]
const FEEDS = ['/blog/feed.xml', '/travel-guide/feed.xml', '/news/feed.xml']

/** Names of the program, said to programs alone: what is kept on a device, elements of the widget, a partner's headers and keys, the demo's own accounts. */
const PROTOCOL =
  /padav[._:-][\w.-]+|--padav-[\w-]+|Padav-(?:Signature|Event|Delivery)|padav_\w*|GTM-PADAV1|[\w.]+@padav\.test/g
const ours = (text: string) =>
  [...text.replaceAll(PROTOCOL, '').matchAll(/.{0,60}padav.{0,60}/gi)].map(([around]) => around)

describe('a site of another name', () => {
  test('says ours on no page, found or not, in no address shared, and to no machine (caught: our word mark for a picture that is missing)', async () => {
    const ask = plainBrowser(site)
    for (const path of PAGES) {
      // What is remembered of a page hears of the name a moment after the first.
      await expect.poll(async () => [path, ours((await ask(path)).html)]).toEqual([path, []])
      const document = readDocument((await ask(path)).html)
      expect([path, document.all('title').map(textOf)]).toEqual([path, [expect.stringContaining(NAME)]])
    }
    for (const path of FILES) {
      const said = async () => {
        const answer = await fetch(site.url + path)
        return [path, answer.status, ours(await answer.text())]
      }
      await expect.poll(said).toEqual([path, 200, []])
    }
  })

  test('bears its own name above, below and around what was written under another (caught: a title, a card, a feed that keeps it)', async () => {
    const ask = plainBrowser(site)
    for (const path of WRITTEN) {
      const document = readDocument((await ask(path)).html)
      const [title] = document.all('title').map(textOf)
      expect([path, title, metaOf(document, 'og:site_name')]).toEqual([path, expect.stringContaining(NAME), NAME])
      // An article has a header of its own, which names who wrote it.
      const around = [document.all('header')[0], document.all('footer').at(-1)]
      const named = [...around, ...document.all('img'), ...document.all('a')]
      const said = [title, metaOf(document, 'og:title'), ...around.map(textOf)]
      const labels = named.flatMap((one) => ['alt', 'aria-label', 'title'].map((name) => attribute(one, name)))
      expect([path, ours([...said, ...labels].join('\n'))]).toEqual([path, []])
    }
    for (const path of FEEDS) {
      const [channel = ''] = (await (await fetch(site.url + path)).text()).split('<item>')
      expect([path, channel.includes(NAME), ours(channel)]).toEqual([path, true, []])
    }
  })

  test('is the publisher, the site and the organisation machines are told of, with no logo of ours', async () => {
    const facts = async (path: string) =>
      readDocument((await plainBrowser(site)(path)).html)
        .all('script')
        .filter((script) => attribute(script, 'type') === 'application/ld+json')
        .map((script) => JSON.stringify(JSON.parse(textOf(script))))
        .join('\n')
    const home = await facts('/')
    expect(home).toContain(`"@type":"Organization","@id":"${site.url}/#organisation","name":"${NAME}"`)
    expect(home).not.toMatch(/"(logo|foundingDate)"/)
    for (const path of ['/', '/package/munnar-tea-country', '/contact-us', '/car-rental/sedan'])
      expect([path, ours(await facts(path))]).toEqual([path, []])
  })

  test('is who writes a code to whoever asks for one, and is told so in the office', async () => {
    const asked = await fetch(`${site.url}/api/authentication/send-otp`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: site.url },
      body: JSON.stringify({ email: 'asha@example.org', mobile: '+919812345678' }),
    })
    expect(asked.status).toBe(200)
    const outbox = await (await fetch(`${site.url}/dev/outbox`)).text()
    expect(readDocument(outbox).text).toMatch(new RegExp(`your ${NAME} verification code`))
    const { html } = await (await signedIn(site, 'owner'))('/admin')
    expect(readDocument(html).all('title').map(textOf)).toEqual([expect.stringContaining(`${NAME} office`)])
    expect(ours(html)).toEqual([])
  })
})
