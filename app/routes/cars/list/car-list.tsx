import { href } from 'react-router'
import { CarCard, CarCards } from '#app/parts/car-card/car-card.tsx'
import { tripAddress } from '#app/parts/car-card/car-path.ts'
import { classesText } from '#app/parts/car-card/car-words.ts'
import { Chosen } from '#app/parts/filters/chosen.tsx'
import { OpenFilters } from '#app/parts/filters/filter-sheet.tsx'
import { SortBy } from '#app/parts/filters/sort-by.tsx'
import listStyles from '#app/parts/package-list/package-list.module.css'
import type { CarChip } from '#domain/cars/car-chips.ts'
import { CAR_SORTS, carListParams, NO_CAR_FILTERS } from '#domain/cars/car-filters.ts'
import type { CarFilters, CarSort } from '#domain/cars/car-filters.ts'
import type { CarListing, looserCarFilters } from '#domain/cars/car-list.ts'
import type { PricedCar } from '#domain/cars/car.ts'
import type { Picture } from '#domain/media/picture.ts'
import { CarFilterPanel } from './filter-panel.tsx'
import type { RouteTrip } from './route-trip.server.ts'
import { carsForTrip } from './cars-for-trip.ts'
import { NoCars } from './no-cars.tsx'
import { wayText } from './way-text.ts'
import styles from './route-form.module.css'

type CarListProps = {
  listing: CarListing
  /** All classes, however the list is narrowed. */
  cars: readonly PricedCar[]
  filters: CarFilters
  sort: CarSort
  chips: CarChip[]
  looser: ReturnType<typeof looserCarFilters>
  quiet: Picture
  trip: RouteTrip | undefined
}

const SORT_NAMES: Record<CarSort, string> = {
  usual: 'Small cars first',
  price: 'Lowest price',
  'price-desc': 'Highest price',
  seats: 'Most seats',
  name: 'A to Z',
}

const ORDERS = CAR_SORTS.map((sort) => ({ value: orderValue(sort), name: SORT_NAMES[sort] }))
/** Of a trip the price is that of the whole trip, and the lowest comes first as a rule. */
const TRIP_ORDERS = ORDERS.filter(({ value }) => value !== 'price').map((order) =>
  order.value === '' ? { ...order, name: 'Cheapest for this trip' } : order,
)

/** The classes of car, narrowed and ordered by plain links and one plain form. */
export function CarList({ listing, cars, filters, sort, chips, looser, quiet, trip }: CarListProps) {
  const kept = trip ? routeParams(trip) : []
  const hrefOf = (wanted: CarFilters, wantedTrip = trip) =>
    listHref(wanted, sort, wantedTrip ? routeParams(wantedTrip) : [])
  const shown = carsForTrip(listing.cars, trip, sort)
  const way = trip && wayText(trip)
  return (
    <section
      id="cars"
      // What the form above it leads to takes the focus.
      tabIndex={-1}
      className={listStyles.narrowable}
      aria-label="Classes of car"
      data-live=""
      data-region="list"
    >
      <CarFilterPanel listing={listing} filters={filters} kept={kept} isTrip={trip?.plan !== undefined} />
      <div>
        <div className={listStyles.tools}>
          <p className="num" role="status">
            <b>{classesText(shown.length)}</b>
            {shown.length < listing.all ? <span className="soft"> of {listing.all}</span> : null}
          </p>
          <div className={listStyles.manner}>
            <SortBy value={orderValue(sort)} choices={trip?.plan ? TRIP_ORDERS : ORDERS} />
          </div>
        </div>
        {way ? <p className={styles.found}>{way}</p> : null}
        <Chosen
          chips={chips.map(({ text, without }) => ({ text, href: hrefOf(without) }))}
          clearHref={hrefOf(NO_CAR_FILTERS)}
        />
        <div>
          {shown.length === 0 ? (
            <NoCars {...{ cars, chips, looser, trip, quiet, hrefOf }} />
          ) : (
            <CarCards>
              {shown.map((priced) => (
                <CarCard
                  key={priced.car.id}
                  {...priced}
                  heading="h2"
                  compared
                  trip={trip?.plan ? `${tripAddress(trip.ask, trip.people)}` : ''}
                  totalPaise={trip?.fares.get(priced.car.id)?.totalPaise}
                />
              ))}
            </CarCards>
          )}
          <OpenFilters count={chips.length} />
        </div>
      </div>
    </section>
  )
}

function orderValue(sort: CarSort): string {
  return sort === 'usual' ? '' : sort
}

/** A trip in the address of the list. */
function routeParams({ ask, people }: RouteTrip): [string, string][] {
  return [...tripAddress(ask, people)]
}

function listHref(filters: CarFilters, sort: CarSort, kept: readonly [string, string][]): string {
  const params = new URLSearchParams([...kept, ...carListParams(filters, sort)])
  return params.size > 0 ? `${href('/car-rental')}?${params}` : href('/car-rental')
}
