import { DAY, hoursByUse } from '#domain/catalogue/journey/day-hours.ts'
import { hoursShort } from '#domain/catalogue/journey/hours-text.ts'
import { clockText } from '#domain/catalogue/journey/journey-faults.ts'
import type { DayStretch } from '#domain/catalogue/journey/day-hours.ts'
import { MEANS_WORDS } from '#domain/catalogue/journey/leg-text.ts'
import styles from './day-hours.module.css'

const USES: Record<DayStretch['on'], string> = { ...MEANS_WORDS, sight: 'of sights' }

/** A day as a strip from six to ten at night, and what its hours go to in words; each use has a pattern of its own beside its colour. */
export function DayHours({ stretches, isWhole }: { stretches: readonly DayStretch[]; isWhole: boolean }) {
  if (stretches.length === 0) return null
  const { uses, free } = hoursByUse(stretches)
  return (
    <div className={styles.day}>
      <p className={styles.strip} aria-hidden="true">
        {stretches.map(({ on, from, to }) => (
          <i key={from} className={lookOf(on)} style={{ left: along(from), right: along(DAY.from + DAY.to - to) }} />
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
            {hoursShort(free)} free
          </li>
        ) : null}
        {stretches.map((stretch) =>
          stretch.on === 'sight' && stretch.isAwaited ? (
            <li key={stretch.name}>
              {stretch.name} from {clockText(stretch.from)}
            </li>
          ) : null,
        )}
      </ul>
    </div>
  )
}

function lookOf(on: DayStretch['on']): string | undefined {
  return on === 'sight' ? styles.sight : on === 'walk' || on === 'pony' ? styles.walk : styles.ride
}

function along(hour: number): string {
  return `${Math.max(0, Math.round(((hour - DAY.from) / (DAY.to - DAY.from)) * 1000) / 10)}%`
}
