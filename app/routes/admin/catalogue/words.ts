import { attractionPath, toursPath } from '#app/parts/destination/paths.ts'
import { PLACE_KINDS } from '#domain/catalogue/place-kind.ts'
import type { PlaceKind } from '#domain/catalogue/place-kind.ts'
import type { PlaceUse } from '#domain/content/place-uses.server.ts'
import { href } from 'react-router'

type KindWords = { title: string; one: string; add: string; search: string }

/** What each kind is called. */
export const KIND_WORDS: Record<PlaceKind, KindWords> = {
  states: { title: 'States', one: 'state', add: 'Add a state', search: 'Name, address, other name' },
  cities: { title: 'Cities', one: 'city', add: 'Add a city', search: 'Name, address, other name' },
  attractions: { title: 'Attractions', one: 'attraction', add: 'Add an attraction', search: 'Name, address' },
  categories: { title: 'Categories', one: 'category', add: 'Add a category', search: 'Name, address' },
}

/** The kind an address of the office is about. */
export function placeKindAt(request: Request): PlaceKind {
  const section = new URL(request.url).pathname.split('/')[2]?.toLowerCase()
  return PLACE_KINDS.find((kind) => kind === section) ?? 'states'
}

/** The list of a kind. */
export function placesPath(kind: PlaceKind): string {
  return LISTS[kind]
}

/** The form of one thing, or of a new one. */
export function placePath(kind: PlaceKind, id: string): string {
  return `${LISTS[kind]}/${encodeURIComponent(id)}`
}

const LISTS: Record<PlaceKind, string> = {
  states: href('/admin/states'),
  cities: href('/admin/cities'),
  attractions: href('/admin/attractions'),
  categories: href('/admin/categories'),
}

/** The page the public sees of it. */
export function publicPath(kind: PlaceKind, url: string): string {
  if (kind === 'categories') return href('/speciality-tours/:category', { category: url })
  return kind === 'attractions' ? attractionPath(url) : toursPath(url)
}

const USES: Record<PlaceUse['by'], (count: number) => string> = {
  cities: (count) => (count === 1 ? '1 city lies in it' : `${figure(count)} cities lie in it`),
  attractions: (count) => (count === 1 ? '1 attraction belongs to it' : `${figure(count)} attractions belong to it`),
  packages: (count) => (count === 1 ? '1 package goes there' : `${figure(count)} packages go there`),
  articles: (count) => (count === 1 ? '1 article is about it' : `${figure(count)} articles are about it`),
  photographs: (count) =>
    count === 1 ? '1 photograph was taken there' : `${figure(count)} photographs were taken there`,
  roads: (count) => (count === 1 ? '1 road ends there' : `${figure(count)} roads end there`),
  vehicles: (count) => (count === 1 ? '1 vehicle stands there' : `${figure(count)} vehicles stand there`),
  drivers: (count) => (count === 1 ? '1 driver lives there' : `${figure(count)} drivers live there`),
  menus: (count) => (count === 1 ? '1 list of the menus names it' : `${figure(count)} lists of the menus name it`),
}

/** How many, as "12 packages go there"; a category gathers them. */
export function useText(kind: PlaceKind, { by, count }: PlaceUse): string {
  if (kind === 'categories' && by === 'packages')
    return count === 1 ? '1 package is in it' : `${figure(count)} packages are in it`
  return USES[by](count)
}

/** A count as India groups it. */
export function figure(count: number): string {
  return count.toLocaleString('en-IN')
}
