import type { Journey } from './journey-faults.ts'
import { isNamedIn } from './named.ts'

export type PromisingJourney = Journey & { name: string; summary: string }

/** The places and sights that a name or a summary promises and no day goes to or speaks of, by their names. */
export function unkeptNames(
  { name, summary, startCity, endCity, itinerary }: PromisingJourney,
  { names, stops }: { names: Iterable<string>; stops: readonly string[] },
): string[] {
  const days = itinerary.map(({ title, text, overnight, sights }) =>
    [title, text, overnight?.name, ...sights.map((sight) => sight.name)].join('. '),
  )
  const told = [startCity, endCity, ...stops, ...days].join('. ')
  const all = [...new Set(names)]
  const promised = `${name}. ${summary}`
  const isIn = (words: string, one: string) => isNamedIn(without(words, namesakesOf(one, all)), one)
  return all.filter((one) => isNamedIn(promised, one) && isIn(promised, one) && !isIn(told, one))
}

/** Sitapur Kedarnath lies at the foot of the path to Kedarnath, and is not there. */
function namesakesOf(name: string, all: readonly string[]): string[] {
  return all.filter((other) => other.endsWith(` ${name}`))
}

function without(words: string, names: readonly string[]): string {
  return names.reduce((left, name) => left.replaceAll(name, ''), words)
}
