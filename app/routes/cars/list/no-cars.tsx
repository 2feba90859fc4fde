import { classesText } from '#app/parts/car-card/car-words.ts'
import { Empty } from '#app/parts/empty/empty.tsx'
import type { CarChip } from '#domain/cars/car-chips.ts'
import { NO_CAR_FILTERS } from '#domain/cars/car-filters.ts'
import type { CarFilterKey, CarFilters } from '#domain/cars/car-filters.ts'
import type { looserCarFilters } from '#domain/cars/car-list.ts'
import type { PricedCar } from '#domain/cars/car.ts'
import type { Picture } from '#domain/media/picture.ts'
import { carsForTrip, carsNeeded } from './cars-for-trip.ts'
import type { RouteTrip } from './route-trip.server.ts'

type Props = {
  /** All classes, however the list is narrowed. */
  cars: readonly PricedCar[]
  chips: readonly CarChip[]
  looser: ReturnType<typeof looserCarFilters>
  trip: RouteTrip | undefined
  quiet: Picture
  hrefOf: (filters: CarFilters, trip: RouteTrip | undefined) => string
}

const LET_GO: Record<CarFilterKey | 'all', string> = {
  priceRange: 'At any price',
  durationRange: 'For a hire of any length',
  selectedCategories: 'Of any category',
  tagId: 'For any use',
  all: 'Without these filters',
}

/** Where no class is left: what keeps them out, and the way on. */
export function NoCars({ trip, ...props }: Props) {
  if (trip?.plan) return <NoneForTrip trip={trip} {...props} />
  const { looser, chips, quiet, hrefOf } = props
  if (!looser) return null
  return (
    <Empty
      picture={quiet}
      text={unfitText(chips.map(({ text }) => text))}
      href={hrefOf(looser.filters, trip)}
      link={`${LET_GO[looser.letGo]}: ${classesText(looser.total)}`}
    />
  )
}

/** The filters keep them out where some class would do without; else there are too many people for one car. */
function NoneForTrip({ trip, cars, chips, quiet, hrefOf }: Omit<Props, 'trip'> & { trip: RouteTrip }) {
  const { people } = trip
  const unnarrowed = carsForTrip(cars, trip, 'usual').length
  if (unnarrowed > 0) {
    const seats = people === undefined ? [] : [`Seats for ${people}`]
    const text = unfitText([...chips.map((chip) => chip.text), ...seats])
    const link = `${LET_GO.all}: ${classesText(unnarrowed)}`
    return <Empty picture={quiet} text={text} href={hrefOf(NO_CAR_FILTERS, trip)} link={link} />
  }
  const several = { ...trip, people: undefined }
  const needed = carsNeeded(cars, trip)
  return (
    <Empty
      picture={quiet}
      text={`No one car seats ${people}; ${needed === 2 ? 'two' : needed} of the largest do.`}
      href={hrefOf(NO_CAR_FILTERS, several)}
      link={`For several cars: ${classesText(carsForTrip(cars, several, 'usual').length)}`}
    />
  )
}

function unfitText(wanted: readonly string[]): string {
  return `No class of car fits: ${wanted.map((text) => text.charAt(0).toLowerCase() + text.slice(1)).join(', ')}.`
}
