import { pickupWords } from '#demo/packages/pickups.ts'
import type { Question } from '#domain/catalogue/package.ts'
import type { Writer } from '#demo/packages/days/text.ts'
import { bankQuestions } from '#demo/packages/bank.ts'
import type { Page } from '#demo/packages/bank.ts'
import { counted } from '#demo/packages/words/numbers.ts'
import { fastNightWords } from './fast-nights.ts'
import { gradeOf, gradeWords, HARD_ASKED, hardWords } from './grades.ts'
import { permitNote } from './permits.ts'
import { sleepSpot } from './way.ts'
import type { TrekWay } from './way.ts'
import { capitalised, listed } from '#platform/wording.ts'

/** What the price of a trek holds. */
export function inclusionsOf(way: TrekWay, beds: readonly string[]): string[] {
  const { trek, days, start, end } = way
  const long = days.length > 3
  return [
    `${capitalised(counted(days.length - 1, 'night'))} in ${listed([...beds])}, as the days say`,
    long
      ? 'All meals on the trail, vegetarian, with eggs where they can be carried'
      : days.some(({ how, onward }, at) => how === 'walk' && !onward && at < days.length - 1)
        ? 'All meals from the first evening to the last lunch'
        : 'Breakfast and dinner at the base, a packed lunch for the climb',
    start === end
      ? `Transport from ${start} to the trailhead and back, shared with the group`
      : `Transport from ${start} to the trailhead, and from the trail's end to ${end}, shared with the group`,
    long ? 'Trek leader, guide and cook, with mountain first-aid training' : 'A local guide',
    ...(long
      ? [
          beds.includes('tents')
            ? 'Tents, sleeping bags, mats, kitchen and toilet tents'
            : 'Beds and blankets in every house on the way',
        ]
      : ['First-aid kit and a rope where the path asks for a hand']),
    ...(trek.maxAltitudeM >= 3500 ? ['Oximeter, oxygen cylinder and a stretcher with the group'] : []),
    ...(trek.difficulty === 'Expedition'
      ? ['Ropes, harness, crampons and ice axe, with a climbing guide']
      : trek.tags.includes('winter')
        ? ['Micro-spikes and gaiters']
        : []),
    ...(trek.slug === 'buran-ghati-trek' ? ['A rope for the far side of the pass, and a guide who sets it'] : []),
    permitNote(trek.slug, trek.stateCode),
    'GST and every fee the forest asks of the group',
  ]
}

/** What one pays beside it. */
export function exclusionsOf({ trek, start, end }: TrekWay): string[] {
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

/** Five or six questions, the first four answered from the trek's own numbers. */
export function questionsOf(
  way: TrekWay,
  distanceKm: number,
  maxAltitudeM: number,
  { beds, startsAt }: { beds: readonly string[]; startsAt: string },
  writer: Writer,
): Question[] {
  const { trek } = way
  const walks = way.days.filter((day) => day.how === 'walk').length
  const grade = gradeOf(way)
  const hard = writer.rotation.next('trek hard', HARD_ASKED)
  const nights = way.days.slice(0, -1).map(sleepSpot)
  const top = nights.toSorted((a, b) => (b.metres ?? 0) - (a.metres ?? 0))[0]
  return [
    {
      question: hard,
      answer: `${hardWords(hard, grade)}${trek.name} is ${distanceKm} km over ${counted(walks, 'walking day')}, graded ${grade.replace('-', ' to ')}. ${writer.rotation.next(`answer ${grade}`, gradeWords(grade, maxAltitudeM))}.`,
    },
    {
      question: writer.rotation.next('trek high', [
        'How high do we sleep?',
        'Will the height trouble me?',
        'What is the highest point?',
      ]),
      answer:
        top?.metres && top.metres >= 2000
          ? `The highest night is ${top.name}, ${top.metres.toLocaleString('en-IN')} m, and the highest point of the trail ${maxAltitudeM.toLocaleString('en-IN')} m. Tell the leader of any headache; going down is always an option and never a shame.${fastNightWords(way.days)}`
          : `The highest point of the trail is ${maxAltitudeM.toLocaleString('en-IN')} m, too low for altitude to be a worry.`,
    },
    {
      question: writer.rotation.next('trek reach', [
        'Where do we meet?',
        'How do I reach the start?',
        'Where does the transport leave from?',
      ]),
      answer: `${way.start === way.end ? `The group meets at ${writer.stationOf(way.start)} and is back there on the last evening` : `The group meets at ${writer.stationOf(way.start)}; the trek ends at ${writer.stationOf(way.end)}`}. ${trek.name} begins on foot at ${startsAt}.${pickupWords(trek.slug)}`,
    },
    {
      question: writer.rotation.next('trek permit', [
        'Which permits are needed?',
        'What papers should I bring?',
        'Is a permit required?',
      ]),
      answer: `${permitNote(trek.slug, trek.stateCode)}.`,
    },
    ...bankQuestions(
      ['trek', ...(trek.tags.includes('winter') ? ['snow'] : trek.bestMonths.includes(7) ? ['monsoon'] : ['payment'])],
      2,
      writer.rotation,
      pageOf(way, beds),
    ),
  ]
}

const FOR_BEGINNERS = new Set(['easy', 'easy-moderate'])

function pageOf(way: TrekWay, beds: readonly string[]): Page {
  const { trek, days } = way
  return {
    isTrek: true,
    stateCodes: [trek.stateCode],
    months: trek.bestMonths,
    slugs: new Set([trek.basePlaceSlug]),
    highestBedM: Math.max(0, ...days.map((day) => sleepSpot(day).metres ?? 0)),
    hasTents: beds.includes('tents') && days.length > 3,
    hasWinterWalk: trek.tags.includes('winter') && trek.stateCode === 'IN-UK',
    isForBeginners: FOR_BEGINNERS.has(gradeOf(way)),
    hasTemples: false,
    hasTigers: false,
    hasDrives: false,
    hasBoats: false,
    isFlown: false,
  }
}
