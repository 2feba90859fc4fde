import { href } from 'react-router'
import { CarCard, CarCards } from '#app/parts/car-card/car-card.tsx'
import { classesText } from '#app/parts/car-card/car-words.ts'
import { Empty } from '#app/parts/empty/empty.tsx'
import { Chosen } from '#app/parts/filters/chosen.tsx'
import { OpenFilters } from '#app/parts/filters/filter-sheet.tsx'
import { SortBy } from '#app/parts/filters/sort-by.tsx'
import listStyles from '#app/parts/package-list/package-list.module.css'
import type { CarChip } from '#domain/cars/car-chips.ts'
import { CAR_SORTS, carListParams, NO_CAR_FILTERS } from '#domain/cars/car-filters.ts'
import type { CarFilterKey, CarFilters, CarSort } from '#domain/cars/car-filters.ts'
import type { CarListing, looserCarFilters } from '#domain/cars/car-list.ts'
import type { Picture } from '#domain/media/picture.ts'
import { CarFilterPanel } from './filter-panel.tsx'

type CarListProps = {
  listing: CarListing
  filters: CarFilters
  sort: CarSort
  chips: CarChip[]
  looser: ReturnType<typeof looserCarFilters>
  quiet: Picture
}

const SORT_NAMES: Record<CarSort, string> = {
  usual: 'Small cars first',
  price: 'Lowest price',
  'price-desc': 'Highest price',
  seats: 'Most seats',
  name: 'A to Z',
}

const ORDERS = CAR_SORTS.map((sort) => ({ value: orderValue(sort), name: SORT_NAMES[sort] }))

const LET_GO: Record<CarFilterKey | 'all', string> = {
  priceRange: 'At any price',
  durationRange: 'For a hire of any length',
  selectedCategories: 'Of any category',
  tagId: 'For any use',
  all: 'Without these filters',
}

/** The classes of car, narrowed and ordered by plain links and one plain form. */
export function CarList({ listing, filters, sort, chips, looser, quiet }: CarListProps) {
  return (
    <section className={listStyles.narrowable} aria-label="Classes of car" data-live="" data-region="list">
      <CarFilterPanel listing={listing} filters={filters} />
      <div>
        <div className={listStyles.tools}>
          <p className="num" role="status">
            <b>{classesText(listing.cars.length)}</b>
            {listing.cars.length < listing.all ? <span className="soft"> of {listing.all}</span> : null}
          </p>
          <div className={listStyles.manner}>
            <SortBy value={orderValue(sort)} choices={ORDERS} />
          </div>
        </div>
        <Chosen
          chips={chips.map(({ text, without }) => ({ text, href: listHref(without, sort) }))}
          clearHref={listHref(NO_CAR_FILTERS, sort)}
        />
        <div>
          {looser ? (
            <Empty
              picture={quiet}
              text={`No class of car fits: ${chips.map(({ text }) => text.charAt(0).toLowerCase() + text.slice(1)).join(', ')}.`}
              href={listHref(looser.filters, sort)}
              link={`${LET_GO[looser.letGo]}: ${classesText(looser.total)}`}
            />
          ) : (
            <CarCards>
              {listing.cars.map((priced) => (
                <CarCard key={priced.car.id} {...priced} heading="h2" compared />
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

function listHref(filters: CarFilters, sort: CarSort): string {
  const params = carListParams(filters, sort)
  return params.size > 0 ? `${href('/car-rental')}?${params}` : href('/car-rental')
}
