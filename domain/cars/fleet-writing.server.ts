import { z } from 'zod'
import { saveRows } from '#domain/audit/save-rows.server.ts'
import { readMobile } from '#domain/contact/mobile.ts'
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
