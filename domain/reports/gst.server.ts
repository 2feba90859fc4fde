import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Actor } from '#domain/policy/actor.ts'
import { isReturnOpen } from '#domain/tax/return-day.ts'
import type { Clock } from '#platform/clock.ts'
import { addDays, istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import type { Paise } from '#platform/money.ts'
import { remembered } from '#platform/tag-memory.ts'
import type { TagMemory } from '#platform/tag-memory.ts'
import type { BookYear } from './book-year.ts'
import { daysOfMonth, reading } from './reading.server.ts'

/**
 * A month of GST by the papers issued in it: invoices less credit notes, and the advances vouchers speak of (CGST Rules 50 and 51), which leave it again in the
 * month their journey is invoiced. `taxPaise` is the GST of all of it.
 */
export type GstMonth = {
  month: string
  taxablePaise: Paise
  cgstPaise: Paise
  sgstPaise: Paise
  igstPaise: Paise
  /** Round-off and tax collected at source. */
  otherPaise: Paise
  totalPaise: Paise
  advancePaise: Paise
  advanceTaxPaise: Paise
  taxPaise: Paise
  /** What of the taxable value bears no tax here, since its recipients pay it (table 4B). */
  reversePaise: Paise
}

type GstNeeds = { db: Db; memory: TagMemory; clock: Clock }

/** GST of each month of a year of the books, to the paisa as the papers say it; of months whose return was due from memory. Refuses `forbidden`. */
export function reportGst(needs: GstNeeds, actor: Actor, { months }: BookYear) {
  // Papers bear the day they are made on, and a transaction that began before midnight may end after it.
  const yesterday = addDays(istDate(needs.clock.now()), -1)
  return reading(actor, async () => {
    const rows: GstMonth[] = []
    for (const month of months)
      rows.push(await (isReturnOpen(`${month}-01`, yesterday) ? gstOf(needs, month) : closedMonth(needs, month)))
    return rows
  })
}

/** Papers are only added, each on its day or, of an advance, in a month whose return is open: what those of another say does not change. */
const closedMonth = remembered('gst of a month', ({ db }: { db: Db }, month: string) => gstOf({ db }, month))

async function gstOf({ db }: { db: Db }, month: string): Promise<GstMonth> {
  const paise = (part: SQL) => sql<Paise>`coalesce(sum(${part}), 0)`.mapWith(Number)
  const [row] = await db
    .select({
      taxablePaise: paise(sql`sale * taxable`),
      reversePaise: paise(sql`case when is_reverse then sale * taxable else 0 end`),
      cgstPaise: paise(sql`sale * cgst`),
      sgstPaise: paise(sql`sale * sgst`),
      igstPaise: paise(sql`sale * igst`),
      otherPaise: paise(sql`sale * (total - taxable - cgst - sgst - igst)`),
      totalPaise: paise(sql`sale * total`),
      advancePaise: paise(sql`advance * total`),
      advanceTaxPaise: paise(sql`advance * (cgst + sgst + igst)`),
    })
    .from(papersOf(month))
  const sums = row!
  return { month, ...sums, taxPaise: sums.cgstPaise + sums.sgstPaise + sums.igstPaise + sums.advanceTaxPaise }
}

/** What each paper adds to its month; the first invoice of a journey also takes its advances out again. Each half is read from an index that holds the sums: to look 40,000 papers up takes half a second. */
function papersOf(month: string): SQL {
  const { from, until } = daysOfMonth(month)
  return sql`(
    select case kind when 'tax-invoice' then 1 when 'credit-note' then -1 else 0 end as sale, case kind when 'receipt-voucher' then 1 when 'refund-voucher' then -1 else 0 end as advance,
      taxable_paise as taxable, total_paise as total, is_reverse, cgst_paise as cgst, sgst_paise as sgst, igst_paise as igst
    from documents where taxed_on between ${from} and ${until}
    union all
    select 0, case voucher.kind when 'receipt-voucher' then -1 else 1 end, 0, voucher.total_paise, false, voucher.cgst_paise, voucher.sgst_paise, voucher.igst_paise
    from documents voucher
      join (
        select distinct booking_id from documents invoice
        where kind = 'tax-invoice' and issued_on between ${from} and ${until}
          and not exists (select from documents earlier where earlier.booking_id = invoice.booking_id and earlier.kind = 'tax-invoice' and earlier.issued_on < ${from})
      ) as invoiced on invoiced.booking_id = voucher.booking_id
    where voucher.kind in ('receipt-voucher', 'refund-voucher')
  ) as papers`
}
