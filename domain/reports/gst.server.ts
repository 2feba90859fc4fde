import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Actor } from '#domain/policy/actor.ts'
import type { Clock } from '#platform/clock.ts'
import { addDays, istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import type { Paise } from '#platform/money.ts'
import { remembered } from '#platform/tag-memory.ts'
import type { TagMemory } from '#platform/tag-memory.ts'
import type { BookYear } from './book-year.ts'
import { NO_GST } from './nothing.ts'
import { reading } from './reading.server.ts'

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
}

type GstNeeds = { db: Db; memory: TagMemory; clock: Clock }

/** GST of each month of a year of the books, to the paisa as the papers say it; of months that are over from memory. Refuses `forbidden`. */
export function reportGst(needs: GstNeeds, actor: Actor, { months }: BookYear) {
  // Papers bear the day they are made on, and a transaction that began before midnight may end after it.
  const yesterday = addDays(istDate(needs.clock.now()), -1)
  return reading(actor, async () => {
    const rows: GstMonth[] = []
    for (const month of months)
      rows.push(await (month < yesterday.slice(0, 7) ? closedMonth(needs, month) : gstOf(needs, month)))
    return rows
  })
}

/** Papers are only added, each on its day: what those of a month that is over say does not change. */
const closedMonth = remembered('gst of a month', ({ db }: { db: Db }, month: string) => gstOf({ db }, month))

async function gstOf({ db }: { db: Db }, month: string): Promise<GstMonth> {
  const paise = (part: string) => sql<Paise>`${sql.identifier(part)}`.mapWith(Number)
  const rows = await db
    .select({
      month: sql<string>`month`,
      taxablePaise: paise('taxable'),
      cgstPaise: paise('cgst'),
      sgstPaise: paise('sgst'),
      igstPaise: paise('igst'),
      otherPaise: paise('other'),
      totalPaise: paise('total'),
      advancePaise: paise('advance'),
      advanceTaxPaise: paise('advance_tax'),
    })
    .from(monthOfPapers(month))
  const row = rows[0] ?? { month, ...NO_GST }
  return { ...row, taxPaise: row.cgstPaise + row.sgstPaise + row.igstPaise + row.advanceTaxPaise }
}

/** What each paper adds to its month; an invoice also takes the advances of its journey out again. */
function monthOfPapers(month: string): SQL {
  const [from, until] = [`${month}-01`, addDays(`${addDays(`${month}-01`, 31).slice(0, 7)}-01`, -1)]
  const taxOf = (tax: string) =>
    sql`(select coalesce(sum((t->>'paise')::bigint), 0) from jsonb_array_elements(facts->'value'->'taxes') t where t->>'tax' = ${tax})`
  return sql`(
    with said as (
      select booking_id, kind, to_char(issued_on, 'YYYY-MM') as month, issued_on between ${from} and ${until} as is_in,
        (facts->'value'->>'taxablePaise')::bigint as taxable, (facts->'value'->>'totalPaise')::bigint as total,
        ${taxOf('CGST')} as cgst, ${taxOf('SGST')} as sgst, ${taxOf('IGST')} as igst
      from documents
      where issued_on between ${from} and ${until}
        or booking_id in (select booking_id from documents where kind = 'tax-invoice' and issued_on between ${from} and ${until})
    ), signed as (
      select month, case kind when 'tax-invoice' then 1 when 'credit-note' then -1 else 0 end as sale,
        case kind when 'receipt-voucher' then 1 when 'refund-voucher' then -1 else 0 end as advance,
        taxable, cgst, sgst, igst, total
      from said where is_in
      union all
      select invoice.month, 0, case voucher.kind when 'receipt-voucher' then -1 else 1 end,
        voucher.taxable, voucher.cgst, voucher.sgst, voucher.igst, voucher.total
      from said invoice join said voucher on voucher.booking_id = invoice.booking_id
      where invoice.kind = 'tax-invoice' and invoice.is_in and voucher.kind in ('receipt-voucher', 'refund-voucher')
    )
    select month, sum(sale * taxable) as taxable, sum(sale * cgst) as cgst, sum(sale * sgst) as sgst, sum(sale * igst) as igst,
      sum(sale * (total - taxable - cgst - sgst - igst)) as other, sum(sale * total) as total,
      sum(advance * total) as advance, sum(advance * (cgst + sgst + igst)) as advance_tax
    from signed group by month
  ) as papers`
}
