import { z } from 'zod'
import { and, eq, ne } from 'drizzle-orm'
import { editOne } from '#domain/audit/edit-one.server.ts'
import { rowsOf, saveRows } from '#domain/audit/save-rows.server.ts'
import { cities } from '#domain/catalogue/tables.ts'
import { readMobile } from '#domain/contact/mobile.ts'
import type { Db } from '#platform/db.server.ts'
import { upsertRows } from '#platform/upsert.server.ts'
import { cars, drivers, vehicles } from './tables.ts'

const Id = z.string().min(1).max(80)
const Garage = z.string().min(1, 'A city belongs here.').max(80)

export const VehicleDraft = z.object({
  id: Id,
  carId: z.string().min(1, 'Choose a class.').max(80),
  /** `DL 01 AB 1234`, as on its plate. */
  registration: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2} \d{2} [A-Z]{1,3} \d{4}$/, 'A plate is written DL 01 AB 1234.'),
  garageCityId: Garage,
  active: z.boolean(),
})
export type VehicleDraft = z.infer<typeof VehicleDraft>

export const DriverDraft = z.object({
  id: Id,
  name: z.string().trim().min(1, 'A name belongs here.').max(80, 'At most 80 signs.'),
  mobile: z.string().refine((typed) => readMobile(typed) === typed, 'A mobile is written +919876543210.'),
  garageCityId: Garage,
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

export const VEHICLE = rowsOf('vehicle', vehicles, vehicles.id)
export const DRIVER = rowsOf('driver', drivers, drivers.id)

/**
 * Adds a vehicle, or changes the one with its id; out of service it is sent nowhere new. Refuses with the field a plate another vehicle bears, and a class or a
 * city that is not there ('invalid'); besides as `editOne` does.
 */
export const editVehicle = editOne<VehicleDraft, VehicleDraft, void, 'invalid'>('cars.edit', {
  kind: VEHICLE,
  draft: VehicleDraft,
  tags: [],
  write: async ({ db }, draft) => {
    const bears = and(eq(vehicles.registration, draft.registration), ne(vehicles.id, draft.id))
    const isTaken = (await db.$count(vehicles, bears)) > 0
    const isClass = (await db.$count(cars, eq(cars.id, draft.carId))) > 0
    const faults = [
      ...(isTaken ? [{ path: 'registration', message: 'Another vehicle bears that plate.' }] : []),
      ...(isClass ? [] : [{ path: 'carId', message: 'That class is not there any more. Choose another.' }]),
      ...(await faultsOfGarage(db, draft)),
    ]
    if (faults.length > 0) return { ok: false, reason: 'invalid', faults }
    await upsertRows(db, vehicles, vehicles.id, [draft])
    return { ok: true, value: undefined }
  },
})

/**
 * Adds a driver, or changes the one with their id; out of service they are sent nowhere new. Refuses with the field a mobile another driver has, and a city
 * that is not there ('invalid'); besides as `editOne` does.
 */
export const editDriver = editOne<DriverDraft, DriverDraft, void, 'invalid'>('cars.edit', {
  kind: DRIVER,
  draft: DriverDraft,
  tags: [],
  write: async ({ db }, draft) => {
    const has = and(eq(drivers.mobile, draft.mobile), ne(drivers.id, draft.id))
    const isTaken = (await db.$count(drivers, has)) > 0
    const faults = [
      ...(isTaken ? [{ path: 'mobile', message: 'Another driver has that mobile.' }] : []),
      ...(await faultsOfGarage(db, draft)),
    ]
    if (faults.length > 0) return { ok: false, reason: 'invalid', faults }
    await upsertRows(db, drivers, drivers.id, [draft])
    return { ok: true, value: undefined }
  },
})

async function faultsOfGarage(db: Db, { garageCityId }: Pick<DriverDraft, 'garageCityId'>) {
  const isThere = (await db.$count(cities, eq(cities.id, garageCityId))) > 0
  return isThere ? [] : [{ path: 'garageCityId', message: 'That city is not there any more. Choose another.' }]
}
