import { readFilters } from '#domain/search/filters.ts'
import type { Filters } from '#domain/search/filters.ts'
import type { ListCategory } from '#domain/search/lists/list-row.ts'
import { slugify } from '#platform/slug.ts'

const NAMED = ['tags', 'from', 'difficulty'] as const

/** The filters of a call: what `readFilters` reads, where categories may be ids, addresses or names, and the rest names too. */
export function readAskedFilters(params: URLSearchParams, categories: readonly ListCategory[]): Filters {
  const tidy = new URLSearchParams(params)
  for (const key of NAMED) rewrite(tidy, key, params.getAll(key).flatMap(choicesIn).map(slugify))
  const asked = [...params.getAll('category'), ...params.getAll('themes')].flatMap(choicesIn)
  const found = asked.map((text) => findCategory(text, categories) ?? { kind: 'speciality', url: slugify(text) })
  const urls = (kind: ListCategory['kind']) => found.filter((one) => one.kind === kind).map(({ url }) => url)
  rewrite(tidy, 'category', urls('speciality'))
  rewrite(tidy, 'themes', urls('experience'))
  return readFilters(tidy)
}

function findCategory(text: string, categories: readonly ListCategory[]): ListCategory | undefined {
  const slug = slugify(text)
  return categories.find(({ id, url, name }) => id === text || url === slug || slugify(name) === slug)
}

function rewrite(params: URLSearchParams, key: string, values: readonly string[]): void {
  params.delete(key)
  for (const value of values) params.append(key, value)
}

function choicesIn(text: string): string[] {
  return text
    .split(',')
    .map((choice) => choice.trim())
    .filter((choice) => choice !== '')
}
