import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { istDate } from './dates.ts'
import type { CalendarDate } from './dates.ts'
import type { Db } from './db.server.ts'

/** Today in India by the database's clock, as a piece of a statement: every process agrees on it. */
export const todayInIndia = sql<string>`(now() at time zone 'Asia/Kolkata')::date`

/** The moment in India so many `minutes` after midnight on the day before a date, as a piece of a statement. */
export function onDayBefore(date: AnyPgColumn, minutes: number): SQL {
  return sql`(${date}::timestamp - interval '1 day' + ${minutes} * interval '1 minute') at time zone 'Asia/Kolkata'`
}

/** The moment it is by the database's clock; in a transaction, when that began. */
async function databaseNow(db: Db): Promise<Date> {
  const now = sql`now()`.mapWith((text: string) => new Date(text))
  const [row] = await db.select({ now }).from(sql`(select 1) as moment`)
  return row!.now
}

/** Today in India by the database's clock, as `YYYY-MM-DD`; in a transaction, of the day that began it. */
export async function databaseToday(db: Db): Promise<CalendarDate> {
  return istDate(await databaseNow(db))
}
