import styles from './stars.module.css'

/** Stars as a drawing, since not every device has a letter for them; words beside say how many. */
export function Stars({ count = 1 }: { count?: number }) {
  return <span className={styles.stars} style={{ '--count': count } as React.CSSProperties} aria-hidden="true" />
}
