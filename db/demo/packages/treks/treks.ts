import type { Difficulty, Question } from '#domain/catalogue/package.ts'
import { formatMonths } from '#platform/dates.ts'
import type { Atlas } from '#db/demo/packages/atlas.ts'
import { categoriesOf } from '#db/demo/packages/categories.ts'
import { chanceOf } from '#db/demo/packages/chance.ts'
import type { DemoPackage } from '#db/demo/packages/demo-package.ts'
import type { Writer } from '#db/demo/packages/days/text.ts'
import { nearest, trekGrid } from '#db/demo/packages/prices.ts'
import { bankQuestions } from '#db/demo/packages/questions.ts'
import type { Tag } from '#db/demo/packages/tags.ts'
import { tagsOf } from '#db/demo/packages/tags.ts'
import { counted, inWords, listed } from '#db/demo/packages/words/numbers.ts'
import { capital, fill, sentence } from '#db/demo/packages/words/rotation.ts'
import { trekDays, sleepSpot, writeTrekDay } from './day.ts'
import { permitNote } from './permits.ts'
import type { Way } from './way.ts'

const DIFFICULTY: Record<string, Difficulty> = {
  Easy: 'easy',
  'Easy-Moderate': 'easy-moderate',
  Moderate: 'moderate',
  'Moderate-Difficult': 'moderate-difficult',
  Difficult: 'difficult',
  Expedition: 'difficult',
}
const HIMALAYA = new Set(['IN-UK', 'IN-HP', 'IN-JK', 'IN-LA', 'IN-SK', 'IN-AR'])
/** What of a trek is walked where part of it is closed. */
const OPEN_KM: Record<string, number> = { 'roopkund-trek': 44 }

/** One trek from its way. */
export function makeTrek(atlas: Atlas, way: Way, writer: Writer): DemoPackage {
  const { trek } = way
  const distanceKm = OPEN_KM[trek.slug] ?? trek.distanceKm
  const days = trekDays(way, distanceKm)
  const itinerary = days.map((day) => tell(atlas, day, writer))
  const high = Math.max(...itinerary.map((day) => Math.max(day.altitudeM ?? 0, day.highestM ?? 0)))
  const maxAltitudeM = high > 0 ? high : trek.maxAltitudeM
  const nights = way.days.length - 1
  const twin = twinOf(way, distanceKm)
  const themes = ['trekking', ...themesOf(way)]
  return {
    slug: trek.slug,
    name: trek.name,
    url: trek.slug,
    kind: 'trek',
    comfort: 'standard',
    ...categoriesOf({
      themes,
      placeTypes: [],
      nights,
      roadKm: 0,
      months: trek.bestMonths,
      isPremium: false,
      isTrek: true,
    }),
    stateCodes: [trek.stateCode],
    days: way.days.length,
    summary: way.summary,
    intro: introOf(way, distanceKm, maxAltitudeM, writer),
    highlights: highlightsOf(way, distanceKm, maxAltitudeM, writer),
    inclusions: inclusionsOf(way),
    exclusions: exclusionsOf(way),
    months: trek.bestMonths,
    tags: tagsOf(['trekking', ...trek.tags], otherTags(way, maxAltitudeM)),
    difficulty: DIFFICULTY[trek.difficulty] ?? 'moderate',
    maxAltitudeM,
    distanceKm,
    startCity: way.start,
    endCity: way.end,
    groupMin: trek.difficulty === 'Expedition' ? 4 : 6,
    groupMax: trek.difficulty === 'Expedition' ? 10 : trek.difficultyLevel >= 5 ? 12 : 18,
    grid: trekGrid(twin),
    gstScheme: 'TOUR_5',
    stops: [{ placeSlug: trek.basePlaceSlug, nights }],
    attractionSlugs: atlas
      .sightsOf(trek.basePlaceSlug)
      .filter((sight) => way.days.some((day) => day.high?.name.includes(sight.name.split(' ')[0] ?? '?')))
      .map((sight) => sight.slug),
    itinerary,
    questions: questionsOf(way, distanceKm, maxAltitudeM, writer),
    nature: {
      stopSlugs: [trek.basePlaceSlug],
      month: trek.bestMonths[Math.floor(trek.bestMonths.length / 2)] ?? 6,
      promises: ['trekking', ...trek.tags],
    },
  }
}

const MOST_TELLINGS = 6

function tell(atlas: Atlas, day: ReturnType<typeof trekDays>[number], writer: Writer) {
  let best = writeTrekDay(atlas, day, writer.rotation, writer.stationOf)
  let likeness = writer.told.likeness('trek', best.text)
  for (let again = 1; again < MOST_TELLINGS && likeness > 0.5; again++) {
    const other = writeTrekDay(atlas, day, writer.rotation, writer.stationOf)
    const otherLikeness = writer.told.likeness('trek', other.text)
    if (otherLikeness < likeness) [best, likeness] = [other, otherLikeness]
  }
  writer.told.remember('trek', best.text)
  return best
}

function themesOf({ trek, days }: Way): string[] {
  const has = (tag: string) => trek.tags.includes(tag)
  return [
    ...(has('pilgrimage') ? ['pilgrimage'] : []),
    ...(has('winter') ? ['winter-sports'] : []),
    ...(has('monsoon') || (has('sahyadri') && trek.bestMonths.includes(7)) ? ['monsoon'] : []),
    ...(days.length <= 3 ? ['weekend'] : ['adventure']),
    ...(trek.difficultyLevel <= 2 ? ['youth'] : []),
    ...(has('tea') ? ['tea'] : []),
    ...(has('wildlife') ? ['wildlife'] : []),
    ...(has('island') ? ['island'] : []),
    ...(!trek.priceINR && trek.difficultyLevel >= 4 ? ['offbeat'] : []),
  ]
}

function otherTags({ trek, days }: Way, maxAltitudeM: number): Tag[] {
  return [
    ...(maxAltitudeM >= 3500 ? (['high-altitude'] as const) : []),
    ...(days.length <= 3 ? (['weekend-trek'] as const) : (['camping'] as const)),
    ...(trek.tags.includes('winter') ? (['winter-trek', 'snow'] as const) : []),
    ...(trek.difficultyLevel <= 2 ? (['first-timers'] as const) : []),
    ...(trek.tags.includes('lake') ? (['lake'] as const) : []),
    'friends',
  ]
}

function twinOf({ trek, days }: Way, distanceKm: number): number {
  const sway = 0.97 + chanceOf(`price ${trek.slug}`)() * 0.06
  if (trek.priceINR) return nearest((trek.priceINR.median / 1.05) * sway, 50)
  const daily = HIMALAYA.has(trek.stateCode) ? 2300 + Math.max(0, trek.difficultyLevel - 3) * 500 : 1750
  return nearest((900 + daily * (days.length - 0.5) + distanceKm * 8) * sway, 50)
}

const INTRO_SHAPES = [
  '{Km} km are walked in {walks}, the whole takes {days}, and the highest point is {m} m',
  'Of its {days}, {walks} are spent walking: {km} km, as high as {m} m',
  'You walk {km} km and stand at {m} m; it takes {days} from {start} and back to {end}',
  'It climbs to {m} m and covers {km} km on foot, in {days} that begin in {start}',
  'From {trailhead} the trail is {km} km long and tops out at {m} m; count {days} in all',
]
const INTRO_GRADES: Record<Difficulty, readonly string[]> = {
  easy: [
    'Anyone who can climb six floors without stopping can do it',
    'A first trek for children over ten and for parents who walk',
    'It is easy, which is not the same as short',
  ],
  'easy-moderate': [
    'A month of daily walks is preparation enough',
    'It suits a fit beginner',
    'First-timers do it well if they have trained a little',
    'If you can walk five brisk kilometres, you can do this',
  ],
  moderate: [
    'It asks for steady legs and some practice uphill',
    'Come with a trek or two behind you, or two months of stairs',
    'The days are honest but not cruel',
    'Moderate means that you will be tired and glad of it',
  ],
  'moderate-difficult': [
    'It wants an earlier trek at height and legs to match',
    'Not for a first time: train for eight weeks',
    'You should have slept above 3,500 m before',
    'The long day is really long',
  ],
  difficult: [
    'For those who have done several treks and know how they take height',
    'It is hard, remote and worth training a season for',
    'Experience is asked for, and checked',
    'Nobody should come to this one first',
    'Ropes, cold or sheer length make it serious',
  ],
}

function introOf(way: Way, distanceKm: number, maxAltitudeM: number, writer: Writer): string {
  const { trek } = way
  const walks = way.days.filter((day) => day.how === 'walk').length
  const words = {
    km: String(distanceKm),
    walks: counted(walks, 'day'),
    days: counted(way.days.length, 'day'),
    m: maxAltitudeM.toLocaleString('en-IN'),
    start: way.start,
    end: way.end,
    trailhead: trek.trailhead,
  }
  const grade = DIFFICULTY[trek.difficulty] ?? 'moderate'
  return [
    `${trek.name.replace(/ Trek$/, '')} is ${writer.phrase(trek.blurb)}`,
    fill(writer.rotation.next(`trek shapes ${walks > 1}`, walks > 1 ? INTRO_SHAPES : INTRO_SHAPES.slice(2)), words),
    writer.rotation.next(`grade ${grade}`, INTRO_GRADES[grade]),
    fill(
      writer.rotation.next('trek seasons', [
        'Groups leave in {months}',
        'The path is at its best in {months}',
        'We walk it in {months}',
        'Its season is {months}',
      ]),
      { months: months(trek.bestMonths) },
    ),
  ]
    .map(sentence)
    .join(' ')
}

function months(list: readonly number[]): string {
  return formatMonths(list).replace(/, (?=[^,]+$)/, ' and ')
}

function highlightsOf(way: Way, distanceKm: number, maxAltitudeM: number, writer: Writer): string[] {
  const { trek } = way
  const highs = way.days.flatMap((day) =>
    day.high?.metres ? [`${day.high.name}, ${day.high.metres.toLocaleString('en-IN')} m`] : [],
  )
  const camps = [...new Set(way.days.filter((day) => day.how === 'walk' && !day.onward).map((day) => day.camp.name))]
  const nightM = Math.max(...way.days.slice(0, -1).map((day) => sleepSpot(day).metres ?? 0))
  const walks = way.days.filter((day) => day.how === 'walk').length
  return [
    ...new Set([
      capital(writer.phrase(trek.blurb)),
      ...highs.slice(0, 3),
      ...(camps.length > 1 ? [`Camps at ${listed(camps.slice(0, 4))}`] : []),
      `${distanceKm} km on foot in ${counted(walks, 'day')}`,
      ...(nightM >= 2500
        ? [`The highest night at ${nightM.toLocaleString('en-IN')} m, and a plan that rises to it by degrees`]
        : []),
      maxAltitudeM >= 3500
        ? 'An oximeter reading for everybody, every evening'
        : 'A local guide who was born below the hill',
      'One leader or guide for every ten walkers',
    ]),
  ].slice(0, 7)
}

function inclusionsOf({ trek, days, start }: Way): string[] {
  const long = days.length > 3
  return [
    `${capital(counted(days.length - 1, 'night'))} in tents, huts or guesthouses as the days say`,
    long
      ? 'All meals on the trail, vegetarian, with eggs where they can be carried'
      : 'Breakfast and dinner at the base, a packed lunch for the climb',
    `Transport from ${start} to the trailhead and back, shared with the group`,
    long ? 'Trek leader, guide and cook, with mountain first-aid training' : 'A local guide',
    ...(long
      ? ['Tents, sleeping bags, mats, kitchen and toilet tents']
      : ['First-aid kit and a rope where the path asks for a hand']),
    ...(trek.maxAltitudeM >= 3500 ? ['Oximeter, oxygen cylinder and a stretcher with the group'] : []),
    ...(trek.difficulty === 'Expedition'
      ? ['Ropes, harness, crampons and ice axe, with a climbing guide']
      : trek.tags.includes('winter')
        ? ['Micro-spikes and gaiters']
        : []),
    permitNote(trek.slug, trek.stateCode),
    'GST and every fee the forest asks of the group',
  ]
}

function exclusionsOf({ trek, start, end }: Way): string[] {
  return [
    start === end ? `Travel to ${start} and home` : `Travel to ${start} and home from ${end}`,
    'Mules or porters for your own bag',
    'Personal gear: boots, jacket, head torch, poles',
    ...(trek.maxAltitudeM >= 5000
      ? ['Rescue insurance, which is required above 5,000 m']
      : ['Travel insurance, which we advise']),
    'Meals on the drive, and anything bought on the way',
    'Whatever bad weather or a closed road adds: extra nights, other vehicles',
  ]
}

function questionsOf(way: Way, distanceKm: number, maxAltitudeM: number, writer: Writer): Question[] {
  const { trek } = way
  const walks = way.days.filter((day) => day.how === 'walk').length
  const grade = DIFFICULTY[trek.difficulty] ?? 'moderate'
  const nights = way.days.slice(0, -1).map(sleepSpot)
  const top = nights.toSorted((a, b) => (b.metres ?? 0) - (a.metres ?? 0))[0]
  return [
    {
      question: writer.rotation.next('trek hard', ['How hard is it?', 'Can a beginner do it?', 'How fit must I be?']),
      answer: `${distanceKm} km over ${counted(walks, 'walking day')}, graded ${trek.difficulty.toLowerCase()}. ${writer.rotation.next(`answer ${grade}`, INTRO_GRADES[grade])}.`,
    },
    {
      question: writer.rotation.next('trek high', [
        'How high do we sleep?',
        'Will the height trouble me?',
        'What is the highest point?',
      ]),
      answer:
        top?.metres && top.metres >= 2000
          ? `The highest night is ${top.name}, ${top.metres.toLocaleString('en-IN')} m, and the highest point ${maxAltitudeM.toLocaleString('en-IN')} m. Tell the leader of any headache; going down is always an option and never a shame.`
          : `The highest point is ${maxAltitudeM.toLocaleString('en-IN')} m, too low for altitude to be a worry.`,
    },
    {
      question: writer.rotation.next('trek reach', [
        'Where do we meet?',
        'How do I reach the start?',
        'Where does the transport leave from?',
      ]),
      answer: `${way.start === way.end ? `The group meets at ${writer.stationOf(way.start)} and is back there on the last evening` : `The group meets at ${writer.stationOf(way.start)}; the trek ends at ${writer.stationOf(way.end)}`}. The trailhead is ${trek.trailhead}.`,
    },
    {
      question: writer.rotation.next('trek permit', [
        'Which permits are needed?',
        'What papers should I bring?',
        'Is a permit required?',
      ]),
      answer: `${permitNote(trek.slug, trek.stateCode)}. The season is ${months(trek.bestMonths)}; ${inWords(way.days.length)} days in all.`,
    },
    ...bankQuestions(
      ['trek', ...(trek.tags.includes('winter') ? ['snow'] : trek.bestMonths.includes(7) ? ['monsoon'] : ['payment'])],
      2,
      writer.rotation,
    ),
  ]
}
