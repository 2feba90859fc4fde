import { findBookingName } from '#domain/bookings/find-booking.server.ts'
import type { PaymentOrder } from '#domain/payments/orders.server.ts'
import { describeOrder } from '#domain/payments/order-words.ts'
import type { Db } from '#platform/db.server.ts'

/** What an order pays, in the payer's words, for a car or not, and the page they came from; undefined where its booking is not there. */
export async function findPayer(
  db: Db,
  order: Pick<PaymentOrder, 'bookingId' | 'parts' | 'share'>,
): Promise<{ path: string; pays: string; reference: string | null; isCar: boolean } | undefined> {
  if (order.bookingId === null)
    return {
      path: '/admin/settings/connections#gateway',
      pays: describeOrder(order, null),
      reference: null,
      isCar: false,
    }
  const booking = await findBookingName(db, order.bookingId)
  if (!booking) return undefined
  const { reference } = booking
  return { ...booking, path: payerPath(reference, order), pays: describeOrder(order, reference) }
}

/** The page of whoever opened an order: the booking's, or a friend's own. */
function payerPath(reference: string, { share }: Pick<PaymentOrder, 'share'>): string {
  return share !== null && share !== 0 ? `/booking/${reference}/share/${share}` : `/booking/${reference}`
}
