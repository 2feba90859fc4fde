import { toursText } from '#app/parts/destination/words.ts'
import { listHref, LONG_FILTERS } from '#app/parts/package-list/list-query.ts'
import type { ListQuery } from '#app/parts/package-list/list-query.ts'
import type { PackageListing } from '#app/parts/package-list/package-list.server.ts'
import type { Choice } from '#domain/search/lists/port.ts'
import type { FilterGroup } from './filter-groups.ts'
import { PriceGroup } from './price-group.tsx'
import styles from './filters.module.css'

/** The id of the panel and of its form: the button that opens the one and the order that belongs to the other name it. */
export const PANEL = 'filters'
export const FORM = 'narrow'

type Props = { listing: PackageListing; path: string }

/** What a list can be narrowed by: beside the list on a wide screen, a sheet that opens over it on a narrow one. */
export function FilterPanel({ listing, path }: Props) {
  const { query, groups, total } = listing
  return (
    <aside className={styles.panel} id={PANEL} popover="auto" aria-label="Filters">
      <form id={FORM} action={path}>
        <div className={styles.top}>
          <p>Filters</p>
          <button type="button" className="btn bare" popoverTarget={PANEL} popoverTargetAction="hide">
            Close
          </button>
        </div>
        {query.words ? <input type="hidden" name="q" value={query.words} /> : null}
        {query.view === 'map' ? <input type="hidden" name="view" value="map" /> : null}
        {query.unfolded ? <input type="hidden" name="all" value={query.unfolded} /> : null}
        <PriceGroup listing={listing} />
        {groups.map((group) => (
          <Group key={group.key} group={group} {...{ query, path }} />
        ))}
        <div className={styles.show}>
          <button className="btn go">Show {toursText(total)}</button>
        </div>
      </form>
    </aside>
  )
}

/** Opens the panel where it is a sheet; says how much is on. */
export function OpenFilters({ count }: { count: number }) {
  return (
    <button type="button" className={`btn go ${styles.open}`} popoverTarget={PANEL}>
      {count > 0 ? `Filters, ${count} on` : 'Filters'}
    </button>
  )
}

function Group({ group, ...list }: { group: FilterGroup; query: ListQuery; path: string }) {
  const { key, title, kind, choices, more, unlisted, isOpen } = group
  return (
    <details open={isOpen}>
      <summary id={kind === 'pick' ? key : undefined}>{title}</summary>
      {kind === 'pick' ? <Pick group={group} /> : <Ticks group={group} choices={choices} />}
      {more.length > 0 ? (
        <details className={styles.more} open={list.query.unfolded === key || more.some(({ chosen }) => chosen)}>
          <summary>{more.length} more</summary>
          <Ticks group={group} choices={more} />
        </details>
      ) : null}
      {unlisted > 0 ? <AllChoices group={group} {...list} /> : null}
    </details>
  )
}

/** Leads to the same list with every choice of a very long group. */
function AllChoices({ group, query, path }: { group: FilterGroup; query: ListQuery; path: string }) {
  const unfolded = LONG_FILTERS.find((known) => known === group.key)
  return (
    <a className={styles.all} href={listHref(path, { ...query, unfolded })}>
      All {group.choices.length + group.unlisted}
      <span className="vh"> of “{group.title}”</span>
    </a>
  )
}

/** One choice of many, or any. */
function Pick({ group: { key, any, choices } }: { group: FilterGroup }) {
  return (
    <select name={key} aria-labelledby={key} defaultValue={choices.find(({ chosen }) => chosen)?.value ?? ''}>
      <option value="">{any}</option>
      {choices.map(({ value, name, count, chosen }) => (
        <option key={value} value={value} disabled={count === 0 && !chosen}>
          {`${name} (${count})`}
        </option>
      ))}
    </select>
  )
}

function Ticks({ group: { key, any, kind }, choices }: { group: FilterGroup; choices: Choice[] }) {
  const type = kind === 'one' ? 'radio' : 'checkbox'
  return (
    <>
      {kind === 'one' ? (
        <label>
          <input type={type} name={key} value="" defaultChecked={choices.every(({ chosen }) => !chosen)} />
          {any}
        </label>
      ) : null}
      {choices.map(({ value, name, count, chosen }) => (
        <label key={value}>
          <input type={type} name={key} value={value} defaultChecked={chosen} disabled={count === 0 && !chosen} />
          {name}
          {count > 0 || !chosen ? <i>{count}</i> : null}
        </label>
      ))}
    </>
  )
}
