import { slugify } from '#platform/slug.ts'
import type { SearchDocument } from '#domain/search/document.ts'
import { DESTINATION_KINDS } from '#domain/search/document.ts'
import type { Expected, GoldenQuery } from './golden-query.ts'
import { wordsOf } from '#domain/search/normalise.ts'
import type { SearchPort } from '#domain/search/port.ts'

/** Asks one golden question; gives what is wrong with the answer, nothing when all is well. */
export async function checkGolden(
  port: SearchPort,
  golden: GoldenQuery,
  documentOf: (id: string) => SearchDocument | undefined,
): Promise<string[]> {
  const packages = await port.search({ text: golden.query, limit: 50, kinds: ['package'] })
  const others = await port.search({ text: golden.query, limit: 10, kinds: DESTINATION_KINDS })
  const complaints: string[] = []
  for (const [expected, answer] of [[golden.first, packages] as const, [golden.destination, others] as const]) {
    const first = answer.hits[0] && documentOf(answer.hits[0].id)
    if (expected && !(first && meets(first, expected))) {
      complaints.push(`“${golden.query}” found ${first?.name ?? 'nothing'}, not ${JSON.stringify(expected)}`)
    }
  }
  if (golden.nothing) complaints.push(...complaintsAboutNothing(golden.query, [packages, others]))
  return complaints
}

function complaintsAboutNothing(query: string, answers: { hits: unknown[]; suggestions: string[] }[]): string[] {
  return answers.flatMap(({ hits, suggestions }) => [
    ...(hits.length > 0 ? [`“${query}” found something`] : []),
    ...(suggestions.length === 0 ? [`“${query}” suggests nothing`] : []),
  ])
}

function meets(document: SearchDocument, { place, state, theme, named }: Expected): boolean {
  const slugs = (names: readonly string[]) => names.map(slugify)
  return (
    (!place || slugs([document.name, ...document.otherNames, ...document.places]).includes(place)) &&
    (!state || slugs([document.name, ...document.states]).includes(state)) &&
    (!theme || document.themes.flatMap(wordsOf).includes(theme)) &&
    (!named || slugify(document.name).includes(named))
  )
}
