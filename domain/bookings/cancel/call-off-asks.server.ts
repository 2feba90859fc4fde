import { and, eq } from 'drizzle-orm'
import { callOffAsks } from '#domain/bookings/desk/tables.ts'
import type { Db } from '#platform/db.server.ts'

/** The ask to call a departure off that waits for somebody to decide. */
export async function findOpenCallOff(db: Db, departureId: string) {
  const [open] = await db.select().from(callOffAsks).where(isOpenOf(departureId))
  return open
}

/** The same, locked until the transaction ends: of two who decide at once the second finds it decided. */
export async function lockOpenCallOff(db: Db, departureId: string) {
  const [open] = await db.select().from(callOffAsks).where(isOpenOf(departureId)).for('update')
  return open
}

function isOpenOf(departureId: string) {
  return and(eq(callOffAsks.departureId, departureId), eq(callOffAsks.state, 'open'))
}
