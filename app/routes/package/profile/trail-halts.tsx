import { metresText } from './altitude-profile.ts'
import { climbText, kmText } from './trail.ts'
import type { TrailDay } from './trail.ts'
import styles from './trail-halts.module.css'

/** A trail as the line with its halts, downwards: each camp with its height and the kilometres of the day that leads there. */
export function TrailHalts({ trail, className = '' }: { trail: TrailDay[]; className?: string | undefined }) {
  const startM = trail[0]?.startM ?? null
  return (
    <ol className={`${styles.trail} ${className}`} aria-label="Halts of the trail">
      <Halt name="The trail begins" metres={startM} said={[]} />
      {trail.map((day) => (
        <Halt
          key={day.day}
          name={day.camp ?? 'The trail ends'}
          metres={day.endM}
          said={[`Day ${day.day}`, ...wayOf(day)]}
          sleeps={day.camp !== null}
        />
      ))}
    </ol>
  )
}

function wayOf({ km, upM, downM, topM, endM }: TrailDay): string[] {
  if (km === 0) return ['a day of rest']
  const top = topM !== null && topM > (endM ?? 0) ? `highest point ${metresText(topM)}` : ''
  return [kmText(km), climbText({ upM, downM }), top].filter(Boolean)
}

type HaltProps = { name: string; metres: number | null; said: string[]; sleeps?: boolean }

function Halt({ name, metres, said, sleeps = false }: HaltProps) {
  return (
    <li className={sleeps ? styles.camp : undefined}>
      <p>
        <b>{name}</b> {metres === null ? null : <span className={styles.height}>{metresText(metres)}</span>}
      </p>
      {said.length > 0 ? <p className="soft small">{said.join(' · ')}</p> : null}
    </li>
  )
}
