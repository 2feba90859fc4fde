import { isDeepStrictEqual } from 'node:util'
import type { Fault } from '#domain/audit/command.server.ts'
import { DRAWN } from '#domain/catalogue/place-kind.ts'
import type { Db } from '#platform/db.server.ts'
import { newId } from '#platform/ids.ts'
import { PICTURE_SHOWS } from './columns.ts'
import { keyHeads } from './file.ts'
import { judge } from './judged.ts'
import { keyOf } from './kind.ts'
import type { SheetKind } from './kind.ts'
import { withAddresses, withIds } from './references.server.ts'
import { placeOf, readThing } from './rows.ts'
import type { RowFault, ThingRows } from './rows.ts'
import { columnsOf, valueAt, withValueAt } from './sheet.ts'
import type { Column, Sheet } from './sheet.ts'

type Thing = Record<string, unknown>
/** What would become of a thing: `same` is not written again. */
export type RowFate = 'fresh' | 'changed' | 'same'
/** `stands` is what there is of it, with addresses, `key` what it is known by, `writer` who has begun to write it, where it would change. */
export type CheckedThing = {
  fate: RowFate
  key: string
  draft: Thing
  stands: Thing | undefined
  /** The same as it is kept. */
  stood: Thing | undefined
  faults: RowFault[]
  writer: { by: string | null } | undefined
}

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
  const read = asked.map((rows, i) => {
    const stood = standing.get(keys[i]!)
    return readThing(sheet, heads, rows, stood ?? begunWith(kind, heads))
  })
  const things = await withIds(
    db,
    sheet,
    read.map(({ thing }) => thing),
  )
  const made = things.map(({ thing, dangling }, i) => {
    const stood = stands.get(keys[i]!)
    const told = withOwnWords(heads, pictured(kind, thing, stood), stood)
    const judged = judge(kind.draft, { id: newId(), ...stood, ...told })
    const { draft, objections } = judged
    const unread = new Set([...judged.unread, ...namesIn(dangling), ...unreadCells(sheet, read[i]!.faults)])
    return { stood, draft, fate: fateOf(kind, stood, draft), objections: [...dangling, ...objections], unread }
  })
  const against = await listAgainst(db, kind, made)
  const changed = made.filter(({ fate }) => fate === 'changed').map(({ draft }) => String(draft['id']))
  const writers = changed.length > 0 ? await kind.underWay?.(db, changed) : undefined
  return made.map((one, i) => {
    const rows = asked[i]!
    const objections = [...one.objections, ...(against.get(one) ?? [])]
    const placed = objections.map(({ path, message }) => ({ ...placeOf(sheet, heads, rows, path), message }))
    const found = [...shapeFaults(kind, heads, rows), ...read[i]!.faults, ...placed]
    const all = firstOfEach(one.stood ? found : withoutColumns(kind, heads, rows, found))
    const faults = all.toSorted((a, b) => a.row - b.row)
    const writer = one.fate === 'changed' ? writers?.get(String(one.draft['id'])) : undefined
    return {
      fate: one.fate,
      key: keys[i]!,
      draft: one.draft,
      stands: standing.get(keys[i]!),
      stood: one.stood,
      faults,
      writer,
    }
  })
}

/** The heads under which a new thing must say something. */
export function neededHeads(kind: SheetKind): Set<string> {
  const heads = columnsOf(kind.sheet).map(({ head }) => head)
  const missing = missingHeads(kind, heads, () => '')
  const [example] = kind.example
  if (!example) return missing
  // What only one of two columns has to say is none that must be filled: the example says the other.
  const without = (head: string) => missingHeads(kind, heads, (one) => (one === head ? '' : (example[one] ?? '')))
  return new Set([...missing].filter((head) => without(head).has(head)))
}

/** The heads that something is amiss under in a row of a new thing. */
function missingHeads(kind: SheetKind, heads: readonly string[], cellUnder: (head: string) => string): Set<string> {
  const row = { first: 1, cells: [heads.map(cellUnder)] }
  const { thing, faults } = readThing(kind.sheet, heads, row, begunWith(kind, heads))
  const { objections } = judge(kind.draft, { id: newId(), ...pictured(kind, thing, undefined) })
  const placed = objections.map(({ path }) => placeOf(kind.sheet, heads, row, path))
  return new Set([...faults, ...placed].map(({ head }) => head))
}

type MadeRow = {
  stood: Thing | undefined
  draft: Thing
  fate: RowFate
  objections: readonly Fault[]
  unread: ReadonlySet<string>
}

/** What the database has against those that would be written, of what can be read of each. */
async function listAgainst(db: Db, kind: SheetKind, made: readonly MadeRow[]): Promise<Map<MadeRow, readonly Fault[]>> {
  const isAsked = ({ objections, unread }: MadeRow) =>
    kind.judgesInPart === true || (objections.length === 0 && unread.size === 0)
  const asked = made.filter((one) => one.fate !== 'same' && isAsked(one))
  const readable = asked.map(({ stood, draft, unread }) => ({ stood, draft: without(draft, unread) }))
  const against = asked.length === 0 ? [] : ((await kind.against?.(db, readable)) ?? [])
  return new Map(against.map((faults, i) => [asked[i]!, faults]))
}

function without(draft: Thing, names: ReadonlySet<string>): Thing {
  return Object.fromEntries(Object.entries(draft).filter(([name]) => !names.has(name)))
}

/** The values of a thing in which something was found. */
function namesIn(found: readonly { path: string }[]): string[] {
  return found.map(({ path }) => path.split('.')[0]!)
}

function unreadCells(sheet: Sheet, faults: readonly RowFault[]): string[] {
  const heads = new Set(faults.map(({ head }) => head))
  const parts = (sheet.parts ?? []).filter(({ columns }) => columns.some(({ head }) => heads.has(head)))
  return namesIn([...sheet.columns.filter(({ head }) => heads.has(head)), ...parts])
}

/** The thing with the picture it has where its row names none; a new one with the word for a poster that will be drawn. */
function pictured({ drawn }: SheetKind, thing: Thing, stood: Thing | undefined): Thing {
  if (!drawn || [thing[drawn.path]].flat().some(Boolean)) return thing
  return { ...thing, [drawn.path]: stood?.[drawn.path] ?? (drawn.path === 'pictureIds' ? [DRAWN] : DRAWN) }
}

/** What was said of one picture is not said of another. */
function withOwnWords(heads: readonly string[], thing: Thing, stood: Thing | undefined): Thing {
  const isOther = stood?.['pictureAlt'] && thing['pictureId'] !== stood['pictureId']
  return isOther && !heads.includes(PICTURE_SHOWS.head) ? { ...thing, pictureAlt: null } : thing
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

/** What a new thing is before its row is read: as its form begins, and nothing where the file leaves out a column that may be empty. */
function begunWith({ sheet, begins }: SheetKind, heads: readonly string[]): Thing {
  const isAbsent = ({ path, head }: Column) => !heads.includes(head) && valueAt(begins, path) === undefined
  const empty = sheet.columns.filter(isAbsent).flatMap(({ path, cell }) => {
    const read = cell.read('')
    const isNothing = read.ok && (read.value === null || (Array.isArray(read.value) && read.value.length === 0))
    return isNothing ? [[path, read.value] as const] : []
  })
  const lists = (sheet.parts ?? []).map(({ path }) => [path, []] as const)
  return [...lists, ...empty].reduce<Thing>((thing, [path, value]) => withValueAt(thing, path, value) as Thing, {
    ...begins,
  })
}

/** The faults of a new thing; what lies in columns the file has not is said once, at what it would be known by. */
function withoutColumns(
  kind: SheetKind,
  heads: readonly string[],
  { first }: ThingRows,
  faults: readonly RowFault[],
): RowFault[] {
  const absent = [...new Set(faults.map(({ head }) => head).filter((head) => !heads.includes(head)))]
  if (absent.length === 0) return [...faults]
  const message = `There is no such ${kind.one}, and a new one needs more columns: ${absent.join(', ')}.`
  return [...faults.filter(({ head }) => heads.includes(head)), { row: first, head: keyHeads(kind).at(-1)!, message }]
}

/** Rows further down that say of the thing itself what its first row does not; where they do not name it, somebody has left out what the next is known by. */
function strayFaults(
  { sheet, key, one }: SheetKind,
  heads: readonly string[],
  { first, cells }: ThingRows,
): RowFault[] {
  const own = sheet.columns.filter(({ path, head }) => !key.includes(path) && heads.includes(head))
  const keyHead = sheet.columns.findLast(({ path }) => key.includes(path))!.head
  const textIn = (row: number, head: string) => (cells[row]?.[heads.indexOf(head)] ?? '').trim()
  return cells.flatMap((_, row) => {
    const stray = own.find(({ head }) => row > 0 && textIn(row, head) !== '' && textIn(row, head) !== textIn(0, head))
    const message = textIn(row, keyHead)
      ? `This row is of the same ${one}, which says otherwise above.`
      : `This row has no ${keyHead}, so it belongs to the ${one} above, which says this already.`
    return stray ? [{ row: first + row, head: stray.head, message }] : []
  })
}

/** What is wrong with the rows themselves. */
function shapeFaults(kind: SheetKind, heads: readonly string[], rows: ThingRows): RowFault[] {
  const { first, cells, isAgain } = rows
  const head = keyHeads(kind)[0]!
  const wide = cells.findIndex((row) => row.slice(heads.length).some((cell) => cell.trim() !== ''))
  return [
    ...strayFaults(kind, heads, rows),
    ...(isAgain ? [{ row: first, head, message: 'A row further up is about the same.' }] : []),
    ...(wide < 0 ? [] : [{ row: first + wide, head, message: 'There are more cells than heads in this row.' }]),
  ]
}

function fateOf(kind: SheetKind, stood: Thing | undefined, draft: Thing): RowFate {
  if (!stood) return 'fresh'
  const [before, after] = [judge(kind.draft, stood).draft, draft].map((thing) => inOneOrder(kind.sheet, thing))
  return isDeepStrictEqual(before, after) ? 'same' : 'changed'
}

function inOneOrder({ columns }: Sheet, thing: unknown): unknown {
  const sorted = (some: unknown) => (some as string[]).toSorted()
  return columns
    .filter(({ cell, path }) => cell.inAnyOrder && valueAt(thing, path))
    .reduce((one, { path }) => withValueAt(one, path, sorted(valueAt(one, path))), thing)
}

/** One fault a cell: what cannot be read is not missing too. */
function firstOfEach(faults: readonly RowFault[]): RowFault[] {
  return [...new Map(faults.toReversed().map((fault) => [`${fault.row} ${fault.head}`, fault])).values()].toReversed()
}

function keySheet({ sheet, key }: SheetKind): Sheet {
  return { columns: sheet.columns.filter(({ path }) => key.includes(path)) }
}
