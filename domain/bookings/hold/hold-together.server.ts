import { eq, sql } from 'drizzle-orm'
import { departures } from '#domain/departures/tables.ts'
import type { Db } from '#platform/db.server.ts'
import { onceForEach } from '#platform/idempotency.server.ts'
import type { AnsweredRequest } from '#platform/idempotency.server.ts'
import type { Result } from '#platform/result.ts'
import { inRounds, oneFor } from '#platform/rounds.ts'
import { expireHoldsOf } from './expiry.server.ts'
import { lockStandings } from '#domain/bookings/quote/booked-quote.server.ts'
import type { BookableQuote, NotBookable } from '#domain/bookings/quote/find-bookable.server.ts'
import { whyNot } from '#domain/bookings/quote/find-bookable.server.ts'
import { takeAndWriteHolds } from './write-holds.server.ts'
import type { Booker, HeldBooking } from './write-holds.server.ts'

export type HoldRequest = AnsweredRequest<HeldBooking> & { quote: BookableQuote; booker: Booker; isSole: boolean }
type Refusal = NotBookable | 'sold-out' | 'quote-taken' | 'key-reused'
type HeldOrNot = Result<HeldBooking, Refusal>

/**
 * Holds seats of a departure in one transaction with whoever else wants some of it at this moment: first come first served, each with a key, an answer
 * and a refusal of their own, and nobody is answered before the commit.
 */
export function holdInCompany(db: Db, departureId: string, request: HoldRequest): Promise<HeldOrNot> {
  return roundsOf(db)(request, departureId)
}

const roundsOf = oneFor((db: Db) =>
  inRounds((requests: HoldRequest[], departureId) => holdRound(db, departureId, requests)),
)

async function holdRound(db: Db, departureId: string, requests: HoldRequest[]): Promise<HeldOrNot[]> {
  const first = await holdEach(db, departureId, requests)
  const short = requests.filter((_, at) => isSoldOut(first[at]!))
  // What nobody has swept yet is free.
  if (short.length === 0 || !(await expireHoldsOf(db, departureId))) return first
  const again = await holdEach(db, departureId, short)
  return requests.map((request, at) => again[short.indexOf(request)] ?? first[at]!)
}

function isSoldOut(held: HeldOrNot): boolean {
  return !held.ok && held.reason === 'sold-out'
}

function holdEach(db: Db, departureId: string, requests: readonly HoldRequest[]): Promise<HeldOrNot[]> {
  return onceForEach(db, requests, async (db, fresh) => {
    const sole = fresh.filter((one) => one.isSole)
    const taken = await lockStandings(
      db,
      sole.map(({ quote }) => quote.token),
    )
    const reasons = fresh.map((one) => (one.isSole && taken.has(one.quote.token) ? 'quote-taken' : whyNot(one.quote)))
    const open = fresh.filter((_, at) => reasons[at] === undefined)
    const held = await takeSeats(
      db,
      departureId,
      open.filter((one) => firstFor(one, sole) === one),
    )
    const isBehind = (one: HoldRequest) => held.includes(firstFor(one, sole))
    return fresh.map(
      (one, at) => reasons[at] ?? (held.includes(one) ? undefined : isBehind(one) ? 'quote-taken' : 'sold-out'),
    )
  })
}

/** Of those who ask for one quote alone the one who came first; whoever does not ask so is first themselves. */
function firstFor(one: HoldRequest, sole: readonly HoldRequest[]): HoldRequest {
  return one.isSole ? sole.find(({ quote }) => quote.token === one.quote.token)! : one
}

/** Seats for all of them; where there are not so many, for whoever's party still fits, in the order they came. Gives who has them: the database refuses what is not there. */
async function takeSeats(db: Db, departureId: string, requests: HoldRequest[]): Promise<HoldRequest[]> {
  if (requests.length === 0 || (await takeAndWrite(db, departureId, requests))) return requests
  const fitting = whoFits(requests, await lockFreeSeats(db, departureId))
  if (fitting.length === 0) return []
  if (await takeAndWrite(db, departureId, fitting)) return fitting
  throw new Error(`departure ${departureId} has not the seats that were counted`)
}

async function takeAndWrite(db: Db, departureId: string, requests: HoldRequest[]): Promise<boolean> {
  const holds = requests.map((request) => ({ ...request, booking: request.answer, departureId }))
  return takeAndWriteHolds(db, departureId, holds)
}

function whoFits(requests: readonly HoldRequest[], free: number): HoldRequest[] {
  return requests.filter(({ quote }) => {
    const fits = quote.heldTerms.seats <= free
    if (fits) free -= quote.heldTerms.seats
    return fits
  })
}

/** The free seats of a departure, which nobody else takes until the transaction ends; whoever only names it, a quote say, does not wait. */
async function lockFreeSeats(db: Db, departureId: string): Promise<number> {
  const { capacity, held, sold } = departures
  const [row] = await db
    .select({ free: sql<number>`${capacity} - ${held} - ${sold}`.mapWith(Number) })
    .from(departures)
    .where(eq(departures.id, departureId))
    .for('no key update')
  return row?.free ?? 0
}
