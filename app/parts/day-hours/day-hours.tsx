import { DAY, hoursByUse } from '#domain/catalogue/journey/day-hours.ts'
import { hoursLeftShort, hoursShort } from '#domain/catalogue/journey/hours-text.ts'
import { clockText } from '#domain/catalogue/journey/journey-faults.ts'
import type { DayStretch } from '#domain/catalogue/journey/day-hours.ts'
import { MEANS_WORDS } from '#domain/catalogue/journey/leg-text.ts'
import styles from './day-hours.module.css'

const USES: Record<DayStretch['on'], string> = { ...MEANS_WORDS, sight: 'of sights' }
const MARKS = [10, 14, 18]

type Props = {
  stretches: readonly DayStretch[]
  isWhole: boolean
  /** The first hour drawn, of the clock: six, or what `stripFrom` finds for all strips of a page. */
  from: number
}

/** A day as a strip to ten at night, and what its hours go to in words; each use has a pattern of its own beside its colour. */
export function DayHours({ stretches, isWhole, from: start }: Props) {
  if (stretches.length === 0) return null
  const { uses, free } = hoursByUse(stretches)
  const along = (hour: number) => alongFrom(start, hour)
  return (
    <div className={styles.day}>
      <p className={styles.strip} aria-hidden="true">
        {start < DAY.from ? (
          <i className={styles.night} style={{ left: 0, right: along(start + DAY.to - DAY.from) }} />
        ) : null}
        {MARKS.map((hour) => (
          <i key={hour} className={styles.mark} style={{ left: along(hour) }} />
        ))}
        {stretches.map(({ on, from, to }) => (
          <i key={from} className={lookOf(on)} style={{ left: along(from), right: along(start + DAY.to - to) }} />
        ))}
      </p>
      <ul className={styles.uses}>
        {uses.map(({ on, hours }) => (
          <li key={on}>
            <i className={lookOf(on)} aria-hidden="true" />
            {hoursShort(hours)} {USES[on]}
          </li>
        ))}
        {isWhole && free >= 0.5 ? (
          <li>
            <i aria-hidden="true" />
            {hoursLeftShort(free)} free
          </li>
        ) : null}
        {notesOf(stretches).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  )
}

/** When a day is begun, where it is not in the morning as others are, and what has an hour of its own. */
function notesOf(stretches: readonly DayStretch[]): string[] {
  const [first] = stretches
  const isKept = first?.on === 'sight' && first.isAwaited
  const begins = first && !isKept && isUnusual(first.from) ? [`begins at ${clockText(first.from)}`] : []
  const kept = stretches.flatMap((one) =>
    one.on === 'sight' && one.isAwaited ? [`${one.name} from ${clockText(one.from)}`] : [],
  )
  return [...begins, ...kept]
}

function isUnusual(hour: number): boolean {
  return hour < DAY.from || hour >= 10
}

function lookOf(on: DayStretch['on']): string | undefined {
  return on === 'sight' ? styles.sight : on === 'walk' || on === 'pony' ? styles.walk : styles.ride
}

function alongFrom(start: number, hour: number): string {
  return `${Math.max(0, Math.round(((hour - start) / (DAY.to - start)) * 1000) / 10)}%`
}
