import styles from './halts.module.css'

const SHOWN = 4

/** A route as the line with halts: four at most, else the first, how many are left out, and the last. */
export function Halts({ names }: { names: string[] }) {
  const route = names.filter((name, at) => name !== names[at - 1])
  if (route.length <= 1)
    return (
      <p className={`${styles.halts} ${styles.one}`}>
        <span>{route[0]}, one halt</span>
      </p>
    )
  const between = route.slice(1, -1)
  return (
    <ol className={styles.halts} aria-label={`Halts: ${route.join(', ')}`}>
      <li>
        <span>{route[0]}</span>
      </li>
      {route.length > SHOWN ? (
        <li className={styles.skipped}>
          <span>+{between.length} more</span>
        </li>
      ) : (
        between.map((name) => (
          <li key={name}>
            <span>{name}</span>
          </li>
        ))
      )}
      <li>
        <span>{route.at(-1)}</span>
      </li>
    </ol>
  )
}
