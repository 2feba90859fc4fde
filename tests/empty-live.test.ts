import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, WITHOUT_PICTURES } from './browser.ts'
import { demoDirectory } from './demo-directory.ts'
import { readDocument } from './document.ts'
import { LIVE } from './live-environment.ts'
import { startSite, startSiteProcess, temporaryDirectory } from './running-site.ts'
import type { RunningSite } from './running-site.ts'
import { linksOf, readSitemaps } from './site-map.ts'

const NOT_LINKED = ['/enquiries', '/enquiry/added', '/search?q=goa', '/wishlist', '/compare', '/party', '/signin']
const WRITTEN = ['/about-us', '/privacy-policy', '/refund-cancellation', '/payments', '/travel-guide', '/blog', '/news']

/** A live site nobody has entered anything into. */
let data: Awaited<ReturnType<typeof temporaryDirectory>>
let site: RunningSite
let browser: Browser

beforeAll(async () => {
  data = await temporaryDirectory()
  ;[site, browser] = await Promise.all([startSite({ ...LIVE, DATA_DIR: data.path }), openBrowser(WITHOUT_PICTURES)])
})

afterAll(async () => {
  await Promise.all([site?.stop(), browser?.close()])
  await data?.remove()
})

const read = async (path: string) => {
  const answer = await fetch(site.url + path)
  return { status: answer.status, html: await answer.text() }
}

describe('an empty live site', () => {
  test('answers every page, and leads to none that is not there (caught: today’s eight links of the footer)', async () => {
    const sitemaps = [...(await readSitemaps(site.url)).values()].flat()
    const left = ['/', '/fragments/menus', '/sitemap', '/blog', '/travel-guide', '/news', ...NOT_LINKED, ...sitemaps]
    const seen = new Map<string, number>()
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      if (seen.has(path)) continue
      const { status, html } = await read(path)
      seen.set(path, status)
      // A list's filters and ways back make addresses without end; where they lead is the same page.
      left.push(...linksOf(html).map((link) => link.split(/[?#]/)[0] ?? link))
    }
    expect([...seen].filter(([, status]) => status !== 200)).toEqual([])
    expect(seen.size).toBeGreaterThan(15)
  }, 240_000)

  test('links nothing that nobody has written, and claims nothing that nobody has said', async () => {
    for (const path of ['/', '/contact-us', '/fragments/menus', '/newsletter/confirm?token=x']) {
      const { html } = await read(path)
      expect([path, linksOf(html).filter((link) => WRITTEN.includes(link))]).toEqual([path, []])
      const said = readDocument(html).text
      expect(said).not.toMatch(
        /seven days|any day of|10am|office hours|25 %|letters a year|call us for free|sample|\b0 (tours|treks|journeys)/i,
      )
    }
    // Since when, an operator says; SPEC §9 says it of the demo.
    const { html } = await read('/contact-us')
    expect(readDocument(html).text.replace(/\s+/g, ' ')).toContain(`© ${new Date().getFullYear()} Padav.`)
    expect(html).not.toContain('openingHoursSpecification')
  })

  test('opens soon, names nobody, and prints once how it gets an owner', async () => {
    const home = await read('/')
    expect(readDocument(home.html).text).toContain('opens soon')
    expect(home.html).toContain('<meta name="robots" content="noindex"')
    expect(site.output()).toMatch(/Nobody owns this site yet[^]*\/users\/own\?key=[\w-]{43}\n/)
    const key = /key=([\w-]{43})/.exec(site.output())?.[1] ?? ''
    const asked = await fetch(`${site.url}/users/own?key=${key}`, { redirect: 'manual' })
    expect([asked.status, asked.headers.get('location')]).toEqual([302, expect.stringContaining('/api/auth/signin')])
  })

  test('says before it is asked that a code comes by e-mail, and has no outbox to read it in', async () => {
    for (const mode of ['register', 'forgot'])
      expect((await read(`/signin?mode=${mode}`)).html).toContain('The OTP comes by e-mail')
    expect((await fetch(`${site.url}/dev/outbox`)).status).toBe(404)
    const sent = await fetch(`${site.url}/api/authentication/send-otp`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: site.url },
      body: JSON.stringify({ email: 'asha@example.org', mobile: '+919812345678' }),
    })
    expect([sent.status, await sent.json()]).toMatchObject([200, { message: 'OTP sent successfully!' }])
  })

  test('upsets no browser, and says there where the code went', async () => {
    const context = await browser.newContext()
    const page = await context.newPage()
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', (error) => errors.push(error.message))
    const pages = [
      '/',
      '/india',
      '/speciality-tours',
      '/car-rental',
      '/contact-us',
      '/search?q=goa',
      '/blog',
      '/sitemap',
    ]
    for (const path of pages) {
      await page.goto(site.url + path)
      await page.locator('html[data-awake]').waitFor()
      expect([path, await page.locator('main :is(ul, tbody):empty').count()]).toEqual([path, 0])
    }
    await page.goto(`${site.url}/signin?mode=register`)
    await page.locator('html[data-awake]').waitFor()
    await page.getByLabel('E-mail', { exact: true }).fill('meera@example.org')
    await page.getByLabel('Mobile number', { exact: true }).fill('9812345670')
    await page.getByRole('button', { name: 'Send OTP' }).click()
    await page.getByText('We sent it to the e-mail address above.').waitFor()
    expect(errors).toEqual([])
    await context.close()
  })
})

describe('a forgotten variable', () => {
  async function refusedStart(env: Record<string, string>) {
    const { ended, output } = startSiteProcess(env)
    return [await ended, output()]
  }

  test('opens no demo on a live site’s data, nor a live site on a demo’s, until the demo is cleared', async () => {
    await site.stop()
    expect(await refusedStart({ DATA_DIR: data.path })).toEqual([
      1,
      expect.stringMatching(/live site[^]*APP_MODE=live/),
    ])
    const demo = await demoDirectory()
    const live = { ...LIVE, DATA_DIR: demo.path }
    expect(await refusedStart(live)).toEqual([1, expect.stringMatching(/demo:clear/)])
    await promisify(execFile)(process.execPath, ['scripts/demo-clear.ts'], {
      env: { ...process.env, DATA_DIR: demo.path },
    })
    const cleared = await startSite(live)
    const { html } = { html: await (await fetch(`${cleared.url}/sitemap`)).text() }
    expect(linksOf(html).filter((link) => /^\/(india|package|speciality-tours|blog)\/./.test(link))).toEqual([])
    await cleared.stop()
    await rm(demo.path, { recursive: true, force: true })
  }, 240_000)
})
