import styles from './columns.module.css'

/** One place of the chart: what stands now, solid; beside it what stood before, outlined and hatched. `label` stands above what is now. */
export type Pair = { name: string; now: number; was: number; label?: string }

type Props = {
  /** What the chart shows, for those who cannot see it; its figures are in the table beside it. */
  says: string
  pairs: readonly Pair[]
  /** What solid and hatched stand for. */
  marks: readonly [now: string, was: string]
}

/** Columns in pairs that one can tell apart without colour; boxes and no drawing, so that words keep their size on a phone. */
export function Columns({ says, pairs, marks: [now, was] }: Props) {
  const most = Math.max(1, ...pairs.flatMap((pair) => [pair.now, pair.was]))
  // So many long names have no room beside each other on a phone: every other one stands lower.
  const isCrowded = pairs.length > 5 && pairs.some(({ name }) => name.length > 5)
  const tall = (value: number) => ({ height: `${(92 * Math.max(0, value)) / most}%` })
  return (
    <div>
      <p className={styles.key} aria-hidden="true">
        <span>
          <i className={styles.now} />
          {now}
        </span>
        <span>
          <i className={styles.was} />
          {was}
        </span>
      </p>
      <div role="img" aria-label={says}>
        <div className={styles.columns}>
          {pairs.map((pair) => (
            <div key={pair.name}>
              <span className={styles.was} style={tall(pair.was)} />
              <span className={styles.now} style={tall(pair.now)}>
                {pair.label && pair.now > 0 ? <small>{pair.label}</small> : null}
              </span>
            </div>
          ))}
        </div>
        <div className={styles.names} data-crowded={isCrowded || undefined}>
          {pairs.map(({ name }) => (
            <span key={name}>{name}</span>
          ))}
        </div>
      </div>
    </div>
  )
}
