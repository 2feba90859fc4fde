import { count, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { ProviderName } from '#domain/payments/payment.ts'
import { settledLines, unsettledMoney } from '#domain/payments/settled.server.ts'
import type { SettledKind } from '#domain/payments/settlement.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { addDays, startOfIstDay } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import type { Paise } from '#platform/money.ts'
import { daysOfMonth, reading, readingOn } from './reading.server.ts'
import type { Cut } from './reading.server.ts'
import type { SettledBatch, SettledLine, UnsettledMoney } from './settlements.ts'

const AT_ONCE = 500
const MOST_SHOWN = 200

/** What providers paid out in a month (`2026-11`), batch by batch, the months there is something of, and the first lines of them that fit nothing of ours or another sum. Refuses `forbidden`. */
export function reportSettlements(db: Db, actor: Actor, month: string) {
  return reading(actor, async () => {
    const batches = await listBatches(db, month)
    const isAmiss = batches.some(({ odd }) => odd > 0)
    const months = await listMonths(db)
    return { batches, months, odd: isAmiss ? await listLines(db, sql`${settledIn(month)} and ${ODD}`, FIRST) : [] }
  })
}

/** Payments and refunds that were in the books more than `days` days before `today` and that no settlement tells of, the oldest first, and what all of them come to. Refuses `forbidden`. */
export function reportUnsettled(
  db: Db,
  actor: Actor,
  { today, days, most = MOST_SHOWN }: { today: CalendarDate; days: number; most?: number },
) {
  return reading(actor, async () => {
    const found = await listUnsettled(
      db,
      unsettledMoney(sql`${startOfIstDay(addDays(today, -days)).toISOString()}::timestamptz`),
      most,
    )
    const { total, paymentsPaise, refundsPaise } = found[0]?.all ?? { total: 0, paymentsPaise: 0, refundsPaise: 0 }
    return { total, paymentsPaise, refundsPaise, rows: found.map(({ row }) => row) }
  })
}

/** Every line of the settlements of a month, some at once; nothing for who may not read reports. */
export function readSettledLines(db: Db, actor: Actor, month: string, atOnce = AT_ONCE): AsyncGenerator<SettledLine[]> {
  return readingOn<SettledLine>(actor, atOnce, (last, cut) => {
    const after =
      last &&
      sql` and (settled_on, provider, reference) > (${last.settledOn}::date, ${last.provider}, ${last.reference})`
    return listLines(db, sql`${settledIn(month)}${after ?? sql``}`, cut)
  })
}

/** Every month in which something was settled, the latest first: from one to the next by the index of its days. */
async function listMonths(db: Db): Promise<string[]> {
  const rows = await db
    .select({ month: sql<string>`to_char(day, 'YYYY-MM')` })
    .from(
      sql`(with recursive settled as (
        select min(settled_on) as day from settlement_lines
        union all
        select (select min(settled_on) from settlement_lines where settled_on >= date_trunc('month', day) + interval '1 month') from settled where day is not null
      ) select day from settled where day is not null) as months`,
    )
    .orderBy(sql`day desc`)
  return rows.map((row) => row.month)
}

const FIRST: Cut = { limit: MOST_SHOWN, offset: 0 }
const ODD = sql`kind in ('payment', 'refund') and known_paise is distinct from amount_paise`

function settledIn(month: string): SQL {
  const { from, until } = daysOfMonth(month)
  return sql`settled_on between ${from} and ${until}`
}

/** What bears one name and came on two days, or with two UTRs, is as many credits of the bank's statement, and a row for each. */
async function listBatches(db: Db, month: string): Promise<SettledBatch[]> {
  const paise = (what: SQL, when = sql`true`) =>
    sql<Paise>`coalesce(sum(${what}) filter (where ${when}), 0)`.mapWith(Number)
  const kindIs = (kind: SettledKind) => sql`kind = ${kind}`
  return db
    .select({
      provider: sql<ProviderName>`provider`,
      batch: sql<string>`batch`,
      utr: sql<string>`utr`,
      settledOn: sql<string>`settled_on::text`,
      lines: count(),
      odd: sql<number>`count(*) filter (where ${ODD})`.mapWith(Number),
      paymentsPaise: paise(sql`amount_paise`, kindIs('payment')),
      refundsPaise: paise(sql`amount_paise`, kindIs('refund')),
      otherPaise: paise(sql`net + fee_paise + tax_paise`, sql`kind not in ('payment', 'refund')`),
      feePaise: paise(sql`fee_paise`),
      taxPaise: paise(sql`tax_paise`),
      netPaise: paise(sql`net`),
    })
    .from(sql`${settledLines()} as lines`)
    .where(settledIn(month))
    .groupBy(sql`provider`, sql`batch`, sql`settled_on`, sql`utr`)
    .orderBy(sql`lines.settled_on`, sql`provider`, sql`batch`, sql`utr`)
}

const BOOKING = sql<string | null>`(select reference from bookings where bookings.id = booking_id)`

function listLines(db: Db, where: SQL, { limit, offset }: Cut): Promise<SettledLine[]> {
  return db
    .select({
      provider: sql<ProviderName>`provider`,
      reference: sql<string>`reference`,
      kind: sql<SettledKind>`kind`,
      amountPaise: sql<Paise>`amount_paise`.mapWith(Number),
      feePaise: sql<Paise>`fee_paise`.mapWith(Number),
      taxPaise: sql<Paise>`tax_paise`.mapWith(Number),
      netPaise: sql<Paise>`net`.mapWith(Number),
      batch: sql<string>`batch`,
      settledOn: sql<string>`settled_on::text`,
      utr: sql<string>`utr`,
      knownPaise: sql<Paise | null>`known_paise`.mapWith(Number),
      booking: BOOKING,
    })
    .from(sql`${settledLines()} as lines`)
    .where(where)
    .orderBy(sql`lines.settled_on`, sql`lines.provider`, sql`lines.reference`)
    .limit(limit)
    .offset(offset)
}

/** The oldest, each with what all of them come to. */
function listUnsettled(db: Db, waiting: SQL, most: number) {
  const paise = (kind: string) =>
    sql<Paise>`coalesce(sum(amount_paise) filter (where kind = ${kind}) over (), 0)`.mapWith(Number)
  const row = {
    kind: sql<UnsettledMoney['kind']>`kind`,
    provider: sql<ProviderName>`provider`,
    reference: sql<string>`coalesce(reference, '')`,
    amountPaise: sql<Paise>`amount_paise`.mapWith(Number),
    at: sql<Date>`at`.mapWith((at: string | Date) => new Date(at)),
    booking: BOOKING,
  }
  const all = {
    total: sql<number>`count(*) over ()`.mapWith(Number),
    paymentsPaise: paise('payment'),
    refundsPaise: paise('refund'),
  }
  return db
    .select({ row, all })
    .from(sql`${waiting} as waiting`)
    .orderBy(sql`waiting.at`, sql`waiting.reference`)
    .limit(most)
}
