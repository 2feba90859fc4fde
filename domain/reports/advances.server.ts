import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Actor } from '#domain/policy/actor.ts'
import type { Db } from '#platform/db.server.ts'
import { ADVANCE_MOVES } from './advances.ts'
import type { AdvanceMove, AdvancesRow, AdvanceSum } from './advances.ts'
import { daysOfMonth, reading } from './reading.server.ts'

/** The advances of a month (`2026-11`) by place of supply and rate, as receipt vouchers, refund vouchers and invoices tell of them; what staff entered later counts on the day it came. One on whose supply the recipient pays the tax is in none. Refuses `forbidden`. */
export function reportAdvances(db: Db, actor: Actor, month: string) {
  return reading(actor, () => readAdvances(db, month))
}

/** The same for reports that have asked already who reads them. */
export async function readAdvances(db: Db, month: string): Promise<AdvancesRow[]> {
  const rows = await db
    .select({
      placeOfSupply: sql<string>`place`,
      percent: sql<number>`percent`.mapWith(Number),
      before: sumOf('before'),
      received: sumOf('received'),
      adjusted: sumOf('adjusted'),
      refunded: sumOf('refunded'),
      held: sumOf('held'),
    })
    .from(sql`(${movesOf(month)}) as moves`)
    .groupBy(sql`place`, sql`percent`)
    .orderBy(sql`place`, sql`percent`)
  return rows.filter((row) => ADVANCE_MOVES.some((move) => row[move].totalPaise !== 0 || row[move].taxablePaise !== 0))
}

const FIGURES = ['taxable', 'tax', 'total'] as const
type Figure = (typeof FIGURES)[number]

function sumOf(move: AdvanceMove) {
  const paise = (figure: Figure) =>
    sql<number>`sum(${sql.identifier(`${move}_${figure}`)})::bigint`.mapWith(Number).as(`sum_${move}_${figure}`)
  return {
    taxablePaise: paise('taxable'),
    taxPaise: paise('tax'),
    totalPaise: paise('total'),
  } satisfies Record<keyof AdvanceSum, unknown>
}

/** A booking's first invoice sets off every advance it has by then, one in its place none again: what came in that same month is no advance of the return at all. */
function movesOf(month: string): SQL {
  const each = (write: (figure: Figure) => SQL) => sql.join(FIGURES.map(write), sql`, `)
  const [before, moved] = [name('before'), name('moved')]
  const refunded = (of: Figure) => sql`case when moved_total < 0 then -${moved(of)} else 0 end`
  return sql`
    select place, percent,
      ${each((of) => sql`${before(of)}`)},
      ${each((of) => sql`case when not invoiced and moved_total > 0 then ${moved(of)} else 0 end as ${name('received')(of)}`)},
      ${each((of) => sql`case when invoiced then ${before(of)} - ${refunded(of)} else 0 end as ${name('adjusted')(of)}`)},
      ${each((of) => sql`${refunded(of)} as ${name('refunded')(of)}`)},
      ${each((of) => sql`case when invoiced then 0 else ${before(of)} + ${moved(of)} end as ${name('held')(of)}`)}
    from (${openBookings(month)}) as open_bookings`
}

const name = (move: string) => (figure: Figure) => sql.identifier(`${move}_${figure}`)

/** What each booking that was not invoiced by then held when the month began, and what came less what went back in it. All of it stands in one index: of every voucher there ever was an entry is read, and no paper. */
function openBookings(month: string): SQL {
  const { from, until } = daysOfMonth(month)
  const sums = (move: string, when: SQL) =>
    sql.join(
      FIGURES.map(
        (of) => sql`coalesce(sum(sign * ${sql.identifier(of)}) filter (where ${when}), 0)::bigint as ${name(move)(of)}`,
      ),
      sql`, `,
    )
  return sql`
    select booking_id, place, percent, bool_or(invoiced) as invoiced,
      ${sums('before', sql`taxed_on < ${from}`)}, ${sums('moved', sql`taxed_on >= ${from}`)}
    from (
      select paper.booking_id, paper.taxed_on, case paper.kind when 'receipt-voucher' then 1 else -1 end as sign, paper.place_of_supply as place, paper.gst_percent as percent,
        paper.taxable_paise as taxable, paper.total_paise as total, paper.total_paise - paper.taxable_paise - paper.round_off_paise as tax, invoice.booking_id is not null as invoiced
      from documents paper
        left join (select distinct booking_id from documents where kind = 'tax-invoice' and issued_on between ${from} and ${until}) invoice on invoice.booking_id = paper.booking_id
      where paper.kind in ('receipt-voucher', 'refund-voucher') and not paper.is_reverse and paper.taxed_on <= ${until}
        and not exists (select from documents earlier where earlier.kind = 'tax-invoice' and earlier.booking_id = paper.booking_id and earlier.issued_on < ${from})
    ) as vouchers
    group by booking_id, place, percent`
}
