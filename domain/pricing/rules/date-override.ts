import type { SeasonRate } from '#domain/catalogue/package.ts'
import type { Draft, PriceRule } from '#domain/pricing/draft.ts'
import { told } from '#domain/pricing/draft.ts'
import { gridWithTwin } from '#domain/pricing/cells.ts'
import { formatDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'
import { fallsIn, movedGrid } from '#domain/pricing/season.ts'
import { refused } from '#platform/result.ts'

/**
 * A departure's own price replaces the twin price and the other cells keep their distance; on a date of one's own the first season it
 * falls in moves the whole grid (reference PRICING §4.3, step 2). A date before the booking is refused.
 */
export const dateOverride: PriceRule = (draft) => {
  const { departure, startsOn = departure?.startsOn, bookedOn, pkg } = draft.request
  const dated = { ...draft, startsOn }
  if (startsOn !== undefined && startsOn < bookedOn) return refused('date-passed')
  if (departure) return onDeparture(dated, departure)
  const season = startsOn && pkg.rates.seasons.find((one) => fallsIn(startsOn, one))
  return season ? inSeason(dated, season) : told(dated, {})
}

function onDeparture(draft: Draft, { startsOn, twinPaise }: { startsOn: CalendarDate; twinPaise: Paise }) {
  const change = twinPaise - draft.grid.twin
  const day = formatDate(startsOn)
  if (change === 0) return told(draft, {}, `Leaving on ${day} costs what it usually does.`)
  const way = `${formatPaise(Math.abs(change))} ${change > 0 ? 'more' : 'less'}`
  const sentence = `Leaving on ${day} costs ${formatPaise(twinPaise)} on twin sharing, and every other bed ${way} too.`
  return told(draft, { grid: gridWithTwin(draft.grid, twinPaise) }, sentence)
}

function inSeason(draft: Draft, { name, percent }: SeasonRate) {
  const way = `${Math.abs(percent)} % ${percent < 0 ? 'less' : 'more'}`
  return told(draft, { grid: movedGrid(draft.grid, percent) }, `${name}: every price is ${way}.`)
}
