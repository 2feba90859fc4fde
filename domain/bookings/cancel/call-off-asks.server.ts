import { and, eq } from 'drizzle-orm'
import { callOffAsks } from '#domain/bookings/desk/tables.ts'
import { findBalances } from '#domain/payments/ledger.server.ts'
import type { Db } from '#platform/db.server.ts'
import type { Paise } from '#platform/money.ts'

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

/** What is paid of these bookings, all together, in paise. */
export async function sumPaid(db: Db, booked: readonly { id: string }[]): Promise<Paise> {
  let paise = 0
  for (const { id } of booked) paise += (await findBalances(db, id)).applied
  return paise
}

function isOpenOf(departureId: string) {
  return and(eq(callOffAsks.departureId, departureId), eq(callOffAsks.state, 'open'))
}
