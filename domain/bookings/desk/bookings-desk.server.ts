import { and, asc, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { cars } from '#domain/cars/tables.ts'
import { packages } from '#domain/catalogue/tables.ts'
import { refunds } from '#domain/payments/tables.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import { istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import type { Paise } from '#platform/money.ts'
import { done } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { shownState } from '#domain/bookings/booking.ts'
import type { ShownState } from '#domain/bookings/booking.ts'
import { findFigures } from './booking/figures.server.ts'
import type { BookingFigures } from './booking/figures.server.ts'
import type { BookingsAsked } from './bookings-asked.ts'
import { countDue, countUpTo, listedBy, MOST_NARROWED, VIEWS, wanted } from './bookings-wanted.server.ts'
import type { Listed } from './bookings-wanted.server.ts'
import { bookings, instalments, quotes } from '#domain/bookings/tables.ts'

const ROWS_A_PAGE = 50
const ROWS_AT_ONCE = 500

export type ListedBooking = {
  id: string
  reference: string
  shown: ShownState
  journey: string
  contactName: string | null
  contactMobile: string | null
  startsOn: string
  seats: number
  isCar: boolean
  isStaffs: boolean
  totalPaise: Paise
  duePaise: Paise
  backPaise: Paise
  /** Why its tax invoice could not be made. */
  invoiceFault: string | null
  /** Of the business it is invoiced to. */
  gstin: string | null
  createdAt: Date
}
/** `total` counts no further than `most`, nor do pages go. */
export type BookingsPage = { rows: ListedBooking[]; total: number; most: number; pages: number }
const MOST_IN_A_VIEW = 999

/** Bookings that fit, a page of them, with what each still has to pay and get back. Refuses `forbidden`. */
export async function listBookingsDesk(
  db: Db,
  actor: Actor,
  asked: BookingsAsked,
  page: number,
): Promise<Result<BookingsPage, 'forbidden'>> {
  const allowed = demand(actor, 'bookings.work')
  if (!allowed.ok) return allowed
  const listed = await listedBy(db, asked)
  const { found, total } = await cutPage(db, listed, asked, page)
  const rows = await listRows(db, found, asked)
  return done({ rows, total, most: listed.most, pages: Math.max(1, Math.ceil(total / ROWS_A_PAGE)) })
}

/** The page is cut before anything is joined, so the last costs about what the first does. */
async function cutPage(db: Db, { where, most, total }: Listed, asked: BookingsAsked, page: number) {
  const before = (page - 1) * ROWS_A_PAGE
  const cut = (limit: number, offset: number) =>
    db
      .select({ id: bookings.id })
      .from(bookings)
      .where(where)
      .orderBy(...orderOf(asked))
      .limit(limit)
      .offset(offset)
  // Of what is looked for along the list, all that is counted is found on the way to the last page.
  if (most === MOST_NARROWED && before < most) {
    const all = await cut(most, 0)
    return { found: all.slice(before, before + ROWS_A_PAGE), total: all.length }
  }
  return { found: await cut(ROWS_A_PAGE, before), total: total ?? (await countUpTo(db, where, most)) }
}

/** Every booking that fits with its money and papers, some hundred at a time, each once whatever happens meanwhile. Gives none to whoever may not see them. */
export async function* readBookingsDesk(
  db: Db,
  actor: Actor,
  asked: BookingsAsked,
): AsyncGenerator<(ListedBooking & BookingFigures)[]> {
  if (!demand(actor, 'bookings.work').ok) return
  const { id } = bookings
  const fitting = await db
    .select({ id })
    .from(bookings)
    .where(and(...wanted(db, asked)))
    .orderBy(...orderOf(asked))
  for (let at = 0; at < fitting.length; at += ROWS_AT_ONCE) {
    const rows = await listRows(db, fitting.slice(at, at + ROWS_AT_ONCE), asked)
    const figuresOf = await findFigures(
      db,
      rows.map((row) => row.id),
    )
    yield rows.map((row) => ({ ...row, ...figuresOf(row.id) }))
  }
}

/** How many bookings wait for money either way, or for their tax invoice, for whoever may see them; undefined where they are more than a glance takes in. Refuses `forbidden`. */
export async function countViews(
  db: Db,
  actor: Actor,
): Promise<Result<Record<'due' | 'refunds' | 'invoice', number | undefined>, 'forbidden'>> {
  const allowed = demand(actor, 'bookings.work')
  if (!allowed.ok) return allowed
  const most = MOST_IN_A_VIEW + 1
  const shown = (found: number) => (found > MOST_IN_A_VIEW ? undefined : found)
  return done({
    due: shown(await countDue(db, most)),
    refunds: shown(await countUpTo(db, VIEWS.refunds(db), most)),
    invoice: shown(await countUpTo(db, VIEWS.invoice(db), most)),
  })
}

/** How many journeys are over and wait for their tax invoice, as far as a glance takes in; none for whoever may not see bookings. */
export async function countUninvoiced(db: Db, actor: Actor): Promise<number> {
  return demand(actor, 'bookings.work').ok ? countUpTo(db, VIEWS.invoice(db), MOST_IN_A_VIEW) : 0
}

function orderOf({ sort, isDown }: BookingsAsked): SQL[] {
  const by = isDown ? desc : asc
  return [by(sort === 'leaves' ? bookings.startsOn : bookings.createdAt), by(bookings.id)]
}

async function listRows(db: Db, fitting: readonly { id: string }[], asked: BookingsAsked): Promise<ListedBooking[]> {
  const { id, reference, state, contactName, contactMobile, startsOn, endsOn, seats, totalPaise } = bookings
  const { createdAt, holdExpiresAt, bookedBy, invoiceFault, buyer } = bookings
  const ids = fitting.map((one) => one.id)
  const found = await db
    .select({
      row: { id, reference, contactName, contactMobile, startsOn, seats, totalPaise, invoiceFault, createdAt },
      stands: { state, holdExpiresAt, endsOn },
      isStaffs: sql<boolean>`${bookedBy} is not null`,
      gstin: sql<string | null>`${buyer}->>'gstin'`,
      tour: packages.name,
      car: cars.name,
      now: sql`now()`.mapWith(createdAt),
    })
    .from(bookings)
    .innerJoin(quotes, eq(quotes.token, bookings.quoteToken))
    .leftJoin(packages, eq(packages.id, quotes.packageId))
    .leftJoin(cars, eq(cars.id, quotes.carId))
    .where(inArray(id, ids))
    .orderBy(...orderOf(asked))
  const sums = await sumsOf(db, ids)
  return found.map(({ row, stands, isStaffs, gstin, tour, car, now }) => ({
    ...row,
    gstin,
    shown: shownState(stands, { now, today: istDate(now) }),
    journey: tour ?? car ?? 'A journey',
    isCar: car !== null,
    isStaffs,
    duePaise: stands.state === 'confirmed' ? (sums.due.get(row.id) ?? 0) : 0,
    backPaise: sums.back.get(row.id) ?? 0,
  }))
}

async function sumsOf(db: Db, ids: string[]) {
  if (ids.length === 0) return { due: new Map<string, Paise>(), back: new Map<string, Paise>() }
  const sum = (column: typeof instalments.amountPaise | typeof refunds.amountPaise) =>
    sql`sum(${column})`.mapWith(Number)
  const due = await db
    .select({ id: instalments.bookingId, paise: sum(instalments.amountPaise) })
    .from(instalments)
    .where(and(inArray(instalments.bookingId, ids), isNull(instalments.paidAt)))
    .groupBy(instalments.bookingId)
  const back = await db
    .select({ id: refunds.bookingId, paise: sum(refunds.amountPaise) })
    .from(refunds)
    .where(and(inArray(refunds.bookingId, ids), ne(refunds.state, 'done')))
    .groupBy(refunds.bookingId)
  return { due: byId(due), back: byId(back) }
}

function byId(sums: readonly { id: string | null; paise: Paise }[]): Map<string | null, Paise> {
  return new Map(sums.map(({ id, paise }) => [id, paise]))
}
