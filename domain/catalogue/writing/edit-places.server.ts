import { and, eq, ne } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgInsertValue } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { editOne } from '#domain/audit/edit-one.server.ts'
import type { EditedThing } from '#domain/audit/edit-one.server.ts'
import type { Command, Fault } from '#domain/audit/command.server.ts'
import { rowsOf } from '#domain/audit/save-rows.server.ts'
import { DRAWN, SUBJECTS } from '#domain/catalogue/place-kind.ts'
import type { PlaceKind } from '#domain/catalogue/place-kind.ts'
import { attractions, categories, cities, states } from '#domain/catalogue/tables.ts'
import { pictures } from '#domain/media/tables.ts'
import type { Db } from '#platform/db.server.ts'
import { upsertRows } from '#platform/upsert.server.ts'
import { AttractionDraft } from './attractions.server.ts'
import { CategoryDraft } from './categories.server.ts'
import { CityDraft } from './cities.server.ts'
import { drawPoster } from './place-poster.server.ts'
import { StateDraft } from './states.server.ts'

export const PLACE_TABLES = { states, cities, attractions, categories }
type Drafts = { states: StateDraft; cities: CityDraft; attractions: AttractionDraft; categories: CategoryDraft }
type Check = { path: string; isWrong: boolean; message: string }
type RefusedEdit = 'invalid' | 'changed-meanwhile' | 'unknown'
/** Edits one thing of a kind, or adds it where none stood. */
export type EditPlace<Draft> = Command<EditedThing & Draft, void, RefusedEdit>

/**
 * Edits a state, a city, a sight or a category, or adds one. Refuses with the field what refers to nothing there is, and an address another of its kind has
 * ('invalid'); besides as `editOne` does.
 */
export const EDIT_PLACE: { [Kind in PlaceKind]: EditPlace<Drafts[Kind]> } = {
  states: editing('states', StateDraft, async (db, { id, code }, before) => [
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
  ]),
  cities: editing('cities', CityDraft, async (db, { stateCode }) => [await mustBeState(db, stateCode)]),
  attractions: editing('attractions', AttractionDraft, async (db, { stateCode, cityId }) => [
    await mustBeState(db, stateCode),
    {
      path: 'cityId',
      isWrong: !(await isAny(db, 'cities', eq(cities.id, cityId))),
      message: 'Choose the place it is visited from, by its address: munnar.',
    },
  ]),
  categories: editing('categories', CategoryDraft, async (db, { id, kind, key }) => [
    {
      path: 'key',
      isWrong: await isAny(
        db,
        'categories',
        and(eq(categories.kind, kind), eq(categories.key, key), ne(categories.id, id)),
      ),
      message: 'Another of its kind has that key.',
    },
  ]),
}

function editing<Kind extends PlaceKind>(
  kind: Kind,
  draft: z.ZodType<Drafts[Kind]>,
  checksOf: (
    db: Db,
    draft: Drafts[Kind],
    before: Readonly<Record<string, unknown>> | undefined,
  ) => Promise<readonly Check[]>,
): EditPlace<Drafts[Kind]> {
  const table = PLACE_TABLES[kind]
  return editOne<Drafts[Kind], Drafts[Kind], void, 'invalid'>('catalogue.edit', {
    kind: rowsOf(SUBJECTS[kind], table, table.id),
    draft: draft as z.ZodType<Drafts[Kind], Drafts[Kind]>,
    // Articles and photographs name a place by its address, and go along with it.
    tags: ['catalogue', 'content', 'settings'],
    write: async ({ db }, typed, before) => {
      const faults = faultsIn([
        await freeAddress(db, kind, typed),
        await mustBePicture(db, typed),
        ...(await checksOf(db, typed, before as Record<string, unknown> | undefined)),
      ])
      if (faults.length > 0) return { ok: false, reason: 'invalid', faults }
      const pictureId = typed.pictureId === DRAWN ? await drawPoster(db, kind, typed, before) : typed.pictureId
      await upsertRows(db, table, table.id, [{ ...typed, pictureId } as PgInsertValue<typeof table>])
      return { ok: true, value: undefined }
    },
  })
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
