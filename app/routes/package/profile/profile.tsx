import { kept } from '#app/ui/kept.tsx'
import { Table } from '#app/ui/table.tsx'
import type { ItineraryDay, Package } from '#domain/catalogue/package.ts'
import { drawProfile, heightsOf, isWorthDrawing, LABEL_LINE, marksOfDays, metresText } from './altitude-profile.ts'
import type { Height, Mark, Profile } from './altitude-profile.ts'
import { TrailHalts } from './trail-halts.tsx'
import { climbText, heightsOfTrail, kmText, marksOfTrail, trailOf, trailText } from './trail.ts'
import type { TrailDay } from './trail.ts'
import styles from './profile.module.css'

const MOUNTAINS_FROM_M = 2000
const FILLED = 'Filled halts are where you sleep.'

type Props = { pkg: Package }

/** How high one is: of a trek the trail itself over the kilometres walked, of tours in the mountains by days. The same stands below it in words. */
export const AltitudeProfile = kept(function AltitudeProfile({ pkg }: Props) {
  const trail = pkg.kind === 'trek' ? trailOf(pkg.itinerary) : []
  return trail.length > 0 ? <Trail trail={trail} itinerary={pkg.itinerary} /> : <Heights pkg={pkg} />
})

function Heights({ pkg }: Props) {
  const heights = heightsOf(pkg.itinerary)
  const isHigh = pkg.kind === 'trek' || Math.max(0, ...heights.map(({ metres }) => metres)) >= MOUNTAINS_FROM_M
  if (!isHigh || !isWorthDrawing(heights)) return null
  return (
    <section data-far="" aria-labelledby="heights">
      <h2 id="heights">How high, and when</h2>
      <p className={`soft ${styles.said}`}>
        {summary(heights)} {FILLED}
      </p>
      <Drawing heights={heights} marks={marksOfDays(pkg.days)} label={description(heights)} />
      <details className={styles.table}>
        <summary>The same as a table</summary>
        <HeightsTable itinerary={pkg.itinerary} />
      </details>
    </section>
  )
}

function Trail({ trail, itinerary }: { trail: TrailDay[]; itinerary: ItineraryDay[] }) {
  const heights = heightsOfTrail(trail)
  const isDrawn = isWorthDrawing(heights)
  return (
    <section data-far="" aria-labelledby="heights">
      <h2 id="heights">The trail</h2>
      <p className={`soft ${styles.said}`}>
        {trailText(trail)} {isDrawn ? `${summary(heights)} ` : ''}
        {trail.some(({ camp }) => camp) ? FILLED : ''}
      </p>
      {isDrawn ? (
        <div className={styles.wide}>
          <Drawing heights={heights} marks={marksOfTrail(trail)} label={description(heights)} />
          <details className={styles.table}>
            <summary>The same as a table</summary>
            <HeightsTable itinerary={itinerary} trail={trail} />
          </details>
        </div>
      ) : null}
      <TrailHalts trail={trail} className={isDrawn ? styles.narrow : undefined} />
    </section>
  )
}

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

type DrawingProps = { heights: Height[]; marks: Mark[]; label: string }

function Drawing({ heights, marks, label }: DrawingProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways must be reached by keyboard
    <div className={styles.scroll} tabIndex={0} role="region" aria-label="Altitude profile">
      <Hill profile={drawProfile(heights, marks)} label={label} />
    </div>
  )
}

function Hill({ profile, label }: { profile: Profile; label: string }) {
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
      <Marks profile={profile} />
    </svg>
  )
}

function Marks({ profile: { marks, ground } }: { profile: Profile }) {
  return marks.map(({ lines, x, end }) => (
    <g key={end}>
      {lines.length > 1 ? <path className={styles.level} d={`M${end},${ground}v12`} /> : null}
      {lines.map((text, at) => (
        <text key={text} x={x} y={ground + 22 + at * LABEL_LINE} textAnchor="middle">
          {text}
        </text>
      ))}
    </g>
  ))
}

function HeightsTable({ itinerary, trail }: { itinerary: ItineraryDay[]; trail?: TrailDay[] }) {
  return (
    <Table look="own">
      <thead>
        <tr>
          <th scope="col">Day</th>
          {trail ? <th scope="col">On foot</th> : null}
          <th scope="col">Night</th>
          <th scope="col">Night at</th>
          <th scope="col">Highest point</th>
        </tr>
      </thead>
      <tbody>
        {itinerary.map(({ day, overnight, altitudeM, highestM }, at) => (
          <tr key={day}>
            <th scope="row">{day}</th>
            {trail ? <td>{onFootText(trail.find((walked) => walked.day === day))}</td> : null}
            <td>{overnight?.name ?? (at < itinerary.length - 1 ? 'On the way' : 'On the way home')}</td>
            <td>{altitudeM !== null && overnight ? metresText(altitudeM) : '–'}</td>
            <td>{(highestM ?? altitudeM) ? metresText(Math.max(highestM ?? 0, altitudeM ?? 0)) : '–'}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function onFootText(walked: TrailDay | undefined): string {
  return walked && walked.km > 0 ? [kmText(walked.km), climbText(walked)].filter(Boolean).join(', ') : '–'
}
