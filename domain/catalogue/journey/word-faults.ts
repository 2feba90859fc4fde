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
  return [...new Set(names)].filter((one) => isNamedIn(`${name}. ${summary}`, one) && !isNamedIn(told, one))
}
