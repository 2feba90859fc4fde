import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { encode } from 'uqr'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { DEMO_PASSWORD } from '#demo/accounts.server.ts'
import { NARROW, ownNetwork } from './accounts.ts'
import { openBrowser, WITHOUT_PICTURES } from './browser.ts'
import { openDesks } from './open-desks.ts'
import { openPartner } from './partner.ts'
import { plainBrowser, tokenIn } from './plain-browser.ts'
import { temporaryDirectory } from './running-site.ts'
import { seen, until } from './visit.ts'

const site = { url: inject('siteUrl') }
const partner = openPartner(site.url)
const departureWith = openDesks(site, ['Pune', 'Mumbai', 'Nagpur', 'Nashik', 'Jaipur', 'Kochi', 'Munnar'])

/** A film of one picture, as Chromium takes it for a camera's: a code, black on white. */
async function filmOf(code: string): Promise<string> {
  const { data, size } = encode(code)
  const [width, height, scale] = [640, 480, 6]
  const light = Buffer.alloc(width * height, 235)
  const [left, top] = [(width - size * scale) >> 1, (height - size * scale) >> 1]
  for (let y = 0; y < size * scale; y++)
    for (let x = 0; x < size * scale; x++)
      if (data[Math.floor(y / scale)]![Math.floor(x / scale)]) light[(top + y) * width + left + x] = 16
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, Buffer.alloc((width * height) / 2, 128)])
  const path = join((await temporaryDirectory()).path, 'camera.y4m')
  await writeFile(
    path,
    Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F5:1 Ip A1:1 C420jpeg\n`), frame, frame]),
  )
  return path
}

async function asOwner(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: NARROW, extraHTTPHeaders: { 'X-Forwarded-For': ownNetwork() } })
  const login = { email: 'owner@padav.test', password: DEMO_PASSWORD }
  expect((await context.request.post(`${site.url}/api/authentication/login`, { data: login })).status()).toBe(200)
  return context
}

const rowOf = (page: Page, { reference }: { reference: string }, place = 0) =>
  page.locator(`#row-${reference}-${place}`)
const line = (page: Page) => page.locator('[data-desk-line]')
const kept = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('padav-desk.')).length)
const waiting = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        const asked = indexedDB.open('padav-desk')
        asked.addEventListener('success', () => {
          const database = asked.result
          if (!database.objectStoreNames.contains('waiting')) return (database.close(), done(0))
          const count = database.transaction('waiting').objectStore('waiting').count()
          count.addEventListener('success', () => (database.close(), done(count.result)))
        })
      }),
  )

describe('a voucher at the desk', () => {
  test('is read by the camera, once: a second scan says so', async () => {
    const { desk, bookings } = await departureWith(1)
    const film = await filmOf(bookings[0]!.voucher)
    const browser = await openBrowser([
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ])
    try {
      const page = await (await asOwner(browser)).newPage()
      await page.goto(desk)
      await page.getByRole('button', { name: 'Scan vouchers' }).click()
      await seen(page.locator('[data-sign=in]').getByText('is in: 2 people.'))
      await seen(rowOf(page, bookings[0]!, 1).getByRole('button', { name: 'Undo' }))
      await page.getByRole('button', { name: 'Close the camera' }).click()
      await until(page, () => page.evaluate(() => document.activeElement?.textContent), 'Scan vouchers')
      await page.getByRole('button', { name: 'Scan vouchers' }).click()
      expect(await seen(page.locator('[data-sign=again]').getByText('was in already'))).toBe(true)
    } finally {
      await browser.close()
    }
  })

  test('of another trip, forged, or cancelled is refused with its own words; a camera that is refused leaves the field', async () => {
    const [here, there] = [await departureWith(2), await departureWith(1)]
    // Whoever leaves tomorrow is offered what may still change, and no other date.
    const { reference, token } = there.bookings[0]!
    const guest = plainBrowser(site)
    await guest(`/booking/${reference}?key=${token}`)
    const trip = await guest(`/booking/${reference}`)
    expect(trip.html).toContain('One more, or one less')
    expect(trip.html).not.toContain('Another date')
    const page = await here.owner(`/admin/departures/${here.departure}/desk`)
    const show = async (voucher: string) =>
      (
        await here.owner(`/admin/departures/${here.departure}/desk`, {
          intent: 'voucher',
          csrfToken: tokenIn(page.html),
          voucher,
        })
      ).html
    const [mine, gone] = here.bookings
    expect(page.headers.get('permissions-policy')).toContain('camera=(self)')
    expect(await show(there.bookings[0]!.voucher)).toContain('for another trip, or for another date')
    expect(await show(mine!.voucher.replace(mine!.reference, gone!.reference))).toContain('no voucher of ours')
    await partner.cancel(gone!)
    expect(await show(gone!.voucher)).toContain('That booking is cancelled')

    const browser = await openBrowser(['--deny-permission-prompts'])
    try {
      const tab = await (await asOwner(browser)).newPage()
      await tab.goto(here.desk)
      await tab.getByRole('button', { name: 'Scan vouchers' }).click()
      await seen(tab.getByText(/paste or type what the code says/i))
      expect(await tab.evaluate(() => document.activeElement?.id)).toBe('voucher')
    } finally {
      await browser.close()
    }
  })
})

describe('a desk without a network', () => {
  let browser: Browser
  beforeAll(async () => void (browser = await openBrowser(WITHOUT_PICTURES)))
  afterAll(() => browser?.close())

  test('opens, takes check-ins and notes down, and sends each once, in order, when the network is back', async () => {
    const { desk, departure, bookings, owner } = await departureWith(3)
    const [one, other, gone] = bookings as [(typeof bookings)[0], (typeof bookings)[0], (typeof bookings)[0]]
    const context = await asOwner(browser)
    const page = await context.newPage()
    await page.goto(desk)
    await seen(page.getByText(/^Kept on this device as of/))
    expect(await kept(page)).toBe(1)

    await context.setOffline(true)
    await page.goto(desk)
    await seen(line(page).getByText(/^No network since/))
    await rowOf(page, one)
      .getByRole('button', { name: /^Check in/ })
      .click()
    await seen(rowOf(page, one).getByText('not sent yet'))
    await rowOf(page, other)
      .getByRole('button', { name: /^Check in/ })
      .click()
    await page.getByLabel('What the code says').fill(other.voucher.replace(other.reference, one.reference))
    await page.getByRole('button', { name: 'Let them in' }).click()
    await seen(page.getByText('That is no voucher of ours', { exact: false }))
    await page.getByLabel('What the code says').fill(gone.voucher)
    await page.getByRole('button', { name: 'Let them in' }).click()
    await seen(rowOf(page, gone, 1).getByText('not sent yet'))
    await page.getByLabel('Booking', { exact: true }).selectOption(one.reference)
    await page.getByLabel('Note', { exact: true }).fill('Waits at the other gate')
    await page.getByRole('button', { name: 'Keep the note' }).click()
    await seen(line(page).getByText('4 changes go out when the network is back.', { exact: false }))
    // What was taken down outlives the page.
    await page.reload()
    await seen(rowOf(page, one).getByText('not sent yet'))
    expect(await page.locator('[data-desk-in]').textContent()).toBe('4')

    // Meanwhile somebody else lets one of them in, and a booking is cancelled.
    const path = `/admin/departures/${departure}/desk`
    const csrfToken = tokenIn((await owner(path)).html)
    await owner(path, { intent: 'check-in', csrfToken, reference: other.reference, place: '0', to: 'in' })
    await partner.cancel(gone)
    // The answer to the first is lost on its way: it is sent again with its key.
    let lost = 0
    await page.route(`**${path}`, async (route) => {
      if (route.request().method() !== 'POST' || lost++ > 0) return route.fallback()
      await route.fetch()
      await route.abort()
    })
    await context.setOffline(false)
    await seen(page.getByText('was in already', { exact: false }))
    await seen(page.getByText('That booking is cancelled', { exact: false }))
    await until(page, () => line(page).textContent(), '')
    expect(await rowOf(page, gone).count()).toBe(0)
    expect(await page.getByText('not sent yet').count()).toBe(0)
    // caught: what is sent again without its key, which keeps the note twice
    const { html } = await owner(path)
    expect(html.match(/Waits at the other gate/g)).toHaveLength(1)
    expect(lost).toBeGreaterThan(4)
    // A clash stays until it has been read.
    await page.reload()
    const read = page.getByRole('button', { name: 'I have read it' })
    await until(page, () => read.count(), 2)
    await read.first().click()
    await until(page, () => read.count(), 1)
    await read.click()
    await until(page, () => waiting(page), 0)
    await context.close()
  })

  test('is wiped from the device with the log-out, and no sooner than somebody has agreed to lose what waits', async () => {
    const { desk, bookings } = await departureWith(1)
    const context = await asOwner(browser)
    const page = await context.newPage()
    await page.goto(desk)
    await seen(page.getByText(/^Kept on this device as of/))
    await page.route(`**${new URL(desk).pathname}`, (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    )
    await rowOf(page, bookings[0]!)
      .getByRole('button', { name: /^Check in/ })
      .click()
    await seen(rowOf(page, bookings[0]!).getByText('not sent yet'))
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.message())
      void (asked.length === 1 ? dialog.dismiss() : dialog.accept())
    })
    const logOut = page.locator('form[action="/api/authentication/logout"] button')
    await logOut.last().evaluate((button) => (button as HTMLButtonElement).click())
    await until(page, async () => asked.length, 1)
    expect(await kept(page)).toBe(1)
    expect(asked[0]).toContain('1 change of a departure’s desk is not sent yet')
    await logOut.last().evaluate((button) => (button as HTMLButtonElement).click())
    await page.waitForURL(`${site.url}/`)
    await until(page, () => kept(page), 0)
    await until(page, () => waiting(page), 0)
    await context.setOffline(true)
    await page.goto(desk)
    expect(await seen(page.getByRole('heading', { name: 'The line is down here.' }))).toBe(true)
    await context.close()
  })
})
