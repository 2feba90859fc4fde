import { isDeepStrictEqual } from 'node:util'
import type { Fault } from '#domain/audit/command.server.ts'
import { DRAWN } from '#domain/catalogue/place-kind.ts'
import type { Db } from '#platform/db.server.ts'
import { newId } from '#platform/ids.ts'
import { keyHeads } from './file.ts'
import { keyOf } from './kind.ts'
import type { SheetKind } from './kind.ts'
import { withAddresses, withIds } from './references.server.ts'
import { placeOf, readThing } from './rows.ts'
import type { RowFault, ThingRows } from './rows.ts'
import type { Sheet } from './sheet.ts'

type Thing = Record<string, unknown>
/** What would become of a thing: `same` is not written again. */
export type Fate = 'fresh' | 'changed' | 'same'
export type CheckedThing = { fate: Fate; draft: Thing; faults: RowFault[] }

/** Reads the rows of things as their forms would take them, on top of what stands of each. Writes nothing. */
export async function checkThings(
  db: Db,
  kind: SheetKind,
  heads: readonly string[],
  asked: readonly ThingRows[],
): Promise<CheckedThing[]> {
  const { sheet } = kind
  const keys = asked.map((rows) => keyOf(kind, readThing(keySheet(kind), heads, rows, undefined).thing))
  const stands = await kind.find(db, keys)
  const named = await withAddresses(db, sheet, [...stands.values()])
  const standing = new Map([...stands.keys()].map((key, i) => [key, named[i]!]))
  const read = asked.map((rows, i) => readThing(sheet, heads, rows, standing.get(keys[i]!)))
  const things = await withIds(
    db,
    sheet,
    read.map(({ thing }) => thing),
  )
  const made = things.map(({ thing, dangling }, i) => {
    const stood = stands.get(keys[i]!)
    const { draft, objections } = drafted(kind, { id: newId(), ...stood, ...pictured(kind, thing, stood) })
    return { stood, draft, fate: fateOf(kind, stood, draft), objections: [...dangling, ...objections] }
  })
  const against = await listAgainst(db, kind, made)
  return made.map((one, i) => {
    const rows = asked[i]!
    const objections = [...one.objections, ...(against.get(one) ?? [])]
    const placed = objections.map(({ path, message }) => ({ ...placeOf(sheet, heads, rows, path), message }))
    const faults = [...shapeFaults(kind, heads, rows), ...read[i]!.faults, ...placed]
    return { fate: one.fate, draft: one.draft, faults: firstOfEach(faults) }
  })
}

type Made = { stood: Thing | undefined; draft: Thing; fate: Fate; objections: readonly Fault[] }

/** What the database has against those that would be written; what cannot be read is not asked about. */
async function listAgainst(db: Db, kind: SheetKind, made: readonly Made[]): Promise<Map<Made, readonly Fault[]>> {
  const asked = made.filter(({ fate, objections }) => fate !== 'same' && objections.length === 0)
  const against = asked.length === 0 ? [] : ((await kind.against?.(db, asked)) ?? [])
  return new Map(against.map((faults, i) => [asked[i]!, faults]))
}

/** The thing with the picture it has where its row names none; a new one with the word for a poster that will be drawn. */
function pictured({ drawn }: SheetKind, thing: Thing, stood: Thing | undefined): Thing {
  if (!drawn || [thing[drawn.path]].flat().some(Boolean)) return thing
  return { ...thing, [drawn.path]: stood?.[drawn.path] ?? (drawn.path === 'pictureIds' ? [DRAWN] : DRAWN) }
}

/** Draws what was left to be drawn. */
export async function withPosters(db: Db, { drawn }: SheetKind, drafts: readonly Thing[]): Promise<Thing[]> {
  const all: Thing[] = []
  for (const draft of drafts) {
    const isDrawn = drawn && [draft[drawn.path]].flat().includes(DRAWN)
    all.push(isDrawn ? { ...draft, [drawn.path]: await drawn.draw(db, draft as never) } : draft)
  }
  return all
}

/** What is wrong with the rows themselves. */
function shapeFaults(kind: SheetKind, heads: readonly string[], { first, cells, isAgain }: ThingRows): RowFault[] {
  const head = keyHeads(kind)[0]!
  const wide = cells.findIndex((row) => row.slice(heads.length).some((cell) => cell.trim() !== ''))
  return [
    ...(isAgain ? [{ row: first, head, message: 'A row further up is about the same.' }] : []),
    ...(wide < 0 ? [] : [{ row: first + wide, head, message: 'There are more cells than heads in this row.' }]),
  ]
}

function drafted({ draft: schema }: SheetKind, thing: Thing) {
  const parsed = schema.safeParse(thing)
  if (parsed.success) return { draft: parsed.data as Thing, objections: [] }
  const objections = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  return { draft: thing, objections }
}

function fateOf(kind: SheetKind, stood: Thing | undefined, draft: Thing): Fate {
  if (!stood) return 'fresh'
  const before = drafted(kind, stood).draft
  return isDeepStrictEqual(before, draft) ? 'same' : 'changed'
}

/** One fault a cell: what cannot be read is not missing too. */
function firstOfEach(faults: readonly RowFault[]): RowFault[] {
  return [...new Map(faults.toReversed().map((fault) => [`${fault.row} ${fault.head}`, fault])).values()].toReversed()
}

function keySheet({ sheet, key }: SheetKind): Sheet {
  return { columns: sheet.columns.filter(({ path }) => key.includes(path)) }
}
