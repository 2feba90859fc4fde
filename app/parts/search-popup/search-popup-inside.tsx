import SearchPanel from '#app/islands/components/search.tsx'
import { Island } from '#app/islands/island.tsx'
import type { Shell } from '#app/shell.ts'

const MOST_TRIES = 8

/** What the search popup holds. No page imports it, so that its styles come with it. */
export function SearchPopupInside({ cities }: Pick<Shell, 'cities'>) {
  const tries = cities.slice(0, MOST_TRIES).map(({ name }) => name)
  return <Island name="search" when="touch" component={SearchPanel} props={{ tries }} />
}
