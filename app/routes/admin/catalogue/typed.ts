import { ungrouped } from '#platform/digits.ts'
import { addressFrom, slugify } from '#platform/slug.ts'
import type { PlaceKind } from '#domain/catalogue/place-kind.ts'
import { PLACE_FIELDS } from './fields.ts'
import type { PlaceField } from './fields.ts'

/** What the fields of a form hold, by name: months as `9,10,11`. */
export type TypedPlace = Record<string, string>
/** Cities as a form knows them: by address. */
export type Cities = readonly { id: string; url: string }[]

/** In place of the id of a place of which only an address was typed that is none. */
export const UNKNOWN_PLACE = '?'

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1)

/** What was sent, by the fields of a kind; each month is a box of its own. */
export function typedIn(kind: PlaceKind, sent: (name: string) => string): TypedPlace {
  const read = ({ name, as }: PlaceField) =>
    as === 'months' ? MONTHS.filter((month) => sent(`${name}.${month}`) !== '').join(',') : sent(name).trim()
  return Object.fromEntries(PLACE_FIELDS[kind].map((field) => [field.name, read(field)]))
}

/** A thing as its form shows it. */
export function typedOf(kind: PlaceKind, row: object, cities: Cities): TypedPlace {
  return Object.fromEntries(
    PLACE_FIELDS[kind].map((field) => [field.name, shown(field, valueAt(row, field), cities).trim()]),
  )
}

/**
 * What was typed as the draft its schema takes; what is no number is left to the schema to refuse. What reads as it did in the `row` it was made from is
 * handed back as it was, so that nothing changes which nobody has touched.
 */
export function draftOf(kind: PlaceKind, typed: TypedPlace, cities: Cities, row?: object): Record<string, unknown> {
  const draft: Record<string, unknown> = {}
  for (const field of PLACE_FIELDS[kind]) {
    const words = typed[field.name] ?? ''
    const stands = row && valueAt(row, field)
    const isSame = row !== undefined && shown(field, stands, cities).trim() === words
    put(draft, field.name.split('.'), isSame ? (stands ?? meant(field, words, cities)) : meant(field, words, cities))
  }
  if (kind === 'cities' && Object.values(draft['airport'] as object).every((part) => part === '' || part === undefined))
    draft['airport'] = null
  if (kind === 'categories') return { ...draft, url: slugify(typed['name'] ?? '') }
  const hadAddress = row !== undefined && Boolean(valueAt(row, { name: 'url' }))
  // Of what has none yet: one that was taken out of the field is missed there.
  return draft['url'] === '' && !hadAddress ? { ...draft, url: addressFrom(typed['name'] ?? '') } : draft
}

/** Faults by the fields they belong to: one of a list's entry says which. */
export function faultsAt(kind: PlaceKind, faults: Record<string, string>): Record<string, string> {
  const placed = Object.entries(faults).map(([path, message]) => {
    const field = PLACE_FIELDS[kind].find(({ name }) => path === name || path.startsWith(`${name}.`))
    const entry = field && path !== field.name ? Number(path.slice(field.name.length + 1)) + 1 : undefined
    const isList = field?.as === 'lines' || field?.as === 'paragraphs'
    return [field?.name ?? alike(kind, path), isList && entry ? `${entry}. ${message}` : message] as const
  })
  return Object.fromEntries(placed.toReversed())
}

/** A fault of a whole pair stands at the first of it. */
function alike(kind: PlaceKind, path: string): string {
  if (kind === 'categories' && path === 'url') return 'name'
  return PLACE_FIELDS[kind].find(({ name }) => name.startsWith(`${path}.`))?.name ?? path
}

function valueAt(row: object, { name }: Pick<PlaceField, 'name'>): unknown {
  return name.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown> | null)?.[part], row)
}

function shown({ as }: PlaceField, value: unknown, cities: Cities): string {
  if (value === null || value === undefined) return ''
  if (as === 'place') return cities.find(({ id }) => id === value)?.url ?? ''
  if (!Array.isArray(value)) return typeof value === 'string' ? value : JSON.stringify(value)
  if (as === 'months') return value.toSorted((a: number, b: number) => a - b).join(',')
  return value.join(as === 'paragraphs' ? '\n\n' : '\n')
}

function meant({ as, mayLack }: PlaceField, typed: string, cities: Cities): unknown {
  if (as === 'number') return typed === '' ? (mayLack ? null : undefined) : Number(ungrouped(typed))
  if (as === 'months') return typed === '' ? [] : typed.split(',').map(Number)
  if (as === 'lines') return parts(typed, /\n/)
  if (as === 'paragraphs') return parts(typed, /\n[ \t]*\n/)
  if (as === 'place') return typed === '' ? '' : (cities.find(({ url }) => url === typed)?.id ?? UNKNOWN_PLACE)
  return typed
}

function parts(typed: string, between: RegExp): string[] {
  return typed
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function put(draft: Record<string, unknown>, [first = '', second]: string[], value: unknown): void {
  if (second === undefined) draft[first] = value
  else if (/^\d$/.test(second)) ((draft[first] ??= []) as unknown[])[Number(second)] = value
  else ((draft[first] ??= {}) as Record<string, unknown>)[second] = value
}
