import type { WholeBooking } from '#domain/bookings/find-booking.server.ts'

type PaidBooking = {
  orders: readonly Pick<WholeBooking['orders'][number], 'state' | 'parts' | 'createdAt'>[]
  instalments: readonly Pick<WholeBooking['instalments'][number], 'part' | 'paidAt'>[]
}

/**
 * The try to pay what is still unpaid that the page is about: one that waits for its bank before any later one, else the last one. What
 * a bank answered before the seats were held again is of the hold that ended, and no longer how this one stands.
 */
export function lastOrderOf<Booking extends PaidBooking>(
  { orders, instalments }: Booking,
  heldAgainAt?: Date,
): Booking['orders'][number] | undefined {
  const isUnpaid = (part: number) => instalments.some((one) => one.part === part && one.paidAt === null)
  const last = orders.find(({ state, parts }) => state === 'pending' && parts.every(isUnpaid)) ?? orders[0]
  if (!last || last.state === 'paid' || !last.parts.every(isUnpaid)) return undefined
  return last.state !== 'pending' && heldAgainAt && last.createdAt < heldAgainAt ? undefined : last
}
