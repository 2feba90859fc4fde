import type { Difficulty } from '#domain/catalogue/package.ts'
import { sleepSpot } from './way.ts'
import type { TrekWay } from './way.ts'

/** The facts' grades as the catalogue's. */
const DIFFICULTY: Record<string, Difficulty> = {
  Easy: 'easy',
  'Easy-Moderate': 'easy-moderate',
  Moderate: 'moderate',
  'Moderate-Difficult': 'moderate-difficult',
  Difficult: 'difficult',
  Expedition: 'difficult',
}

/** From so much climb on one day the grades below are out of the question. */
const LEAST_GRADES: readonly [number, Difficulty][] = [
  [1500, 'moderate-difficult'],
  [1000, 'moderate'],
]
const IN_ORDER: readonly Difficulty[] = ['easy', 'easy-moderate', 'moderate', 'moderate-difficult', 'difficult']

/** What the facts grade otherwise: an hour of steps with tea at every turn, and four and a half hours up to a lawn. */
const AS_WALKED: Record<string, Difficulty> = {
  'bijli-mahadev-trek': 'easy-moderate',
  'triund-trek': 'easy-moderate',
}

/** How hard a trek is: as the facts say, and no easier than its hardest climb. */
export function gradeOf(way: TrekWay): Difficulty {
  const walked = AS_WALKED[way.trek.slug]
  if (walked) return walked
  const told = DIFFICULTY[way.trek.difficulty] ?? 'moderate'
  const most = Math.max(...climbsOf(way))
  const least = LEAST_GRADES.find(([metres]) => most >= metres)?.[1] ?? told
  return IN_ORDER.indexOf(least) > IN_ORDER.indexOf(told) ? least : told
}

function climbsOf({ days, trailheadM }: TrekWay): number[] {
  const first = days.findIndex(({ how }) => how === 'walk')
  return days.map((day, i) => {
    const before = days[i - 1]
    const bed = before ? sleepSpot(before).metres : null
    const from = i === first ? (trailheadM ?? bed) : bed
    const tops = [day.high?.metres, day.camp.metres].filter((metres) => typeof metres === 'number')
    return day.how !== 'walk' || from === null ? 0 : Math.max(from, ...tops) - from
  })
}

/** What a grade asks of one, in words that the height of a trek bears out: nobody needs nights at 3,500 m for a hill. */
export function gradeWords(grade: Difficulty, maxAltitudeM: number): readonly string[] {
  return GRADE_WORDS[grade].filter((words) => maxAltitudeM >= HIGH_M || !OF_HEIGHT.test(words))
}

const BEGINNER_ASKED = 'Can a beginner do it?'
const FITNESS_ASKED = 'How fit must I be?'

/** How one asks what a trek takes. */
export const HARD_ASKED: readonly string[] = ['How hard is it?', BEGINNER_ASKED, FITNESS_ASKED]

/** The answer itself, before the figures that bear it out; how hard it is the figures say. */
export function hardWords(asked: string, grade: Difficulty): string {
  if (asked === BEGINNER_ASKED) return `${FOR_A_BEGINNER[grade]}: `
  return asked === FITNESS_ASKED ? `${FIT_ENOUGH[grade]}: ` : ''
}

const FOR_A_BEGINNER: Record<Difficulty, string> = {
  easy: 'Yes',
  'easy-moderate': 'Yes, with a month of daily walks before',
  moderate: 'Yes, a fit one who has trained uphill for two months',
  'moderate-difficult': 'No, it wants an earlier trek',
  difficult: 'No, several other treks come first',
}
const FIT_ENOUGH: Record<Difficulty, string> = {
  easy: 'Fit enough to climb six floors without a stop',
  'easy-moderate': 'Fit enough for five brisk kilometres',
  moderate: 'Fit enough to climb for two hours with short rests',
  'moderate-difficult': 'Fit enough for a long day on foot, and for another after it',
  difficult: 'As fit as a season of training makes you',
}

const HIGH_M = 3500
const OF_HEIGHT = /3,500 m|at height|take height|[Rr]opes, cold/
const GRADE_WORDS: Record<Difficulty, readonly string[]> = {
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
    'It asks for hill legs: train for some weeks, on stairs if there is nothing higher',
  ],
  difficult: [
    'For those who have done several treks and know how they take height',
    'It is hard, remote and worth training a season for',
    'Experience is asked for, and checked',
    'Nobody should come to this one first',
    'Ropes, cold or sheer length make it serious',
  ],
}
