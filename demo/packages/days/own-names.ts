import type { AttractionFact, DemoFacts } from '#demo/facts/facts.ts'
import { stemOf } from './sight-names.ts'

/** Names of a sight and in what is said of it, long enough to be nobody’s else. */
const NAMES = /\b[A-Z][a-z]{4,}\b/g

/** By what names words are known to speak of a sight: its own, and those that nothing else of ours bears, as Rajamala does for the park upon it. */
export function openOwnNames({ attractions, places, states }: DemoFacts): (sight: AttractionFact) => string[] {
  const texts = [
    ...[...attractions, ...places].flatMap(({ name, blurb }) => [name, blurb]),
    ...states.map(({ name }) => name),
  ]
  const bearers = new Map<string, number>()
  for (const text of texts)
    for (const word of new Set(text.match(/\w+/g))) bearers.set(word, (bearers.get(word) ?? 0) + 1)
  return (sight) => [
    stemOf(sight),
    ...[...`${sight.name} ${sight.blurb}`.matchAll(NAMES)].flatMap(([word]) => (bearers.get(word) === 1 ? word : [])),
  ]
}
