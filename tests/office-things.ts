import { expect } from 'vitest'
import { given, openPartner } from './partner.ts'
import { plainBrowser, tokenIn } from './plain-browser.ts'
import type { PlainBrowser } from './plain-browser.ts'
import { codeSentTo } from './sent-messages.ts'

const TOUR = 'ajanta-ellora-and-lonar'
const MOST_AT_ONCE = 6

/** What nobody finds in the lists of a demo, and where it stands in the office: a booking and its departure, a customer and two beside each other, a file that was taken in, a webhook, a draft of what never was public, what a guest asks about, a date that is sold out and who waits for it. */
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
  const departureId = await fillOne(partner)
  const full = `/admin/waiting/new?departure=${departureId}`
  const waits = { intent: 'put-on', name: 'Farida Mistry', mobile: '98222 22222', adults: '1', agreed: '1' }
  const place = await send(full, { ...waits, departureId })
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
    place: new URL(place.location ?? '/', url).pathname,
    draft: new URL(draft.location ?? '/', url).pathname,
  }
}

/** Holds every seat of a departure, and gives its id. */
async function fillOne(partner: ReturnType<typeof openPartner>): Promise<string> {
  const { _id: departure, seatsLeft } = (await partner.departuresOf(TOUR, 1)).at(-2)!
  for (let left = seatsLeft; left > 0; left -= MOST_AT_ONCE) {
    const adults = Math.min(left, MOST_AT_ONCE)
    await given(partner.hold((await given(partner.quote({ package: TOUR, departure, adults }))).token))
  }
  return departure
}

/** A guest asks for a copy of what is kept of them, with the code that is sent to them for it. */
async function askForData(url: string): Promise<void> {
  const guest = plainBrowser({ url })
  const contact = '+919812345678'
  await guest('/your-data/code', { contact })
  const otp = await codeSentTo({ url }, contact)
  expect((await guest('/your-data', { contact, kind: 'copy', otp })).location).toMatch(/^\/your-data\/./)
}
