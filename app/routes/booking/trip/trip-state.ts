import type { WholeBooking } from '#domain/bookings/find-booking.server.ts'

type PaidBooking = Pick<WholeBooking, 'orders' | 'instalments'>

/** The try to pay what is still unpaid that the page is about: one that waits for its bank before any later one, else the last one. */
export function lastOrderOf({ orders, instalments }: PaidBooking): PaidBooking['orders'][number] | undefined {
  const isUnpaid = (part: number) => instalments.some((one) => one.part === part && one.paidAt === null)
  const last = orders.find(({ state, parts }) => state === 'pending' && parts.every(isUnpaid)) ?? orders[0]
  return last && last.state !== 'paid' && last.parts.every(isUnpaid) ? last : undefined
}
