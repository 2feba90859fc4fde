import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookings, quotes } from '#domain/bookings/tables.ts'
import { departures } from '#domain/departures/tables.ts'
import { publishPackages } from '#domain/catalogue/writing/packages.server.ts'
import { addDays } from '#platform/dates.ts'
import { DEPARTURE, STARTS_ON } from '#tests/benches/booking-bench.ts'
import { attribute, metaOf, textOf } from '#tests/document.ts'
import { teaHills } from '#tests/sample-catalogue.ts'
import { write } from '#tests/write.ts'
import type { Page } from './sent-by-page.ts'
import { openSampleSite } from './sample-site.ts'
import { fieldsOf } from './sent-by-page.ts'

const LATER = addDays(STARTS_ON, 14)
const OTHER = { ...DEPARTURE, id: 'departure-a-fortnight-later', startsOn: LATER }
const NEW = `/booking/new?package=${teaHills.url}`

let site: Awaited<ReturnType<typeof openSampleSite>>
beforeAll(async () => {
  site = await openSampleSite([DEPARTURE, OTHER])
})
afterAll(() => site?.close())

/** A quote of two adults on the departure of the tests, through the form. */
async function quoted(form: Record<string, string> = {}): Promise<string> {
  const rooms = await site.ask(`${NEW}&adults=2&departure=${DEPARTURE.id}`)
  const made = await site.ask('/booking/new', fieldsOf(rooms, 'step', form))
  expect(made.status).toBe(303)
  return made.place
}

/** The same promise, over by now: a promise itself is never changed. */
async function expiredCopyOf(path: string): Promise<string> {
  const [row] = await site.db
    .select()
    .from(quotes)
    .where(eq(quotes.token, path.slice(3)))
  const token = 'expired-'.padEnd(22, 'x')
  await site.db.insert(quotes).values({ ...row!, token, expiresAt: sql`now() - interval '1 second'` })
  return `/q/${token}`
}

const accept = async (path: string, page?: Page) =>
  site.ask(`${path}/accept`, fieldsOf(page ?? (await site.ask(path)), `${path}/accept`))
const stateOf = ({ document }: Page) =>
  document
    .all('section')
    .map((section) => attribute(section, 'data-state'))
    .find(Boolean)
const seatsHeld = async () =>
  (await site.db.select({ held: departures.held }).from(departures).where(eq(departures.id, DEPARTURE.id)))[0]!.held

describe('from the package to seats that are held, without a script', () => {
  test('each step keeps what the others were told, and the same total stands throughout', async () => {
    const pkg = await site.ask(`/package/${teaHills.url}?date=${STARTS_ON}`)
    const book = pkg.document.all('a').find((link) => textOf(link) === 'Book this date')
    const party = await site.ask(attribute(book, 'href')!)
    expect([party.status, textOf(party.document.all('h1')[0])]).toEqual([200, 'Who is travelling?'])
    expect(party.headers.get('cache-control')).toContain('no-store')

    const date = await site.ask(`/booking/new?${fieldsOf(party, 'step', { adults: '2', age: '9' })}`)
    // The date came from the package's page: it is chosen already, and can be changed.
    expect(fieldsOf(date, 'step').get('departure')).toBe(DEPARTURE.id)
    const rooms = await site.ask(`/booking/new?${fieldsOf(date, 'step', { departure: OTHER.id })}`)
    expect(textOf(rooms.document.all('h1')[0])).toBe('Rooms and extras')
    const total = /Total incl\. GST\s+(₹[\d,]+)/.exec(rooms.document.text)![1]!

    const made = await site.ask('/booking/new', fieldsOf(rooms, 'step'))
    expect([made.status, made.place]).toEqual([303, expect.stringMatching(/^\/q\/[\w-]{22}$/)])
    const quote = await site.ask(made.place)
    expect(quote.document.text).toContain(`Total for three`)
    expect(metaOf(quote.document, 'og:title')).toBe(`${teaHills.name}, ${total} for three`)
    expect(metaOf(quote.document, 'robots')).toContain('noindex')

    const held = await accept(made.place, quote)
    const reference = /^\/booking\/(\w{8})\/travellers$/.exec(held.place)![1]!
    expect(held.cookies.join()).toMatch(new RegExp(`trip-${reference}=[\\w-]{43};.*HttpOnly`))
    const [booking] = await site.db.select().from(bookings).where(eq(bookings.reference, reference))
    expect(booking).toMatchObject({ state: 'held', seats: 3, departureId: OTHER.id })

    // The same form sent twice is one booking.
    expect((await accept(made.place, quote)).place).toBe(held.place)
    // Who has taken it is led back to it. Caught: one's own seats said to be sold out, or held a second time.
    const cookie = held.cookies.map((line) => line.split(';')[0]).join('; ')
    const own = await site.ask(made.place, undefined, cookie)
    expect(own.document.text).toContain('Go on with your booking')
    expect(own.document.all('form').map((form) => attribute(form, 'action'))).not.toContain(`${made.place}/accept`)
    const anew = new URLSearchParams({ key: crypto.randomUUID() })
    expect((await site.ask(`${made.place}/accept`, anew, cookie)).place).toBe(held.place)
    expect(await site.db.select().from(bookings).where(eq(bookings.departureId, OTHER.id))).toHaveLength(1)
  })

  test('what was typed is kept on an error, which stands at its field', async () => {
    const wrong = await site.ask(`${NEW}&adults=none&age=9&step=date&departure=${OTHER.id}&coupon=DIWALI`)
    const kept = fieldsOf(wrong, 'step')
    expect([...kept]).toEqual(
      expect.arrayContaining([
        ['adults', 'none'],
        ['age', '9'],
        ['departure', OTHER.id],
        ['coupon', 'DIWALI'],
      ]),
    )
    expect(wrong.document.text).toContain('At least one adult travels.')
    const fields = await site.ask(`${NEW}&adults=2&departure=${DEPARTURE.id}`)
    const refused = await site.ask(
      '/booking/new',
      fieldsOf(fields, 'step', { rooms: 'own', single: '1', twin: '0', coupon: 'KEPT', state: 'IN-MH' }),
    )
    expect(refused.status).toBe(400)
    const again = fieldsOf(refused, 'step')
    expect(Object.fromEntries(again)).toMatchObject({
      rooms: 'own',
      single: '1',
      coupon: 'KEPT',
      state: 'IN-MH',
      adults: '2',
    })
    expect(refused.document.ids.has('party-rooms-fault')).toBe(true)
  })

  test('nonsense in the address gives a clear page', async () => {
    for (const path of ['/booking/new', '/booking/new?package=../x', '/q/x', `/q/${'A'.repeat(22)}`])
      expect([path, (await site.ask(path)).status]).toEqual([path, 404])
    const odd = ['adults=-1', 'adults=2&ages=x-y', 'adults=2&date=2026-02-31', 'adults=2&date=9999-12-31']
    const more = [
      'adults=2&date=soon&extras=:,:9,x:-1',
      'adults=2&rooms=penthouse9',
      '%E0%A4%A',
      'adults=2&state=<b>&step=pay',
    ]
    for (const query of [...odd, ...more])
      expect([query, (await site.ask(`${NEW}&${query}`)).status]).toEqual([query, 200])
    expect((await site.ask(`${NEW}&adults=2&departure=%00`)).status).toBe(400)
    expect((await site.ask(`${NEW}&coupon=${'x'.repeat(5000)}`)).status).toBe(414)
  })
})

describe('a quote that cannot be had', () => {
  test('whose time is over says so and makes a new version', async () => {
    const path = await expiredCopyOf(await quoted())
    const before = await seatsHeld()
    const page = await site.ask(path)
    expect(stateOf(page)).toBe('Run out')
    expect(page.document.all('form').map((form) => attribute(form, 'action'))).not.toContain(`${path}/accept`)
    // A page that was open since before is refused all the same.
    const late = await site.ask(`${path}/accept`, new URLSearchParams({ key: crypto.randomUUID() }))
    expect([late.status, stateOf(late)]).toEqual([409, 'Run out'])
    expect(await seatsHeld()).toBe(before)
    const renewed = await site.ask(`${path}/revise`, new URLSearchParams())
    const newer = await site.ask(renewed.place)
    expect(newer.document.text).toContain('What changed since version')
    // The old one leads on to the new, which has none after it.
    expect((await site.ask(path)).document.text).toContain('has come after it')
    expect(newer.document.text).not.toContain('has come after it')
  })

  test('whose price changed shows the new one with the difference before anything is held', async () => {
    const path = await quoted()
    const open = await site.ask(path)
    await site.db.update(departures).set({ twinPaise: 21_000_00 }).where(eq(departures.id, DEPARTURE.id))
    // The page was opened before the price changed: what it saw does not count.
    const refused = await accept(path, open)
    expect([refused.status, stateOf(refused)]).toEqual([409, 'Price changed'])
    const renewed = await site.ask((await site.ask(`${path}/revise`, new URLSearchParams())).place)
    expect(renewed.document.text.replace(/\s+/g, ' ')).toContain('₹42,000 ₹44,100 + ₹2,100')
    await site.db.update(departures).set({ twinPaise: DEPARTURE.twinPaise }).where(eq(departures.id, DEPARTURE.id))
  })

  test('whose pick-up is gone names it and leads to those there are (caught: a new price was promised, which nobody could make)', async () => {
    const sellAt = (...places: string[]) =>
      write(site.db, publishPackages, [
        {
          ...teaHills,
          rates: {
            ...teaHills.rates,
            pickups: places.map((place) => ({ id: place, place, at: '06:00', pricePaise: 0, per: 'booking' as const })),
          },
        },
      ])
    await sellAt('Aluva', 'Edappally')
    const path = await quoted({ pickup: 'Aluva' })
    const open = await site.ask(path)
    await sellAt('Edappally')
    for (const page of [
      await site.ask(path),
      await accept(path, open),
      await site.ask(`${path}/revise`, new URLSearchParams()),
    ]) {
      expect(stateOf(page)).toBe('Not booked')
      expect(page.document.text).toContain('Nobody is taken in at Aluva on this journey any more.')
      expect(page.document.text).not.toContain('Make a new quote')
      const again = page.document.all('a').find((link) => textOf(link) === 'Choose where you get in')
      expect(attribute(again, 'href')).toMatch(/&step=rooms$/)
      expect(attribute(again, 'href')).not.toContain('pickup')
    }
    await sellAt()
  })

  test('whose seats are gone offers the nearest dates at their price, and keeps the rest', async () => {
    const path = await quoted()
    const open = await site.ask(path)
    const { held } = (await site.db.select().from(departures).where(eq(departures.id, DEPARTURE.id)))[0]!
    await site.db
      .update(departures)
      .set({ sold: DEPARTURE.capacity - held })
      .where(eq(departures.id, DEPARTURE.id))
    const refused = await accept(path, open)
    expect([refused.status, stateOf(refused)]).toEqual([409, 'Sold out'])
    const other = refused.document.all('a').find((link) => attribute(link, 'href')?.includes(OTHER.id))
    expect(fieldsOf(await site.ask(attribute(other, 'href')!), 'step').get('departure')).toBe(OTHER.id)
    const asked = await site.ask(
      '/booking/new',
      new URLSearchParams({ package: teaHills.url, departure: DEPARTURE.id, adults: '2' }),
    )
    expect([asked.status, stateOf(asked)]).toEqual([409, 'Sold out'])
    await site.db.update(departures).set({ sold: 0 }).where(eq(departures.id, DEPARTURE.id))
  })

  test('without the key of its page holds nothing', async () => {
    const path = await quoted()
    const before = await seatsHeld()
    expect((await site.ask(`${path}/accept`, new URLSearchParams())).status).toBe(400)
    expect(await seatsHeld()).toBe(before)
  })

  test('who opens a quote that was booked meanwhile learns that, and nothing that opens the trip', async () => {
    const path = await quoted()
    const held = await accept(path)
    const reference = /^\/booking\/(\w{8})\//.exec(held.place)![1]!
    const its = eq(bookings.reference, reference)
    const cookie = held.cookies.map((line) => line.split(';')[0]).join('; ')
    const named = { contactName: 'Asha Rao', contactEmail: 'asha@example.test' }
    await site.db
      .update(bookings)
      .set({ ...named, state: 'confirmed' })
      .where(its)
    await site.db.update(departures).set({ sold: DEPARTURE.capacity, held: 0 }).where(eq(departures.id, DEPARTURE.id))
    // Its own seats filled the date. Caught: "Sold out … Nothing was charged" to the family that had paid.
    const friend = await site.ask(path)
    expect(stateOf(friend)).toBe('Booked')
    expect(friend.document.text).not.toMatch(/Nothing was charged|Good until/)
    expect(friend.document.text).not.toContain(reference)
    expect(friend.document.all('form').map((form) => attribute(form, 'action'))).not.toContain(`${path}/accept`)
    const own = await site.ask(path, undefined, cookie)
    expect(own.document.text).toContain(`This is your booking ${reference}`)
    await site.db.update(bookings).set({ state: 'cancelled' }).where(its)
    expect(stateOf(await site.ask(path))).toBe('Sold out')
    await site.db.update(departures).set({ sold: 0 }).where(eq(departures.id, DEPARTURE.id))
  })
})
