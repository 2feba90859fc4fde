import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { signVoucher } from '#domain/documents/signed-voucher.ts'
import { openKeyRing } from '#platform/key-ring.ts'
import { newcomer, NARROW, openAccounts, register, signInAs } from './accounts.ts'
import { AUTH_SECRET } from './ripe-stamp.ts'
import { seen, until } from './visit.ts'

const { site, visit } = openAccounts()
const TOUR = 'ajanta-ellora-and-lonar'

/** A trip, booked and paid by whoever the browser knows; the key of its link. */
async function book({ request }: BrowserContext) {
  const call = async (path: string, data?: object, headers = {}) => {
    const options = { headers: { 'Idempotency-Key': crypto.randomUUID(), ...headers } }
    const answer = data ? await request.post(site.url + path, { data, ...options }) : await request.get(site.url + path)
    return (await answer.json()) as { data: Record<string, string> }
  }
  const shown = (await call(`/api/public/package/${TOUR}`)) as { data?: unknown }
  const [{ departures }] = [shown.data ?? shown].flat() as [{ departures: { _id: string; seatsLeft: number }[] }]
  const { _id: departure } = departures.findLast(({ seatsLeft }) => seatsLeft > 0)!
  const quoted = await call('/api/quotes', { package: TOUR, departure, adults: 1 })
  const contact = { name: 'Asha Rao', mobile: '9812345678', email: 'asha@example.in' }
  const booked = await call('/api/bookings', { quote: quoted.data['token'], contact })
  const { reference, token } = booked.data as { reference: string; token: string }
  const payment = { provider: 'simulator', part: 'all' }
  const paying = await call(`/api/bookings/${reference}/payments`, payment, { Authorization: `Bearer ${token}` })
  await request.post(site.url + paying.data['payUrl'], { form: { outcome: 'success' } })
  return { path: `/booking/${reference}`, key: token }
}

async function keep(page: Page) {
  await page.getByRole('button', { name: 'Keep this trip on this device' }).click()
  await page.getByText('Kept on this device as of').waitFor()
}

const kept = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('padav-trip.')).length)
const isDown = (page: Page) => seen(page.getByRole('heading', { name: 'The line is down here.' }))

describe('the pack of a trip', () => {
  test('is kept when asked to, read without a network, and gone with the log-out', async () => {
    const person = newcomer()
    await register(site, person)
    await visit('/about-us', { viewport: NARROW }, async ({ page, context }) => {
      await signInAs(context, site, person)
      const { path } = await book(context)
      await page.goto(`${site.url}${path}/pack`)
      await page.goto(site.url + path)
      await page.getByRole('button', { name: 'Keep this trip on this device' }).waitFor()
      // To look at it keeps nothing.
      expect(await kept(page)).toBe(0)
      await keep(page)

      await context.setOffline(true)
      await page.goto(site.url + path)
      expect(await seen(page.locator('svg[data-qr]'))).toBe(true)
      for (const words of ['Day by day', 'What to pack', '1363', 'Your trip pack as of'])
        expect(await page.locator('main').textContent()).toContain(words)
      expect(await page.locator('svg[data-qr]').evaluate((code) => getComputedStyle(code).backgroundColor)).toBe(
        'rgb(255, 255, 255)',
      )
      await page.goto(`${site.url}/india`)
      await page.getByRole('link', { name: /^Ajanta/ }).click()
      expect(await seen(page.locator('svg[data-qr]'))).toBe(true)

      await context.setOffline(false)
      const answered = page.waitForResponse(/\/api\/auth\/session/)
      await page.goto(`${site.url}/users/profile`)
      await answered
      expect(await kept(page)).toBe(1)
      await page.getByRole('button', { name: 'Logout' }).first().click()
      await until(page, () => kept(page), 0)
      await context.setOffline(true)
      await page.goto(site.url + path)
      expect(await isDown(page)).toBe(true)
      expect(await page.getByRole('link', { name: /^Ajanta/ }).count()).toBe(0)
    })
  })

  test('is nobody else’s: it goes when somebody logs in, and when its booking opens no more or is cancelled', async () => {
    const other = newcomer('Bina Das')
    await register(site, other)
    await visit('/about-us', { viewport: NARROW }, async ({ page, context }) => {
      const { path, key } = await book(context)
      await page.goto(`${site.url}${path}?key=${key}`)
      await keep(page)
      await signInAs(context, site, other)
      await page.goto(`${site.url}/about-us`)
      await until(page, () => kept(page), 0)

      await context.clearCookies()
      await page.goto(`${site.url}${path}?key=${key}`)
      await keep(page)
      await context.clearCookies()
      await page.goto(site.url + path)
      await until(page, () => kept(page), 0)

      await page.goto(`${site.url}${path}?key=${key}`)
      await keep(page)
      await context.setOffline(true)
      await page.goto(`${site.url}/india`)
      await page.getByRole('button', { name: /^Remove/ }).click()
      expect(await isDown(page)).toBe(true)
      await until(page, () => kept(page), 0)

      // caught: a trip cancelled elsewhere, seen so, and kept as it was for an hour
      await context.setOffline(false)
      await page.goto(site.url + path)
      await keep(page)
      const headers = { Authorization: `Bearer ${key}` }
      await context.request.post(`${site.url}/api${path.replace('booking', 'bookings')}/cancellation`, {
        data: {},
        headers,
      })
      await page.goto(site.url + path)
      await until(page, () => kept(page), 0)
    })
  })
})

test('a guide’s phone that has opened the check of vouchers once checks one without a network', async () => {
  const claim = { reference: '7KQ4M2TX', startsOn: '2027-01-24', endsOn: '2027-01-31', people: 3 }
  const voucher = signVoucher(openKeyRing([AUTH_SECRET]), claim)
  await visit('/about-us', { viewport: NARROW }, async ({ page, context }) => {
    await page.goto(`${site.url}/voucher/verify`)
    await page.goto(`${site.url}/about-us`)
    await context.setOffline(true)
    await page.goto(`${site.url}/voucher/verify#${voucher}`)
    expect(await seen(page.getByRole('heading', { name: 'A true voucher' }))).toBe(true)
    expect(await page.locator('main').textContent()).toContain('7KQ4M2TX')
  })
})
