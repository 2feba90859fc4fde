import { isCellSold } from '#domain/catalogue/package.ts'
import type { SeasonRate } from '#domain/catalogue/package.ts'
import { OWN_CELLS } from '#domain/departures/departure.ts'
import type { DeparturePrice } from '#domain/departures/departure.ts'
import { CELL_NAMES, gridOn, gridWithTwin } from '#domain/pricing/price-cells.ts'
import { fallsIn, twinInSeason } from '#domain/pricing/season.ts'
import type { PriceRule, PriceSum } from '#domain/pricing/sum.ts'
import { formatDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'

/**
 * The price of a departure, or on a date of one's own that of the first season it falls in, replaces the twin price, and the other cells keep their
 * distance (reference PRICING §4.3, step 2): one day costs one price however it is asked for. A date before the booking is refused.
 */
export const dateOverride: PriceRule = {
  reckon: (sum) => {
    const { departure, startsOn = departure?.startsOn, bookedOn } = sum.request
    if (startsOn !== undefined && startsOn < bookedOn) return 'date-passed'
    sum.startsOn = startsOn
    if (departure) sum.grid = gridOn({ ...sum.request.pkg, grid: sum.grid }, departure)
    else sum.grid = inSeason(sum, seasonOf(sum))
    return undefined
  },
  tell: ({ request: { departure, pkg }, trace }, sum) => {
    const season = departure ? undefined : seasonOf(sum)
    if (departure) trace.push(departureText(departure, departure.twinPaise - pkg.grid.twin))
    const own = departure ? ownText(departure, pkg) : ''
    if (own !== '') trace.push(`Prices of that day alone: ${own}.`)
    if (season) trace.push(seasonText(season, pkg.grid.twin))
  },
}

/** The season a date of one's own falls in. */
function seasonOf({ startsOn, request: { pkg } }: PriceSum): SeasonRate | undefined {
  return startsOn === undefined ? undefined : pkg.rates.seasons.find((one) => fallsIn(startsOn, one))
}

function inSeason({ grid }: PriceSum, season: SeasonRate | undefined) {
  return season ? gridWithTwin(grid, twinInSeason(grid.twin, season.percent)) : grid
}

function departureText({ startsOn, twinPaise }: { startsOn: CalendarDate; twinPaise: Paise }, change: Paise): string {
  const day = formatDate(startsOn)
  if (change === 0) return `Leaving on ${day} costs what it usually does.`
  return `Leaving on ${day} costs ${formatPaise(twinPaise)} on twin sharing, and every other bed ${moreText(change)} too.`
}

function ownText({ cells }: DeparturePrice, pkg: PriceSum['request']['pkg']): string {
  return OWN_CELLS.filter((cell) => isCellSold(pkg, cell))
    .flatMap((cell) =>
      typeof cells?.[cell] === 'number' ? `${CELL_NAMES[cell].toLowerCase()} ${formatPaise(cells[cell])}` : [],
    )
    .join(', ')
}

function seasonText({ name, percent }: SeasonRate, usualPaise: Paise): string {
  const twinPaise = twinInSeason(usualPaise, percent)
  const way = `${Math.abs(percent)} % ${percent < 0 ? 'less' : 'more'}`
  return `${name}: ${formatPaise(twinPaise)} on twin sharing, ${way}, and every other bed ${moreText(twinPaise - usualPaise)} too.`
}

function moreText(change: Paise): string {
  return `${formatPaise(Math.abs(change))} ${change > 0 ? 'more' : 'less'}`
}
