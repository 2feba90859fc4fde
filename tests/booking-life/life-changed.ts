import { addDays, daysBetween } from '#platform/dates.ts'
import { giveBack, hasSeats, lastDayOf, mayQuote, rowOf, shownState, todayOf } from './life.ts'
import type { Booked, Change, Life, Promised } from './life.ts'

export function mayChange(life: Life, booked: Booked, { trip, seats }: { trip: number; seats: number }): string {
  if (shownState(life, booked) !== 'confirmed') return 'not-allowed'
  if (trip !== booked.promised.trip) return isTooLateToMove(life, booked) ? 'too-late' : mayQuote(life, trip, seats)
  if (todayOf(life) > lastDayOf(life.trips[trip]!)) return 'too-late'
  return hasSeats(life, trip, Math.max(0, seats - booked.promised.seats)) ? 'ok' : 'sold-out'
}

/** Days of grace of the plan of tours, and the two after which nobody buys what comes free. */
const SOLD_AGAIN_DAYS = 3 + 2

/** Whether what stays unpaid would come back too late to be sold: of more seats, or of another date. */
export function isTooLateToOwe(life: Life, booked: Booked, { trip, seats }: { trip: number; seats: number }): boolean {
  const isMore = trip !== booked.promised.trip || seats > booked.promised.seats
  return isMore && todayOf(life) > addDays(life.trips[trip]!.startsOn, -SOLD_AGAIN_DAYS)
}

/** Of the plan of tours; a quote made later than that has no such row any more. */
const MOVED_UNTIL_DAYS = 30

function isTooLateToMove(life: Life, { promised: { trip } }: Booked): boolean {
  return daysBetween(todayOf(life), life.trips[trip]!.startsOn) < MOVED_UNTIL_DAYS
}

/** What falls away of the price on the same date is charged as a cancelled part, with 5 % GST on it; what is then to be paid in all is rounded to the rupee, once. */
export function chargeFor(life: Life, booked: Booked, next: Promised): number {
  const exact = exactCharge(life, booked, next)
  if (exact === 0) return 0
  const { promised, chargesPaise, exactPaise } = booked
  const rounded = next.totalPaise - next.taxablePaise * 1.05 + chargesPaise - exactPaise
  const charge = Math.max(0, Math.round((exact - rounded) / 100) * 100)
  return Math.min(charge, Math.max(0, promised.totalPaise - next.totalPaise))
}

function exactCharge(life: Life, booked: Booked, next: Promised): number {
  const { promised } = booked
  const lessPaise = promised.taxablePaise - next.taxablePaise
  if (next.trip !== promised.trip || lessPaise <= 0) return 0
  return (lessPaise * rowOf(life, booked).percent * 1.05) / 100
}

/** What a change makes of the money: its whole price with charges, and what goes back or is to be paid. */
export function settled({ applied, chargesPaise }: Booked, change: Pick<Change, 'totalPaise' | 'chargePaise'>) {
  const totalPaise = change.totalPaise + chargesPaise + change.chargePaise
  return {
    totalPaise,
    refundPaise: Math.max(0, applied - totalPaise),
    leftPaise: Math.max(0, totalPaise - applied),
  }
}

export function accept(life: Life, change: Change): string {
  const booked = life.bookings[change.booking]!
  if (booked.promised.token === change.token) return 'ok'
  const refusal = refuseChange(life, booked, change)
  if (refusal) return refusal
  const { totalPaise, refundPaise } = settled(booked, change)
  booked.chargesPaise += change.chargePaise
  booked.exactPaise += exactCharge(life, booked, change)
  Object.assign(booked, { promised: change, totalPaise })
  giveBack(booked, refundPaise)
  return 'ok'
}

function refuseChange(life: Life, booked: Booked, change: Change): string | undefined {
  const { trip, seats } = booked.promised
  if (shownState(life, booked) !== 'confirmed') return 'not-allowed'
  if (change.previous !== booked.promised.token) return 'price-changed'
  if (change.expiresAt <= life.now) return 'quote-expired'
  const isMoved = change.trip !== trip
  if (isMoved && isTooLateToMove(life, booked)) return 'too-late'
  if (!isMoved && todayOf(life) >= life.trips[trip]!.startsOn) return 'too-late'
  if (chargeFor(life, booked, change) !== change.chargePaise) return 'price-changed'
  const more = isMoved ? change.seats : change.seats - seats
  return hasSeats(life, change.trip, more) ? undefined : 'sold-out'
}
