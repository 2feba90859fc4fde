import type { ItineraryDay } from '#domain/catalogue/package.ts'

type Eater = { name: string; meals: string }

const MEAT =
  'fish|karimeen|hilsa|trout|prawns?|crabs?|lobsters?|squid|seafood|meat|mutton|lamb|chicken|duck|pork|beef|kebabs?|galouti|nihari|haleem|biryani'
const EATS_NONE = new RegExp(
  String.raw`\b(?:veg|veggie|vegan|vegetarian|jain|sattvic|satvik|swaminarayan|shakahari|egg[ei]tarian)s?\b|\b(?:no|without|not|never|allergic to|allergy to)\b[^.,;]*?\b(?:${MEAT}|non[- ]?veg)`,
  'i',
)
const EATS_ALL =
  /(?<!\b(?:no|without|not|never) )\bnon[- ]?veg(?:etarians?)?\b|\bnot (?:a )?(?:veg|vegan|vegetarians?|jains?)\b/gi

/** What is only ever eaten, and what swims, walks or is looked at unless it is on a plate. */
const ONLY_EATEN = /\b(?:karimeen|prawns?|seafood|mutton|chicken|pork|beef|galouti|nihari|haleem|biryani)\b/i
const ALIVE = /\b(?:fish|hilsa|trout|seer|pomfret|crabs?|lobsters?|squid|lamb|duck|meat|kebabs?)\b/i
const ON_A_PLATE =
  /\b(?:breakfast|lunch|dinner|supper|cooked|cooks|fried|fry|grilled|smoked|roast|curry|thali|menu|plate|eaten?|tastes?|served|kitchen|dish|in \w+ ways)\b/i

/** Whether a wish for the table leaves out fish and meat. */
export function eatsNoMeat(wish: string): boolean {
  return EATS_NONE.test(wish.replaceAll(EATS_ALL, ''))
}

/** Whether a sentence sets fish or meat before somebody; one about a river and its trout does not. */
export function servesMeat(sentence: string): boolean {
  return ONLY_EATEN.test(sentence) || (ALIVE.test(sentence) && ON_A_PLATE.test(sentence))
}

/** What those who travel eat, in their own words: each wish once, with the names of whose it is. */
export function wishesOf(eaters: readonly Eater[]): { wish: string; names: string[] }[] {
  const said = eaters.filter(({ meals }) => meals !== '')
  return [...Map.groupBy(said, ({ meals }) => meals.toLowerCase()).values()].map((those) => ({
    wish: those[0]!.meals,
    names: those.map(({ name }) => name),
  }))
}

/** The days as they are told to those who travel: where one of them eats no fish and meat, without the sentences that serve some. */
export function daysFor(itinerary: readonly ItineraryDay[], eaters: readonly Eater[]): ItineraryDay[] {
  if (!eaters.some(({ meals }) => eatsNoMeat(meals))) return [...itinerary]
  return itinerary.map((day) => ({ ...day, text: withoutMeat(day.text) }))
}

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' })

function withoutMeat(text: string): string {
  return [...SENTENCES.segment(text)]
    .filter(({ segment }) => !servesMeat(segment))
    .map(({ segment }) => segment)
    .join('')
    .trim()
}
