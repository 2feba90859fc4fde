import { asc } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { cities, states } from '#domain/catalogue/tables.ts'
import type { Fault } from '#domain/audit/command.server.ts'

type NamedPlace = { key: string; name: string }
type ResolvedPlaces = { keys: string[]; fault: Fault | undefined }

/** The addresses of places somebody named, or what is wrong with the names. */
export async function resolvePlaces(db: Db, typed: readonly string[]): Promise<ResolvedPlaces> {
  return resolve('places', typed, typed.length > 0 ? await listPlaceNames(db) : [])
}

/** The codes of states somebody named, or what is wrong with the names. */
export async function resolveStates(db: Db, typed: readonly string[]): Promise<ResolvedPlaces> {
  return resolve('states', typed, typed.length > 0 ? await listStateNames(db) : [])
}

/** What places and states are called in a form: by name, or by address where two bear one. */
export async function nameThem(db: Db, article: { places: readonly string[]; states: readonly string[] }) {
  const [places, states] = [await listPlaceNames(db), await listStateNames(db)]
  return { places: spoken(article.places, places), states: spoken(article.states, states) }
}

async function listPlaceNames(db: Db): Promise<NamedPlace[]> {
  return db.select({ key: cities.url, name: cities.name }).from(cities).orderBy(asc(cities.name))
}

async function listStateNames(db: Db): Promise<NamedPlace[]> {
  return db.select({ key: states.code, name: states.name }).from(states).orderBy(asc(states.name))
}

function spoken(keys: readonly string[], all: readonly NamedPlace[]): string {
  const nameOf = (key: string) => all.find((one) => one.key === key)?.name ?? key
  const isAlone = (name: string) => all.filter((one) => one.name === name).length === 1
  return keys.map((key) => (isAlone(nameOf(key)) ? nameOf(key) : key)).join(', ')
}

function resolve(path: 'places' | 'states', typed: readonly string[], all: readonly NamedPlace[]): ResolvedPlaces {
  const keys: string[] = []
  for (const name of typed) {
    const meant = all.filter((one) => isMeant(one, name))
    if (meant.length !== 1) return { keys: [], fault: { path, message: faultOf(path, name, meant, all) } }
    keys.push(meant[0]!.key)
  }
  return { keys: [...new Set(keys)], fault: undefined }
}

function isMeant({ key, name }: NamedPlace, typed: string): boolean {
  const small = typed.toLowerCase()
  return key.toLowerCase() === small || name.toLowerCase() === small
}

function faultOf(path: string, typed: string, meant: readonly NamedPlace[], all: readonly NamedPlace[]): string {
  if (meant.length > 1) return `Two are called ${typed}: write ${meant.map(({ key }) => key).join(' or ')}.`
  const begin = typed.slice(0, 3).toLowerCase()
  const alike = all.filter(({ name }) => name.toLowerCase().startsWith(begin)).slice(0, 3)
  const hint = alike.length > 0 ? ` There is ${alike.map(({ name }) => name).join(', ')}.` : ''
  return `No ${path === 'places' ? 'place' : 'state'} of the catalogue is called “${typed}”.${hint}`
}
