import type { Writer } from '#demo/packages/days/text.ts'
import { counted } from '#demo/packages/words/numbers.ts'
import { monthsInWords, whenInWords } from '#demo/places/words.ts'
import { fill, sentence } from '#demo/packages/words/rotation.ts'
import { gradeOf, gradeWords } from './grades.ts'
import { sleepSpot } from './way.ts'
import type { TrekWay } from './way.ts'
import { capitalised, listed } from '#platform/wording.ts'

const INTRO_SHAPES = [
  '{Km} km are walked in {walks}, the whole takes {days}, and its highest point is {m} m',
  'Of its {days}, {walks} are spent walking: {km} km, as high as {m} m',
  'You walk {km} km, as high as {m} m; it takes {days} from {start} and back to {end}',
  'It goes as high as {m} m and covers {km} km on foot, in {days} that begin in {start}',
  'From {trailhead} the trail is {km} km long and tops out at {m} m; count {days} in all',
]

/** Four sentences: what it is, its size, what it asks, when. */
export function introOf(way: TrekWay, distanceKm: number, maxAltitudeM: number, writer: Writer): string {
  const { trek } = way
  const walks = way.days.filter((day) => day.how === 'walk').length
  // Where every day is walked, or one alone, the days are not counted twice.
  const shapes = walks > 1 && walks < way.days.length ? INTRO_SHAPES : INTRO_SHAPES.slice(2)
  const words = {
    km: String(distanceKm),
    walks: counted(walks, 'day'),
    days: counted(way.days.length, 'day'),
    m: maxAltitudeM.toLocaleString('en-IN'),
    start: way.start,
    end: way.end,
    trailhead: trek.trailhead,
  }
  const grade = gradeOf(way)
  return [
    `${trek.name.replace(/ Trek$/, '')} is ${writer.phrase(trek.blurb)}`,
    fill(writer.rotation.next(`trek shapes ${shapes.length}`, shapes), words),
    writer.rotation.next(`grade ${grade} ${gradeWords(grade, maxAltitudeM).length}`, gradeWords(grade, maxAltitudeM)),
    fill(
      writer.rotation.next('trek seasons', [
        'Groups leave {when}',
        'The path is at its best {when}',
        'We walk it {when}',
        'Its season is {months}',
      ]),
      { months: monthsInWords(trek.bestMonths), when: whenInWords(trek.bestMonths) },
    ),
  ]
    .map(sentence)
    .join(' ')
}

/** What a trek has that no other has. */
export function highlightsOf(
  way: TrekWay,
  distanceKm: number,
  maxAltitudeM: number,
  tented: readonly string[],
  writer: Writer,
): string[] {
  const { trek } = way
  const highs = way.days.flatMap((day) =>
    day.high?.metres ? [`${day.high.name}, ${day.high.metres.toLocaleString('en-IN')} m`] : [],
  )
  const nights = way.days.slice(0, -1).map(sleepSpot)
  const highest = nights.toSorted((a, b) => (b.metres ?? 0) - (a.metres ?? 0))[0]
  const nightM = highest?.metres ?? 0
  const walks = way.days.filter((day) => day.how === 'walk').length
  return [
    ...new Set([
      capitalised(writer.phrase(trek.blurb)),
      ...highs.slice(0, 3),
      ...(tented.length > 1 ? [`Camps at ${listed(tented.slice(0, 4))}`] : []),
      `${distanceKm} km on foot in ${counted(walks, 'day')}`,
      ...(way.note ? [way.note] : []),
      ...(highest && nightM >= 2500
        ? [`The highest night at ${highest.name}, ${nightM.toLocaleString('en-IN')} m`]
        : []),
    ]),
  ]
}
