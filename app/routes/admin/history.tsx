import { formatDate, formatTime, istDate } from '#platform/dates.ts'
import type { HistoryEntry } from './history.server.ts'
import styles from './office.module.css'

type Props = { of?: string; entries: readonly HistoryEntry[]; names: Record<string, string> }

/** What happened to a thing: who changed what of it and when; `names` are what its parts are called on the page. */
export function History({ of = 'it', entries, names }: Props) {
  return (
    <section aria-labelledby="F-history">
      <h2 id="F-history">What happened to {of}</h2>
      {entries.length === 0 ? (
        <p className="soft">Nobody has changed it.</p>
      ) : (
        <Entries entries={entries} names={names} />
      )}
    </section>
  )
}

function Entries({ entries, names }: Omit<Props, 'of'>) {
  return (
    <ul className={styles.findings}>
      {entries.map(({ id, at, name, parts, isFirst }) => (
        <li key={id}>
          {formatDate(istDate(at))}, {formatTime(at)}: {name}{' '}
          {isFirst ? 'began it' : `changed ${parts.map((part) => names[part] ?? part).join(', ')}`}.
        </li>
      ))}
    </ul>
  )
}
