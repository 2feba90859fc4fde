import { z } from 'zod'
import { command, listOf } from '#domain/audit/command.server.ts'
import { comparing, rowsOf } from '#domain/audit/save-rows.server.ts'
import { insertRows } from '#platform/upsert.server.ts'
import { DEPARTURE_STATUSES } from '#domain/departures/departure.ts'
import type { Departure } from '#domain/departures/departure.ts'
import { GivenCells } from './departure-plan.ts'
import { departures } from '#domain/departures/tables.ts'

const ScheduledDeparture: z.ZodType<Departure> = z
  .object({
    id: z.string().min(1),
    packageId: z.string().min(1),
    startsOn: z.iso.date(),
    departureCity: z.string().trim().min(1),
    twinPaise: z.number().int().positive(),
    cells: GivenCells,
    capacity: z.number().int().positive(),
    held: z.number().int().nonnegative(),
    sold: z.number().int().nonnegative(),
    minToRun: z.number().int().positive(),
    cutoffDays: z.number().int().nonnegative(),
    status: z.enum(DEPARTURE_STATUSES),
  })
  .refine(({ capacity, held, sold }) => held + sold <= capacity, 'More seats are taken than there are.')
  .refine(({ capacity, minToRun }) => minToRun <= capacity, 'It could never run.')

/** Adds departures; seats taken already were taken past this site. Throws when its package already leaves from that city on that day. */
export const scheduleDepartures = command('departures.plan', {
  input: listOf(ScheduledDeparture),
  tags: ['departures'],
  change: async ({ db, actor }, scheduled) => {
    const keys = scheduled.map(({ id }) => id)
    const changes = await comparing({ db, actor }, rowsOf('departure', departures, departures.id), keys, () =>
      insertRows(
        db,
        departures,
        scheduled.map((one) => ({ ...one, heldElsewhere: one.held, soldElsewhere: one.sold })),
      ),
    )
    return { ok: true, value: undefined, changes }
  },
})
