import { inArray } from 'drizzle-orm'
import { listApplied } from '#domain/payments/ledger.server.ts'
import { isReturnedByHand } from '#domain/payments/payment.ts'
import { refundsOf } from '#domain/payments/refunds-of.ts'
import type { AppliedPayment } from '#domain/payments/refunds-of.ts'
import { payments } from '#domain/payments/tables.ts'
import type { Db } from '#platform/db.server.ts'
import type { Paise } from '#platform/money.ts'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import { listTravellers } from '#domain/bookings/trip/travellers.server.ts'
import type { NamedTraveller } from '#domain/bookings/trip/travellers.server.ts'

/** What goes back to one who has paid: `share` is their place counted from 1, 0 who booked, below zero somebody who travels no more and is not known by name. */
export type BackTo = { share: number; name: string; paise: Paise }

type Whose = Pick<OpenedBooking, 'id' | 'contactName'>

/** To whom `paise` of what is applied to a booking would go back, and how much to each; they add up to it. */
export async function listBackTo(db: Db, booking: Whose, paise: Paise): Promise<BackTo[]> {
  const applied = await listApplied(db, booking.id)
  const parts = refundsOf(paise, applied)
  const named = applied.some(({ share }) => share !== null) ? await listTravellers(db, booking.id) : []
  return nameBack(
    booking,
    named,
    applied.map(({ share }, at) => ({ share, paise: parts[at]! })),
  )
}

/** How much of `paise` that go back of a booking takes a transfer that somebody of the staff makes. */
export async function sumBackByHand(db: Db, bookingId: string, paise: Paise): Promise<Paise> {
  const applied = await listApplied(db, bookingId)
  const parts = refundsOf(paise, applied)
  const ids = applied.map(({ paymentId }) => paymentId)
  const ways = await db
    .select({ id: payments.id, provider: payments.provider })
    .from(payments)
    .where(inArray(payments.id, ids))
  const byHand = new Set(ways.filter(({ provider }) => isReturnedByHand(provider)).map(({ id }) => id))
  return parts.reduce((sum, part, at) => sum + (byHand.has(ids[at]!) ? part : 0), 0)
}

/** Sums that go back, by who has paid, with their names as they are now; who booked comes first. */
export function nameBack(
  booking: Pick<Whose, 'contactName'>,
  travellers: readonly PlacedTraveller[],
  sums: readonly (Pick<AppliedPayment, 'share'> & { paise: Paise })[],
): BackTo[] {
  return [...Map.groupBy(sums, ({ share }) => share ?? 0)]
    .map(([share, same]) => ({
      share,
      name: payerName({ ...booking, travellers }, share),
      paise: same.reduce((sum, one) => sum + one.paise, 0),
    }))
    .filter(({ paise }) => paise > 0)
    .toSorted((one, other) => (one.share === 0 ? -1 : other.share === 0 ? 1 : one.share - other.share))
}

type PlacedTraveller = Pick<NamedTraveller, 'position' | 'name'>

/** What whoever pays a share of a booking is called. */
export function payerName(
  { contactName, travellers }: Pick<Whose, 'contactName'> & { travellers: readonly PlacedTraveller[] },
  share: number,
): string {
  if (share === 0) return contactName ?? 'Who booked'
  return travellers.find(({ position }) => position === share - 1)?.name ?? 'A friend who left the trip'
}
