import { airportText } from '#app/parts/destination/words.ts'
import type { City } from '#domain/catalogue/city.ts'
import type { InItsMonths } from '#domain/catalogue/months.ts'
import type { Difficulty, Package } from '#domain/catalogue/package.ts'
import { DIFFICULTY_NAMES } from '#domain/catalogue/difficulty-names.ts'
import { COMFORT_NAMES } from '#domain/catalogue/kind-names.ts'
import { formatMonths } from '#platform/dates.ts'
import { lengthText } from '#app/routes/package/price/prices.ts'
import { metresText } from '#app/routes/package/profile/altitude-profile.ts'
import styles from './introduction.module.css'

const MOUNTAINS_FROM_M = 2000

const DIFFICULTY_MEANINGS: Record<Difficulty, string> = {
  easy: 'short days on good paths, for anyone in ordinary health',
  'easy-moderate': 'clear trails with some climbs; a few weeks of stairs beforehand are enough',
  moderate: 'long days with steep stretches; you should walk regularly',
  'moderate-difficult': 'long, steep and high; better not your first trek',
  difficult: 'rough ground and high passes; for people who have trekked before',
}

type Props = {
  pkg: InItsMonths<Package>
  /** The one nearest to where it begins. */
  airport: City['airport']
}

/** The facts one compares journeys by, and how one gets to where it begins. */
export function FactsStrip({ pkg, airport }: Props) {
  const facts = factsOf(pkg, airport).filter((fact) => fact !== undefined)
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value}
            {note ? <small>{note}</small> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}

type Fact = { name: string; value: string; note?: string }

function factsOf(pkg: Props['pkg'], airport: Props['airport']): (Fact | undefined)[] {
  const isTrek = pkg.kind === 'trek'
  return [
    { name: 'Length', value: lengthText(pkg) },
    isHigh(pkg) ? { name: 'Highest point', value: metresText(pkg.maxAltitudeM ?? 0) } : undefined,
    pkg.distanceKm
      ? { name: isTrek ? 'On foot' : 'On the road', value: `${pkg.distanceKm.toLocaleString('en-IN')} km` }
      : undefined,
    { name: 'Season', value: formatMonths(pkg.months) },
    { name: 'Group', value: groupText(pkg) },
    { ...endsFact(pkg), ...(airport ? { note: `Begins in ${pkg.startCity}: ${airportText(airport)}` } : {}) },
    isTrek ? undefined : { name: 'Stays', value: COMFORT_NAMES[pkg.comfort] },
    pkg.difficulty
      ? { name: 'Difficulty', value: DIFFICULTY_NAMES[pkg.difficulty], note: DIFFICULTY_MEANINGS[pkg.difficulty] }
      : undefined,
  ]
}

function isHigh({ kind, maxAltitudeM }: Package): boolean {
  return maxAltitudeM !== null && (kind === 'trek' || maxAltitudeM >= MOUNTAINS_FROM_M)
}

function groupText({ groupMin, groupMax }: Package): string {
  return groupMin === groupMax ? `${groupMax} people` : `${groupMin} to ${groupMax} people`
}

function endsFact({ startCity, endCity }: Package): Fact {
  if (startCity === endCity) return { name: 'Starts and ends', value: startCity }
  return { name: 'From and to', value: `${startCity} to ${endCity}` }
}
