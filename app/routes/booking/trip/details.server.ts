import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import { findDetails, listGivenFor } from '#domain/bookings/trip/later-details.server.ts'
import { listTravellers } from '#domain/bookings/trip/travellers.server.ts'
import type { Db } from '#platform/db.server.ts'

export type ShownDetails = Awaited<ReturnType<typeof loadDetails>>

/** What is known of those whom who booked fills in for, and whom to call; what was just typed goes before. */
export async function loadDetails(db: Db, { id }: Pick<OpenedBooking, 'id'>, typed: Record<string, string> = {}) {
  const [named, everybody, given] = [
    await listGivenFor(db, id),
    await listTravellers(db, id),
    await findDetails(db, id),
  ]
  const people = named.map(({ position, name }) => {
    const known = given.travellers.find((one) => one.position === position)
    const place = `travellers.${position}`
    return {
      name,
      place,
      paper: typed[`${place}.paper`] ?? known?.paper ?? '',
      lastDigits: known?.lastDigits ?? null,
      meals: typed[`${place}.meals`] ?? known?.meals ?? '',
    }
  })
  return {
    people,
    hasFriends: named.length < everybody.length,
    emergency: {
      name: typed['emergency.name'] ?? given.emergency?.name ?? '',
      mobile: typed['emergency.mobile'] ?? given.emergency?.mobile ?? '',
    },
  }
}
