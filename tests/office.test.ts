import { describe, expect, inject, test } from 'vitest'
import { readDocument } from './document.ts'
import { hireInSales } from './colleague.ts'
import { given, openPartner } from './partner.ts'
import { plainBrowser, signedIn, tokenIn } from './plain-browser.ts'

const TOUR = 'ajanta-ellora-and-lonar'
const NAME = 'Ajanta, Ellora and Lonar'
// The demo’s other staff are given new passwords by the tests of forgotten ones.
const site = () => ({ url: inject('siteUrl') })

/** A booking of two that is paid, on a date late enough that nobody else's test is after it. */
async function book() {
  const partner = openPartner(site().url)
  const { _id: departure } = (await partner.departuresOf(TOUR, 2)).at(-3)!
  const quote = await given(partner.quote({ package: TOUR, departure, adults: 2 }))
  const booked = await given(partner.hold(quote.token))
  const buyer = plainBrowser(site())
  await buyer(`/booking/${booked.reference}?key=${booked.token}`)
  const { payUrl } = await partner.pay(booked, { provider: 'simulator', part: 'all' })
  await buyer(payUrl, { outcome: 'success' })
  return { departure, buyer, path: `/booking/${booked.reference}`, reference: booked.reference }
}

describe('the office', () => {
  test('calls a departure off by its name with a second person, and whoever booked moves without a script', async () => {
    const { departure, buyer, path, reference } = await book()
    const owner = await signedIn(site(), 'owner')
    const page = `/admin/departures/${departure}/call-off`
    const shown = await owner(page)
    expect([shown.status, shown.html.includes(reference)]).toEqual([200, true])
    const form = { intent: 'call-off', because: 'The caves are closed <for> a week.', csrfToken: tokenIn(shown.html) }
    const slipped = await owner(page, { ...form, named: 'Ajanta' })
    expect([slipped.status, slipped.html.includes('That is another name')]).toEqual([400, true])
    expect(slipped.html).toContain('The caves are closed &lt;for&gt; a week.')
    expect((await buyer(path)).html).not.toContain('called off')
    expect((await owner(page, { ...form, named: ` ${NAME.toUpperCase()}` })).location).toBe(
      '/admin/departures?done=asked',
    )
    // What two have paid is more than one person gives back alone.
    expect((await buyer(path)).html).not.toContain('called off')
    const asked = await owner(page)
    const [, ask = ''] = /name="ask" value="([^"]+)"/.exec(asked.html) ?? []
    expect([asked.html.includes('waits for a second person'), asked.html.includes('value="agree"')]).toEqual([
      true,
      false,
    ])
    const decision = { intent: 'agree', ask, csrfToken: form.csrfToken }
    const alone = await owner(page, decision)
    expect([alone.status, alone.html.includes('takes somebody else')]).toEqual([403, true])
    const colleague = await hireInSales(site(), owner, `nina.${crypto.randomUUID()}@example.org`)
    const today = (await colleague('/admin')).html
    expect([today.includes(`href="${page}"`), readDocument(today).text]).toEqual([
      true,
      expect.stringMatching(/Waiting for a second person.*Call a departure off/s),
    ])
    const seen = await colleague(page)
    expect(readDocument(seen.html).text).toMatch(/Call off, at most ₹[\d,]+ goes back/)
    expect((await colleague(page, { ...decision, csrfToken: tokenIn(seen.html) })).location).toBe(
      '/admin/departures?done=called-off',
    )
    expect((await colleague('/admin')).html).not.toContain(page)
    expect((await buyer(path)).html).toContain('This date was called off')
    const choice = await buyer(`${path}/called-off`)
    expect(choice.html).toContain('The caves are closed &lt;for&gt; a week.')
    const [, to = ''] = /name="departure" value="([^"]+)"/.exec(choice.html) ?? []
    const [, totalPaise = ''] = /name="totalPaise" value="(\d+)"/.exec(choice.html) ?? []
    expect(
      (await buyer(`${path}/called-off`, { departure: to, totalPaise: `${Number(totalPaise) + 1}` })).location,
    ).toBe(`${path}/called-off?error=price-changed`)
    expect((await buyer(`${path}/called-off`, { departure: to, totalPaise })).location).toBe(`${path}?view=changed`)
    const moved = (await buyer(path)).html
    expect([moved.includes('seats are booked'), moved.includes('This date was called off')]).toEqual([true, false])
  })

  test('keeps the fleet: a plate once, and out of service when it is said', async () => {
    const owner = await signedIn(site(), 'owner')
    const { html } = await owner('/admin/fleet')
    const [, carId = ''] = /<option value="([^"]+)">Sedan/.exec(html) ?? []
    const plate = `KL 07 ZZ ${1000 + Math.floor(Math.random() * 8999)}`
    const form = { intent: 'vehicle', vehicle: '', stood: '', carId, garageCityId: 'kochi', csrfToken: tokenIn(html) }
    const wrong = await owner('/admin/fleet', { ...form, registration: 'KL seven', active: 'yes' })
    expect([wrong.status, wrong.html.includes('A plate is written'), wrong.html.includes('value="KL seven"')]).toEqual([
      400,
      true,
      true,
    ])
    expect((await owner('/admin/fleet', { ...form, registration: plate })).location).toBe('/admin/fleet?done=vehicle')
    const nowhere = await owner('/admin/fleet', { ...form, registration: plate, garageCityId: 'Kochinn' })
    expect(nowhere.html).toContain('No place of the catalogue is called “Kochinn”. There is Kochi')
    const again = await owner('/admin/fleet', { ...form, registration: plate, active: 'yes' })
    expect([again.status, again.html.includes('Another vehicle bears that plate.')]).toEqual([400, true])
    const isListed = async (state: string) =>
      (await owner(`/admin/fleet?${new URLSearchParams({ q: plate, state })}`)).html.includes(`>${plate}</th>`)
    expect([await isListed('out'), await isListed('in'), await isListed('')]).toEqual([true, false, true])
  })

  test('finds a booking by its reference, mobile and name, and deeds for who may do them', async () => {
    const { reference } = await book()
    const owner = await signedIn(site(), 'owner')
    for (const typed of [reference.toLowerCase(), '98123 45678', 'kulkarni']) {
      const page = `/admin/find?${new URLSearchParams({ q: typed })}`
      expect([typed, (await owner(page)).html.includes('booking of')]).toEqual([typed, true])
    }
    expect((await owner('/admin/find?q=%3Echeck%20all')).html).toContain('href="/admin/payments?prove"')
  })

  test('is dark where somebody chose so, and leads back to no other site', async () => {
    const owner = await signedIn(site(), 'owner')
    const csrfToken = tokenIn((await owner('/admin')).html)
    const choose = (back: string) => owner('/admin', { csrfToken, look: 'dark', back })
    expect((await choose('/admin/fleet?vehicle=x')).location).toBe('/admin/fleet?vehicle=x')
    for (const back of ['//evil.example', '/admin/../signin', 'https://evil.example', '/administrator'])
      expect((await choose(back)).location).toBe('/admin')
    expect((await owner('/admin')).html).toMatch(/style="[^"]*--paper:#10131f[^"]*color-scheme:dark/)
    expect((await owner('/admin', { look: 'light', back: '/admin' })).status).toBe(403)
  })
})
