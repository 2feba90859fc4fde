import { slugify } from '#platform/slug.ts'
import type { GoldenDocument } from '#tests/golden-documents.ts'
import { wordsOf } from '#domain/search/normalise.ts'
import { askForOthers, askForPackages } from './ask-golden.ts'
import type { GoldenAnswer, GoldenBench } from './ask-golden.ts'
import type { Expected, GoldenQuery } from './golden-query.ts'

/** Asks one golden question; gives what is wrong with the answer, nothing when all is well. */
export async function checkGolden(bench: GoldenBench, golden: GoldenQuery): Promise<string[]> {
  const { query, first, destination, nothing } = golden
  if (nothing) return complaintsAboutNothing(bench, query)
  return [
    ...(first ? complaintsAbout(query, first, await askForPackages(bench, query)) : []),
    ...(destination ? complaintsAbout(query, destination, await askForOthers(bench, query)) : []),
  ]
}

function complaintsAbout(query: string, expected: Expected, { found: [first] }: GoldenAnswer): string[] {
  if (first && meets(first, expected)) return []
  return [`“${query}” found ${first?.name ?? 'nothing'}, not ${JSON.stringify(expected)}`]
}

async function complaintsAboutNothing(bench: GoldenBench, query: string): Promise<string[]> {
  const answers = [await askForPackages(bench, query), await askForOthers(bench, query)]
  return answers.flatMap(({ found, suggestions }) => [
    ...(found.length > 0 ? [`“${query}” found something`] : []),
    ...(suggestions.length === 0 ? [`“${query}” suggests nothing`] : []),
  ])
}

/** Whether a thing is what was expected. */
export function meets(document: GoldenDocument, expected: Expected): boolean {
  const { place, state, theme, named, oneOf } = expected
  const slugs = (names: readonly string[]) => names.map(slugify)
  const places = slugs([document.name, ...document.otherNames, ...document.places])
  return (
    (!place || places.includes(place)) &&
    (!oneOf || oneOf.some((one) => places.includes(one))) &&
    (!state || slugs([document.name, ...document.states]).includes(state)) &&
    (!theme || document.themes.flatMap(wordsOf).includes(theme)) &&
    (!named || slugify(document.name).includes(named)) &&
    meetsFacts(document, expected)
  )
}

function meetsFacts(document: GoldenDocument, { days, rupees, month, from, difficulty }: Expected): boolean {
  const within = (value: number, [least, most]: readonly [number, number]) => value >= least && value <= most
  return (
    (!days || within(document.days, days)) &&
    (!rupees || within(document.pricePaise / 100, rupees)) &&
    (!month || (document.months ?? []).includes(month)) &&
    (!from || slugify(document.startCity ?? '') === from) &&
    (!difficulty || difficulty.some((grade) => grade === slugify(document.difficulty ?? '')))
  )
}
