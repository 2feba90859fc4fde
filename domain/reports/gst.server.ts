import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { DOCUMENT_KINDS } from '#domain/documents/document.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { isReturnOpen, RETURN_DUE } from '#domain/tax/return-day.ts'
import type { Clock } from '#platform/clock.ts'
import { addDays, istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { sqlList } from '#platform/sql-list.ts'
import type { Paise } from '#platform/money.ts'
import { remembered } from '#platform/tag-memory.ts'
import type { TagMemory } from '#platform/tag-memory.ts'
import type { BookYear } from './book-year.ts'
import { daysOfMonth, reading, TAXED_ON } from './reading.server.ts'

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

/** What each paper adds to its month; the first invoice of a journey also takes its advances out again. Each half goes by an index of the papers, and looks each of them up: all there ever were are many more. */
function papersOf(month: string): SQL {
  const { from, until } = daysOfMonth(month)
  const figures = sql`(paper.facts->'value'->>'taxablePaise')::bigint as taxable, (paper.facts->'value'->>'totalPaise')::bigint as total,
    coalesce((paper.facts->>'reverseCharge')::boolean, false) as is_reverse, taxes.cgst, taxes.sgst, taxes.igst`
  const taxOf = (tax: string) => sql`coalesce(sum((t->>'paise')::bigint) filter (where t->>'tax' = ${tax}), 0)`
  const taxes = sql`cross join lateral (
    select ${taxOf('CGST')} as cgst, ${taxOf('SGST')} as sgst, ${taxOf('IGST')} as igst from jsonb_array_elements(paper.facts->'value'->'taxes') t
  ) as taxes`
  return sql`(
    select case paper.kind when 'tax-invoice' then 1 when 'credit-note' then -1 else 0 end as sale,
      case paper.kind when 'receipt-voucher' then 1 when 'refund-voucher' then -1 else 0 end as advance, ${figures}
    from documents paper ${taxes}
    where paper.kind in ${sqlList(DOCUMENT_KINDS)} and paper.issued_on between ${from} and ${addDays(until, RETURN_DUE)} and ${TAXED_ON} between ${from} and ${until}
    union all
    select 0, case paper.kind when 'receipt-voucher' then -1 else 1 end, ${figures}
    from documents invoice
      cross join lateral (select * from documents voucher where voucher.booking_id = invoice.booking_id and voucher.kind in ('receipt-voucher', 'refund-voucher') offset 0) as paper
      ${taxes}
    where invoice.kind = 'tax-invoice' and invoice.issued_on between ${from} and ${until}
      and invoice.issued_at = (select min(first.issued_at) from documents first where first.booking_id = invoice.booking_id and first.kind = 'tax-invoice')
  ) as papers`
}
