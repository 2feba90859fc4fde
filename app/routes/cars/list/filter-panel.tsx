import { href } from 'react-router'
import { classesText } from '#app/parts/car-card/car-words.ts'
import { Rupees } from '#app/parts/filters/price-group.tsx'
import styles from '#app/parts/filters/filters.module.css'
import type { CarFilters } from '#domain/cars/car-filters.ts'
import type { CarChoice, CarListing } from '#domain/cars/car-list.ts'

export const PANEL = 'filters'
export const FORM = 'narrow'

/** What the classes of car can be narrowed by: beside the list on a wide screen, a sheet that opens over it on a narrow one. */
export function CarFilterPanel({ listing, filters }: { listing: CarListing; filters: CarFilters }) {
  const { price, days, categories, tags } = listing
  return (
    <aside className={styles.panel} id={PANEL} popover="auto" aria-label="Filters">
      <form id={FORM} action={href('/car-rental')}>
        <div className={styles.top}>
          <p>Filters</p>
          <button type="button" className="btn bare" popoverTarget={PANEL} popoverTargetAction="hide">
            Close
          </button>
        </div>
        <fieldset>
          <legend>A day, incl. GST</legend>
          <div className={styles.pair}>
            <Rupees label="From" value={filters.priceRange?.from} usual={price.leastRupees} />
            <Rupees label="To" value={filters.priceRange?.to} usual={price.mostRupees} />
          </div>
        </fieldset>
        <Group name="days" title="Length of the hire" choices={days} any="Any length">
          <p className="soft small">Classes we would send on a hire that long.</p>
        </Group>
        <Group name="category" title="Category" choices={categories} />
        <Group name="tags" title="What for" choices={tags} any="Anything" />
        <div className={styles.show}>
          <button className="btn go">Show {classesText(listing.cars.length)}</button>
        </div>
      </form>
    </aside>
  )
}

type GroupProps = {
  name: string
  title: string
  choices: CarChoice[]
  /** With it one is chosen, or any; without it ticks widen each other. */
  any?: string
  children?: React.ReactNode
}

function Group({ name, title, choices, any, children }: GroupProps) {
  return (
    <details open>
      <summary>{title}</summary>
      {children}
      {any ? (
        <label>
          <input type="radio" name={name} value="" defaultChecked={choices.every(({ chosen }) => !chosen)} />
          {any}
        </label>
      ) : null}
      {choices.map(({ value, name: words, count, chosen }) => (
        <label key={value}>
          <input
            type={any ? 'radio' : 'checkbox'}
            name={name}
            value={value}
            defaultChecked={chosen}
            disabled={count === 0 && !chosen}
          />
          {words.charAt(0).toUpperCase() + words.slice(1)}
          <i>{count}</i>
        </label>
      ))}
    </details>
  )
}
