import { toursText } from '#app/parts/destination/words.ts'
import { listHref, LONG_FILTERS } from '#app/parts/package-list/list-query.ts'
import type { ListQuery } from '#app/parts/package-list/list-query.ts'
import type { PackageListing } from '#app/parts/package-list/package-list.server.ts'
import { Choice } from '#app/ui/choice.tsx'
import { kept } from '#app/ui/kept.tsx'
import { Select } from '#app/ui/select.tsx'
import { partyParams, partyText } from '#domain/party/party.ts'
import type { Party, PartyView } from '#domain/party/party.ts'
import { dateSpanText } from '#platform/query-values.ts'
import type { Choice as Found } from '#domain/search/lists/port.ts'
import type { FilterGroup } from './filter-groups.ts'
import { FilterSheet } from './filter-sheet.tsx'
import { PriceGroup } from './price-group.tsx'
import styles from './filters.module.css'

/** In the one line that a heading of the column has. */
function totalLegend(party: Party): string {
  const people = party.adults + party.ages.length
  return people > 2 ? `Total for ${people}` : `Total for ${partyText(party)}`
}

type Props = { listing: PackageListing; path: string }

/** What a list of packages can be narrowed by. */
export function FilterPanel({ listing, path }: Props) {
  const { query, groups, total, price, party } = listing
  const legend = party.party ? totalLegend(party.party) : 'Price for one adult'
  return (
    <FilterSheet action={path} show={`Show ${toursText(total)}`}>
      {query.words ? <input type="hidden" name="q" value={query.words} /> : null}
      {query.view === 'map' ? <input type="hidden" name="view" value="map" /> : null}
      {query.filters.via.length > 0 ? <input type="hidden" name="via" value={query.filters.via.join(',')} /> : null}
      {query.unfolded ? <input type="hidden" name="all" value={query.unfolded} /> : null}
      {query.filters.dates ? <input type="hidden" name="dates" value={dateSpanText(query.filters.dates)} /> : null}
      {query.party ? <KeptParty view={query.party} /> : null}
      <PriceGroup legend={legend} price={price} span={query.filters.price} />
      {groups.map((group) => (
        <Group key={group.key} group={group} unfolded={query.unfolded} allHref={allHref(group, query, path)} />
      ))}
    </FilterSheet>
  )
}

/** Whom the words of the list name goes along where the words themselves may not. */
function KeptParty({ view }: { view: PartyView }) {
  return [...partyParams(view)].map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

type GroupProps = { group: FilterGroup; unfolded: ListQuery['unfolded']; allHref: string | undefined }

/** A group is the same for every order, page and party, and for whatever leaves its counts as they are. */
const Group = kept(function Group({ group, unfolded, allHref: href }: GroupProps) {
  const { key, title, kind, choices, more, unlisted, isOpen } = group
  return (
    <details open={isOpen}>
      <summary>{title}</summary>
      {kind === 'pick' ? <Pick group={group} /> : <Ticks group={group} choices={choices} />}
      {more.length > 0 ? (
        <details className={styles.more} open={unfolded === key || more.some(({ chosen }) => chosen)}>
          <summary>{key === 'days' ? 'Exact number of days' : `${more.length} more`}</summary>
          <Ticks group={group} choices={more} isMore />
        </details>
      ) : null}
      {href ? (
        <a className={styles.all} href={href}>
          All {choices.length + unlisted}
          <span className="vh"> of “{title}”</span>
        </a>
      ) : null}
    </details>
  )
})

/** The same list with every choice of a very long group. */
function allHref({ key, unlisted }: FilterGroup, query: ListQuery, path: string): string | undefined {
  if (unlisted === 0) return undefined
  return listHref(path, { ...query, unfolded: LONG_FILTERS.find((known) => known === key) })
}

/** One choice of many, or any. */
function Pick({ group: { key, title, any, choices } }: { group: FilterGroup }) {
  return (
    <Select
      id={`pick-${key}`}
      label={<span className="vh">{title}</span>}
      name={key}
      none={any}
      defaultValue={choices.find(({ chosen }) => chosen)?.value ?? ''}
      options={choices.map(({ value, name, count, chosen }) => ({
        value,
        name: `${name} (${count})`,
        disabled: count === 0 && !chosen,
      }))}
    />
  )
}

type TicksProps = { group: FilterGroup; choices: Found[]; isMore?: boolean }

function Ticks({ group: { key, any, kind, choices: first, more }, choices, isMore = false }: TicksProps) {
  const type = kind === 'one' ? 'radio' : 'checkbox'
  return (
    <>
      {kind === 'one' && !isMore ? (
        <Choice type={type} name={key} value="" defaultChecked={[...first, ...more].every(({ chosen }) => !chosen)}>
          {any}
        </Choice>
      ) : null}
      {choices.map(({ value, name, count, chosen }) => (
        <Choice
          key={value}
          type={type}
          name={key}
          value={value}
          defaultChecked={chosen}
          disabled={count === 0 && !chosen}
        >
          {name}
          {count > 0 || !chosen ? <i>{count}</i> : null}
        </Choice>
      ))}
    </>
  )
}
