import { DIFFICULTY_NAMES } from '#domain/catalogue/difficulty-names.ts'
import { COMFORT_NAMES } from '#domain/catalogue/kind-names.ts'
import { priceLines } from '#app/parts/price/shown-price.ts'
import type { ShownPrice } from '#app/parts/price/shown-price.ts'
import { lengthText } from '#app/routes/package/price/prices.ts'
import { slabCharge } from '#domain/pricing/cancellation-terms.ts'
import type { CancellationSlab } from '#domain/pricing/cancellation-terms.ts'
import { seatsLeft } from '#domain/departures/departure.ts'
import { whenText } from '#app/parts/package-card/when-text.ts'
import type { NoDates } from '#domain/bookings/quote/no-dates.ts'
import type { Departure } from '#domain/departures/departure.ts'
import type { InItsMonths } from '#domain/catalogue/months.ts'
import type { MealPlan, Package } from '#domain/catalogue/package.ts'
import type { Picture } from '#domain/media/picture.ts'
import type { DayStretch } from '#domain/catalogue/journey/day-hours.ts'
import { formatDate, formatMonths } from '#platform/dates.ts'

/** A package to compare, with its price for whoever looks and the next dates that have seats for them. */
export type Column = {
  pkg: InItsMonths<Package>
  picture: Picture
  price: ShownPrice
  dates: Departure[]
  /** Whether there are dates, and none with seats for all who travel. */
  isTight: boolean
  /** Why it can be had on no date now. */
  noDates: NoDates | undefined
  slabs: readonly CancellationSlab[]
  /** What fills its days, hour by hour. */
  hours: readonly (readonly DayStretch[])[]
}

/** One thing compared: a cell of lines for each package, or one for all of them. `look` says how lines are drawn where not one below another. */
export type Row = {
  name: string
  cells: string[][]
  isSame: boolean
  /** Which of the others, by their place behind the first, the first alone does not differ from. */
  alike: number[]
  look?: 'price' | 'route' | 'list'
  isShared?: boolean
}

const MEALS_OF: Record<MealPlan, readonly ('breakfast' | 'lunch' | 'dinner')[]> = {
  none: [],
  breakfast: ['breakfast'],
  'breakfast-dinner': ['breakfast', 'dinner'],
  all: ['breakfast', 'lunch', 'dinner'],
}

/** What one compares journeys by, row by row. */
export function rowsOf(columns: readonly Column[]): Row[] {
  const row = (name: string, linesOf: (column: Column) => string[], look?: Row['look']): Row => {
    const cells = columns.map(linesOf)
    return { name, cells, isSame: areSame(cells), alike: alikeOf(cells), ...(look ? { look } : {}) }
  }
  const isTrek = columns.some(({ pkg }) => pkg.difficulty !== null)
  return [
    row('Price', ({ price, pkg }) => priceLines(price, pkg.kind), 'price'),
    row('Length', ({ pkg }) => [lengthText(pkg)]),
    ...(isTrek
      ? [row('Difficulty', ({ pkg }) => [pkg.difficulty ? DIFFICULTY_NAMES[pkg.difficulty] : 'Not a trek'])]
      : []),
    row('Route', ({ pkg }) => routeLines(pkg), 'route'),
    row('Starts and ends', ({ pkg }) => [
      pkg.startCity === pkg.endCity ? pkg.startCity : `${pkg.startCity} to ${pkg.endCity}`,
    ]),
    row('Stays', ({ pkg }) => stayLines(pkg)),
    row('Meals', ({ pkg }) => mealLines(pkg)),
    ...listRows('Included', columns, (pkg) => pkg.inclusions),
    ...listRows('Not included', columns, (pkg) => pkg.exclusions),
    row('Group', ({ pkg: { groupMin, groupMax } }) => [
      groupMin === groupMax ? `${groupMax} people` : `${groupMin} to ${groupMax} people`,
    ]),
    row('If you cancel, by days before', ({ slabs }) => cancelLines(slabs)),
    row('Next dates', datesLines),
    row('Best months', ({ pkg }) => [formatMonths(pkg.months)]),
    row('Rating', ({ pkg }) => [ratingLine(pkg)]),
  ]
}

/** What all of them list, once for all, and what each has besides. */
function listRows(name: string, columns: readonly Column[], listOf: (pkg: Package) => string[]): Row[] {
  if (columns.length < 2)
    return [{ name, cells: columns.map(({ pkg }) => listOf(pkg)), isSame: true, alike: [], look: 'list' }]
  const lists = columns.map(({ pkg }) => new Map(listOf(pkg).map((line) => [toKey(line), line])))
  const shared = [...lists[0]!].filter(([key]) => lists.every((list) => list.has(key)))
  const own = lists.map((list) =>
    [...list].filter(([key]) => !shared.some(([other]) => other === key)).map(([, line]) => line),
  )
  const all: Row = {
    name: `${name} in all`,
    cells: [shared.map(([, line]) => line)],
    isSame: true,
    alike: columns.slice(1).map((_, at) => at),
    look: 'list',
    isShared: true,
  }
  const besides = shared.length > 0 ? `${name} besides` : name
  return [
    ...(shared.length > 0 ? [all] : []),
    ...(own.some((lines) => lines.length > 0)
      ? [
          {
            name: besides,
            cells: own.map((lines) => (lines.length > 0 ? lines : ['Nothing else'])),
            isSame: false,
            alike: alikeOf(own),
            look: 'list' as const,
          },
        ]
      : []),
  ]
}

function areSame(cells: readonly string[][]): boolean {
  const [first, ...others] = cells.map((lines) => lines.map(toKey).join('\n'))
  return others.every((text) => text === first)
}

function alikeOf([first, ...others]: readonly string[][]): number[] {
  return others.flatMap((cell, at) => (areSame([first!, cell]) ? at : []))
}

function toKey(line: string): string {
  return line.trim().toLowerCase()
}

/** Where one sleeps, night by night; a day's journey names its stops. */
function routeLines({ itinerary, stops }: Package): string[] {
  const stays: { name: string; nights: number }[] = []
  for (const { overnight } of itinerary) {
    const last = stays.at(-1)
    if (overnight && last?.name === overnight.name) last.nights += 1
    else if (overnight) stays.push({ name: overnight.name, nights: 1 })
  }
  if (stays.length === 0) return stops.map(({ name }) => name)
  return stays.map(({ name, nights }) => `${name}, ${counted(nights, 'night')}`)
}

function stayLines({ kind, comfort, itinerary }: Package): string[] {
  const stays = [...new Set(itinerary.map(({ stay }) => stay).filter((stay) => stay !== null))]
  return kind === 'trek' && stays.length > 0 ? stays : [COMFORT_NAMES[comfort], ...stays]
}

function mealLines({ itinerary }: Package): string[] {
  const meals = itinerary.flatMap((day) => MEALS_OF[day.meals])
  const lines = (['breakfast', 'lunch', 'dinner'] as const).flatMap((meal) => {
    const count = meals.filter((other) => other === meal).length
    return count > 0 ? [counted(count, meal, meal === 'lunch' ? 'lunches' : `${meal}s`)] : []
  })
  return lines.length > 0 ? lines : ['None']
}

function cancelLines(slabs: readonly CancellationSlab[]): string[] {
  return slabs.map((slab) => {
    const { fromDays, toDays } = slab
    const days = toDays === null ? `${fromDays} or more` : `${toDays} to ${fromDays}`
    return `${days}: ${slabCharge(slab)}`
  })
}

function datesLines({ dates, isTight, noDates }: Column): string[] {
  if (dates.length > 0) return dates.map(dateLine)
  return [isTight ? 'No date has seats for all of you' : whenText(noDates)]
}

function dateLine(departure: Departure): string {
  return `${formatDate(departure.startsOn, { year: false })}, ${counted(seatsLeft(departure), 'seat')} left`
}

function ratingLine({ rating, ratingCount, ratingIsDemo }: Package): string {
  if (rating === null) return 'Not rated yet'
  return `${rating.toFixed(1)} of 5, ${ratingCount} ${ratingIsDemo ? 'sample ' : ''}${ratingCount === 1 ? 'review' : 'reviews'}`
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}
