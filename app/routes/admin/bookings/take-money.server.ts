import { payerName } from '#domain/bookings/cancel/back-to.server.ts'
import { findBookingForStaff, findWholeBooking } from '#domain/bookings/find-booking.server.ts'
import { takeAtDesk } from '#domain/bookings/pay/take-at-desk.server.ts'
import { findCalledOff } from '#domain/departures/departures.server.ts'
import { sumTold } from '#domain/payments/orders.server.ts'
import type { DeskWay } from '#domain/payments/payment.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { told } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import { istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { readRupees } from '#platform/money.ts'
import { done } from '#platform/result.ts'
import { whatIsAsked } from './money-asked.ts'

/** A booking for which money is to be taken, as its form shows it; and why none `cannot` be. Refuses as `findBookingForStaff` does. */
export async function loadMoney(db: Db, actor: Actor, reference: string) {
  const found = await findBookingForStaff(db, actor, reference)
  if (!found.ok) return found
  const whole = await findWholeBooking(db, found.value)
  const { id, shown, contactName, contactEmail, today, createdAt, instalments: parts } = whole
  const payers = [...new Set(parts.flatMap(({ share, paidAt }) => (share === null || paidAt ? [] : share)))]
  const isOver = shown === 'cancelled' || (await findCalledOff(db, found.value)) !== undefined
  const isNobody = contactName === null || contactEmail === null
  return done({
    booking: { reference, shown, contactName, contactEmail, today, bookedOn: istDate(createdAt) },
    parts,
    payers: payers.map((share) => ({ share, name: payerName(whole, share) })),
    toldPaise: await sumTold(db, id),
    cannot: isOver ? ('over' as const) : isNobody ? ('nobody' as const) : undefined,
  })
}
export type FoundMoney = Extract<Awaited<ReturnType<typeof loadMoney>>, { ok: true }>['value']

/** Asks for nothing at the first press but to see what it does; what was seen counts for exactly what was typed then. */
export function takingDeed(reference: string): Deed {
  return async (services, actor, typed) => {
    const asked = whatIsAsked(typed)
    const taken = await takeAtDesk(services, actor, {
      reference,
      way: typed('way') as DeskWay,
      number: typed('number'),
      cameOn: typed('cameOn'),
      amountPaise: readRupees(typed('amount')) ?? Number.NaN,
      share: typed('share') === '' ? null : Number(typed('share')),
      seenDuePaise: typed('seen') === asked ? Number(typed('due') || Number.NaN) : null,
    })
    const isOther = !taken.ok && taken.reason === 'changed-meanwhile'
    if (!taken.ok && (isOther || taken.reason === 'look-first'))
      return { ok: true, again: true, typed: { seen: asked, isOther: isOther ? 'yes' : '' } }
    const outcome = told(taken, ({ isConfirmed }) => (isConfirmed ? 'taken-booked' : 'taken'), {
      invalid: 'desk-money-amiss',
    })
    if (outcome.ok) return outcome
    return { ...outcome, faults: (outcome.faults ?? []).map(atField), typed: { seen: '' } }
  }
}

/** The command counts paise, the form asks for rupees. */
function atField({ path, message }: { path: string; message: string }) {
  return { path: path === 'amountPaise' ? 'amount' : path, message }
}
