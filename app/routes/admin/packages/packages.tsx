import { data, href, useLocation } from 'react-router'
import { taxOn } from '#app/parts/price/tax-on.server.ts'
import { onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { Pages, withinPages } from '#app/routes/admin/pages.tsx'
import { NoneOf } from '#app/ui/empty.tsx'
import { listAddress } from '#app/ui/list-address.ts'
import { Notice } from '#app/ui/notice.tsx'
import { State } from '#app/ui/state.tsx'
import { rememberedStates } from '#domain/catalogue/states.server.ts'
import { seatsLeft } from '#domain/departures/departure.ts'
import { findOpenStates, listOpenRevisions } from '#domain/catalogue/revisions.server.ts'
import { hintsOf } from '#domain/departures/package-hints.ts'
import { countPackagesDesk, listPackagesDesk } from '#domain/departures/packages-desk.server.ts'
import { fromPaise } from '#domain/pricing/from-price.ts'
import { istDate } from '#platform/dates.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { counted, matching } from '#app/routes/admin/counted.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { narrowed, packagesIn } from './asked.ts'
import { PackageFilters } from './package-filters.tsx'
import { PackageList } from './package-list.tsx'
import { PackageViews } from './views.tsx'
import type { Route } from './+types/packages'
import styles from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('catalogue.edit')

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { visitor } = context.get(visitContext)
  const { searchParams } = new URL(request.url)
  const asked = packagesIn(searchParams)
  const today = istDate(services.clock.now())
  const tax = taxOn(services, today)
  const found = await listPackagesDesk(services, visitor, asked, { today })
  const counts = await countPackagesDesk(services, visitor, { today })
  const fresh = await listOpenRevisions(services.db, visitor, { ...narrowed(asked), isNew: true })
  if (!found.ok || !counts.ok || !fresh.ok) throw data(null, { status: 403 })
  withinPages(request, found.value.pages)
  const states = await rememberedStates(services)
  const { rows, ...list } = found.value
  const open = await findOpenStates(
    services.db,
    rows.map(({ id }) => id),
  )
  return {
    ...list,
    asked,
    thrown: searchParams.get('done') === 'dropped' ? (searchParams.get('thrown') ?? '') : undefined,
    counts: counts.value,
    fresh: asked.view === 'all' ? freshOf(fresh.value) : freshOf({ rows: [], total: 0 }),
    states: states.map(({ code, name }) => ({ value: code, name })),
    rows: rows.map(({ id, name, url, published, startCity, days, updatedAt, picture, ...row }) => ({
      id,
      name,
      url,
      published,
      startCity,
      days,
      updatedAt,
      picture,
      fromPaise: fromPaise(row.grid.twin, row.gstScheme, tax),
      next: row.next && {
        startsOn: row.next.startsOn,
        seatsLeft: seatsLeft(row.next),
        capacity: row.next.capacity,
      },
      open: open.get(id),
      hints: hintsOf(row, today),
    })),
  }
}

type Named = { packageId: string; name: string }

function freshOf({ rows, total }: { rows: readonly Named[]; total: number }) {
  return { total, rows: rows.slice(0, MOST_FRESH).map(({ packageId, name }) => ({ packageId, name })) }
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Packages')
}

type FoundPackages = Route.ComponentProps['loaderData']

export default function PackagesPage({ loaderData: found }: Route.ComponentProps) {
  const { search } = useLocation()
  const { rows, total, pages, asked, fresh } = found
  const others = Object.fromEntries([...new URLSearchParams(search)].filter(([name]) => name !== 'page'))
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div>
          <h1 id="packages">Packages</h1>
          <p className={styles.say}>{sentenceOf(found)}</p>
        </div>
        <p className={styles.inline}>
          <a className={styles.line} href={`${href('/admin/packages/csv')}${listAddress(search, {})}`}>
            As CSV
          </a>
          <a className={styles.ink} href={href('/admin/packages/new')}>
            New package
          </a>
        </p>
      </div>
      <Thrown id={found.thrown} />
      <PackageViews search={search} here={asked.view} counts={shownCounts(found)} />
      <PackageFilters {...{ asked, states: found.states, search }} words="Name, place, address" />
      <Fresh fresh={fresh} asked={asked} />
      {rows.length === 0 && fresh.total > 0 ? null : rows.length === 0 ? (
        <NoneOf one="package" all={href('/admin/packages')} isNarrowed={isNarrowed(asked)}>
          <a href={href('/admin/packages/new')}>Begin a package</a>
          <a href={href('/admin/imports')}>Import packages</a>
        </NoneOf>
      ) : (
        <PackageList rows={rows} search={search} sorted={{ by: asked.sort, isDown: asked.isDown }} total={total} />
      )}
      <Pages page={asked.page} pages={pages} others={others} />
      <p className="small soft">
        {total === 1 ? '1 package' : `${total.toLocaleString('en-IN')} packages`} in this list
        {fresh.total > 0 ? `, and ${fresh.total.toLocaleString('en-IN')} never public yet` : ''}.
      </p>
    </div>
  )
}

const MOST_FRESH = 8

/** What is being written and was never public stands in no list of cards: it is named above them. */
function Fresh({ fresh: { rows, total }, asked }: Pick<FoundPackages, 'fresh' | 'asked'>) {
  if (total === 0 || asked.page > 1) return null
  const { words, stateCode: state, kind = '', comfort = '' } = asked
  const asks = Object.entries({ q: words, state, kind, comfort, new: '1' }).filter(([, value]) => value !== '')
  const drafts = `${href('/admin/packages/drafts')}?${new URLSearchParams(asks)}`
  return (
    <p className={styles.inline}>
      <State halt="draft">Draft</State> Never public yet:
      {rows.map(({ packageId, name }) => (
        <a key={packageId} href={href('/admin/packages/:id', { id: packageId })}>
          {name || 'Without a name'}
        </a>
      ))}
      {total > rows.length ? <a href={drafts}>and {(total - rows.length).toLocaleString('en-IN')} more</a> : null}
    </p>
  )
}

function isNarrowed(asked: FoundPackages['asked']): boolean {
  return asked.view !== 'all' || isSought(asked)
}

function isSought({ words, stateCode, kind, comfort }: FoundPackages['asked']): boolean {
  return [words, stateCode, kind, comfort].some(Boolean)
}

/** What words or filters leave of a list is counted for the one that is shown: the tabs lead to others of as narrow a kind, and say no number that is not theirs. */
function shownCounts({ asked, counts, total, fresh }: FoundPackages) {
  return isSought(asked) ? { [asked.view]: total + fresh.total } : counts
}

function sentenceOf({ asked, counts, total, fresh }: FoundPackages): string {
  if (isSought(asked)) {
    const all = total + fresh.total
    return `${counted(all, 'package', 'packages')}${matching(all, true)}.`
  }
  const mend = counts.mend === 0 ? 'None is' : counted(counts.mend, 'is', 'are')
  return `${counted(counts.public, 'is', 'are')} public. ${mend} worth mending.`
}

/** What was never public is in no list any more: the way back is said here. */
function Thrown({ id }: { id: string | undefined }) {
  if (id === undefined) return null
  return (
    <Notice tone="good" said>
      The draft is thrown away.{' '}
      {id === '' ? null : (
        <>
          It can be taken up again from <a href={href('/admin/packages/:id/history', { id })}>its history</a>.
        </>
      )}
    </Notice>
  )
}
