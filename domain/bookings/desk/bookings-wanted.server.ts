import { and, count, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { SQL, Subquery } from 'drizzle-orm'
import { packagesNamed, setOfPackagesNamed } from '#domain/catalogue/packages-named.server.ts'
import { packages } from '#domain/catalogue/tables.ts'
import { departures } from '#domain/departures/tables.ts'
import { refunds } from '#domain/payments/tables.ts'
import { todayInIndia } from '#platform/database-time.server.ts'
import type { Db } from '#platform/db.server.ts'
import { holding } from '#platform/like.ts'
import { groupShares, isShared } from '#domain/bookings/group/tables.ts'
import { lacksInvoice } from '#domain/bookings/papers/invoice-round.server.ts'
import { bookings, instalments } from '#domain/bookings/tables.ts'
import type { BookingsAsked, BookingView } from './bookings-asked.ts'
import { isMeant, isMeantInOrder, MOST_MEANT } from './find-by-words.server.ts'

/** Beyond so many nobody turns pages: they narrow the list, which counts them again. */
export const MOST_COUNTED = 10_000
/** Whether something is due of a booking is looked up for each, also of those on the pages before. */
const MOST_DUE = 2000
/** Departures of a tour by which its bookings are looked up. */
const MOST_DEPARTURES = 2000
/** Of a common name that something else narrows, each is looked at by itself. */
export const MOST_NARROWED = 500

export type Listed = { where: SQL | undefined; most: number; total?: number }

/** Which bookings are wanted, and up to how many of them are counted: nobody counts all of a common name; `total` where that is known already. */
export async function listedBy(db: Db, asked: BookingsAsked): Promise<Listed> {
  const { words, tour, ...others } = asked
  const named = [words ? await isMeantInOrder(db, words) : undefined, tour ? await isOfInOrder(db, tour) : undefined]
  const parts = [...named.map((one) => one?.where), ...wanted(db, others)].filter((part) => part !== undefined)
  const where = and(...parts)
  const isAlone = parts.length === 1
  if (named.some((one) => one?.isCommon))
    return words && isAlone ? { where, most: MOST_MEANT, total: MOST_MEANT } : { where, most: MOST_NARROWED }
  if (asked.view === 'due' && isAlone) return { where, most: MOST_DUE, total: await countDue(db, MOST_DUE) }
  return { where, most: MOST_COUNTED }
}

/** Of the tours with a part of a name: by their departures, or where those are many asked of one booking after the other. */
async function isOfInOrder(db: Db, tour: string): Promise<{ where: SQL; isCommon: boolean }> {
  const tours = await setOfPackagesNamed(db, tour)
  const ids = (await departuresOf(db, tours ?? packagesNamed(tour)).limit(MOST_DEPARTURES + 1)).map(({ id }) => id)
  if (ids.length <= MOST_DEPARTURES) return { where: inArray(bookings.departureId, ids), isCommon: false }
  const sold = sql`(select ${departures.packageId} from ${departures} where ${departures.id} = ${bookings.departureId})`
  const named = sql`(select true from ${packages} where ${packages.id} = ${sold} and ${packages.name} ilike ${holding(tour)})`
  // "Is true" keeps the set one that is looked into; joined, it would be gone through from its own end.
  return { where: tours ? sql`(${sold} in ${tours}) is true` : named, isCommon: true }
}

/** What a booking has to fit, each condition by itself; all of them where a list is read whole. */
export function wanted(db: Db, asked: BookingsAsked): (SQL | undefined)[] {
  const { view, words, state, from, until, tour } = asked
  return [
    VIEWS[view](db),
    words ? isMeant(db, words) : undefined,
    state ? STATES[state] : undefined,
    from ? gte(bookings.startsOn, from) : undefined,
    until ? lte(bookings.startsOn, until) : undefined,
    // All of them are looked up first: whether a name is a rare one the planner cannot know.
    tour ? sql`${bookings.departureId} = any(array(${departuresOf(db, packagesNamed(tour))}))` : undefined,
  ]
}

function departuresOf(db: Db, tours: SQL) {
  return db.select({ id: departures.id }).from(departures).where(inArray(departures.packageId, tours))
}

/** What each view of the list holds. */
export const VIEWS: Record<BookingView, (db: Db) => SQL | undefined> = {
  all: () => undefined,
  due: (db) => and(eq(bookings.state, 'confirmed'), inArray(bookings.id, unpaid(db))),
  refunds: (db) =>
    inArray(bookings.id, db.select({ id: refunds.bookingId }).from(refunds).where(ne(refunds.state, 'done'))),
  invoice: (db) => lacksInvoice(db, todayInIndia),
  groups: (db) => inArray(bookings.id, db.select({ id: groupShares.bookingId }).from(groupShares).where(isShared)),
  cars: () => isNull(bookings.departureId),
  phone: () => isNotNull(bookings.bookedBy),
}

function unpaid(db: Db) {
  return db.select({ id: instalments.bookingId }).from(instalments).where(isNull(instalments.paidAt))
}

/** As `shownState` has it, by the database's clock. */
const STATES: Record<NonNullable<BookingsAsked['state']>, SQL | undefined> = {
  held: and(eq(bookings.state, 'held'), gt(bookings.holdExpiresAt, sql`now()`)),
  confirmed: and(eq(bookings.state, 'confirmed'), gte(bookings.endsOn, todayInIndia)),
  completed: and(eq(bookings.state, 'confirmed'), lt(bookings.endsOn, todayInIndia)),
  cancelled: eq(bookings.state, 'cancelled'),
  expired: or(eq(bookings.state, 'expired'), and(eq(bookings.state, 'held'), lte(bookings.holdExpiresAt, sql`now()`))),
}

/** Counts the confirmed bookings of which something is due, up to `most`. From the unpaid parts on: they are few of all that was sold, of which each would be looked at. */
export async function countDue(db: Db, most: number): Promise<number> {
  const owing = unpaid(db).groupBy(instalments.bookingId).as('owing')
  const state = db.select({ state: bookings.state }).from(bookings).where(eq(bookings.id, owing.id))
  return countRows(
    db,
    db
      .select({ id: owing.id })
      .from(owing)
      .where(sql`(${state}) = 'confirmed'`)
      .limit(most)
      .as('fitting'),
  )
}

/** Counts the bookings that fit, up to `most`. */
export async function countUpTo(db: Db, where: SQL | undefined, most: number): Promise<number> {
  return countRows(db, db.select({ id: bookings.id }).from(bookings).where(where).limit(most).as('fitting'))
}

async function countRows(db: Db, rows: Subquery): Promise<number> {
  const [counted] = await db.select({ count: count() }).from(rows)
  return counted!.count
}
