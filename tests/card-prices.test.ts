import { ANY_TIME } from '#domain/search/lists/departure-query.ts'
import { eq } from 'drizzle-orm'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { priceCards } from '#app/parts/package-card/priced-cards.server.ts'
import type { PricedCard } from '#app/parts/package-card/priced-cards.server.ts'
import { SHIPPED_ALMANAC } from '#domain/almanac/almanac.ts'
import { monthsOf } from '#domain/almanac/journey.ts'
import type { PackageCard } from '#domain/catalogue/package.ts'
import { listPackageCards } from '#domain/catalogue/packages.server.ts'
import { readMonths } from '#domain/catalogue/reading/months.server.ts'
import { packages } from '#domain/catalogue/tables.ts'
import { isOpen, seatsLeft } from '#domain/departures/departure.ts'
import type { Departure } from '#domain/departures/departure.ts'
import { listDepartures } from '#domain/departures/departures.server.ts'
import { readPartyView, seatsNeeded } from '#domain/party/party.ts'
import { quote } from '#domain/pricing/quote.ts'
import { BUILT_IN_TERMS } from '#domain/pricing/terms.ts'
import { NO_FILTERS } from '#domain/search/filters.ts'
import { openLists } from '#domain/search/lists/lists.server.ts'
import type { ListQuestion, PackageLists } from '#domain/search/lists/port.ts'
import { stoppedClock } from '#platform/clock.ts'
import { istDate } from '#platform/dates.ts'
import { openDatabase } from '#platform/db.server.ts'
import type { Database } from '#platform/db.server.ts'
import { openLog } from '#platform/log.server.ts'
import { openTagMemory } from '#platform/tag-memory.ts'
import { demoDirectory } from '#tests/demo-directory.ts'
import { GST_RATES } from '#domain/tax/gst-rates.ts'

const clock = stoppedClock(new Date())
const TODAY = istDate(clock.now())
/** Any date, and a month of each season. */
const MONTHS = [undefined, 12, 3, 6, 10]
const FAMILY = readPartyView(new URLSearchParams('adults=2&ages=9'))
const ALL = 1000

let own: Awaited<ReturnType<typeof demoDirectory>>
let database: Database
let lists: PackageLists
let cards: PackageCard[]
const memory = openTagMemory()
const dates = new Map<string, Departure[]>()

beforeAll(async () => {
  own = await demoDirectory()
  const migrationsDir = join(import.meta.dirname, '../db/migrations')
  database = await openDatabase(
    { kind: 'pglite', dir: join(own.path, 'db') },
    { migrationsDir, log: openLog('silent') },
  )
  lists = await openLists({ db: database.db, clock, gstRates: GST_RATES })
  cards = (await listPackageCards(database.db, { pageSize: ALL })).items
})

afterAll(async () => {
  await database?.close()
  await own?.remove()
})

async function cardsOf(month: number | undefined): Promise<PricedCard[]> {
  const looking = { tax: { on: TODAY, rates: GST_RATES }, view: FAMILY, departing: { ...ANY_TIME, month } }
  return priceCards({ db: database.db, memory }, cards, looking)
}

async function openDates(id: string): Promise<Departure[]> {
  const known = dates.get(id) ?? (await listDepartures(database.db, id, { from: TODAY }))
  dates.set(id, known)
  return known.filter((one) => isOpen(one, TODAY) && seatsLeft(one) >= seatsNeeded(FAMILY.party).seats)
}

/** What the engine quotes the family on the cheapest date of a month, or of all. */
async function quoted({ card }: PricedCard, month: number | undefined): Promise<number | undefined> {
  const inYear = (one: Departure) => one.startsOn < `${Number(TODAY.slice(0, 4)) + 1}${TODAY.slice(4, 7)}-01`
  const prices = (await openDates(card.id))
    .filter((one) => month === undefined || (Number(one.startsOn.slice(5, 7)) === month && inYear(one)))
    .map((departure) =>
      quote({
        pkg: card,
        party: FAMILY.party!,
        terms: BUILT_IN_TERMS,
        departure,
        bookedOn: TODAY,
        gstRates: GST_RATES,
      }),
    )
    .flatMap((one) => (one.ok ? one.value.totalPaise : []))
  return prices.length > 0 ? Math.min(...prices) : undefined
}

const paiseOf = ({ price }: PricedCard) => ('paise' in price ? price.paise : undefined)

function question(changes: Partial<ListQuestion>): ListQuestion {
  const party = FAMILY.party
  return { scope: {}, filters: NO_FILTERS, party, sort: 'price', today: TODAY, page: 1, pageSize: ALL, ...changes }
}

describe('over the whole catalogue', () => {
  test('a card says what the engine quotes on the date beside it, month by month', { timeout: 120_000 }, async () => {
    const wrong: string[] = []
    for (const month of MONTHS)
      for (const card of await cardsOf(month)) {
        const paise = await quoted(card, month)
        if (paise === undefined ? card.next && 'paise' in card.price : paise !== paiseOf(card))
          wrong.push(`${card.card.url} ${month ?? 'any'}: ${paiseOf(card)} for ${paise}`)
      }
    expect(wrong).toEqual([])
  })

  test('a list is ordered and narrowed by the price its cards say', { timeout: 120_000 }, async () => {
    for (const month of MONTHS) {
      const prices = new Map((await cardsOf(month)).map((one) => [one.card.id, paiseOf(one) ?? Infinity]))
      const filters = { ...NO_FILTERS, month }
      const ids = (await lists.list(question({ filters }))).ids
      const inOrder = ids.map((id) => prices.get(id)!)
      expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b))
      const most = inOrder[Math.floor(inOrder.length / 2)]!
      const upTo = { from: undefined, to: most / 100 }
      const cheap = await lists.list(question({ filters: { ...filters, price: upTo } }))
      expect(cheap.ids).toEqual(ids.filter((id) => prices.get(id)! <= most))
      expect(cheap.facets.month.find(({ value }) => value === String(month))?.count ?? cheap.total).toBe(cheap.total)
    }
  })
})

test('every package is read in the months its whole itinerary and the almanac leave it', async () => {
  const { db } = database
  const rows = await db.select().from(packages).where(eq(packages.published, true))
  const whole = rows.map((row) => [row.id, monthsOf(SHIPPED_ALMANAC, row, TODAY)] as const)
  const read = await readMonths(
    db,
    TODAY,
    rows.map(({ id }) => id),
  )
  expect(whole.filter(([id, months]) => String(read.get(id)) !== String(months))).toEqual([])
  expect(rows.filter(({ id, months }) => String(read.get(id)) !== String(months)).length).toBeGreaterThan(0)
})
