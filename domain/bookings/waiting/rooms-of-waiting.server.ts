import { findPackageByRef } from '#domain/catalogue/packages.server.ts'
import { findDeparture } from '#domain/departures/departures.server.ts'
import type { Party } from '#domain/party/party.ts'
import { proposeRooms } from '#domain/pricing/rooms.ts'
import type { RoomRefusal } from '#domain/pricing/rooms.ts'
import type { Db } from '#platform/db.server.ts'
import type { Result } from '#platform/result.ts'

type Refused = Extract<Result<never, RoomRefusal>, { ok: false }>

/** Why a party cannot sleep on a departure it would wait for; undefined where it can, and of a departure nobody knows. */
export async function refuseRooms(db: Db, departureId: string, party: Party): Promise<Refused | undefined> {
  const departure = await findDeparture(db, departureId)
  const pkg = departure && (await findPackageByRef(db, departure.packageId))
  const rooms = pkg && proposeRooms(pkg, party)
  return rooms?.ok === false ? rooms : undefined
}
