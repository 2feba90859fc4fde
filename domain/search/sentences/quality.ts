import { DIFFICULTIES } from '#domain/catalogue/package.ts'
import type { Difficulty } from '#domain/catalogue/package.ts'
import { groupName, starsName } from '#domain/search/lists/choices.ts'
import { countAt } from './numbers.ts'
import { pastPhrase, phraseEnd, phrases } from './phrases.ts'
import type { Rule } from './sentence-rule.ts'
import type { Token } from './tokens.ts'

/** What is done on foot for days, by the words for it. */
export const WALKS = phrases(
  'trek, treks, trekking, treking, trekker, trekkers, hike, hikes, hiking, hiker, hikers, trail, trails, climb, walk, expedition',
)
/** Whoever asks for an easy trek is well served by one that is a little more, and the other way about. */
const GRADES: readonly [ReturnType<typeof phrases>, string, readonly Difficulty[]][] = [
  [phrases('easy to moderate'), 'Easy to moderate', ['easy-moderate']],
  [phrases('moderate to difficult'), 'Moderate to difficult', ['moderate-difficult']],
  [
    phrases(
      'very easy, easiest, easy, beginner, beginners, for beginners, for a beginner, first time, for the first time, first timer, first timers, for first timers, of my life, of his life, of her life, of our life, of our lives, of their life, of their lives, simple, aasan, asan, saral, kids friendly, kid friendly, child friendly, children friendly, family friendly, for kids, for children, for family, for families, with kids, with children, with family, bachon ke liye, bachon ke saath, kids, family',
    ),
    'Easy',
    ['easy', 'easy-moderate'],
  ],
  [phrases('moderate, medium'), 'Moderate', ['moderate']],
  [
    phrases(
      'very difficult, difficult, hard, tough, challenging, strenuous, kathin, mushkil, experienced, for experienced, experienced trekkers, for experienced trekkers, for experts, experts only',
    ),
    'Difficult',
    ['moderate-difficult', 'difficult'],
  ],
]
const NOT_SO = phrases(
  'not, not a, not so, not too, not very, not that, not the, no, no very, nothing too, nothing, avoid, avoiding, excluding, exclude, except, except for, without, without any, other than, apart from, minus, bina, zyada nahi, but not, but not too, but no',
)
/** "No kids" says who stays at home. */
const GRADED = phrases(
  'very easy, easiest, easy, simple, aasan, asan, saral, for beginners, beginners, beginner, moderate, medium, very difficult, difficult, hard, tough, challenging, strenuous, kathin, mushkil',
)
const NOT_AFTER = phrases(
  'nahi, nahin, na ho, nahi chahiye, ko chhodkar, chhodkar, chodkar, chhod ke, ke alawa, ke bina',
)
const ONES = phrases('ones, one, wale, wala, wali, level, grade, graded')
const WELL_RATED = phrases(
  'best rated, best reviewed, top rated, highly rated, highest rated, well rated, high rating, good rating, best rating, good reviews, acchi rating',
)
const WELL_RATED_STARS = 4
const RATED = phrases('rating of, rated above, rated over, rated, rating above, rating over, rating')
const STARS = phrases(
  'stars and more, stars and above, stars and up, stars or more, stars or above, star rating, star rated, rating and above, rating, stars rating',
)
const TAIL = phrases(
  'stars and more, stars and above, stars or more, stars or above, and above, and more, and up, or more, or above, stars, star, plus, +',
)
const FEWER = phrases('runs with fewer than, fewer than, less than, below, under, runs with less than')
const PEOPLE = phrases('people, persons, travellers, travelers, pax, log')

/** How hard a walk may be: "easy trek", "difficult treks", "no hard ones", "आसान ट्रेक"; said of nothing but walks. */
export const readDifficulty: Rule = (tokens, at) => {
  if (!tokens.some((_, place) => isWalkAsked(tokens, place))) return undefined
  const not = phraseEnd(tokens, at, NOT_SO)
  const found = gradeAt(tokens, not ?? at)
  if (!found || (not !== undefined && phraseEnd(tokens, not, GRADED) === undefined)) return undefined
  const isOut = not !== undefined || phraseEnd(tokens, found.end, NOT_AFTER) !== undefined
  const end = pastPhrase(tokens, pastPhrase(tokens, found.end, NOT_AFTER), ONES)
  if (!isOut) return { key: 'difficulty', says: found.name, filters: { difficulty: found.difficulty }, end }
  // Of what shall not be easy or hard, what is half so is neither.
  const difficulty = DIFFICULTIES.filter((grade) => !found.difficulty.includes(grade))
  return { key: 'difficulty', says: `Not ${found.name.toLowerCase()}`, filters: { difficulty }, end }
}

/** "No trekking" asks for none. */
function isWalkAsked(tokens: readonly Token[], at: number): boolean {
  const end = phraseEnd(tokens, at, WALKS)
  const isDenied = NO_WALK.some((back) => phraseEnd(tokens, at - back, NOT_SO) === at)
  return end !== undefined && !isDenied && phraseEnd(tokens, end, NOT_AFTER) === undefined
}

const NO_WALK = [1, 2]

function gradeAt(tokens: readonly Token[], at: number) {
  for (const [said, name, difficulty] of GRADES) {
    const end = phraseEnd(tokens, at, said)
    if (end !== undefined) return { name, difficulty, end }
  }
  return undefined
}

/** "best rated", "rated 4.5 and above", "4+ rating". "4 star" alone is said of hotels. */
export const readRating: Rule = (tokens, at) => {
  const well = phraseEnd(tokens, at, WELL_RATED)
  const found = well === undefined ? starsAt(tokens, at) : { stars: WELL_RATED_STARS, end: well }
  if (!found || found.stars < 1 || found.stars > 5) return undefined
  return { key: 'rating', says: starsName(String(found.stars)), filters: { rating: found.stars }, end: found.end }
}

function starsAt(tokens: readonly Token[], at: number): { stars: number; end: number } | undefined {
  const rated = phraseEnd(tokens, at, RATED)
  const stars = tokens[rated ?? at]?.number
  if (stars === undefined) return undefined
  const after = (rated ?? at) + 1
  if (rated !== undefined) return { stars, end: pastPhrase(tokens, after, TAIL) }
  const end = phraseEnd(tokens, pastPhrase(tokens, after, phrases('+, plus')), STARS)
  return end === undefined ? undefined : { stars, end }
}

/** "fewer than 8 people": departures that run with so few. */
export const readGroup: Rule = (tokens, at) => {
  const fewer = phraseEnd(tokens, at, FEWER)
  const group = fewer === undefined ? undefined : countAt(tokens, fewer)
  const end = fewer === undefined ? undefined : phraseEnd(tokens, fewer + 1, PEOPLE)
  if (group === undefined || end === undefined || !Number.isInteger(group) || group < 2 || group > 60) return undefined
  return { key: 'group', says: groupName(String(group)), filters: { group }, end }
}
