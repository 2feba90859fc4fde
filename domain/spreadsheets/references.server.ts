import { and, inArray } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#platform/db.server.ts'
import { inChunks } from '#platform/upsert.server.ts'
import { valueAt, withValueAt } from './sheet.ts'
import type { Column, Part, Reference, Sheet } from './sheet.ts'

/** A name in a thing that nothing answers to: where, as a path, and what would be right. */
export type DanglingName = { path: string; message: string }
type Thing = Record<string, unknown>

/** Things as a spreadsheet names what they refer to, by address. */
export async function withAddresses(db: Db, sheet: Sheet, things: readonly Thing[]): Promise<Thing[]> {
  const known = await knowing(db, sheet, things, ({ id, url }) => [id, url])
  return things.map((thing) => exchange(sheet, thing, (reference, id) => known.get(reference)?.get(id) ?? id).thing)
}

/** Things as they are kept, with the ids of what they refer to; and what they name that does not exist. */
export async function withIds(
  db: Db,
  sheet: Sheet,
  things: readonly Thing[],
): Promise<{ thing: Thing; dangling: DanglingName[] }[]> {
  const known = await knowing(db, sheet, things, ({ id, url }) => [url, id])
  return things.map((thing) => exchange(sheet, thing, (reference, url) => known.get(reference)?.get(url)))
}

type KnownReferences = Map<Reference, Map<string, string>>

async function knowing(
  db: Db,
  sheet: Sheet,
  things: readonly Thing[],
  pair: (reference: Reference) => [from: PgColumn, to: PgColumn],
): Promise<KnownReferences> {
  const asked = new Map<Reference, Set<string>>()
  for (const thing of things)
    exchange(sheet, thing, (reference, name) => {
      asked.set(reference, (asked.get(reference) ?? new Set()).add(name))
      return name
    })
  const known: KnownReferences = new Map()
  for (const [reference, names] of asked) {
    const [from, to] = pair(reference)
    const found = new Map<string, string>()
    for (const some of inChunks([...names], 1000))
      for (const row of await db
        .select({ from, to })
        .from(reference.table)
        .where(and(inArray(from, some), reference.which)))
        found.set(String(row.from), String(row.to))
    known.set(reference, found)
  }
  return known
}

type Exchange = (reference: Reference, name: string) => string | undefined

function exchange(sheet: Sheet, thing: Thing, one: Exchange): { thing: Thing; dangling: DanglingName[] } {
  const dangling: DanglingName[] = []
  const swap = (column: Column, inside: unknown, at: string) =>
    swapValue(column, valueAt(inside, column.path), one, (message) =>
      dangling.push({ path: [at, column.path].filter(Boolean).join('.'), message }),
    )
  let swapped: unknown = thing
  for (const column of sheet.columns.filter(refers))
    swapped = withValueAt(swapped, column.path, swap(column, swapped, ''))
  for (const part of (sheet.parts ?? []).filter(({ columns }) => columns.some(refers)))
    swapped = withValueAt(
      swapped,
      part.path,
      entriesOf(part, swapped).map((entry, i) => swapIn(part, entry, i, swap)),
    )
  return { thing: swapped as Thing, dangling }
}

function swapIn(
  part: Part,
  entry: unknown,
  at: number,
  swap: (column: Column, inside: unknown, at: string) => unknown,
) {
  return part.columns
    .filter(refers)
    .reduce((inside, column) => withValueAt(inside, column.path, swap(column, inside, `${part.path}.${at}`)), entry)
}

function swapValue({ refersTo }: Column, value: unknown, one: Exchange, wrong: (message: string) => void): unknown {
  if (!refersTo || value === '') return value
  if (Array.isArray(value)) return (value as string[]).map((name) => swapName(refersTo, name, one, wrong))
  return typeof value === 'string' ? swapName(refersTo, value, one, wrong) : value
}

function swapName(reference: Reference, name: string, one: Exchange, wrong: (message: string) => void): string {
  const other = one(reference, name)
  if (other === undefined)
    wrong([`There is no ${reference.thing} ${name.slice(0, 80)}.`, reference.right].filter(Boolean).join(' '))
  return other ?? name
}

function entriesOf(part: Part, thing: unknown): unknown[] {
  return (valueAt(thing, part.path) ?? []) as unknown[]
}

function refers({ refersTo }: Column): boolean {
  return refersTo !== undefined
}
