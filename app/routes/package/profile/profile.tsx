import { kept } from '#app/ui/kept.tsx'
import { Table } from '#app/ui/table.tsx'
import type { ItineraryDay, Package } from '#domain/catalogue/package.ts'
import { drawProfile, heightsOf, isWorthDrawing, LABEL_LINE, metresText } from './altitude-profile.ts'
import type { Height, Profile } from './altitude-profile.ts'
import styles from './profile.module.css'

const MOUNTAINS_FROM_M = 2000

/** How high one is on which day: of treks and of tours in the mountains. The same stands below it as a table. */
export const AltitudeProfile = kept(function AltitudeProfile({ pkg }: { pkg: Package }) {
  const heights = heightsOf(pkg.itinerary)
  const isHigh = pkg.kind === 'trek' || Math.max(0, ...heights.map(({ metres }) => metres)) >= MOUNTAINS_FROM_M
  if (!isHigh || !isWorthDrawing(heights)) return null
  return (
    <section data-far="" aria-labelledby="heights">
      <h2 id="heights">How high, and when</h2>
      <p className={`soft ${styles.said}`}>{summary(heights)} Filled halts are where you sleep.</p>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways must be reached by keyboard */}
      <div className={styles.scroll} tabIndex={0} role="region" aria-label="Altitude profile">
        <Drawing profile={drawProfile(heights, pkg.days)} label={description(heights)} />
      </div>
      <details className={styles.table}>
        <summary>The same as a table</summary>
        <HeightsTable itinerary={pkg.itinerary} />
      </details>
    </section>
  )
})

function summary(heights: Height[]): string {
  const top = heights.toSorted((one, other) => other.metres - one.metres)[0]!
  const bed = heights.filter(({ sleeps }) => sleeps).toSorted((one, other) => other.metres - one.metres)[0]
  const highest = `The highest point is ${metresText(top.metres)}, on day ${top.day}`
  if (!bed || (bed.metres === top.metres && bed.day === top.day))
    return `${highest}${bed ? ', where you also sleep' : ''}.`
  return `${highest}; the highest night is at ${metresText(bed.metres)}${bed.name ? `, at ${bed.name}` : ''}.`
}

function description(heights: Height[]): string {
  const points = heights.map(({ day, name, metres }) => `day ${day} ${name ? `${name} ` : ''}${metresText(metres)}`)
  return `Altitude by day: ${points.join(', ')}`
}

function Drawing({ profile, label }: { profile: Profile; label: string }) {
  return (
    <svg
      className={styles.profile}
      viewBox={`0 0 ${profile.width} ${profile.height}`}
      style={{ minWidth: profile.width }}
      role="img"
      aria-label={label}
    >
      {profile.levels.map(({ metres, y }) => (
        <g key={metres}>
          <path className={styles.level} d={`M60,${y}H${profile.width}`} />
          <text x={52} y={y + 4} textAnchor="end">
            {metresText(metres)}
          </text>
        </g>
      ))}
      <path className={styles.hill} d={profile.hill} />
      <path className={styles.way} d={profile.line} />
      <path className={styles.ground} d={`M60,${profile.ground}H${profile.width}`} />
      {profile.dots.map(({ x, y, day, sleeps }) => (
        <circle key={`${day}${x}`} className={sleeps ? styles.bed : styles.pass} cx={x} cy={y} r={sleeps ? 7 : 5} />
      ))}
      {profile.labels.map(({ lines, x, y, anchor }) =>
        lines.map((text, at) => (
          <text
            key={`${x}${text}`}
            className={lines.length === 1 || at === 0 ? styles.name : undefined}
            x={x}
            y={y + at * LABEL_LINE}
            textAnchor={anchor}
          >
            {text}
          </text>
        )),
      )}
      {profile.days.map(({ day, x }) => (
        <text key={day} x={x} y={profile.height - 12} textAnchor="middle">
          Day {day}
        </text>
      ))}
    </svg>
  )
}

function HeightsTable({ itinerary }: { itinerary: ItineraryDay[] }) {
  return (
    <Table look="own">
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Night</th>
          <th scope="col">Night at</th>
          <th scope="col">Highest point</th>
        </tr>
      </thead>
      <tbody>
        {itinerary.map(({ day, overnight, altitudeM, highestM }) => (
          <tr key={day}>
            <th scope="row">{day}</th>
            <td>{overnight?.name ?? 'On the way home'}</td>
            <td>{altitudeM !== null && overnight ? metresText(altitudeM) : '–'}</td>
            <td>{(highestM ?? altitudeM) ? metresText(Math.max(highestM ?? 0, altitudeM ?? 0)) : '–'}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
