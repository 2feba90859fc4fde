import type { WholeBooking } from '#domain/bookings/find-booking.server.ts'

type Paid = Pick<WholeBooking, 'orders' | 'instalments'>

/** The last try to pay what is still unpaid: it waits for the bank, or the bank said no. */
export function lastOrderOf({ orders, instalments }: Paid): Paid['orders'][number] | undefined {
  const [last] = orders
  const isUnpaid = (part: number) => instalments.some((one) => one.part === part && one.paidAt === null)
  return last && last.state !== 'paid' && last.parts.every(isUnpaid) ? last : undefined
}
