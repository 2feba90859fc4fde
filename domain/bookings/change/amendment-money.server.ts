import { plus } from '#domain/documents/tax-share.ts'
import { listApplied } from '#domain/payments/ledger.server.ts'
import type { AppliedPayment } from '#domain/payments/refunds-of.ts'
import { cancellationCharge } from '#domain/pricing/cancellation-terms.ts'
import { chargeInRupees } from '#domain/pricing/refund-table.ts'
import { addDays, daysBetween } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import type { Paise } from '#platform/money.ts'
import { nameBack } from '#domain/bookings/cancel/back-to.server.ts'
import type { BackTo } from '#domain/bookings/cancel/back-to.server.ts'
import { partsAnew, partsLeft } from './amendment.ts'
import { changesOf } from './charges.ts'
import { findDropped } from './changed-party.server.ts'
import { lastDueOn } from './pay-first.ts'
import type { Traveller } from '#domain/bookings/booking.ts'
import { divideBack } from '#domain/bookings/group/dropped-friends.ts'
import type { DroppedFriend } from '#domain/bookings/group/dropped-friends.ts'
import { listInstalments } from '#domain/bookings/find-booking.server.ts'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import type { PricedJourney } from '#domain/bookings/quote/priced-journey.ts'
import { listTravellers } from '#domain/bookings/trip/travellers.server.ts'
import type { StoredQuote } from '#domain/bookings/quote/quotes.server.ts'

/** What a change makes of a booking's money, in paise. */
export type AmendmentQuote = {
  quote: StoredQuote
  wasPaise: Paise
  /** With the charge for what falls away. */
  isPaise: Paise
  chargePaise: Paise
  paidPaise: Paise
  /** All that goes back. */
  refundPaise: Paise
  /** What of it goes back to friends because they, or whom they paid for, travel no more, whatever the others still owe. */
  dropped: DroppedFriend[]
  /** From which payments all of it goes back. */
  back: (AppliedPayment & { paise: Paise })[]
  /** The same by who paid. */
  backTo: BackTo[]
  parts: { amountPaise: Paise; dueOn: CalendarDate | null }[]
}
/** Somebody who adds a person and has paid everything has so long to pay for them. */
const DAYS_TO_PAY = 7

/**
 * The charge for what falls away of the price on the same date, where the booking `becomes` that or another: paise with GST, and what all changes come to with it. It is what cancelling costs less of what is left than of all, so that who leaves in two steps pays what one would cost; to the rupee is what is then to be paid in all.
 */
export function chargeFor(booking: OpenedBooking, now: PricedJourney, becomes = now) {
  const { journey, today, startsOn } = booking
  const before = changesOf(booking)
  if (journey.taxablePaise <= now.taxablePaise) return { chargePaise: 0, changes: before }
  const chargeOn = ({ taxablePaise, seats }: PricedJourney) =>
    cancellationCharge(journey.terms.cancellation.slabs, {
      ...journey,
      taxablePaise,
      seats,
      days: daysBetween(today, startsOn),
    })
  const [all, left] = [chargeOn(journey), chargeOn(now)]
  // Who comes along may bring more than what falls away, where the least is by the head.
  if (all.chargePaise <= left.chargePaise) return { chargePaise: 0, changes: before }
  const taxes = all.taxes.map((tax, at) => ({ ...tax, paise: tax.paise - left.taxes[at]!.paise }))
  const inRupees = chargeInRupees(all.totalPaise - left.totalPaise, {
    mostPaise: Math.max(0, journey.totalPaise - now.totalPaise),
    roundedPaise: becomes.roundOffPaise + before.roundOffPaise,
  })
  const changes = plus(before, { taxablePaise: all.chargePaise - left.chargePaise, taxes, ...inRupees })
  return { chargePaise: inRupees.totalPaise, changes }
}

/**
 * What is to be paid, or goes back, in paise, once a booking is what was priced (`priced.amendment` set) and `named` travel: to friends who travel no more what they have paid less
 * the charge, and of the rest what is paid beyond the price.
 */
export async function settle(
  db: Db,
  booking: OpenedBooking,
  priced: PricedJourney,
  named?: readonly Pick<Traveller, 'name'>[],
): Promise<Omit<AmendmentQuote, 'quote'>> {
  const applied = await listApplied(db, booking.id)
  const paidPaise = sum(applied.map((one) => one.applied))
  const { chargePaise } = priced.amendment!
  const dropped = named ? await findDropped(db, booking, applied, { named, chargePaise }) : []
  const isPaise = priced.totalPaise + booking.chargesPaise + chargePaise
  const parted = divideBack(applied, { dropped, isPaise })
  const refundPaise = sum(parted)
  const back = applied.flatMap((one, at) => (parted[at]! > 0 ? [{ ...one, paise: parted[at]! }] : []))
  const travellers = applied.some(({ share }) => share !== null) ? await listTravellers(db, booking.id) : []
  const backTo = nameBack(booking, travellers, back)
  const unpaid = (await listInstalments(db, booking.id)).filter(({ paidAt }) => paidAt === null)
  const days = [addDays(booking.today, DAYS_TO_PAY), lastDueOn(priced)].toSorted()
  const fallback = days[0]! > booking.today ? days[0]! : booking.today
  const owed = { owedPaise: isPaise, paidPaise: paidPaise - refundPaise, fallback }
  const parts = priced.startsOn === booking.startsOn ? partsLeft(unpaid, owed) : partsAnew(priced.payments, owed)
  return { wasPaise: booking.totalPaise, isPaise, chargePaise, paidPaise, refundPaise, dropped, back, backTo, parts }
}

/** What a change prices, with what it was shown to give back. */
export function freeze(priced: PricedJourney, { backTo }: Pick<AmendmentQuote, 'backTo'>): PricedJourney {
  const back = backTo.map(({ share, paise }) => ({ share, paise }))
  return { ...priced, amendment: { ...priced.amendment!, back } }
}

/** Whether a change gives back what its quote has shown, to the paisa and to each; of one that showed nothing, always. */
export function isAsShown({ amendment }: PricedJourney, { backTo }: Pick<AmendmentQuote, 'backTo'>): boolean {
  const shown = amendment?.back
  if (!shown) return true
  const isSame = (one: BackTo, at: number) => one.share === shown[at]?.share && one.paise === shown[at].paise
  return backTo.length === shown.length && backTo.every(isSame)
}

function sum(paise: readonly Paise[]): Paise {
  return paise.reduce((all, one) => all + one, 0)
}
