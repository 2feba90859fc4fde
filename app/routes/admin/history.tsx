import { formatDate, formatTime, istDate } from '#platform/dates.ts'
import type { HistoryEntry } from './history.server.ts'
import styles from './office.module.css'

/** What happened to a thing: who changed what of it and when; `names` are what its parts are called on the page. */
export function History({ entries, names }: { entries: readonly HistoryEntry[]; names: Record<string, string> }) {
  if (entries.length === 0) return <p className="soft">Nobody has changed it.</p>
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
