import styles from './timeline.module.css'

/** What happened to a thing, the latest first, on the line with halts. */
export function Timeline({ namedBy, children }: { namedBy: string; children: React.ReactNode }) {
  return (
    <ol className={styles.timeline} aria-labelledby={namedBy}>
      {children}
    </ol>
  )
}

type Props = {
  title: React.ReactNode
  /** When, and who. */
  says: React.ReactNode
  /** What somebody wrote, as they wrote it. */
  words?: string | undefined
}

/** One halt of it. */
export function Happening({ title, says, words }: Props) {
  return (
    <li>
      <b>{title}</b>
      <small>{says}</small>
      {words ? <p>{words}</p> : null}
    </li>
  )
}
