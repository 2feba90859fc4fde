import { and, asc, between, count, desc, eq, gte, ilike, inArray, isNotNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { findColleagues } from '#domain/accounts/staff.server.ts'
import { packagesNamed, setOfPackagesNamed } from '#domain/catalogue/packages-named.server.ts'
import { packages } from '#domain/catalogue/tables.ts'
import { freeSeats, isOnSale, isOpenDeparture } from '#domain/departures/departures.server.ts'
import { holding } from '#platform/like.ts'
import { departures, waitlist } from '#domain/departures/tables.ts'
import { IN_LINE } from '#domain/departures/waitlist/waitlist.ts'
import { findBalances } from '#domain/payments/ledger.server.ts'
import { sumTold } from '#domain/payments/orders.server.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import { todayInIndia } from '#platform/database-time.server.ts'
import { daysOfPage } from '#platform/days-of-page.ts'
import type { Db } from '#platform/db.server.ts'
import { done, refused } from '#platform/result.ts'
import { MOST_COUNTED } from './bookings-wanted.server.ts'
import type { DeskState } from './desk-state.ts'
import { isShort } from './leaving.server.ts'
import { findBookingById } from '#domain/bookings/find-booking.server.ts'
import { hasFreeMove } from '#domain/bookings/change/free-move.server.ts'
import { findOpenCallOff } from '#domain/bookings/cancel/call-off-asks.server.ts'
import { findAlonePaise } from '#domain/bookings/pay/refund-asks.server.ts'
import { choiceUntil } from '#domain/bookings/cancel/operator-cancellation.server.ts'
import type { QuoteNeeds } from '#domain/bookings/quote/quotes.server.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { callOffAsks } from './tables.ts'

const PAGE_SIZE = 40

const bookedOf = (db: Db, only = sql`true`) =>
  db.$count(
    bookings,
    and(eq(bookings.departureId, departures.id), inArray(bookings.state, ['held', 'confirmed']), only),
  )

export type DeskFilters = {
  words: string
  city: string
  month: string
  /** One of its days, as `YYYY-MM-DD`. */
  day: string
  state: DeskState | undefined
  page: number
}

/** One page of what leaves from today on or in a month, the soonest first, or of what has left, the latest first, with how many seats all of it has; those that were called off among them, `off` of them, whose seats do not count. Pages go as far as those of the bookings do. Refuses `forbidden`. */
export async function listDeparturesDesk(db: Db, actor: Actor, filters: Partial<DeskFilters>) {
  const allowed = demand(actor, 'departures.plan')
  if (!allowed.ok) return allowed
  const fits = meantBy(filters, await namedBy(db, filters))
  const days = await countDays(db, fits, filters)
  const cut = daysOfPage(days, filters.page ?? 1, PAGE_SIZE)
  const rows = cut
    ? await listLines(db, and(fits, inArray(departures.startsOn, cut.days)), { ...filters, offset: cut.offset })
    : []
  const sumOf = (of: 'count' | 'off' | 'sold' | 'capacity') => days.reduce((sum, day) => sum + day[of], 0)
  const total = sumOf('count')
  return done({
    rows,
    total,
    off: sumOf('off'),
    sold: sumOf('sold'),
    capacity: sumOf('capacity'),
    pages: Math.max(1, Math.ceil(Math.min(total, MOST_COUNTED) / PAGE_SIZE)),
  })
}

/** What leaves, counted by its days: that tells on which of them a page lies, and only those are put in order. */
async function countDays(db: Db, fits: SQL | undefined, filters: Partial<DeskFilters>) {
  const isOn = sql`filter (where ${departures.status} <> 'cancelled')`
  return db
    .select({
      day: departures.startsOn,
      count: count(),
      off: count(sql`case when ${departures.status} = 'cancelled' then 1 end`),
      sold: sql`coalesce(sum(${departures.sold}) ${isOn}, 0)`.mapWith(Number),
      capacity: sql`coalesce(sum(${departures.capacity}) ${isOn}, 0)`.mapWith(Number),
    })
    .from(departures)
    .where(fits)
    .groupBy(departures.startsOn)
    .orderBy(inDays(filters))
}

const inDays = ({ state }: Partial<DeskFilters>) => (state === 'left' ? desc : asc)(departures.startsOn)

async function listLines(
  db: Db,
  fits: SQL | undefined,
  { offset, ...filters }: Partial<DeskFilters> & { offset: number },
) {
  const order = [inDays(filters), asc(packages.name), asc(departures.id)]
  // The page is cut before its bookings are counted, so that none is for a page nobody looks at.
  const cut = db
    .select({ id: departures.id })
    .from(departures)
    .innerJoin(packages, eq(packages.id, departures.packageId))
    .where(fits)
    .orderBy(...order)
    .limit(PAGE_SIZE)
    .offset(offset)
    .as('cut')
  return db
    .select(lineOf(db))
    .from(cut)
    .innerJoin(departures, eq(departures.id, cut.id))
    .innerJoin(packages, eq(packages.id, departures.packageId))
    .orderBy(...order)
}

function lineOf(db: Db) {
  const { id, startsOn, departureCity, capacity, held, sold, soldElsewhere } = departures
  const { minToRun, cutoffDays, status, isPrivate, twinPaise } = departures
  return {
    id,
    startsOn,
    departureCity,
    capacity,
    held,
    sold,
    soldElsewhere,
    minToRun,
    cutoffDays,
    status,
    isPrivate,
    twinPaise,
    today: sql<string>`${todayInIndia}::text`,
    name: packages.name,
    bookings: bookedOf(db),
    choosing: bookedOf(db, isNotNull(bookings.choiceUntil)),
    /** Somebody has asked to call it off. */
    isAsked: sql<boolean>`exists (select 1 from ${callOffAsks} where ${callOffAsks.departureId} = ${id} and ${callOffAsks.state} = 'open')`,
  }
}

const IN_STATE: Record<DeskState, SQL | undefined> = {
  open: isOpenDeparture(todayInIndia),
  full: and(isOnSale, lte(freeSeats, 0)),
  guaranteed: and(isOnSale, or(eq(departures.status, 'guaranteed'), gte(departures.sold, departures.minToRun))),
  short: isShort,
  closed: eq(departures.status, 'closed'),
  'called-off': eq(departures.status, 'cancelled'),
  left: and(lt(departures.startsOn, todayInIndia), ne(departures.status, 'cancelled')),
}

export type DayOfMonth = Extract<Awaited<ReturnType<typeof listMonth>>, { ok: true }>['value'][number]

/** The days of a month on which something leaves or left, each with how much and how many of its seats are sold. Refuses `forbidden`. */
export async function listMonth(db: Db, actor: Actor, filters: Partial<DeskFilters> & { month: string }) {
  const allowed = demand(actor, 'departures.plan')
  if (!allowed.ok) return allowed
  const isOn = sql`filter (where ${departures.status} <> 'cancelled')`
  const sumOf = (seats: PgColumn) => sql`coalesce(sum(${seats}) ${isOn}, 0)`.mapWith(Number)
  const days = await db
    .select({
      startsOn: departures.startsOn,
      count: sql`count(*) ${isOn}`.mapWith(Number),
      off: sql`count(*) filter (where ${departures.status} = 'cancelled')`.mapWith(Number),
      sold: sumOf(departures.sold),
      capacity: sumOf(departures.capacity),
    })
    .from(departures)
    .where(meantBy({ ...filters, day: '' }, await namedBy(db, filters)))
    .groupBy(departures.startsOn)
    .orderBy(asc(departures.startsOn))
  return done(days)
}

/** Packages to be among. */
async function namedBy(db: Db, { words = '' }: Partial<DeskFilters>): Promise<SQL | undefined> {
  return words === '' ? undefined : ((await setOfPackagesNamed(db, words)) ?? packagesNamed(words))
}

function meantBy({ city = '', month = '', day = '', state }: Partial<DeskFilters>, named: SQL | undefined) {
  return and(
    month === '' && state !== 'left' ? gte(departures.startsOn, todayInIndia) : undefined,
    named && inArray(departures.packageId, named),
    city === '' ? undefined : ilike(departures.departureCity, holding(city)),
    day === '' ? undefined : eq(departures.startsOn, day),
    month === ''
      ? undefined
      : between(departures.startsOn, `${month}-01`, sql`(${`${month}-01`}::date + interval '1 month - 1 day')::date`),
    state && IN_STATE[state],
  )
}

export type ForeseenCallOff = Extract<Awaited<ReturnType<typeof foreseeCallOff>>, { ok: true }>['value']

/** Whom calling a departure off would concern, what they have paid and what they say has gone and nobody has found yet, in paise, whether that takes a second person and who has asked for it, and who could choose another date until when. Changes nothing. Refuses `forbidden` and 'unknown-departure'. */
export async function foreseeCallOff(needs: QuoteNeeds, actor: Actor, departureId: string) {
  const allowed = demand(actor, 'bookings.work')
  if (!allowed.ok) return allowed
  const { db } = needs
  const [found] = await db
    .select({
      departure: departures,
      name: packages.name,
      url: packages.url,
      today: sql<string>`${todayInIndia}::text`,
    })
    .from(departures)
    .innerJoin(packages, eq(packages.id, departures.packageId))
    .where(eq(departures.id, departureId))
  if (!found) return refused('unknown-departure')
  const { departure, name, url, today } = found
  const waiting = await db.$count(
    waitlist,
    and(eq(waitlist.departureId, departureId), inArray(waitlist.state, IN_LINE)),
  )
  const until = choiceUntil(departure.startsOn, today)
  const booked = await listBooked(needs, departureId)
  const paidPaise = booked.reduce((sum, one) => sum + one.paidPaise, 0)
  const takesSecond = paidPaise > (await findAlonePaise(db, ...booked.map(({ id }) => id)))
  const ask = await findAsk(db, actor, departureId)
  return done({ departure, name, url, today, waiting, until, booked, paidPaise, takesSecond, ask })
}

/** Who has asked to call a departure off, by name, while it waits for a second person. */
async function findAsk(db: Db, actor: Actor, departureId: string) {
  const ask = await findOpenCallOff(db, departureId)
  if (!ask) return undefined
  const names = await findColleagues(db, actor, [ask.askedBy])
  return { ...ask, name: names.ok ? names.value.get(ask.askedBy) : undefined }
}

async function listBooked(needs: QuoteNeeds, departureId: string) {
  const { db } = needs
  const open = and(eq(bookings.departureId, departureId), inArray(bookings.state, ['held', 'confirmed']))
  const ids = await db.select({ id: bookings.id }).from(bookings).where(open).orderBy(asc(bookings.reference))
  const booked = []
  for (const { id } of ids) {
    const booking = (await findBookingById(db, id))!
    const { reference, contactName, seats, state, choiceUntil: chooses } = booking
    const { applied: paidPaise } = await findBalances(db, id)
    const toldPaise = await sumTold(db, id)
    const mayMove = state === 'confirmed' && (await hasFreeMove(needs, booking))
    booked.push({ id, reference, name: contactName, seats, state, paidPaise, toldPaise, mayMove, chooses })
  }
  return booked
}
