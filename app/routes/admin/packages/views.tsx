import { href } from 'react-router'
import { listAddress } from '#app/ui/list-address.ts'
import { SavedViews } from '#app/routes/admin/views/saved-views.tsx'
import type { PackageView } from '#domain/departures/package-view.ts'

const VIEWS: Record<PackageView, string> = {
  all: 'All',
  public: 'Public',
  hidden: 'Withdrawn',
  mend: 'Worth mending',
}

type Props = {
  search: string
  here: PackageView | 'written'
  counts: Partial<Record<PackageView | 'written', number>>
}

const countOf = (count: number | undefined) => (count === undefined ? {} : { count })

/** The lists of packages, and what is being written beside them. */
export function PackageViews({ search, here, counts }: Props) {
  const list = href('/admin/packages')
  const lists = Object.entries(VIEWS).map(([view, name]) => ({
    name,
    to: `${list}${listAddress(search, { view: view === 'all' ? undefined : view })}`,
    isHere: here === view,
    ...countOf(counts[view as PackageView]),
  }))
  const drafts = {
    name: 'Drafts',
    to: href('/admin/packages/drafts'),
    isHere: here === 'written',
    ...countOf(counts.written),
  }
  const views = [...lists.slice(0, 2), drafts, ...lists.slice(2)]
  return <SavedViews list="packages" label="Lists of packages" {...{ search, views }} />
}
