import { href } from 'react-router'
import { CarCard, CarCards } from '#app/parts/car-card/car-card.tsx'
import { classesText } from '#app/parts/car-card/car-words.ts'
import { Empty } from '#app/parts/empty/empty.tsx'
import filterStyles from '#app/parts/filters/filters.module.css'
import listStyles from '#app/parts/package-list/package-list.module.css'
import type { CarChip } from '#domain/cars/car-chips.ts'
import { CAR_SORTS, carListParams } from '#domain/cars/car-filters.ts'
import type { CarFilterKey, CarFilters, CarSort } from '#domain/cars/car-filters.ts'
import type { CarListing, looserCarFilters } from '#domain/cars/car-list.ts'
import type { Picture } from '#domain/media/picture.ts'
import { CarFilterPanel, FORM, PANEL } from './filter-panel.tsx'

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
          <Order sort={sort} />
        </div>
        <Chosen chips={chips} sort={sort} />
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
          <button type="button" className={`btn go ${filterStyles.open}`} popoverTarget={PANEL}>
            {chips.length > 0 ? `Filters, ${chips.length} on` : 'Filters'}
          </button>
        </div>
      </div>
    </section>
  )
}

function Order({ sort }: { sort: CarSort }) {
  return (
    <div className={listStyles.order} style={{ marginLeft: 'auto' }}>
      <label>
        <span className="soft">Sort by </span>
        <select name="sort" form={FORM} defaultValue={sort === 'usual' ? '' : sort}>
          {CAR_SORTS.map((choice) => (
            <option key={choice} value={choice === 'usual' ? '' : choice}>
              {SORT_NAMES[choice]}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button form={FORM}>Go</button>
      </noscript>
    </div>
  )
}

function Chosen({ chips, sort }: { chips: CarChip[]; sort: CarSort }) {
  if (chips.length === 0) return null
  return (
    <ul className={filterStyles.chosen} aria-label="Chosen">
      {chips.map(({ text, without }) => (
        <li key={text}>
          <a className="chip" href={listHref(without, sort)}>
            <span className="vh">Remove </span>
            {text}
            <span aria-hidden="true">×</span>
          </a>
        </li>
      ))}
      <li>
        <a className="more" href={sort === 'usual' ? href('/car-rental') : `${href('/car-rental')}?sort=${sort}`}>
          Clear all
        </a>
      </li>
    </ul>
  )
}

function listHref(filters: CarFilters, sort: CarSort): string {
  const params = carListParams(filters, sort)
  return params.size > 0 ? `${href('/car-rental')}?${params}` : href('/car-rental')
}
