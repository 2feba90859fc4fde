import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Actor } from '#domain/policy/actor.ts'
import type { Db } from '#platform/db.server.ts'
import { readAdvances } from './advances.server.ts'
import { LARGE_PAISE } from './gstr-1.ts'
import type { Gstr1Row, Gstr1Section, ListedAlone } from './gstr-1.ts'
import { reading } from './reading.server.ts'

/**
 * What a section of GSTR-1 lists of a month (`2026-11`): by themselves invoices to registered businesses, large ones to others in other states, and the credit notes of either; all others
 * together by place of supply and rate, less their credit notes; advances of tables 11A and 11B likewise, whoever paid them. Refuses `forbidden`.
 */
export function reportGstr1(db: Db, actor: Actor, month: string, section: Gstr1Section) {
  return reading(actor, async (): Promise<Gstr1Row[]> => {
    if (section === 'at') return advances(db, month, 'received')
    if (section === 'atadj') return advances(db, month, 'adjusted')
    if (section === 'b2cs') return readRows(db, together(month))
    return readRows(db, alone(month, section))
  })
}

const NO_PAPER = { number: '', issuedOn: '', gstin: '', name: '', isReverse: false }

async function advances(db: Db, month: string, move: 'received' | 'adjusted'): Promise<Gstr1Row[]> {
  const rows = await readAdvances(db, month)
  return rows.flatMap(({ placeOfSupply, percent, [move]: { taxablePaise, totalPaise } }) =>
    taxablePaise === 0 ? [] : [{ ...NO_PAPER, placeOfSupply, percent, taxablePaise, totalPaise }],
  )
}

/** Invoices and credit notes of a month; a note is as large as the invoice it reduces, and of the same recipient. */
function papersOf(month: string): SQL {
  const recipient = sql`coalesce(i.facts, d.facts)->'recipient'`
  return sql`(
    select d.kind, d.number, coalesce(${recipient}->>'gstin', '') as gstin, ${recipient}->>'name' as name, d.issued_on, d.facts->>'placeOfSupply' as place, (d.facts->>'gstPercent')::numeric as percent,
      coalesce((d.facts->>'reverseCharge')::boolean, false) as is_reverse,
      (d.facts->'value'->>'taxablePaise')::bigint as taxable, (d.facts->'value'->>'totalPaise')::bigint as total,
      case d.kind when 'credit-note' then -1 else 1 end as sign,
      d.facts->>'placeOfSupply' <> d.facts->'supplier'->>'stateCode'
        and (coalesce(i.facts, d.facts)->'value'->>'totalPaise')::bigint > ${LARGE_PAISE} as is_large
    from documents d left join documents i on d.kind = 'credit-note' and i.number = d.facts->'names'->0->>'number'
    where d.kind in ('tax-invoice', 'credit-note') and d.issued_on >= ${`${month}-01`}::date
      and d.issued_on < ${`${month}-01`}::date + interval '1 month'
  )`
}

const REGISTERED = sql`gstin <> ''`
const LARGE = sql`gstin = '' and is_large`

const ALONE: Record<ListedAlone, SQL> = {
  b2b: sql`${REGISTERED} and kind = 'tax-invoice'`,
  cdnr: sql`${REGISTERED} and kind = 'credit-note'`,
  b2cl: sql`${LARGE} and kind = 'tax-invoice'`,
  cdnur: sql`${LARGE} and kind = 'credit-note'`,
}

function alone(month: string, section: ListedAlone): SQL {
  return sql`select number, issued_on::text, gstin, name, place, percent, is_reverse, taxable, total from ${papersOf(month)} as papers
    where ${ALONE[section]} order by number`
}

function together(month: string): SQL {
  return sql`select '' as number, '' as issued_on, '' as gstin, '' as name, place, percent, false as is_reverse, sum(sign * taxable) as taxable, sum(sign * total) as total
    from ${papersOf(month)} as papers
    where gstin = '' and not is_large group by place, percent order by place, percent`
}

async function readRows(db: Db, asked: SQL): Promise<Gstr1Row[]> {
  return db
    .select({
      number: sql<string>`number`,
      issuedOn: sql<string>`issued_on`,
      gstin: sql<string>`gstin`,
      name: sql<string>`name`,
      placeOfSupply: sql<string>`place`,
      percent: sql<number>`percent`.mapWith(Number),
      isReverse: sql<boolean>`is_reverse`,
      taxablePaise: sql<number>`taxable`.mapWith(Number),
      totalPaise: sql<number>`total`.mapWith(Number),
    })
    .from(sql`(${asked}) as listed`)
}
