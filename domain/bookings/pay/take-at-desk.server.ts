import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { command } from '#domain/audit/command.server.ts'
import type { TellNeeds } from '#domain/bookings/booking-messages.server.ts'
import { lockByReference, ReferenceTyped } from '#domain/bookings/desk/booking/deeds.server.ts'
import { bookingSubject } from '#domain/bookings/desk/booking/desk.server.ts'
import { listBookingsWhere, listInstalments } from '#domain/bookings/find-booking.server.ts'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import { isTooLate } from '#domain/bookings/group/places.server.ts'
import { refuseAgain } from '#domain/bookings/hold/hold-again.server.ts'
import type { QuoteNeeds } from '#domain/bookings/quote/quotes.server.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { findCalledOff } from '#domain/departures/departures.server.ts'
import { enterLine } from '#domain/payments/entered-lines.server.ts'
import { addOrder, noteProviderOrder } from '#domain/payments/orders.server.ts'
import { CURRENCY, DESK_WAYS } from '#domain/payments/payment.ts'
import type { DeskWay } from '#domain/payments/payment.ts'
import { addDays, formatDate, isCalendarDate, istDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { formatPaise } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'
import { refused } from '#platform/result.ts'
import { sumCash } from './cash-taken.server.ts'
import { coverParts, EARLIEST_DAYS, overCashLimit, readNumber } from './desk-money.ts'
import type { Cover } from './desk-money.ts'
import { keepForRest, partOff } from './desk-parts.server.ts'
import { applyPaymentEvent } from './payment-effects.server.ts'
import { usedText } from './used-number.server.ts'

/** `number` is the cheque's or the bank's; `cameOn` the day in India; `share` whose part it pays, where friends pay their own. `seenDuePaise` is what was due when whoever takes it saw what it does. */
export type DeskMoney = {
  reference: string
  way: DeskWay
  number: string
  cameOn: CalendarDate
  amountPaise: Paise
  share: number | null
  seenDuePaise: Paise | null
}
const NO_SUM = 'Rupees, as 9,371.25.'
const DeskMoney: z.ZodType<DeskMoney, DeskMoney> = z
  .object({
    reference: ReferenceTyped,
    way: z.enum(DESK_WAYS, 'Choose how it came.'),
    number: z.string().max(40, 'At most 40 signs.'),
    cameOn: z.string().refine(isCalendarDate, 'Choose the day it came.'),
    amountPaise: z.number(NO_SUM).int(NO_SUM).positive(NO_SUM).max(10_000_000_00, NO_SUM),
    share: z.number().int().min(0).nullable(),
    seenDuePaise: z.number().int().nullable(),
  })
  .superRefine(({ way, number }, found) => {
    const read = readNumber(way, number)
    if (!read.ok) found.addIssue({ code: 'custom', path: ['number'], message: read.fault })
  })

export type NotTaken =
  | 'unknown-booking'
  | 'booking-over'
  | 'called-off-before'
  | 'contact-missing'
  | 'desk-money-amiss'
  | 'cash-limit'
  | 'more-than-due'
  | 'number-used'
  | 'hold-over'
  | 'changed-meanwhile'
  | 'look-first'
type Needs = TellNeeds & Omit<QuoteNeeds, 'db'>
type Refused = { ok: false; reason: NotTaken; faults?: { path: string; message: string }[] }

/**
 * Takes money that came by hand for a booking: over the counter, or straight into the operator's account without an order. It pays the parts in their order, and of one that it does not reach to the end some; it
 * confirms a hold whose first part it covers. It is done at the second press: until what was due is `seen` everything is tried and undone, 'look-first'. Refuses 'unknown-booking', a cancelled one ('booking-over'),
 * what was called off, 'contact-missing' before anybody said who books, a day that cannot be ('desk-money-amiss'), 'cash-limit' (section 269ST), 'more-than-due', 'number-used' with the booking it paid,
 * 'hold-over' where the seats cannot be had any more, and 'changed-meanwhile' where something else is due than was seen.
 */
export const takeAtDesk = command<DeskMoney, DeskMoney, { isConfirmed: boolean }, NotTaken, Needs>('payments.settle', {
  input: DeskMoney,
  besides: async ({ db }, asked) => {
    const [booking] = await listBookingsWhere(db, eq(bookings.reference, asked.reference))
    return booking ? (await amissIn(db, booking, asked)).map(({ path, message }) => ({ path, message })) : []
  },
  tags: [],
  change: async (needs, asked) => {
    const { db } = needs
    const booking = await lockByReference(db, asked.reference)
    if (!booking) return refused('unknown-booking')
    const cover = coverParts(await listInstalments(db, booking.id), asked)
    const refusal =
      (await refuseBooking(db, booking)) ??
      refuseTyped(await amissIn(db, booking, asked)) ??
      (await refuseLate(needs, booking, { ...asked, ...cover }))
    if (refusal) return refusal
    const { seenDuePaise, amountPaise: paise, way, cameOn } = asked
    if (seenDuePaise !== null && seenDuePaise !== cover.duePaise) return refused('changed-meanwhile')
    const taken = await take(needs, booking, { asked, cover })
    if (!taken.ok) return taken
    if (seenDuePaise === null) return refused('look-first')
    const after = { deed: 'money-taken', paise, way, number: taken.number, cameOn, left: cover.leftPaise }
    const changes = [{ subject: bookingSubject(asked.reference), before: { due: cover.duePaise }, after }]
    return { ok: true, value: { isConfirmed: taken.isConfirmed }, changes }
  },
})

async function refuseBooking(db: Db, booking: OpenedBooking): Promise<Refused | undefined> {
  if (booking.state === 'cancelled') return refused('booking-over')
  if (await findCalledOff(db, booking)) return refused('called-off-before')
  return booking.contactName === null || booking.contactEmail === null ? refused('contact-missing') : undefined
}

type Amiss = { reason: NotTaken; path: string; message: string }

/** All that is wrong with the day and the sum that were typed, field by field. */
async function amissIn(db: Db, booking: OpenedBooking, asked: DeskMoney): Promise<Amiss[]> {
  const { duePaise } = coverParts(await listInstalments(db, booking.id), asked)
  const faults = [faultOfDay(booking, asked), faultOfSum(asked, duePaise) ?? (await faultOfCash(db, booking, asked))]
  return faults.filter((fault) => fault !== undefined)
}

function refuseTyped(faults: readonly Amiss[]): Refused | undefined {
  const [first] = faults
  return first && { ...refused(first.reason), faults: faults.map(({ path, message }) => ({ path, message })) }
}

/** It may have come before its booking was entered: who calls has often sent something already. */
function faultOfDay({ today }: OpenedBooking, { cameOn }: DeskMoney): Amiss | undefined {
  const first = addDays(today, -EARLIEST_DAYS)
  const fault = { reason: 'desk-money-amiss', path: 'cameOn' } as const
  if (cameOn > today) return { ...fault, message: 'That day is still to come.' }
  if (cameOn < first)
    return { ...fault, message: `At most ${EARLIEST_DAYS} days ago: not before ${formatDate(first)}.` }
  return undefined
}

function faultOfSum({ amountPaise }: DeskMoney, duePaise: Paise): Amiss | undefined {
  if (Number.isNaN(amountPaise) || amountPaise <= duePaise) return undefined
  const message = duePaise === 0 ? 'Nothing is due any more.' : `${formatPaise(duePaise)} is all that is due.`
  return { reason: 'more-than-due', path: 'amountPaise', message }
}

async function faultOfCash(
  db: Db,
  booking: OpenedBooking,
  { way, amountPaise, cameOn }: DeskMoney,
): Promise<Amiss | undefined> {
  if (way !== 'cash' || !isCalendarDate(cameOn)) return undefined
  const message = overCashLimit(await sumCash(db, booking, cameOn), amountPaise)
  return message === undefined ? undefined : { reason: 'cash-limit', path: 'amountPaise', message }
}

/** A hold that has ended is taken up again for its first part alone; for what came after its end only while its price stands and its date is booked. */
async function refuseLate(
  needs: Needs & { db: Db },
  booking: OpenedBooking,
  { cameOn, whole }: DeskMoney & Cover,
): Promise<Refused | undefined> {
  const { db } = needs
  if (booking.shown !== 'expired') return undefined
  const [first] = (await listInstalments(db, booking.id)).filter(({ paidAt }) => paidAt === null)
  if (whole.length === 0)
    return at(
      'hold-over',
      'amountPaise',
      `Its hold has ended: ${formatPaise(first?.amountPaise ?? 0)} books it, while its seats are there.`,
    )
  if (cameOn <= istDate(booking.holdExpiresAt)) return undefined
  if (await isTooLate(db, booking))
    return at('hold-over', 'cameOn', 'Its hold had ended, and its date is booked no more.')
  const refusal = await refuseAgain(needs, booking)
  const isStale = refusal === 'quote-expired' || refusal === 'price-changed'
  return isStale
    ? at('hold-over', 'cameOn', 'Its hold had ended, and its price holds no more: please book it anew.')
    : undefined
}

type Taken = { ok: true; number: string; isConfirmed: boolean }

async function take(
  needs: TellNeeds & { db: Db },
  booking: OpenedBooking,
  { asked: { way, number: typed, cameOn, amountPaise, share }, cover }: { asked: DeskMoney; cover: Cover },
): Promise<Taken | Refused> {
  const { db } = needs
  const { id: bookingId } = booking
  const read = readNumber(way, typed)
  if (!read.ok) throw new Error(`${way} was taken without its number`)
  const parts = cover.whole.map(({ part }) => part)
  if (cover.some) parts.push(await partOff(db, bookingId, cover.some))
  if (cover.whole.length === 0 && booking.state === 'held') await keepForRest(db, bookingId)
  const { id: orderId } = await addOrder(db, { bookingId, provider: way, parts, share, amountPaise, closesAt: null })
  const providerOrderId = orderId.toUpperCase()
  await noteProviderOrder(db, orderId, { providerOrderId, payUrl: `/pay/${orderId}` })
  const number = way === 'cash' ? providerOrderId : await enterLine(db, { utr: read.value, orderId, amountPaise })
  if (number === undefined) return at('number-used', 'number', await usedText(db, read.value))
  const money = { providerPaymentId: number, amountPaise, currency: CURRENCY, cameOn }
  const event = { kind: 'captured' as const, eventId: `desk ${number}`, providerOrderId, ...money }
  const effect = await applyPaymentEvent(needs, way, event)
  if (effect === 'confirmed' || effect === 'paid') return { ok: true, number, isConfirmed: effect === 'confirmed' }
  return at('hold-over', 'amountPaise', 'Its hold has ended, and what it held went to others.')
}

function at(reason: NotTaken, path: string, message: string): Refused {
  return { ok: false, reason, faults: [{ path, message }] }
}
