import { asc, eq, getTableColumns } from 'drizzle-orm'
import { z } from 'zod'
import { command } from '#domain/audit/command.server.ts'
import type { CommandNeeds, CommandRefusal, CommandSuccess } from '#domain/audit/command.server.ts'
import { istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { newId } from '#platform/ids.ts'
import { refused } from '#platform/result.ts'
import { ratesWith, SUPPLY_SCHEMES } from './gst-rates.ts'
import type { EnteredRate, GstRates } from './gst-rates.ts'
import { gstRates } from './tables.ts'

const { createdAt: _createdAt, ...columns } = getTableColumns(gstRates)

/** The rates somebody has entered, by their days. */
export async function listEnteredRates(db: Db): Promise<EnteredRate[]> {
  return db.select(columns).from(gstRates).orderBy(asc(gstRates.validFrom), asc(gstRates.scheme))
}

/** The table everything is taxed by, as it stands in the database: it stays the same object, and holds what was entered since after `refresh`. */
export async function openGstRates(db: Db): Promise<{ rates: GstRates; refresh(): Promise<void> }> {
  const rates = { ...ratesWith(await listEnteredRates(db)) }
  return {
    rates,
    refresh: async () => void Object.assign(rates, ratesWith(await listEnteredRates(db))),
  }
}

const RateTyped = z.object({
  scheme: z.enum(SUPPLY_SCHEMES, 'Choose what it is for.'),
  percent: z
    .string()
    .trim()
    .regex(/^\d{1,2}(\.\d{1,2})?$/, 'A rate as 5 or 2.5.')
    .transform(Number)
    .refine((percent) => percent <= 40, 'At most 40 %.'),
  validFrom: z.iso.date('The first day it holds.'),
  source: z.string().trim().min(5, 'The notification it stands in, with its date.').max(200, 'At most 200 signs.'),
})

/** Enters a rate that holds from a day on. Refuses 'day-gone' a day that has begun, which is taxed as it is, and 'rate-known' a second rate of one day. */
export const enterGstRate = command('settings.change', {
  input: RateTyped,
  tags: ['rates'],
  change: async (
    { db, clock }: CommandNeeds,
    typed,
  ): Promise<CommandSuccess<void> | CommandRefusal<'day-gone' | 'rate-known'>> => {
    if (typed.validFrom <= istDate(clock.now())) {
      const message =
        'From tomorrow at the earliest: today is quoted at the rate it has, and a rate that holds cannot be withdrawn.'
      return { ...refused('day-gone'), faults: [{ path: 'validFrom', message }] }
    }
    const row = { id: newId(), ...typed }
    const [entered] = await db.insert(gstRates).values(row).onConflictDoNothing().returning(columns)
    if (!entered) {
      const message = 'A rate from that day stands already: withdraw it first.'
      return { ...refused('rate-known'), faults: [{ path: 'validFrom', message }] }
    }
    return { ok: true, value: undefined, changes: [{ subject: `gst-rate:${row.id}`, before: null, after: entered }] }
  },
})

/** Takes back a rate that does not hold yet. Refuses 'unknown', and 'day-gone' one that something may have been taxed by. */
export const withdrawGstRate = command('settings.change', {
  input: z.object({ id: z.string() }),
  tags: ['rates'],
  change: async (
    { db, clock }: CommandNeeds,
    { id },
  ): Promise<CommandSuccess<void> | CommandRefusal<'day-gone' | 'unknown'>> => {
    const [stands] = await db.select(columns).from(gstRates).where(eq(gstRates.id, id)).for('update')
    if (!stands) return refused('unknown')
    if (stands.validFrom <= istDate(clock.now())) return refused('day-gone')
    await db.delete(gstRates).where(eq(gstRates.id, id))
    return { ok: true, value: undefined, changes: [{ subject: `gst-rate:${id}`, before: stands, after: null }] }
  },
})
