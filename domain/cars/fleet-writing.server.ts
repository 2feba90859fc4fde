import { z } from 'zod'
import { and, eq, ne } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { command } from '#domain/audit/command.server.ts'
import { comparing, rowsOf, saveRows } from '#domain/audit/save-rows.server.ts'
import { readMobile } from '#domain/contact/mobile.ts'
import type { Db } from '#platform/db.server.ts'
import { refused } from '#platform/result.ts'
import { upsertRows } from '#platform/upsert.server.ts'
import { drivers, vehicles } from './tables.ts'

const Words = z.string().trim().min(1).max(80)

export const VehicleDraft = z.object({
  id: Words,
  carId: Words,
  /** `DL 01 AB 1234`, as on its plate. */
  registration: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2} \d{2} [A-Z]{1,3} \d{4}$/, 'A plate is written DL 01 AB 1234.'),
  garageCityId: Words,
  active: z.boolean(),
})
export type VehicleDraft = z.infer<typeof VehicleDraft>

export const DriverDraft = z.object({
  id: Words,
  name: Words,
  mobile: z.string().refine((typed) => readMobile(typed) === typed, 'A mobile is written +919876543210.'),
  garageCityId: Words,
  active: z.boolean(),
})
export type DriverDraft = z.infer<typeof DriverDraft>

/** Writes vehicles of classes of car; one whose id stands already is replaced. */
export const saveVehicles = saveRows('cars.edit', {
  draft: VehicleDraft,
  tags: [],
  subject: 'vehicle',
  table: vehicles,
  key: vehicles.id,
})

/** Writes drivers; one whose id stands already is replaced. */
export const saveDrivers = saveRows('cars.edit', {
  draft: DriverDraft,
  tags: [],
  subject: 'driver',
  table: drivers,
  key: drivers.id,
})

/** Adds a vehicle, or changes the one with its id; out of service it is sent nowhere new. Refuses a plate another vehicle bears ('plate-known'). */
export const keepVehicle = command('cars.edit', {
  input: VehicleDraft,
  tags: [],
  change: async ({ db, actor }, draft) => {
    const [other] = await othersWith(db, vehicles, [vehicles.registration, draft.registration], [vehicles.id, draft.id])
    if (other) return refused('plate-known')
    const changes = await comparing({ db, actor }, rowsOf('vehicle', vehicles, vehicles.id), [draft.id], () =>
      upsertRows(db, vehicles, vehicles.id, [draft]),
    )
    return { ok: true, value: undefined, changes }
  },
})

/** Adds a driver, or changes the one with their id; out of service they are sent nowhere new. Refuses a mobile another driver has ('mobile-known'). */
export const keepDriver = command('cars.edit', {
  input: DriverDraft,
  tags: [],
  change: async ({ db, actor }, draft) => {
    const [other] = await othersWith(db, drivers, [drivers.mobile, draft.mobile], [drivers.id, draft.id])
    if (other) return refused('mobile-known')
    const changes = await comparing({ db, actor }, rowsOf('driver', drivers, drivers.id), [draft.id], () =>
      upsertRows(db, drivers, drivers.id, [draft]),
    )
    return { ok: true, value: undefined, changes }
  },
})

function othersWith(db: Db, table: PgTable, [column, value]: [PgColumn, string], [key, id]: [PgColumn, string]) {
  return db
    .select({ id: key })
    .from(table)
    .where(and(eq(column, value), ne(key, id)))
    .limit(1)
}
