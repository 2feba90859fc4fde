import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Party } from '#domain/party/party.ts'
import { BED_CELLS, PRICED_CELLS } from '#domain/pricing/cells.ts'
import type { PricedCell } from '#domain/pricing/cells.ts'
import { roomMixesFor } from '#domain/pricing/party-total.ts'
import type { RoomMix } from '#domain/pricing/party-total.ts'
import { groupOf, travellersOf } from '#domain/pricing/travellers.ts'
import { gstPercent } from '#domain/tax/tour-gst.ts'
import { GST_SCHEMES } from '#domain/tax/tour-gst.ts'
import type { PackageRates, PriceGrid } from '#domain/catalogue/package.ts'
import { packages } from '#domain/catalogue/tables.ts'

/** The rules that decide which rooms a party can have; few, however many packages there are. */
export type RoomRules = Pick<PackageRates, 'ageBands' | 'model' | 'groupSlabs'>

/** What the price of a package is made of in a statement: bigint, paise. */
type Cells = Record<PricedCell, SQL>

/**
 * The price shown for a package in whole rupees with GST, null where the party cannot go: what `totallerFor` says, as an expression over
 * `packages` and the lowest twin price of its open departures, null without one.
 */
export function shownRupees(lowestTwin: SQL, party: Party | undefined, rules: readonly RoomRules[]): SQL {
  const twin = sql`coalesce(${lowestTwin}, (${packages.grid} ->> 'twin')::bigint)`
  return withGst(party ? partyPaise(twin, party, rules) : twin)
}

/** Halves of the tax rounded each, then the whole to the rupee. */
function withGst(paise: SQL): SQL {
  const halves = GST_SCHEMES.map((scheme) => sql`when ${scheme} then ${Math.round(gstPercent(scheme) * 50)}::bigint`)
  const half = sql`(case ${packages.gstScheme} ${sql.join(halves, sql` `)} end)`
  return sql`(select ((net + 2 * ((net * ${half} + 5000) / 10000) + 50) / 100)::integer from (select ${paise} as net offset 0) as priced)`
}

function partyPaise(twin: SQL, party: Party, rules: readonly RoomRules[]): SQL {
  const cases = rules.flatMap((rule) => {
    const travellers = travellersOf(party, rule.ageBands)
    const mixes = roomMixesFor(party, rule)
    if (!travellers || mixes.length === 0) return []
    const totals = mixes.map((mix) => mixTotal(mix, CELLS))
    return [
      sql`when ${hasRules(rule)} and ${packages.groupMax} >= ${groupOf(travellers)}::integer then least(${sql.join(totals, sql`, `)})`,
    ]
  })
  if (cases.length === 0) return sql`null::bigint`
  return sql`(select case ${sql.join(cases, sql` `)} end from ${cellsFrom(twin)})`
}

function hasRules({ ageBands, model, groupSlabs }: RoomRules): SQL {
  const is = (key: keyof RoomRules, value: unknown) =>
    sql`${packages.rates} -> ${key}::text = ${JSON.stringify(value)}::jsonb`
  return sql.join([is('ageBands', ageBands), is('model', model), is('groupSlabs', groupSlabs)], sql` and `)
}

const CELLS = Object.fromEntries(PRICED_CELLS.map((cell) => [cell, sql`cells.${sql.identifier(cell)}`])) as Cells

/** Heads by cell, those in beds less what the group slab takes off, rounded a head; null where a cell is not sold. */
function mixTotal(mix: RoomMix, cells: Cells): SQL {
  const off = Math.round(mix.percentOff * 100)
  const isBed = (cell: PricedCell) => (BED_CELLS as readonly PricedCell[]).includes(cell)
  const parts = PRICED_CELLS.filter((cell) => mix[cell] > 0).map((cell) => {
    const price = cells[cell]
    const less = off > 0 && isBed(cell) ? sql`(${price} - (${price} * ${off}::bigint + 5000) / 10000)` : price
    return sql`${mix[cell]}::bigint * ${less}`
  })
  return sql`(${sql.join(parts, sql` + `)})`
}

/** The grid at a twin price: every other cell keeps its distance, none falls below nothing. `offset 0` has each step done once, not once a use. */
function cellsFrom(twin: SQL): SQL {
  const cell = (key: keyof PriceGrid) => sql`(${packages.grid} ->> ${key}::text)::bigint`
  const moved = (key: keyof PriceGrid) =>
    sql`case when ${cell(key)} is not null then greatest(0, ${cell(key)} + twin - ${cell('twin')}) end`
  const supplement = sql`(${packages.rates} ->> 'singleSupplementPaise')::bigint`
  return sql`(
    select twin, coalesce(single, twin + supplement) as single,
      case when coalesce(single, supplement) is null then twin end as shared,
      triple, quad, coalesce(triple, "childWithBed") as "extraBed", "childWithBed", "childNoBed", infant
    from (
      select twin, ${supplement} as supplement, ${moved('single')} as single, ${moved('triple')} as triple, ${moved('quad')} as quad,
        ${moved('childWithBed')} as "childWithBed", ${moved('childNoBed')} as "childNoBed", ${cell('infant')} as infant
      from (select ${twin} as twin offset 0) as base
      offset 0
    ) as grid
    offset 0
  ) as cells`
}
