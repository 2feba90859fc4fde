import type { Halt } from './trip-halts.ts'
import styles from './status-line.module.css'

/** Where a trip stands: downwards on the phone, across on the desk. */
export function StatusLine({ halts }: { halts: readonly Halt[] }) {
  return (
    <ol className={styles.line} aria-label="Where your trip stands">
      {halts.map(({ name, note, stands }) => (
        <li key={name} data-stands={stands} aria-current={stands === 'here' ? 'step' : undefined}>
          <b>{name}</b> <span>{note}</span>
          {stands === 'done' ? <span className="vh">, done</span> : null}
        </li>
      ))}
    </ol>
  )
}
