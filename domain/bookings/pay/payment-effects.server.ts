import { findCalledOff } from '#domain/departures/departures.server.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { enterMoney, oweRefund } from '#domain/payments/ledger.server.ts'
import { findProviderOrder, lockOrder, moveOrder } from '#domain/payments/orders.server.ts'
import type { PaymentOrder } from '#domain/payments/orders.server.ts'
import { CURRENCY, isDeskWay } from '#domain/payments/payment.ts'
import type { CapturedEvent, PaymentEvent, ProviderName } from '#domain/payments/payment.ts'
import { paymentEvents, payments } from '#domain/payments/tables.ts'
import { DAY } from '#platform/clock.ts'
import { announce } from '#platform/change-feed.server.ts'
import { againIfLost } from '#platform/again-if-lost.server.ts'
import type { Db } from '#platform/db.server.ts'
import { PENDING_MINUTES } from '#domain/bookings/booking.ts'
import { tellConfirmed } from '#domain/bookings/trip/journey-messages.server.ts'
import { MORE_THAN_LEFT } from './desk-money.ts'
import { coversFirst, findLeft, isUnpaid } from './parts-of-order.server.ts'
import type { NotPayable } from './parts-of-order.server.ts'
import { tellPaid, tellReturned, tellWrongAmount } from './money-messages.server.ts'
import type { TellNeeds } from '#domain/bookings/booking-messages.server.ts'
import { lockBooking } from '#domain/bookings/find-booking.server.ts'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import { documentPayment } from '#domain/bookings/papers/paperwork.server.ts'
import {
  givePlacesBack,
  isGone,
  isSaleOver,
  placesOf,
  sellPlaces,
  takePlacesAgain,
} from '#domain/bookings/group/places.server.ts'
import { redeemAgain } from '#domain/bookings/quote/used-promotions.server.ts'
import { bookingEvents, bookings, instalments } from '#domain/bookings/tables.ts'

/** What an event of a provider did here. */
export type PaymentEffect =
  | 'known'
  | 'unmatched'
  | 'confirmed'
  | 'paid'
  | 'money-returned'
  | 'disputed'
  | 'pending'
  | 'failed'

/** Staff confirm what came straight to the bank on the next working day. */
const SLOWEST_BANK = 3 * DAY

/** Why a rupee of the operator's own comes and goes. */
const TRIAL = 'trial of the gateway'

/**
 * Does what a provider's event says, once, however often and in whatever order it comes: the event, the money and what becomes of the booking are
 * one transaction (reference FINDINGS §4.2). Webhook, browser and reconciler all come through here. Money that pays nothing any more goes back by
 * itself, as the operator's own does when they try the gateway; money that does not fit its order waits for a person.
 */
export async function applyPaymentEvent(
  needs: TellNeeds & { db: Db },
  provider: ProviderName,
  event: PaymentEvent,
): Promise<PaymentEffect> {
  return againIfLost(needs.db, async (db) => {
    const order = await lockWithBooking(db, provider, event.providerOrderId)
    if (!(await isNew(db, provider, event))) return 'known'
    const effect = await doWhatItSays({ ...needs, db }, provider, event, order)
    await db
      .update(paymentEvents)
      .set({ effect })
      .where(and(eq(paymentEvents.provider, provider), eq(paymentEvents.eventId, event.eventId)))
    return effect
  })
}

/** Its booking before it, as whoever changes a booking takes them: two never wait for each other. */
async function lockWithBooking(db: Db, provider: ProviderName, named: string): Promise<PaymentOrder | undefined> {
  const order = await findProviderOrder(db, provider, named)
  if (order && order.bookingId !== null) await lockBooking(db, order.bookingId)
  return order && lockOrder(db, provider, named)
}

async function isNew(db: Db, provider: ProviderName, event: PaymentEvent): Promise<boolean> {
  const { eventId, kind, providerOrderId } = event
  const money =
    kind === 'captured' ? { providerPaymentId: event.providerPaymentId, amountPaise: event.amountPaise } : {}
  const added = await db
    .insert(paymentEvents)
    .values({ provider, eventId, kind, providerOrderId, effect: 'unmatched', ...money })
    .onConflictDoNothing()
    .returning({ eventId: paymentEvents.eventId })
  return added.length > 0
}

type Needs = TellNeeds & { db: Db }
type Payment = typeof payments.$inferSelect

async function doWhatItSays(
  needs: Needs,
  provider: ProviderName,
  event: PaymentEvent,
  order: PaymentOrder | undefined,
): Promise<PaymentEffect> {
  if (event.kind === 'captured') return takeMoney(needs, provider, event, order)
  if (!order || order.state === 'paid') return order ? 'known' : 'unmatched'
  if (event.kind === 'failed') {
    await moveOrder(needs.db, order.id, 'failed', event.detail)
    return 'failed'
  }
  await moveOrder(needs.db, order.id, 'pending')
  if (order.bookingId !== null) await waitForBank(needs.db, order.bookingId)
  return 'pending'
}

/** The bank was asked and has not answered: the seats wait for it, once and not for ever. */
async function waitForBank(db: Db, bookingId: string): Promise<void> {
  const until = sql`${bookings.createdAt} + ${`${2 * PENDING_MINUTES} minutes`}::interval`
  const longer = sql`least(greatest(${bookings.holdExpiresAt}, now() + ${`${PENDING_MINUTES} minutes`}::interval), greatest(${bookings.holdExpiresAt}, ${until}))`
  await db
    .update(bookings)
    .set({ holdExpiresAt: longer })
    .where(and(eq(bookings.id, bookingId), eq(bookings.state, 'held')))
}

async function takeMoney(
  needs: Needs,
  provider: ProviderName,
  { providerPaymentId, amountPaise, currency, cameOn }: CapturedEvent,
  order: PaymentOrder | undefined,
): Promise<PaymentEffect> {
  const { db } = needs
  const [payment] = await db
    .insert(payments)
    .values({
      provider,
      providerPaymentId,
      amountPaise,
      currency,
      cameOn: cameOn ?? null,
      orderId: order?.id ?? null,
      bookingId: order?.bookingId ?? null,
    })
    .onConflictDoNothing()
    .returning()
  if (!payment) return 'known'
  const money = { paymentId: payment.id, bookingId: payment.bookingId, paise: amountPaise }
  const isTrial = order?.bookingId === null
  const booking = order && order.bookingId !== null ? await lockBooking(db, order.bookingId) : undefined
  if (!order || !(booking || isTrial) || amountPaise !== order.amountPaise || currency !== CURRENCY) {
    await enterMoney(db, 'dispute', { ...money, reason: order ? 'not what was asked for' : 'no such order' })
    if (order && booking && currency === CURRENCY)
      await tellWrongAmount(needs, booking, { paise: amountPaise, duePaise: order.amountPaise, share: order.share })
    return 'disputed'
  }
  await enterMoney(db, 'applied', { ...money, reason: booking ? `parts ${order.parts.join(', ')}` : TRIAL })
  await moveOrder(db, order.id, 'paid')
  if (!booking) {
    await oweRefund(db, 'applied', { ...money, reason: TRIAL })
    return 'money-returned'
  }
  const reason = await applyTo(needs, booking, order, payment)
  if (typeof reason !== 'string') return reason.effect
  await giveBack(needs, booking, { paymentId: payment.id, paise: amountPaise, reason, share: order.share })
  return 'money-returned'
}

type ReturnedMoney = Parameters<typeof tellReturned>[2] & { paymentId: string }

async function giveBack(needs: Needs, { id: bookingId }: OpenedBooking, returned: ReturnedMoney): Promise<void> {
  const { db } = needs
  const { paymentId, paise, reason } = returned
  await oweRefund(db, 'applied', { paymentId, bookingId, paise, reason })
  await db.insert(bookingEvents).values({ bookingId, kind: 'money-returned', facts: { paise, reason } })
  // What pays its parts with the rest may just have confirmed it.
  await tellReturned(needs, (await lockBooking(db, bookingId))!, returned)
}

/** Pays the parts of an order with a payment, or says why it cannot. */
async function applyTo(
  needs: Needs,
  booking: OpenedBooking,
  order: PaymentOrder,
  { id: paymentId, amountPaise, cameOn }: Payment,
): Promise<
  { effect: 'confirmed' | 'paid' } | NotPayable | 'cancelled meanwhile' | 'called off' | 'sale over' | 'seats gone'
> {
  const { db } = needs
  if (booking.state === 'cancelled') return 'cancelled meanwhile'
  if (booking.state !== 'confirmed' && (await findCalledOff(db, booking))) return 'called off'
  const parts = { of: booking.id, parts: order.parts }
  const left = await findLeft(db, parts, order.amountPaise)
  if (typeof left === 'string') return left
  // What is held still was booked in time.
  if (booking.shown === 'expired' && (await (isInTime(order, booking) ? isGone : isSaleOver)(db, booking)))
    return 'sale over'
  if (booking.state === 'expired' && !(await seatAgain(db, booking))) return 'seats gone'
  await db
    .update(instalments)
    .set({ paymentId, paidAt: sql`now()` })
    .where(isUnpaid(parts))
  const { paise } = left
  const facts = { paise, parts: order.parts.join(', ') }
  await db.insert(bookingEvents).values({ bookingId: booking.id, kind: 'paid', facts })
  const isNew = booking.state !== 'confirmed' && (await coversFirst(db, parts))
  const { provider: by, share } = order
  const came = cameOn !== null && isDeskWay(by) ? { way: by, on: cameOn } : undefined
  if (isNew) await confirm(needs, booking)
  else await tellPaid(needs, booking, { paise, paymentId, share, came })
  const over = { paymentId, paise: amountPaise - paise, reason: MORE_THAN_LEFT, share }
  if (over.paise > 0) await giveBack(needs, booking, over)
  await documentPayment(db, booking, { paymentId, paise, by, share, came })
  return { effect: isNew ? 'confirmed' : 'paid' }
}

/** Money is asked for while its seats are held: what a bank was slow to tell of was paid in time, and what comes days later may not have been. */
function isInTime({ createdAt }: PaymentOrder, { now }: OpenedBooking): boolean {
  return now.getTime() - createdAt.getTime() <= SLOWEST_BANK
}

/** Money that came after its hold finds its seats again where they are. */
async function seatAgain(db: Db, booking: OpenedBooking): Promise<boolean> {
  if (!(await takePlacesAgain(db, booking)).ok) return false
  if ((await redeemAgain(db, booking)).ok) return true
  // What it was priced with is used up: the seats go on to somebody else, and the money goes back.
  await givePlacesBack(db, booking, 'held')
  return false
}

async function confirm(needs: Needs, booking: OpenedBooking): Promise<void> {
  const { db } = needs
  await db
    .update(bookings)
    .set({ state: 'confirmed', confirmedAt: sql`now()` })
    .where(and(eq(bookings.id, booking.id), inArray(bookings.state, ['held', 'expired'])))
  await db.insert(bookingEvents).values({ bookingId: booking.id, kind: 'confirmed', facts: { seats: booking.seats } })
  await tellConfirmed(needs, booking)
  await announce(db, placesOf(booking.journey))
  await sellPlaces(db, booking)
}
