import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import styles from './filters.module.css'

/** The id of the sheet and of its form: the button that opens the one and the order that belongs to the other name it. */
const SHEET = 'filters'
export const FORM = 'narrow'

type Props = { action: string; show: string; children: ReactNode }

/** The form of filters: beside the list on a wide screen, a sheet that opens over it on a narrow one; `show` is what its button says. */
export function FilterSheet({ action, show, children }: Props) {
  return (
    <aside className={styles.panel} id={SHEET} popover="auto" aria-label="Filters">
      <form id={FORM} action={action}>
        <div className={styles.top}>
          <p>Filters</p>
          <Button type="button" look="bare" popoverTarget={SHEET} popoverTargetAction="hide">
            Close
          </Button>
        </div>
        {children}
        <div className={styles.show}>
          <Button look="go">{show}</Button>
        </div>
      </form>
    </aside>
  )
}

/** Opens the sheet where it is one; says how much is on. */
export function OpenFilters({ count }: { count: number }) {
  return (
    <Button type="button" look="go" className={styles.open} popoverTarget={SHEET}>
      {count > 0 ? `Filters, ${count} on` : 'Filters'}
    </Button>
  )
}
