import type { ItineraryDay } from '#domain/catalogue/package.ts'
import type { DemoPackage } from '#demo/packages/demo-package.ts'
import { sparingHighlights, sparingQuestions } from './sparing-lists.ts'
import { openTold, sentencesOf } from './told.ts'

const SHORTEST = 45

/** What may be said of an hour in any place. */
const OF_A_PLACE = [
  (place: string) => `What is left of the day belongs to ${place}.`,
  (place: string) => `Keep an hour of it for ${place} itself.`,
  (place: string) => `Ask in ${place} what is cooked only there.`,
  (place: string) => `The rest is ${place} at its own speed.`,
  (place: string) => `Nothing else is planned in ${place} today.`,
  (place: string) => `There is time to see how ${place} ends its day.`,
]

/** What goes on from something before it. */
const GOES_ON = /^(Next comes|Then|And|From there|The second halt|After that)\b/
const BEGINS = [(sight: string) => `${sight} comes first.`, (sight: string) => `The day begins with ${sight}.`]

/**
 * Leaves out of what packages tell in their own words every sentence three others have told: what holds for all of them is worth
 * nothing of one. A day that has too little left, or only what another day says, keeps an hour for its place.
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
  const begun = (sentences: string[], { text, sights: [first] }: ItineraryDay, slug: string) => {
    const isLeft = !GOES_ON.test(text) && GOES_ON.test(sentences[0] ?? '')
    const beginning = isLeft && first && BEGINS.map((say) => say(first.name)).find((one) => mayTell(one, slug))
    return beginning ? [beginning, ...sentences] : sentences
  }
  const dayText = (day: ItineraryDay, { slug, endCity }: DemoPackage) => {
    const { text, overnight } = day
    const fresh = begun(spared(text, slug), day, slug)
    const more = OF_A_PLACE.map((say) => say(overnight?.name ?? endCity)).filter((one) => mayTell(one, slug))
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
