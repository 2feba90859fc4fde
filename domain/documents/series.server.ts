import { eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { command } from '#domain/audit/command.server.ts'
import type { CommandRefusal, CommandSuccess } from '#domain/audit/command.server.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { addDays } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { refused } from '#platform/result.ts'
import { DOCUMENT_KINDS, documentNumber, financialYear, USUAL_PREFIXES } from './document.ts'
import type { DocumentKind } from './document.ts'
import { invoiceSeries } from './tables.ts'

/** How the papers of a kind are numbered in a financial year; `isBegun` once one of its numbers is given out. */
export type Series = { kind: DocumentKind; year: string; prefix: string; nextNumber: string; isBegun: boolean }

/** The series of the financial year of a day and of the one after it, as they are or will begin. */
export async function listSeries(db: Db, today: CalendarDate): Promise<Series[]> {
  const years = [financialYear(today), financialYear(addDays(today, 365))]
  const rows = await db.select().from(invoiceSeries).where(inArray(invoiceSeries.financialYear, years))
  return years.flatMap((year) =>
    DOCUMENT_KINDS.map((kind) => {
      const row = rows.find((one) => one.kind === kind && one.financialYear === year)
      const { prefix, next } = row ?? { prefix: USUAL_PREFIXES[kind], next: 1 }
      return { kind, year, prefix, nextNumber: documentNumber({ prefix, year, serial: next }), isBegun: next > 1 }
    }),
  )
}

const SeriesTyped = z.object({
  kind: z.enum(DOCUMENT_KINDS),
  year: z.string().regex(/^\d\d-\d\d$/),
  prefix: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{1,2}$/, 'One or two letters: with year and number a series has at most 16 signs.'),
})

/**
 * Gives a kind of paper another prefix in a financial year. Refuses 'series-begun' once a number of it is given out, since its numbers must follow one
 * another (CGST Rule 46), and 'prefix-used' where another kind has that prefix in that year.
 */
export const changeSeries = command('settings.change', {
  input: SeriesTyped,
  tags: [],
  change: async (
    { db },
    { kind, year, prefix },
  ): Promise<CommandSuccess<void> | CommandRefusal<'series-begun' | 'prefix-used'>> => {
    const rows = await db.select().from(invoiceSeries).where(eq(invoiceSeries.financialYear, year)).for('update')
    const own = rows.find((row) => row.kind === kind)
    if (own && own.next > 1) return refused('series-begun')
    const prefixOf = (one: DocumentKind) => rows.find((row) => row.kind === one)?.prefix ?? USUAL_PREFIXES[one]
    if (DOCUMENT_KINDS.some((one) => one !== kind && prefixOf(one) === prefix)) return refused('prefix-used')
    const [row] = await db
      .insert(invoiceSeries)
      .values({ kind, financialYear: year, prefix, next: 1 })
      .onConflictDoUpdate({
        target: [invoiceSeries.kind, invoiceSeries.financialYear],
        set: { prefix },
        setWhere: eq(invoiceSeries.next, 1),
      })
      .returning()
    if (!row) return refused('series-begun')
    const before = { prefix: own?.prefix ?? USUAL_PREFIXES[kind] }
    return { ok: true, value: undefined, changes: [{ subject: `series:${kind}/${year}`, before, after: { prefix } }] }
  },
})
