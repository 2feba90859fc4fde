import { and, asc, eq, ilike, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { stoodOf } from '#domain/audit/edit-one.server.ts'
import { listHistory } from '#domain/audit/audit.server.ts'
import type { AuditEntry } from '#domain/audit/audit.server.ts'
import { pictureColumns, toPicture } from '#domain/media/picture-columns.server.ts'
import type { Picture } from '#domain/media/picture.ts'
import { pictures } from '#domain/media/tables.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import type { Db } from '#platform/db.server.ts'
import { holding } from '#platform/like.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { CATEGORY_KINDS } from './category.ts'
import { SUBJECTS } from './place-kind.ts'
import type { PlaceKind, PlaceRow } from './place-kind.ts'
import {
  allNames,
  attractions,
  categories,
  cities,
  packageAttractions,
  packageCategories,
  packageStops,
  states,
} from './tables.ts'
import { packagesOfState } from './states.server.ts'
import { PLACE_TABLES } from './writing/edit-places.server.ts'

/** What narrows a list: words of a name or an address, the code of a state, the kind of a category. */
export type PlacesAsked = { words: string; state: string; kind: string; page: number }
export type PlaceOnList = { id: string; name: string; url: string; line: string; packages: number; picture: Picture }

const PAGE_SIZE = 40

const stateName = sql<string>`(select ${states.name} from ${states} where ${states.code} = state_code)`
/** What stands under a name. */
const LINES: Record<PlaceKind, SQL<string>> = {
  states: sql<string>`${states.zone}`,
  cities: stateName,
  attractions: sql<string>`${attractions.type} || ', ' || ${stateName}`,
  categories: sql<string>`${categories.line}`,
}

/** How many packages, public or not, use a thing. */
const PACKAGES: Record<PlaceKind, SQL<number>> = {
  states: packagesOfState(),
  cities: sql`(select count(distinct ${packageStops.packageId}) from ${packageStops} where ${packageStops.cityId} = ${cities.id})`,
  attractions: sql`(select count(*) from ${packageAttractions} where ${packageAttractions.attractionId} = ${attractions.id})`,
  categories: sql`(select count(*) from ${packageCategories} where ${packageCategories.categoryId} = ${categories.id})`,
}

/** One page of the things of a kind, by name, categories as they stand in the menus. Refuses `forbidden`. */
export async function listPlacesDesk(
  db: Db,
  actor: Actor,
  placeKind: PlaceKind,
  { words = '', state = '', kind = '', page = 1 }: Partial<PlacesAsked>,
): Promise<Result<{ rows: PlaceOnList[]; total: number; pages: number }, 'forbidden'>> {
  const allowed = demand(actor, 'catalogue.edit')
  if (!allowed.ok) return allowed
  const table = PLACE_TABLES[placeKind]
  const where = and(heldIn(placeKind, words), standingIn(placeKind, state), ofKind(placeKind, kind))
  const { id, name, url } = table
  const count = PACKAGES[placeKind].mapWith(Number)
  const inMenus = placeKind === 'categories' ? [asc(categories.kind), asc(categories.position)] : []
  const order = [...inMenus, asc(name), asc(id)]
  // What bears the words is found by their indexes and then put in order: along the names all would be looked at.
  const inTurn = words === '' ? order : [...inMenus, asc(sql`${name} || ''`), asc(id)]
  // The page is cut before anything is joined or counted, so the last costs about what the first does.
  const cut = db
    .select({ id })
    .from(table)
    .where(where)
    .orderBy(...inTurn)
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .as('cut')
  const rows = await db
    .select({ id, name, url, line: LINES[placeKind], packages: count, picture: pictureColumns })
    .from(table)
    .innerJoin(cut, eq(cut.id, id))
    .innerJoin(pictures, eq(pictures.id, table.pictureId))
    .orderBy(...order)
  const total = await db.$count(table, where)
  return done({
    rows: rows.map((row) => ({ ...row, picture: toPicture(row.picture) })),
    total,
    pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
  })
}

function heldIn(kind: PlaceKind, words: string): SQL | undefined {
  if (words === '') return undefined
  const table = PLACE_TABLES[kind]
  const names = kind === 'states' ? allNames(states) : kind === 'cities' ? allNames(cities) : table.name
  return or(ilike(names, holding(words)), ilike(table.url, holding(words)))
}

function standingIn(kind: PlaceKind, code: string): SQL | undefined {
  if (code === '' || kind === 'states' || kind === 'categories') return undefined
  return eq(kind === 'cities' ? cities.stateCode : attractions.stateCode, code)
}

function ofKind(placeKind: PlaceKind, kind: string): SQL | undefined {
  const known = CATEGORY_KINDS.find((one) => one === kind)
  return placeKind === 'categories' && known ? eq(categories.kind, known) : undefined
}

/** A thing as a form is made of it: its row, what the form carries of it, its picture and what happened to it, the latest first. */
export type PlaceOnDesk = { row: PlaceRow; stood: string; picture: Picture; history: AuditEntry[] }

/** One thing of a kind. Refuses `forbidden` and 'unknown'. */
export async function readPlace(
  db: Db,
  actor: Actor,
  kind: PlaceKind,
  id: string,
): Promise<Result<PlaceOnDesk, 'forbidden' | 'unknown'>> {
  const allowed = demand(actor, 'catalogue.edit')
  if (!allowed.ok) return allowed
  const table = PLACE_TABLES[kind]
  const [row] = await db.select().from(table).where(eq(table.id, id))
  if (!row) return refused('unknown')
  const [picture] = await db.select(pictureColumns).from(pictures).where(eq(pictures.id, row.pictureId))
  const history = await listHistory(db, `${SUBJECTS[kind]}:${id}`)
  return done({ row, stood: stoodOf(row), picture: toPicture(picture!), history })
}
