import styles from './views.module.css'

export type View = { name: string; to: string; isHere: boolean; count?: number }

/** The same list looked at in several ways, each with an address. */
export function Views({ label, views }: { label: string; views: readonly View[] }) {
  return (
    <nav className={styles.views} aria-label={label}>
      {views.map(({ name, to, isHere, count }) => (
        <a key={to} href={to} aria-current={isHere ? 'page' : undefined}>
          {name}
          {count === undefined ? null : <small>{count.toLocaleString('en-IN')}</small>}
        </a>
      ))}
    </nav>
  )
}
