import type { Question } from '#domain/catalogue/package.ts'
import type { DemoPackage } from '#demo/packages/demo-package.ts'
import { inWords } from './numbers.ts'
import { sentencesOf } from './told.ts'
import type { Told } from './told.ts'

const MOST_QUESTIONS = 6
const NIGHTS_IN = /^(\w+) nights? in ([^,]+), /

/** Highlights nobody is tired of: what three packages have said of a sight or a halt, the next says of its own days. */
export function sparingHighlights(pack: DemoPackage, told: Told): string[] {
  return pack.highlights.flatMap((highlight) => {
    const found = waysToSay(highlight, pack).find((way) => told.mayTell(way, pack.slug))
    return found === undefined ? [] : [told.tell(found, pack.slug)]
  })
}

function waysToSay(highlight: string, { itinerary, days }: DemoPackage): string[] {
  const [name = ''] = highlight.split(', ')
  const seenOn = itinerary.find(({ sights }) => sights.some((sight) => sight.name === name))?.day
  if (seenOn !== undefined) return [highlight, `${name} on day ${seenOn}`, `${name}, day ${seenOn} of ${days}`]
  const [, count, place] = NIGHTS_IN.exec(highlight) ?? []
  return place === undefined || days < 3
    ? [highlight]
    : [highlight, `${count} of ${inWords(days - 1)} nights in ${place}`]
}

/** Six questions at most whose answer begins with something of the package's own, without what three others have said after it. */
export function sparingQuestions({ questions, slug }: DemoPackage, told: Told): Question[] {
  const own = questions.filter(({ answer }) => told.mayTell(sentencesOf(answer)[0] ?? '', slug))
  return own.slice(0, MOST_QUESTIONS).map(({ question, answer }) => {
    const [first = '', ...rest] = sentencesOf(answer)
    const fresh = [first, ...rest.filter((sentence) => told.mayTell(sentence, slug))].join(' ')
    return { question, answer: told.tell(fresh, slug) }
  })
}
