import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Actor } from '#domain/policy/actor.ts'
import type { Db } from '#platform/db.server.ts'
import { readAdvances } from './advances.server.ts'
import { LARGE_PAISE } from './gstr-1.ts'
import type { Gstr1Row, Gstr1Section } from './gstr-1.ts'
import { reading } from './reading.server.ts'

/**
 * What a section of GSTR-1 lists of a month (`2026-11`): large invoices to other states and the credit notes of such by themselves, all others together by
 * place of supply and rate, less their credit notes; advances of tables 11A and 11B likewise. Refuses `forbidden`.
 */
export function reportGstr1(db: Db, actor: Actor, month: string, section: Gstr1Section) {
  return reading(actor, async (): Promise<Gstr1Row[]> => {
    if (section === 'b2b' || section === 'cdnr') return []
    if (section === 'at') return advances(db, month, 'received')
    if (section === 'atadj') return advances(db, month, 'adjusted')
    if (section === 'b2cs') return readRows(db, together(month))
    return readRows(db, alone(month, section === 'b2cl' ? 'tax-invoice' : 'credit-note'))
  })
}

async function advances(db: Db, month: string, move: 'received' | 'adjusted'): Promise<Gstr1Row[]> {
  const rows = await readAdvances(db, month)
  return rows.flatMap(({ placeOfSupply, percent, [move]: { taxablePaise, totalPaise } }) =>
    taxablePaise === 0 ? [] : [{ number: '', issuedOn: '', placeOfSupply, percent, taxablePaise, totalPaise }],
  )
}

/** Invoices and credit notes of a month; a note is as large as the invoice it reduces. */
function papersOf(month: string): SQL {
  return sql`(
    select d.kind, d.number, d.issued_on, d.facts->>'placeOfSupply' as place, (d.facts->>'gstPercent')::numeric as percent,
      (d.facts->'value'->>'taxablePaise')::bigint as taxable, (d.facts->'value'->>'totalPaise')::bigint as total,
      case d.kind when 'credit-note' then -1 else 1 end as sign,
      d.facts->>'placeOfSupply' <> d.facts->'supplier'->>'stateCode'
        and (coalesce(i.facts, d.facts)->'value'->>'totalPaise')::bigint > ${LARGE_PAISE} as is_large
    from documents d left join documents i on d.kind = 'credit-note' and i.booking_id = d.booking_id and i.kind = 'tax-invoice'
    where d.kind in ('tax-invoice', 'credit-note') and d.issued_on >= ${`${month}-01`}::date
      and d.issued_on < ${`${month}-01`}::date + interval '1 month'
  )`
}

function alone(month: string, kind: 'tax-invoice' | 'credit-note'): SQL {
  return sql`select number, issued_on::text, place, percent, taxable, total from ${papersOf(month)} as papers
    where is_large and kind = ${kind} order by number`
}

function together(month: string): SQL {
  return sql`select '' as number, '' as issued_on, place, percent, sum(sign * taxable) as taxable, sum(sign * total) as total
    from ${papersOf(month)} as papers where not is_large group by place, percent order by place, percent`
}

async function readRows(db: Db, asked: SQL): Promise<Gstr1Row[]> {
  return db
    .select({
      number: sql<string>`number`,
      issuedOn: sql<string>`issued_on`,
      placeOfSupply: sql<string>`place`,
      percent: sql<number>`percent`.mapWith(Number),
      taxablePaise: sql<number>`taxable`.mapWith(Number),
      totalPaise: sql<number>`total`.mapWith(Number),
    })
    .from(sql`(${asked}) as listed`)
}
