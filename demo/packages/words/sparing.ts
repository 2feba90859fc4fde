import { spokenName, stemOf } from '#demo/packages/days/sight-names.ts'
import type { ItineraryDay } from '#domain/catalogue/package.ts'
import type { DemoPackage } from '#demo/packages/demo-package.ts'
import { counted } from './numbers.ts'
import { sparingHighlights, sparingQuestions } from './sparing-lists.ts'
import { openTold, sentencesOf } from './told.ts'
import { capitalised } from '#platform/wording.ts'

const SHORTEST = 60

/** The bed of a night, which a day may end with where it has too little of its own. */
function bedOf({ overnight, stay }: ItineraryDay): string[] {
  return overnight && stay
    ? [`The night is in ${overnight.name}: ${stay.charAt(0).toLowerCase()}${stay.slice(1)}.`]
    : []
}

/** What the next day holds, or what a journey comes to on its last. */
function planOf(day: ItineraryDay, { itinerary, kind, endCity, days, distanceKm }: DemoPackage): string[] {
  const next = itinerary[day.day]
  if (!day.overnight)
    return [
      `So ends a ${kind === 'trek' ? 'walk' : 'journey'} of ${counted(days, 'day')}, in ${endCity}.`,
      ...(distanceKm ? [`It comes to ${distanceKm.toLocaleString('en-IN')} km in ${counted(days, 'day')}.`] : []),
    ]
  if (!next?.overnight) return kind === 'trek' ? [`Tomorrow it ends, in ${endCity}.`] : []
  const [place, isWalk] = [next.overnight.name, next.travel === 'walk']
  if (place === day.overnight.name) return []
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
  (sight: string) => `The day begins with ${sight}.`,
  (sight: string) => `You start at ${sight}.`,
  (sight: string) => `First of all you see ${sight}.`,
  (sight: string) => `There are good hours for ${sight}.`,
]

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
  const begun = (sentences: string[], { sights, km }: ItineraryDay, slug: string) => {
    const first = sentences.findIndex((sentence) => sights.some((sight) => tellsOf(sentence, sight)))
    const next = sentences[first]
    if (next !== undefined && !goesOn(next)) return sentences
    const sight = sights.find((one) => !next || !tellsOf(next, one))
    const beginning =
      sight && BEGINS.map((say) => capitalised(say(spokenName(sight)))).find((one) => mayTell(one, slug))
    if (beginning) return sentences.toSpliced(next === undefined ? (km ? 1 : 0) : first, 0, beginning)
    return next === undefined ? sentences : sentences.with(first, begunAnew(next))
  }
  const dayText = (day: ItineraryDay, pack: DemoPackage) => {
    const { slug } = pack
    const { text } = day
    const fresh = begun(spared(text, slug), day, slug)
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
