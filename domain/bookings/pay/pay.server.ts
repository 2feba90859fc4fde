import { findCalledOff } from '#domain/departures/departures.server.ts'
import { addOrder, findOrder, noteProviderOrder } from '#domain/payments/orders.server.ts'
import { describeOrder } from '#domain/payments/order-words.ts'
import { ProviderUnreachable } from '#domain/payments/provider.ts'
import type { PaymentProvider } from '#domain/payments/provider.ts'
import type { ProviderName } from '#domain/payments/payment.ts'
import type { Providers } from '#domain/payments/provider.ts'
import type { Db } from '#platform/db.server.ts'
import { MINUTE } from '#platform/clock.ts'
import { digestOf } from '#platform/digest.ts'
import { onceForKey } from '#platform/idempotency.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { Paise } from '#platform/money.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { nameWhoUses } from '#domain/bookings/quote/used-promotions.server.ts'
import type { WhoUses } from '#domain/bookings/quote/used-promotions.server.ts'
import { admit } from '#domain/bookings/access.server.ts'
import type { BookingAccess, ShareAccess } from '#domain/bookings/access.server.ts'
import type { Instalment } from '#domain/bookings/booking.ts'
import { findBookingReference, listInstalments, lockBooking } from '#domain/bookings/find-booking.server.ts'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'

/** Orders close so long before their hold ends. */
const CLOSES_BEFORE = MINUTE

type Needs = WhoUses & { db: Db; log: Log; providers: Providers }
/** A part by its number, or all that is not paid yet. */
export type PartAsked = number | 'all'
export type PaymentAsked = { provider: ProviderName; part: PartAsked; key: string }
export type StartedPayment = { orderId: string; amountPaise: Paise; payUrl: string }
export type NoPayment =
  | 'forbidden'
  | 'hold-expired'
  | 'not-allowed'
  | 'part-paid'
  | 'contact-missing'
  | 'coupon-used'
  | 'unknown-provider'
  | 'gateway-down'
  | 'key-reused'

/**
 * Opens an order for a part of a booking at a provider: any for who booked, their own for a friend, also of a journey that is over, for what is owed stays owed. The order is written down first, and no transaction is open while the provider is asked;
 * the same key again gives the same order, and asks the provider again where it had not answered.
 */
export async function startPayment(
  needs: Needs,
  access: BookingAccess | ShareAccess,
  { provider: name, part, key }: PaymentAsked,
): Promise<Result<StartedPayment, NoPayment>> {
  const allowed = admit(access, 'pay')
  if (!allowed.ok) return allowed
  const provider = needs.providers[name]
  if (!provider || !(await provider.isReady())) return refused('unknown-provider')
  const { bookingId } = access
  const share = access.opens === 'share' ? access.share : undefined
  const scope = share === undefined ? `payments ${bookingId}` : `payments ${bookingId} of ${share}`
  const request = { scope, key, digest: digestOf({ provider: name, part }) }
  const order = await onceForKey(needs.db, request, (db) =>
    openOrder({ ...needs, db }, bookingId, { name, part, share }),
  )
  if (!order.ok) return order
  const payUrl = await askProvider(needs, provider, order.value.orderId)
  return payUrl === undefined ? refused('gateway-down') : done({ ...order.value, payUrl })
}

async function openOrder(
  { db, ...who }: WhoUses & { db: Db },
  bookingId: string,
  { name, part, share }: { name: ProviderName; part: PartAsked; share: number | undefined },
): Promise<Result<Omit<StartedPayment, 'payUrl'>, NoPayment>> {
  const booking = await lockBooking(db, bookingId)
  if (!booking || booking.shown === 'cancelled') return refused('not-allowed')
  if (booking.shown === 'expired') return refused('hold-expired')
  if (await findCalledOff(db, booking)) return refused('not-allowed')
  if (booking.contactEmail === null) return refused('contact-missing')
  const used = await nameWhoUses(db, who, booking)
  if (!used.ok) return used
  const everyPart = await listInstalments(db, bookingId)
  const chosen = choose(share === undefined ? everyPart : everyPart.filter((one) => one.share === share), part)
  if (!chosen.ok) return chosen
  const amountPaise = chosen.value.reduce((sum, one) => sum + one.amountPaise, 0)
  const parts = chosen.value.map((one) => one.part)
  const asked = { bookingId, provider: name, parts, share: share ?? null, amountPaise }
  const order = await addOrder(db, { ...asked, closesAt: closingOf(booking) })
  return done({ orderId: order.id, amountPaise })
}

/** Whoever pays is through before the seats go back (reference FINDINGS §4.1); a booked part hangs on no hold. */
function closingOf({ shown, holdExpiresAt }: OpenedBooking): Date | null {
  return shown === 'held' ? new Date(holdExpiresAt.getTime() - CLOSES_BEFORE) : null
}

/** Parts are paid in their order, those of each who pays: the first one is what a seat is sold for. */
function choose(parts: readonly Instalment[], part: PartAsked): Result<Instalment[], 'part-paid' | 'not-allowed'> {
  const unpaid = parts.filter(({ paidAt }) => paidAt === null)
  if (unpaid.length === 0) return refused('part-paid')
  if (part === 'all') return done(unpaid)
  const asked = parts.find((one) => one.part === part)
  if (!asked) return refused('not-allowed')
  if (asked.paidAt) return refused('part-paid')
  const [first] = unpaid.filter(({ share }) => share === asked.share)
  return asked.part === first?.part ? done([asked]) : refused('not-allowed')
}

async function askProvider(
  { db, log }: Needs,
  provider: PaymentProvider,
  orderId: string,
): Promise<string | undefined> {
  const order = await findOrder(db, orderId)
  if (!order) throw new Error(`order ${orderId} is not there`)
  if (order.payUrl) return order.payUrl
  const { bookingId, amountPaise, closesAt } = order
  const description = describeOrder(order, (await findBookingReference(db, bookingId!))!)
  try {
    const made = await provider.createOrder({
      id: order.id,
      amountPaise,
      description,
      returnPath: `/payments/return/${order.id}`,
      closesAt,
    })
    return await noteProviderOrder(db, order.id, made)
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error
    log.warn({ err: error, provider: provider.name }, 'a payment provider could not be reached')
    return undefined
  }
}
