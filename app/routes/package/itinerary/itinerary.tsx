import { hoursText } from '#domain/catalogue/journey/hours-text.ts'
import { BedDouble, Utensils } from 'lucide-react'
import { attractionPath, toursPath } from '#app/parts/destination/paths.ts'
import { DayText } from '#app/parts/markdown/day-text.tsx'
import { DayHours } from '#app/parts/day-hours/day-hours.tsx'
import { kept } from '#app/ui/kept.tsx'
import { DAY, stripFrom } from '#domain/catalogue/journey/day-hours.ts'
import type { DayStretch } from '#domain/catalogue/journey/day-hours.ts'
import { clockText } from '#domain/catalogue/journey/journey-faults.ts'
import { legsOf } from '#domain/catalogue/journey/leg.ts'
import type { ItineraryDay, MealPlan, Package } from '#domain/catalogue/package.ts'
import { MEANS_WORDS } from '#domain/catalogue/journey/leg-text.ts'
import { metresText } from '#app/routes/package/profile/altitude-profile.ts'
import styles from './itinerary.module.css'
import { capitalised } from '#platform/wording.ts'

const MEALS: Record<MealPlan, string> = {
  none: '',
  breakfast: 'breakfast',
  'breakfast-dinner': 'breakfast and dinner',
  all: 'all meals',
}

const MOUNTAINS_FROM_M = 1500

type Props = { days: ItineraryDay[]; hours: DayStretch[][]; stops: Package['stops'] }

/** The journey day by day, as the line with its halts: a filled day ends at a new halt. */
export const Itinerary = kept(function Itinerary({ days, hours, stops }: Props) {
  const from = stripFrom(hours)
  return (
    <section data-far="soon" aria-labelledby="days">
      <h2 id="days">Day by day</h2>
      <p className="soft small">{stripWords(from)}</p>
      <ol className={styles.line}>
        {days.map((day, at) => (
          <Day
            key={day.day}
            day={day}
            stretches={hours[at] ?? []}
            from={from}
            isWhole={at > 0 && at < days.length - 1}
            isNewHalt={isNewHalt(day, days[at - 1])}
            stops={stops}
          />
        ))}
      </ol>
    </section>
  )
})

function stripWords(from: number): string {
  const strip = `Each strip is the day from ${clockText(from)} to 10 pm`.replaceAll(':00', '')
  return from < DAY.from ? `${strip}, with the night before six shaded.` : `${strip}.`
}

function isNewHalt(day: ItineraryDay, before: ItineraryDay | undefined): boolean {
  return day.overnight !== null && day.overnight.name !== before?.overnight?.name
}

type DayProps = {
  day: ItineraryDay
  stretches: DayStretch[]
  from: number
  /** Neither the day one comes nor the day one goes: what is free of those depends on one's train. */
  isWhole: boolean
  isNewHalt: boolean
  stops: Package['stops']
}

function Day({ day, stretches, from, isWhole, isNewHalt, stops }: DayProps) {
  const way = wayOf(day)
  return (
    <li className={isNewHalt ? styles.halt : undefined}>
      <p className={styles.dot}>
        <span>Day</span> <b>{day.day}</b>
      </p>
      <div className={styles.told}>
        <h3>{day.title}</h3>
        {way.length > 0 ? (
          <ul className={styles.way}>
            {way.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        ) : null}
        <DayHours stretches={stretches} isWhole={isWhole} from={from} />
        <DayText text={day.text} />
        {day.sights.length > 0 ? <Sights sights={day.sights} /> : null}
        <Evening day={day} stops={stops} />
      </div>
    </li>
  )
}

function wayOf(day: ItineraryDay): string[] {
  const { km, hours, travel, altitudeM, highestM, overnight } = day
  const isHigh = Math.max(altitudeM ?? 0, highestM ?? 0) >= MOUNTAINS_FROM_M
  const kmBy = Map.groupBy(legsOf(day), ({ by }) => by)
  const ways = [...kmBy].map(([by, legs]) => [legs.reduce((sum, leg) => sum + leg.km, 0), MEANS_WORDS[by]] as const)
  return [
    ...ways.map(([far, by]) => (far ? `${far.toLocaleString('en-IN')} km ${by}` : '')),
    km && !travel ? `${km.toLocaleString('en-IN')} km` : '',
    hours ? hoursText(hours) : '',
    isHigh && highestM !== null && highestM > (altitudeM ?? 0) ? `highest point ${metresText(highestM)}` : '',
    isHigh && altitudeM !== null ? `${overnight ? 'night at ' : ''}${metresText(altitudeM)}` : '',
  ].filter(Boolean)
}

function Sights({ sights }: Pick<ItineraryDay, 'sights'>) {
  return (
    <p className={styles.sights}>
      <span className="soft">You see </span>
      {sights.map((sight, at) => (
        <span key={sight.url}>
          {at === 0 ? '' : at === sights.length - 1 ? ' and ' : ', '}
          <a href={attractionPath(sight.url)}>{sight.name}</a>
        </span>
      ))}
    </p>
  )
}

function Evening({ day: { overnight, stay, meals }, stops }: { day: ItineraryDay; stops: Package['stops'] }) {
  const words = capitalised([stay ?? '', MEALS[meals]].filter(Boolean).join(', '))
  if (!overnight) {
    const Icon = stay ? BedDouble : Utensils
    return words ? <Note icon={<Icon className="icon" aria-hidden="true" />}>{words}</Note> : null
  }
  const isStop = overnight.url !== null && stops.some(({ url }) => url === overnight.url)
  return (
    <Note icon={<BedDouble className="icon" aria-hidden="true" />}>
      Night at {isStop && overnight.url ? <a href={toursPath(overnight.url)}>{overnight.name}</a> : overnight.name}
      {words ? `. ${words}` : ''}
    </Note>
  )
}

function Note({ icon, children }: { icon: React.ReactNode; children: React.ReactNode }) {
  return (
    <p className={styles.night}>
      {icon}
      <span>{children}</span>
    </p>
  )
}
