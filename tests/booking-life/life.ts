import { addDays, daysBetween, istDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { HELD_AGAIN_MOST } from '#domain/bookings/hold/hold-again.server.ts'
import { MINUTE } from '#platform/clock.ts'

/** Bookings, seats and money as they should be: no database, no prices of its own, nothing but what was promised and what has happened. */
export type Life = {
  now: number
  trips: Trip[]
  quotes: Promised[]
  changes: Change[]
  bookings: Booked[]
  orders: Order[]
  captures: Capture[]
}
type Trip = { id: string; startsOn: CalendarDate; capacity: number; cutoffDays: number; days: number }
export type Promised = {
  token: string
  trip: number
  seats: number
  totalPaise: number
  taxablePaise: number
  /** What leaving costs so many days before, the dearest last. */
  charges: { fromDays: number; percent: number; chargePaise: number }[]
  parts: Part[]
  expiresAt: number
}
export type Part = { part: number; amountPaise: number; isPaid: boolean }
export type Change = Promised & { booking: number; previous: string; chargePaise: number }
type State = 'held' | 'expired' | 'confirmed' | 'cancelled'
export type Booked = {
  promised: Promised
  state: State
  madeAt: number
  expiresAt: number
  isExtended: boolean
  /** How often its seats were held again. */
  again: number
  totalPaise: number
  chargesPaise: number
  /** The same before any of it was rounded. */
  exactPaise: number
  parts: Part[]
  applied: number
  due: number
  refunded: number
  dispute: number
}
export type Order = {
  booking: number
  parts: number[]
  amountPaise: number
  isPaid: boolean
  told: Set<string>
  madeAt: number
}
export type Capture = { order: number; amountPaise: number; isTold: boolean }

const HOLD = 15 * MINUTE

export const todayOf = ({ now }: Life) => istDate(new Date(now))
export const lastDayOf = ({ startsOn, cutoffDays }: Trip) => addDays(startsOn, -cutoffDays)

export function seatsOf(life: Life, trip: number, state: State): number {
  const there = life.bookings.filter((one) => one.promised.trip === trip && one.state === state)
  return there.reduce((sum, { promised }) => sum + promised.seats, 0)
}

export function hasSeats(life: Life, trip: number, seats: number): boolean {
  return seatsOf(life, trip, 'held') + seatsOf(life, trip, 'confirmed') + seats <= life.trips[trip]!.capacity
}

export function shownState(life: Life, { state, expiresAt, promised }: Booked): State | 'completed' {
  if (state === 'held' && expiresAt <= life.now) return 'expired'
  const { startsOn, days } = life.trips[promised.trip]!
  return state === 'confirmed' && addDays(startsOn, days - 1) < todayOf(life) ? 'completed' : state
}

const isOver = (life: Life) => (one: Booked) => one.state === 'held' && one.expiresAt <= life.now

/** Holds whose time is over give their seats back: how many. */
export function sweep(life: Life, trip?: number): number {
  const over = life.bookings.filter(isOver(life)).filter((one) => trip === undefined || one.promised.trip === trip)
  for (const one of over) one.state = 'expired'
  return over.length
}

export function mayQuote(life: Life, trip: number, seats: number): string {
  const today = todayOf(life)
  if (life.trips[trip]!.startsOn < today) return 'date-passed'
  if (today > lastDayOf(life.trips[trip]!)) return 'too-late'
  return hasSeats(life, trip, seats) ? 'ok' : 'sold-out'
}

export function hold(life: Life, promised: Promised): string {
  const { trip, seats, totalPaise, parts } = promised
  if (promised.expiresAt <= life.now) {
    // It comes with the quote of now: where none is to be had, that is what is said.
    const anew = mayQuote(life, trip, seats)
    return anew === 'ok' ? 'quote-expired' : anew
  }
  if (!hasSeats(life, trip, seats)) sweep(life, trip)
  if (!hasSeats(life, trip, seats)) return 'sold-out'
  const money = { applied: 0, due: 0, refunded: 0, dispute: 0, chargesPaise: 0, exactPaise: 0 }
  const nothing = { ...money, isExtended: false, again: 0 }
  const made = { madeAt: life.now, expiresAt: life.now + HOLD, totalPaise, parts: parts.map((part) => ({ ...part })) }
  life.bookings.push({ promised, state: 'held', ...made, ...nothing })
  return 'ok'
}

/** Fifteen minutes more, once; or the seats again after the end. */
export function keep(life: Life, booked: Booked): string {
  const shown = shownState(life, booked)
  if (shown === 'expired') return holdAgain(life, booked)
  if (shown !== 'held' || booked.isExtended) return 'not-allowed'
  booked.expiresAt += HOLD
  booked.isExtended = true
  return 'ok'
}

function holdAgain(life: Life, booked: Booked): string {
  const { trip, seats } = booked.promised
  if (todayOf(life) > lastDayOf(life.trips[trip]!)) return 'too-late'
  if (booked.promised.expiresAt <= life.now) return 'quote-expired'
  if (booked.again >= HELD_AGAIN_MOST) return 'held-enough'
  if (booked.state === 'expired' && !hasSeats(life, trip, seats)) return 'sold-out'
  Object.assign(booked, { state: 'held', expiresAt: life.now + HOLD, isExtended: false, again: booked.again + 1 })
  return 'ok'
}

export function order(life: Life, at: number, part: number | 'all'): string {
  const booked = life.bookings[at]!
  const shown = shownState(life, booked)
  if (shown === 'cancelled' || shown === 'completed') return 'not-allowed'
  if (shown === 'expired') return 'hold-expired'
  const unpaid = booked.parts.filter(({ isPaid }) => !isPaid)
  if (unpaid.length === 0) return 'part-paid'
  const asked = booked.parts.find((one) => one.part === part)
  if (part !== 'all' && asked?.isPaid) return 'part-paid'
  if (part !== 'all' && asked !== unpaid[0]) return 'not-allowed'
  const chosen = part === 'all' ? unpaid : [asked!]
  const amountPaise = chosen.reduce((sum, one) => sum + one.amountPaise, 0)
  const parts = chosen.map((one) => one.part)
  life.orders.push({ booking: at, parts, amountPaise, isPaid: false, told: new Set(), madeAt: life.now })
  return 'ok'
}

/** A notice of money: what it does, the first time. */
export function take(life: Life, capture: Capture): string {
  if (capture.isTold) return 'known'
  capture.isTold = true
  const paid = life.orders[capture.order]!
  const booked = life.bookings[paid.booking]!
  const { amountPaise } = capture
  if (amountPaise !== paid.amountPaise) {
    booked.dispute += amountPaise
    return 'disputed'
  }
  paid.isPaid = true
  if (!isPayable(booked, paid) || !isSeated(life, booked)) {
    booked.due += amountPaise
    return 'money-returned'
  }
  booked.applied += amountPaise
  for (const part of booked.parts) if (paid.parts.includes(part.part)) part.isPaid = true
  const effect = booked.state === 'confirmed' ? 'paid' : 'confirmed'
  booked.state = 'confirmed'
  return effect
}

function isPayable({ state, parts }: Booked, paid: Order): boolean {
  const open = parts.filter(({ part, isPaid }) => !isPaid && paid.parts.includes(part))
  const paise = open.reduce((sum, one) => sum + one.amountPaise, 0)
  return state !== 'cancelled' && open.length === paid.parts.length && paise === paid.amountPaise
}

function isSeated(life: Life, { state, promised: { trip, seats } }: Booked): boolean {
  return state !== 'expired' || (todayOf(life) <= life.trips[trip]!.startsOn && hasSeats(life, trip, seats))
}

/** The bank has not answered, or said no. */
export function hear(life: Life, at: number, kind: 'pending' | 'failed'): string {
  const asked = life.orders[at]!
  if (asked.told.has(kind)) return 'known'
  asked.told.add(kind)
  if (asked.isPaid) return 'known'
  const booked = life.bookings[asked.booking]!
  if (kind === 'pending' && booked.state === 'held') {
    const most = Math.max(booked.expiresAt, booked.madeAt + 60 * MINUTE)
    booked.expiresAt = Math.min(Math.max(booked.expiresAt, life.now + 30 * MINUTE), most)
  }
  return kind
}

export function rowOf(life: Life, { promised: { charges, trip } }: Booked) {
  const days = daysBetween(todayOf(life), life.trips[trip]!.startsOn)
  return charges.find(({ fromDays }) => days >= fromDays)!
}

/** What leaving now would give back. */
export function refundOf(life: Life, booked: Booked): number | string {
  const shown = shownState(life, booked)
  if (shown !== 'held' && shown !== 'confirmed') return 'not-allowed'
  if (todayOf(life) > life.trips[booked.promised.trip]!.startsOn) return 'too-late'
  if (shown === 'held') return 0
  return Math.max(0, booked.applied - booked.chargesPaise - rowOf(life, booked).chargePaise)
}

export function cancel(booked: Booked, refundPaise: number): void {
  booked.state = 'cancelled'
  giveBack(booked, refundPaise)
}

export function giveBack(booked: Booked, paise: number): void {
  booked.applied -= paise
  booked.due += paise
}

export function sendRefunds(life: Life): void {
  for (const booked of life.bookings) {
    booked.refunded += booked.due
    booked.due = 0
  }
}
