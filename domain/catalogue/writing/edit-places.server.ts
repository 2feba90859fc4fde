import { and, eq, ne } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgInsertValue } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { editOne } from '#domain/audit/edit-one.server.ts'
import type { EditedThing } from '#domain/audit/edit-one.server.ts'
import type { Command, Fault } from '#domain/audit/command.server.ts'
import { rowsOf } from '#domain/audit/save-rows.server.ts'
import type { AuditedKind } from '#domain/audit/save-rows.server.ts'
import { DRAWN, SUBJECTS } from '#domain/catalogue/place-kind.ts'
import type { PlaceKind } from '#domain/catalogue/place-kind.ts'
import { attractions, categories, cities, states } from '#domain/catalogue/tables.ts'
import { pictures } from '#domain/media/tables.ts'
import type { Db } from '#platform/db.server.ts'
import { upsertRows } from '#platform/upsert.server.ts'
import { AttractionDraft } from './attractions.server.ts'
import { CategoryDraft } from './categories.server.ts'
import { NO_PLACE } from './checks.ts'
import { CityDraft } from './cities.server.ts'
import { drawPoster } from './place-poster.server.ts'
import { StateDraft } from './states.server.ts'

export const PLACE_TABLES = { states, cities, attractions, categories }
export const PLACE_SCHEMAS = {
  states: StateDraft,
  cities: CityDraft,
  attractions: AttractionDraft,
  categories: CategoryDraft,
}
type Drafts = { states: StateDraft; cities: CityDraft; attractions: AttractionDraft; categories: CategoryDraft }
type Check = { path: string; isWrong: boolean; message: string }
type RefusedEdit = 'invalid' | 'changed-meanwhile' | 'unknown'
/** Edits one thing of a kind, or adds it where none stood. */
export type EditPlace<Draft> = Command<EditedThing & Draft, void, RefusedEdit>

type Before = Readonly<Record<string, unknown>> | undefined
/** What of one of a kind refers to nothing there is, or is another's. */
const CHECKS: { [Kind in PlaceKind]: (db: Db, draft: Drafts[Kind], before: Before) => Promise<Check[]> } = {
  states: async (db, { id, code }, before) => [
    // Cities, sights and packages hold on to it.
    {
      path: 'code',
      isWrong: before !== undefined && before['code'] !== code,
      message: `The code stays ${JSON.stringify(before?.['code'] ?? '').replaceAll('"', '')}.`,
    },
    {
      path: 'code',
      isWrong: await isAny(db, 'states', and(eq(states.code, code), ne(states.id, id))),
      message: `Another state has the code ${code}.`,
    },
  ],
  cities: async (db, { stateCode }) => [await mustBeState(db, stateCode)],
  attractions: async (db, { stateCode, cityId }) => [
    await mustBeState(db, stateCode),
    {
      path: 'cityId',
      isWrong: !(await isAny(db, 'cities', eq(cities.id, cityId))),
      message: NO_PLACE,
    },
  ],
  categories: async (db, { id, kind, key }) => [
    {
      path: 'key',
      isWrong: await isAny(
        db,
        'categories',
        and(eq(categories.kind, kind), eq(categories.key, key), ne(categories.id, id)),
      ),
      message: 'Another of its kind has that key.',
    },
  ],
}

/**
 * Edits a state, a city, a sight or a category, or adds one. Refuses with the field what refers to nothing there is, and an address another of its kind has
 * ('invalid'); besides as `editOne` does.
 */
export const EDIT_PLACE: { [Kind in PlaceKind]: EditPlace<Drafts[Kind]> } = {
  states: editing('states'),
  cities: editing('cities'),
  attractions: editing('attractions'),
  categories: editing('categories'),
}

/** What the audit keeps of one of a kind: its row. */
export function placeRows(kind: PlaceKind): AuditedKind {
  return rowsOf(SUBJECTS[kind], PLACE_TABLES[kind], PLACE_TABLES[kind].id)
}

function editing<Kind extends PlaceKind>(kind: Kind): EditPlace<Drafts[Kind]> {
  const table = PLACE_TABLES[kind]
  return editOne<Drafts[Kind], Drafts[Kind], void, 'invalid'>('catalogue.edit', {
    kind: placeRows(kind),
    draft: PLACE_SCHEMAS[kind] as unknown as z.ZodType<Drafts[Kind], Drafts[Kind]>,
    // Articles and photographs name a place by its address, and go along with it.
    tags: ['catalogue', 'content', 'settings'],
    write: async ({ db }, typed, before) => {
      const faults = await checkPlace(db, kind, typed, before as Before)
      if (faults.length > 0) return { ok: false, reason: 'invalid', faults }
      const pictureId = typed.pictureId === DRAWN ? await drawPoster(db, kind, typed, before) : typed.pictureId
      await upsertRows(db, table, table.id, [{ ...typed, pictureId } as PgInsertValue<typeof table>])
      return { ok: true, value: undefined }
    },
  })
}

/** What keeps one of a kind from being public as it is written, at the names of its fields: its gaps, and once it has none, what it refers to that is not there. */
export async function faultsOfPlace(
  db: Db,
  kind: PlaceKind,
  written: Readonly<Record<string, unknown>> & { id: string },
  before: Before,
): Promise<Fault[]> {
  const { data, error } = PLACE_SCHEMAS[kind].safeParse(written)
  if (error) return error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  return checkPlace(db, kind, data as Drafts[PlaceKind], before)
}

async function checkPlace<Kind extends PlaceKind>(
  db: Db,
  kind: Kind,
  draft: Drafts[Kind],
  before: Before,
): Promise<Fault[]> {
  return faultsIn([
    await freeAddress(db, kind, draft),
    await mustBePicture(db, draft),
    ...(await CHECKS[kind](db, draft, before)),
  ])
}

function faultsIn(checks: readonly Check[]): Fault[] {
  return checks.filter(({ isWrong }) => isWrong).map(({ path, message }) => ({ path, message }))
}

async function isAny(db: Db, kind: PlaceKind, where: SQL | undefined): Promise<boolean> {
  return (await db.$count(PLACE_TABLES[kind], where)) > 0
}

async function freeAddress(db: Db, kind: PlaceKind, { id, url }: { id: string; url: string }): Promise<Check> {
  const table = PLACE_TABLES[kind]
  const [other] = await db
    .select({ name: table.name })
    .from(table)
    .where(and(eq(table.url, url), ne(table.id, id)))
  // The address of a category follows from its name.
  const path = kind === 'categories' ? 'name' : 'url'
  return { path, isWrong: other !== undefined, message: `${other?.name ?? ''} has that address already.` }
}

async function mustBeState(db: Db, code: string): Promise<Check> {
  const isThere = await isAny(db, 'states', eq(states.code, code))
  return { path: 'stateCode', isWrong: !isThere, message: 'Choose the state it lies in.' }
}

async function mustBePicture(db: Db, { pictureId }: { pictureId: string }): Promise<Check> {
  const isThere = pictureId === DRAWN || (await db.$count(pictures, eq(pictures.id, pictureId))) > 0
  return { path: 'pictureId', isWrong: !isThere, message: 'That picture is not there any more. Choose another.' }
}
