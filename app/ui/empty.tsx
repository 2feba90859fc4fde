import styles from './empty.module.css'

/** In place of a list that has nothing in it: what that means, and what one may do. */
export function Empty({ says, children }: { says: string; children?: React.ReactNode }) {
  return (
    <div className={styles.empty}>
      <p>{says}</p>
      {children}
    </div>
  )
}
