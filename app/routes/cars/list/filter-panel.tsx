import { href } from 'react-router'
import { classesText } from '#app/parts/car-card/car-words.ts'
import { FilterSheet } from '#app/parts/filters/filter-sheet.tsx'
import { PriceGroup } from '#app/parts/filters/price-group.tsx'
import { Choice } from '#app/ui/choice.tsx'
import type { CarFilters } from '#domain/cars/car-filters.ts'
import type { CarChoice, CarListing } from '#domain/cars/car-list.ts'
import { capitalised } from '#platform/wording.ts'

/** `kept` is a trip that was asked for: its days are its own. Where it is priced, the prices are of it. */
type PanelProps = { listing: CarListing; filters: CarFilters; kept: readonly [string, string][]; isTrip: boolean }

/** What the classes of car can be narrowed by. */
export function CarFilterPanel({ listing, filters, kept, isTrip }: PanelProps) {
  const { price, days, categories, tags } = listing
  return (
    <FilterSheet action={href('/car-rental')} show={`Show ${classesText(listing.cars.length)}`}>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <PriceGroup
        legend={isTrip ? 'The trip, incl. GST' : 'A day, incl. GST'}
        price={price}
        span={filters.priceRange}
      />
      {kept.length > 0 ? null : (
        <Group name="days" title="Length of the hire" choices={days} any="Any length">
          <p className="soft small">Classes we would send on a hire that long.</p>
        </Group>
      )}
      <Group name="category" title="Category" choices={categories} />
      <Group name="tags" title="What for" choices={tags} any="Anything" />
    </FilterSheet>
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
        <Choice type="radio" name={name} value="" defaultChecked={choices.every(({ chosen }) => !chosen)}>
          {any}
        </Choice>
      ) : null}
      {choices.map(({ value, name: words, count, chosen }) => (
        <Choice
          key={value}
          type={any ? 'radio' : 'checkbox'}
          name={name}
          value={value}
          defaultChecked={chosen}
          disabled={count === 0 && !chosen}
        >
          {capitalised(words)}
          <i>{count}</i>
        </Choice>
      ))}
    </details>
  )
}
