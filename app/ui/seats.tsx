import styles from './seats.module.css'

const MOST_BARS = 20

type Props = {
  sold: number
  capacity: number
  /** How many of those sold were sold past this site. */
  elsewhere?: number
}

/** Seats as small bars, those sold filled, with the true number beside; where they are many a bar stands for several. */
export function Seats({ sold, capacity, elsewhere = 0 }: Props) {
  const bars = Math.min(capacity, MOST_BARS)
  const full = sold >= capacity ? bars : Math.min(Math.round((sold / capacity) * bars), bars - 1)
  return (
    <span className={styles.seats}>
      <span aria-hidden="true">
        {Array.from({ length: bars }, (_bar, at) => (
          <i key={at} data-sold={at < full ? '' : undefined} />
        ))}
      </span>
      {sold} of {capacity}
      {elsewhere > 0 ? (
        <small>
          <span className="vh">, </span>
          {elsewhere} elsewhere
        </small>
      ) : null}
    </span>
  )
}
