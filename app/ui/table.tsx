import { joined } from './joined.ts'
import styles from './table.module.css'

type Props = React.ComponentProps<'table'> & {
  /** The id of the heading that names it. Then it may be wider than the page, and scrolls by itself. */
  scrollsAs?: string
  /** `own` where the page draws it itself: a board, a calendar, a comparison. */
  look?: 'own'
}

/** A table of figures: names at the left, figures at the right. */
export function Table({ scrollsAs, className, look, ...table }: Props) {
  const drawn = <table {...table} className={look === 'own' ? className : joined(styles.table, className)} />
  if (!scrollsAs) return drawn
  return (
    // What scrolls sideways must be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} role="group" aria-labelledby={scrollsAs} tabIndex={0}>
      {drawn}
    </div>
  )
}
