import type { SeasonRate } from '#domain/catalogue/package.ts'
import { gridWithTwin } from '#domain/pricing/price-cells.ts'
import { fallsIn, movedGrid } from '#domain/pricing/season.ts'
import type { PriceRule, Sum } from '#domain/pricing/sum.ts'
import { formatDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'

/**
 * A departure's own price replaces the twin price and the other cells keep their distance; on a date of one's own the first season it
 * falls in moves the whole grid (reference PRICING §4.3, step 2). A date before the booking is refused.
 */
export const dateOverride: PriceRule = {
  reckon: (sum) => {
    const { departure, startsOn = departure?.startsOn, bookedOn } = sum.request
    if (startsOn !== undefined && startsOn < bookedOn) return 'date-passed'
    sum.startsOn = startsOn
    if (departure) sum.grid = gridWithTwin(sum.grid, departure.twinPaise)
    else sum.grid = inSeason(sum, seasonOf(sum))
    return undefined
  },
  tell: ({ request: { departure, pkg }, trace }, sum) => {
    const season = departure ? undefined : seasonOf(sum)
    if (departure) trace.push(departureText(departure, departure.twinPaise - pkg.grid.twin))
    if (season) trace.push(seasonText(season))
  },
}

/** The season a date of one's own falls in. */
function seasonOf({ startsOn, request: { pkg } }: Sum): SeasonRate | undefined {
  return startsOn === undefined ? undefined : pkg.rates.seasons.find((one) => fallsIn(startsOn, one))
}

function inSeason({ grid }: Sum, season: SeasonRate | undefined) {
  return season ? movedGrid(grid, season.percent) : grid
}

function departureText({ startsOn, twinPaise }: { startsOn: CalendarDate; twinPaise: Paise }, change: Paise): string {
  const day = formatDate(startsOn)
  if (change === 0) return `Leaving on ${day} costs what it usually does.`
  const way = `${formatPaise(Math.abs(change))} ${change > 0 ? 'more' : 'less'}`
  return `Leaving on ${day} costs ${formatPaise(twinPaise)} on twin sharing, and every other bed ${way} too.`
}

function seasonText({ name, percent }: SeasonRate): string {
  return `${name}: every price is ${Math.abs(percent)} % ${percent < 0 ? 'less' : 'more'}.`
}
