import { spokenName, stemOf } from '#demo/packages/days/sight-names.ts'
import type { ItineraryDay } from '#domain/catalogue/package.ts'
import type { DemoPackage } from '#demo/packages/demo-package.ts'
import { counted } from './numbers.ts'
import { sparingHighlights, sparingQuestions } from './sparing-lists.ts'
import { openTold, sentencesOf } from './told.ts'
import { capitalised, listed } from '#platform/wording.ts'
import { DAWN_SIGHTS } from './sights.ts'

const SHORTEST = 60

function withArticle(stay: string): string {
  const article = stay.startsWith('Best') ? 'the' : /^[AEIO]/.test(stay) ? 'an' : 'a'
  return `${article} ${stay.charAt(0).toLowerCase()}${stay.slice(1)}`
}

/** The bed of a night, which a day may end with where it has too little of its own. */
function bedOf({ overnight, stay }: ItineraryDay): string[] {
  return overnight && stay ? [`The night is in ${withArticle(stay)}, in ${overnight.name}.`] : []
}

/** "Two more nights in Bodh Gaya after this one." */
function nightsLeft({ day, overnight }: ItineraryDay, itinerary: readonly ItineraryDay[]): string[] {
  const after = itinerary.slice(day)
  const left = after.findIndex((later) => later.overnight?.name !== overnight?.name)
  return [`${capitalised(counted(left, 'more night'))} in ${overnight?.name} after this one.`]
}

/** What the next day holds, or what a journey comes to on its last. */
function planOf(day: ItineraryDay, { itinerary, kind, endCity, days, distanceKm }: DemoPackage): string[] {
  const next = itinerary[day.day]
  if (day.day === days)
    return [
      `So ends a ${kind === 'trek' ? 'walk' : 'journey'} of ${counted(days, 'day')}, in ${endCity}.`,
      ...(distanceKm ? [`It comes to ${distanceKm.toLocaleString('en-IN')} km in ${counted(days, 'day')}.`] : []),
    ]
  if (!next?.overnight) return kind === 'trek' ? [`Tomorrow evening you are in ${endCity}.`] : []
  const [place, isWalk] = [next.overnight.name, next.travel === 'walk']
  if (place === day.overnight?.name) return nightsLeft(day, itinerary)
  if (next.km && !next.legs && isWalk) return [`Tomorrow you walk ${next.km} km to ${place}.`]
  return next.km && !next.legs && next.travel === 'road'
    ? [`It is ${next.km} km to ${place} tomorrow.`]
    : [`Tomorrow's bed is in ${place}.`]
}

/** Whether a sentence names a sight, with or without its article. */
export function tellsOf(sentence: string, sight: { name: string }): boolean {
  return sentence.includes(stemOf(sight).replace(/^The /, ''))
}

/** Whether a sentence goes on from another about a sight before it. */
export function goesOn(sentence: string): boolean {
  return /^(Next comes|Then|And|From there|The second halt|After that|Later)\b|, comes next\b| follows?, | (is|are) close by\b/.test(
    sentence,
  )
}

const GOING_ON =
  /^(Then|After that|Later|Next comes|The second halt is|From there it is a short way to|And there is still time for) /
const AFTER_ITS_NAME = /^(.+?) (?:follows?|comes? next|(?:is|are) close by)(?=[,:])/

function begunAnew(sentence: string): string {
  return sentence.replace(GOING_ON, 'You see ').replace(AFTER_ITS_NAME, 'You see $1')
}

const BEGINS = [
  (sight: string) => `${sight} comes first.`,
  (sight: string) => `Time is kept for ${sight}.`,
  (sight: string) => `You look at ${sight} without hurry.`,
  (sight: string) => `First of all you see ${sight}.`,
  (sight: string) => `There are good hours for ${sight}.`,
]

const AT_DAWN = [
  (sight: string) => `You are at ${sight} when it opens.`,
  (sight: string) => `The morning begins early, at ${sight}.`,
  (sight: string) => `Before the day is warm you have seen ${sight}.`,
]
const AS_WELL = [
  (sights: string) => `You see ${sights} as well.`,
  (sights: string) => `The day has time for ${sights} too.`,
  (sights: string) => `On the same day: ${sights}.`,
]

/** The sentences of a day with one more for the sights that none of them names. */
function withAll(sentences: string[], { sights }: ItineraryDay, mayTell: (sentence: string) => boolean): string[] {
  const unnamed = sights.filter((sight) => !sentences.some((sentence) => tellsOf(sentence, sight)))
  const names = listed(unnamed.map(spokenName))
  const isEarly = unnamed.some(({ url }) => DAWN_SIGHTS.has(url))
  const said = (isEarly ? AT_DAWN : AS_WELL).map((say) => capitalised(say(names))).find(mayTell)
  if (unnamed.length === 0 || !said) return sentences
  const last = sentences.findLastIndex((sentence) => sights.some((sight) => tellsOf(sentence, sight)))
  return sentences.toSpliced(isEarly ? 0 : last + 1, 0, said)
}

/**
 * Leaves out of what packages tell in their own words every sentence three others have told: what holds for all of them is worth
 * nothing of one. A day names what it sees all the same, and one that has too little left, or only what another day says, its place.
 */
export function sparing(packages: readonly DemoPackage[]): DemoPackage[] {
  const told = openTold()
  const texts = new Set<string>()
  const { mayTell } = told
  const tell = (text: string, slug: string) => {
    texts.add(text)
    return told.tell(text, slug)
  }
  const spared = (text: string, slug: string) => sentencesOf(text).filter((sentence) => mayTell(sentence, slug))
  const begun = (sentences: string[], { day, sights, km }: ItineraryDay, slug: string) => {
    const first = sentences.findIndex((sentence) => sights.some((sight) => tellsOf(sentence, sight)))
    const next = sentences[first]
    if (next !== undefined && !goesOn(next)) return sentences
    const sight = sights.find((one) => !next || !tellsOf(next, one))
    const beginning =
      sight && BEGINS.map((say) => capitalised(say(spokenName(sight)))).find((one) => mayTell(one, slug))
    if (beginning) return sentences.toSpliced(next === undefined ? (km || day === 1 ? 1 : 0) : first, 0, beginning)
    return next === undefined ? sentences : sentences.with(first, begunAnew(next))
  }
  const dayText = (day: ItineraryDay, pack: DemoPackage) => {
    const { slug } = pack
    const { text } = day
    const fresh = withAll(begun(spared(text, slug), day, slug), day, (sentence) => mayTell(sentence, slug))
    const more = [...planOf(day, pack), ...bedOf(day)].filter((one) => mayTell(one, slug))
    const pairs = more.flatMap((one, at) => more.slice(at + 1).map((other) => [...fresh, one, other]))
    const tries = [fresh, ...more.map((one) => [...fresh, one]), ...pairs].map((sentences) => sentences.join(' '))
    return tries.find((one) => one.length >= SHORTEST && !texts.has(one)) ?? text
  }
  return packages.map((pack) => ({
    ...pack,
    intro: tell(spared(pack.intro, pack.slug).join(' '), pack.slug),
    itinerary: pack.itinerary.map((day) => ({ ...day, text: tell(dayText(day, pack), pack.slug) })),
    highlights: sparingHighlights(pack, told),
    questions: sparingQuestions(pack, told),
  }))
}
