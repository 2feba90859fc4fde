import { expect, vi } from 'vitest'
import { given, openPartner } from './partner.ts'
import { plainBrowser, tokenIn } from './plain-browser.ts'
import type { PlainBrowser } from './plain-browser.ts'
import { codeSentTo } from './sent-messages.ts'

const TOUR = 'ajanta-ellora-and-lonar'
const MOST_AT_ONCE = 6

/** What nobody finds in the lists of a demo, and where it stands in the office: a booking and its departure, a customer and two beside each other, a file that was taken in, a webhook, a draft of what never was public, what a guest asks about, a date that is sold out and who is offered a seat of it. */
export async function makeThings(url: string, owner: PlainBrowser): Promise<Record<string, string>> {
  const partner = openPartner(url)
  const { _id: departure } = (await partner.departuresOf(TOUR, 3)).at(-1)!
  const { reference } = await given(
    partner.hold((await given(partner.quote({ package: TOUR, departure, adults: 2 }))).token),
  )
  const send = async (page: string, form: Record<string, string | File>) => {
    const { html } = await owner(page)
    return owner(page, { csrfToken: tokenIn(html), ...form })
  }
  const customerOf = async (who: string) => {
    const { html } = await owner(`/admin/customers?${new URLSearchParams({ q: who })}`)
    return /href="(\/admin\/customers\/(?!csv|merge)[^"?]+)"/.exec(html)![1]!
  }
  const customer = await customerOf('meera@example.org')
  const other = { name: 'Meera K.', mobile: '9812345679', email: 'meera.k@example.org' }
  const second = await given(partner.quote({ package: TOUR, departure, adults: 1 }))
  await given(partner.hold(second.token, { contact: other }))
  const [keep = '', gone = ''] = [customer, await customerOf(other.email)].map((path) =>
    decodeURIComponent(path.split('/').at(-1)!),
  )
  const hook = { intent: 'add', url: 'https://partner.example/told', bookings: 'yes' }
  expect((await send('/admin/webhooks', hook)).status).toBeLessThan(400)
  const file = new File(['Address,Name\nmunnar,\n'], 'cities.csv', { type: 'text/csv' })
  const taken = await send('/admin/imports', { intent: 'import', kind: 'cities', file })
  const theme = { intent: 'draft', name: 'Sunrise tours', kind: 'speciality', pictureId: 'drawn' }
  const draft = await send('/admin/categories/new', theme)
  const { departureId, one } = await fillOne(partner, url)
  const full = `/admin/waiting/new?departure=${departureId}`
  const waits = { intent: 'put-on', name: 'Farida Mistry', mobile: '98222 22222', adults: '1', agreed: '1' }
  const { location: place } = await send(full, { ...waits, departureId })
  await partner.cancel(one)
  await vi.waitFor(async () => expect((await owner(place!)).html).toContain('1 seat offered'), 30_000)
  await askForData(url)
  const [, request = ''] = /href="(\/admin\/requests\/[\w-]+)"/.exec((await owner('/admin/requests')).html) ?? []
  return {
    request,
    booking: `/admin/bookings/${reference}`,
    departure: `/admin/departures/${departure}`,
    customer,
    merge: `/admin/customers/merge?${new URLSearchParams({ keep, gone })}`,
    import: taken.location ?? '',
    full,
    place: new URL(place!, url).pathname,
    draft: new URL(draft.location ?? '/', url).pathname,
  }
}

/** Sells every seat of a departure: what is only held is free again before a slow machine has looked at all. One is held by itself, and can be given back. */
async function fillOne(partner: ReturnType<typeof openPartner>, url: string) {
  const { _id: departureId, seatsLeft } = (await partner.departuresOf(TOUR, 2)).at(-2)!
  const hold = async (adults: number) =>
    given(partner.hold((await given(partner.quote({ package: TOUR, departure: departureId, adults }))).token))
  const one = await hold(1)
  for (let left = seatsLeft - 1; left > 0; left -= MOST_AT_ONCE) {
    const { payUrl } = await partner.pay(await hold(Math.min(left, MOST_AT_ONCE)), { provider: 'simulator', part: 1 })
    await plainBrowser({ url })(new URL(payUrl, url).pathname, { outcome: 'success' })
  }
  return { departureId, one }
}

/** A guest asks for a copy of what is kept of them, with the code that is sent to them for it. */
async function askForData(url: string): Promise<void> {
  const guest = plainBrowser({ url })
  const contact = '+919812345678'
  await guest('/your-data/code', { contact })
  const otp = await codeSentTo({ url }, contact)
  expect((await guest('/your-data', { contact, kind: 'copy', otp })).location).toMatch(/^\/your-data\/./)
}
