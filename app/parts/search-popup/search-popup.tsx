import SearchPanel from '#app/islands/components/search.tsx'
import { Island } from '#app/islands/island.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import type { Shell } from '#app/shell.ts'
import styles from './search-popup.module.css'

const MOST_TRIES = 8

/** The panel that the search box of the header opens over the page: empty, or what it holds when that is asked for. */
export function SearchPopup({ inside }: { inside?: Shell }) {
  if (!inside) return <Dialog className={styles.popup} id="search" aria-label="Search" />
  const tries = inside.cities.slice(0, MOST_TRIES).map(({ name }) => name)
  return <Island name="search" when="touch" component={SearchPanel} props={{ tries }} />
}
