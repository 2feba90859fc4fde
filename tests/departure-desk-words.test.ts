import { expect, inject, test } from 'vitest'
import { DEMO_PASSWORD } from '#demo/accounts.server.ts'
import { ownNetwork } from './accounts.ts'
import { openBrowser } from './browser.ts'
import { readDocument } from './document.ts'
import { formIn } from './form-in.ts'
import { openDesks } from './open-desks.ts'
import { signedIn, tokenIn } from './plain-browser.ts'
import { seen } from './visit.ts'

const site = { url: inject('siteUrl') }
const departureWith = openDesks(site, ['Varanasi', 'Kanpur'])

const words = ({ html }: { html: string }) => readDocument(html).text.replace(/\s+/g, ' ')

test('of a party that comes one by one the desk says how many are in (caught: “AB23CD45 is in.” of one of two)', async () => {
  const { departure, bookings, owner } = await departureWith(1)
  const { reference } = bookings[0]!
  const desk = `/admin/departures/${departure}/desk`
  const send = async (place: string, to: string) => {
    const csrfToken = tokenIn((await owner(desk)).html)
    const { location } = await owner(desk, { intent: 'check-in', csrfToken, reference, place, to })
    return words(await owner(location ?? ''))
  }
  expect(await send('0', 'in')).toContain(`${reference}: 1 of 2 is in.`)
  expect(await send('1', 'in')).toContain(`${reference}: 2 of 2 are in.`)
  expect(await send('1', 'out')).toContain(`${reference}: 1 of 2 is in.`)
})

test('the desk of a departure that was called off says so, and keeps who had come (caught: a script that counts nobody where no form is)', async () => {
  const { departure, bookings, owner } = await departureWith(1)
  const desk = `/admin/departures/${departure}/desk`
  const csrfToken = tokenIn((await owner(desk)).html)
  await owner(desk, { intent: 'check-in', csrfToken, reference: bookings[0]!.reference, place: '0', to: 'in' })
  const off = `/admin/departures/${departure}/call-off`
  await owner(off, {
    ...formIn((await owner(off)).html, 'name="because"'),
    because: 'The road is shut.',
    named: 'Ajanta, Ellora and Lonar',
  })
  // So much goes back that a second person agrees.
  const sales = await signedIn(site, 'sales')
  const agreed = await sales(off, formIn((await sales(off)).html, 'value="agree"'))
  expect(agreed.location).toContain('done=called-off')
  const text = words(await owner(desk))
  expect(text).toContain('Called off: it leaves no more.')
  expect(text).toContain('1 of 2 checked in.')
  expect(text).not.toContain('Checking in opens')
  expect(text).not.toContain('Leaves from')
  const browser = await openBrowser()
  try {
    const context = await browser.newContext({ extraHTTPHeaders: { 'X-Forwarded-For': ownNetwork() } })
    const data = { email: 'owner@padav.test', password: DEMO_PASSWORD }
    await context.request.post(`${site.url}/api/authentication/login`, { data })
    const page = await context.newPage()
    await page.goto(site.url + desk)
    await seen(page.getByText(/^Kept on this device as of/))
    expect(await page.locator('[data-desk-in]').textContent()).toBe('1')
  } finally {
    await browser.close()
  }
})
