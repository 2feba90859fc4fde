import { beforeAll, describe, expect, inject, test } from 'vitest'
import { formIn } from './form-in.ts'
import { given, openPartner } from './partner.ts'
import { plainBrowser, signedIn } from './plain-browser.ts'
import type { PlainBrowser } from './plain-browser.ts'
import { messageTo } from './sent-messages.ts'

const TOUR = 'ajanta-ellora-and-lonar'
const site = () => ({ url: inject('siteUrl') })
const partner = openPartner(inject('siteUrl'))
let owner: PlainBrowser
beforeAll(async () => {
  owner = await signedIn(site(), 'owner')
})

async function book(travellers?: { name: string; age: number }[]) {
  const { _id: departure } = (await partner.departuresOf(TOUR, 3)).at(-1)!
  const { token } = await given(partner.quote({ package: TOUR, departure, adults: 2 }))
  return given(partner.hold(token, travellers ? { travellers } : {}))
}
type Booked = Awaited<ReturnType<typeof book>>

async function payFirst(booking: Booked): Promise<void> {
  const { payUrl } = await partner.pay(booking, { provider: 'simulator', part: 1 })
  const path = new URL(payUrl, site().url).pathname
  await plainBrowser(site())(path, { outcome: 'success' })
  await expect.poll(async () => (await partner.look(booking)).state).toBe('confirmed')
}

const officeOf = ({ reference }: Booked, more = '') => `/admin/bookings/${reference}${more}`
const random = () => crypto.randomUUID().slice(0, 8)

describe('a booking that staff change for whoever calls', () => {
  test('is reached at the address they spell out; the link of before opens nothing, and a fault leaves what was typed', async () => {
    const booking = await book()
    const page = officeOf(booking, '/contact')
    const opened = formIn((await owner(page)).html, 'value="put"')
    expect(opened).toMatchObject({ mobile: '+919812345678', email: 'meera@example.org' })
    const email = `right-${random()}@example.org`
    const slip = await owner(page, { ...opened, email: `right@`, because: 'She spelt it out.' })
    expect([slip.status, formIn(slip.html, 'value="put"')]).toMatchObject([
      400,
      { email: 'right@', because: 'She spelt it out.' },
    ])
    const put = await owner(page, { ...opened, email, because: 'She spelt it out.' })
    expect(put.location).toBe(`${officeOf(booking)}?done=relinked`)
    const stranger = plainBrowser(site())
    await stranger(`/booking/${booking.reference}?key=${booking.token}`)
    expect((await stranger(`/booking/${booking.reference}`)).status).toBe(404)
    const key = /\?key=([\w-]+)/.exec(await messageTo(site(), email, /\?key=/))?.[1] ?? ''
    expect((await partner.look({ reference: booking.reference, token: key })).state).toBe('held')
    const { html } = await owner(officeOf(booking))
    expect(html).toContain('Mobile or e-mail put right')
    expect(html).toContain('She spelt it out.')
    expect(html).not.toContain(key)
  })

  test('has its travellers named, and by a fault loses none of them', async () => {
    const booking = await book()
    const page = officeOf(booking, '/travellers')
    expect((await owner(officeOf(booking))).html).toContain('Traveller 1, not named yet')
    const opened = formIn((await owner(page)).html, 'value="name"')
    const typed = { 'travellers.0.name': 'Meera Kulkarni', 'travellers.0.age': '38', 'travellers.1.name': 'Arjun K' }
    const slip = await owner(page, { ...opened, ...typed, 'travellers.1.age': 'forty' })
    expect([slip.status, formIn(slip.html, 'value="name"')]).toMatchObject([400, typed])
    expect(slip.html).toContain('One thing to put right')
    const named = await owner(page, { ...opened, ...typed, 'travellers.1.age': '41' })
    expect(named.location).toBe(`${officeOf(booking)}?done=named`)
    const { html } = await owner(officeOf(booking))
    expect([html.includes('Arjun K, 41'), html.includes('not named yet')]).toEqual([true, false])
    // Of another tab that was open since before.
    const late = await owner(page, { ...opened, ...typed, 'travellers.1.name': 'Arun', 'travellers.1.age': '41' })
    expect([late.status, late.html.includes('changed it meanwhile')]).toEqual([409, true])
  })

  test('has food, papers and whom to call filled in; a number that was typed comes back in no page', async () => {
    const booking = await book([
      { name: 'Meera Kulkarni', age: 38 },
      { name: 'Arjun Kulkarni', age: 41 },
    ])
    await payFirst(booking)
    const page = officeOf(booking, '/details')
    const opened = formIn((await owner(page)).html, 'value="give"')
    const typed = {
      'travellers.0.paper': 'aadhaar',
      'travellers.0.number': '2345 6789 0123',
      'travellers.0.meals': 'No nuts',
      'emergency.name': 'Asha Kulkarni',
    }
    const slip = await owner(page, { ...opened, ...typed, 'emergency.mobile': '12' })
    expect([slip.status, slip.html.includes('6789'), slip.html.includes('No nuts')]).toEqual([400, false, true])
    const given = await owner(page, { ...opened, ...typed, 'emergency.mobile': '9812345677' })
    expect(given.location).toBe(`${officeOf(booking)}?done=details`)
    const { html } = await owner(officeOf(booking))
    expect([html.includes('No nuts'), html.includes('Nobody to call')]).toEqual([true, false])
  })

  test('is changed at figures that are read out first, keeps what was chosen, and is done once they agree', async () => {
    const booking = await book([
      { name: 'Meera Kulkarni', age: 38 },
      { name: 'Arjun Kulkarni', age: 41 },
    ])
    const page = officeOf(booking, '/change')
    expect((await owner(page)).html).toContain('Only what is confirmed')
    await payFirst(booking)
    const opened = formIn((await owner(page)).html, 'value="see"')
    const joins = { 'joins.0.name': 'Tara Kulkarni', 'joins.0.age': 'thirty' }
    const slip = await owner(page, { ...opened, ...joins })
    expect([slip.status, formIn(slip.html, 'value="see"')]).toMatchObject([400, joins])
    const read = await owner(page, { ...opened, ...joins, 'joins.0.age': '30' })
    expect([read.status, /<h2[^>]*>The money<\/h2>/.test(read.html), read.html.includes('Tara Kulkarni, 30')]).toEqual([
      200,
      true,
      true,
    ])
    const before = await partner.look(booking)
    // Chosen otherwise: all of it stands there as it was typed.
    const again = await owner(page, formIn(read.html, 'value="again"'))
    expect(formIn(again.html, 'value="see"')).toMatchObject({ 'joins.0.name': 'Tara Kulkarni', 'joins.0.age': '30' })
    const amend = formIn(read.html, 'value="amend"')
    const done = await owner(page, amend)
    expect(done.location).toBe(`${officeOf(booking)}?done=changed`)
    const after = await partner.look(booking)
    expect(after.totalPaise).toBeGreaterThan(before.totalPaise)
    const { html } = await owner(officeOf(booking))
    expect(html).toMatch(/Changed for who booked: 2 travellers became 3/)
    expect(html).toContain('Tara Kulkarni, 30')
    // The same form once more, as a way back brings it: done already.
    expect((await owner(page, amend)).location).toBe(`${officeOf(booking)}?done=changed`)
    expect((await partner.look(booking)).totalPaise).toBe(after.totalPaise)
  })
})
