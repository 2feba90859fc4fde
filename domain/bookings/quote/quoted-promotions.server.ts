import { and, sql } from 'drizzle-orm'
import { bookings, quotes } from '#domain/bookings/tables.ts'
import type { Db } from '#platform/db.server.ts'

/** How many quotes are good still that nobody has booked, and until when the last of them is. */
export type StillQuoted = { count: number; until: Date | null }

/** The quotes some coupons or early birds have taken something off and whose hour is still to come: a quote keeps its price until then, whatever ends meanwhile. */
export async function findStillQuoted(db: Db, promotionIds: readonly string[]): Promise<StillQuoted> {
  const { token, hasPromotions, priced, expiresAt } = quotes
  const named = sql`exists (select from jsonb_path_query(${priced}, '$.lines[*].promotionId') as used (id)
    where used.id #>> '{}' in (select jsonb_array_elements_text(${JSON.stringify(promotionIds)}::jsonb)))`
  const isBooked = sql`exists (select from ${bookings} where ${bookings.quoteToken} = ${token})`
  const [found] = await db
    .select({ count: sql`count(*)`.mapWith(Number), until: sql`max(${expiresAt})`.mapWith(expiresAt) })
    .from(quotes)
    .where(and(hasPromotions, sql`${expiresAt} > now()`, named, sql`not ${isBooked}`))
  return { count: found?.count ?? 0, until: found?.until ?? null }
}
