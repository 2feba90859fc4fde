import styles from './halts.module.css'
import { routeOf, shownHalts } from './shown-halts.ts'

type Props = {
  names: string[]
  /** Every halt, however many. */
  whole?: boolean
  /** A trek's one place is where its trail is reached from; the nights are on the trail. */
  isTrek?: boolean
}

/** A route as the line with halts: those that fit, else the first, how many are left out, and the last. */
export function Halts({ names, whole = false, isTrek = false }: Props) {
  const route = routeOf(names)
  if (route.length === 0) return null
  if (route.length === 1)
    return (
      <p className={`${styles.halts} ${styles.one}`}>
        <span>{isTrek ? `On the trail from ${route[0]}` : `${route[0]}, one halt`}</span>
      </p>
    )
  if (whole) return <ol className={`${styles.halts} ${styles.whole}`}>{route.map(toHalt)}</ol>
  const { before, skipped, after } = shownHalts(names)
  return (
    <ol className={styles.halts} aria-label={skipped > 0 ? `Halts: ${route.join(', ')}` : 'Halts'}>
      {before.map(toHalt)}
      {skipped > 0 ? (
        <li className={styles.skipped}>
          <span>+{skipped} more</span>
        </li>
      ) : null}
      {after.map(toHalt)}
    </ol>
  )
}

function toHalt(name: string, at: number) {
  return (
    <li key={`${at} ${name}`}>
      <span>{name}</span>
    </li>
  )
}
