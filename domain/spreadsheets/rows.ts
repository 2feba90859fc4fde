import type { Cell } from './cell.ts'
import { columnsOf, valueAt, withValueAt } from './sheet.ts'
import type { Column, Part, Sheet } from './sheet.ts'

/** What is wrong in a file: in which row as the spreadsheet counts them, under which head, and what would be right. */
export type RowFault = { row: number; head: string; message: string }

/** The rows of one thing as a file has them; `first` is the number of the first, `isAgain` of one that stands further up too. */
export type ThingRows = { first: number; cells: string[][]; isAgain?: boolean }

/** A thing as its rows say, on top of what stands of it, and what cannot be read. */
export type ReadThing = { thing: Record<string, unknown>; faults: RowFault[] }

/** Reads the rows of one thing. What the file has no column for stays as it stands. */
export function readThing(
  sheet: Sheet,
  heads: readonly string[],
  { first, cells }: ThingRows,
  stands: object | undefined,
): ReadThing {
  const faults: RowFault[] = []
  const read = (column: Column, at: number) => {
    const found = readCell(column.cell, cells[at]?.[heads.indexOf(column.head)] ?? '')
    if (found.ok) return found.value
    faults.push({ row: first + at, head: column.head, message: found.message })
    return undefined
  }
  const isThere = ({ head }: Column) => heads.includes(head)
  let thing: unknown = { ...stands }
  for (const column of sheet.columns.filter(isThere)) thing = withValueAt(thing, column.path, read(column, 0))
  for (const part of sheet.parts ?? []) {
    const there = part.columns.filter(isThere)
    if (there.length === 0) continue
    const entries = entryRows(part, heads, cells).map((at) =>
      there.reduce<unknown>((entry, column) => withValueAt(entry, column.path, read(column, at)), {}),
    )
    thing = withValueAt(thing, part.path, entries)
  }
  return { thing: thing as Record<string, unknown>, faults }
}

/** The rows of a thing, as `readThing` reads them back under the same heads. */
export function writeThing(sheet: Sheet, thing: object): (string | number | null)[][] {
  const parts = (sheet.parts ?? []).map((part) => ({
    ...part,
    entries: (valueAt(thing, part.path) ?? []) as unknown[],
  }))
  const height = Math.max(1, ...parts.map(({ entries }) => entries.length))
  return Array.from({ length: height }, (_, at) => [
    ...sheet.columns.map((column, i) => (at === 0 || i === 0 ? column.cell.write(valueAt(thing, column.path)) : null)),
    ...parts.flatMap(({ columns, entries }) =>
      columns.map(({ cell, path }) => (at < entries.length ? cell.write(valueAt(entries[at], path)) : null)),
    ),
  ])
}

/** Where a fault of the schema at a path, as `itinerary.2.title`, stands in the file. */
export function placeOf(
  sheet: Sheet,
  heads: readonly string[],
  { first, cells }: ThingRows,
  path: string,
): Omit<RowFault, 'message'> {
  for (const part of sheet.parts ?? []) {
    const [, entry, inside = ''] = new RegExp(`^${part.path}\\.(\\d+)\\.?(.*)$`).exec(path) ?? []
    if (entry === undefined) continue
    const at = entryRows(part, heads, cells)[Number(entry)] ?? 0
    return { row: first + at, head: nearest(part.columns, inside)?.head ?? part.columns[0]!.head }
  }
  const part = sheet.parts?.find((one) => one.path === path)
  return { row: first, head: part?.columns[0]?.head ?? nearest(sheet.columns, path)?.head ?? columnsOf(sheet)[0]!.head }
}

/** What a spreadsheet kept of a cell that our own export had made harmless (`csvLine`) is what it was. */
function readCell(cell: Cell, text: string) {
  const plain = text.replaceAll('\r\n', '\n')
  return cell.read((/^'+\s*[=+\-@]/.test(plain) ? plain.slice(1) : plain).trim())
}

/** The rows in which a part has an entry. */
function entryRows({ columns }: Part, heads: readonly string[], cells: readonly string[][]): number[] {
  const at = columns.map(({ head }) => heads.indexOf(head)).filter((index) => index >= 0)
  return [...cells.keys()].filter((row) => at.some((index) => (cells[row]![index] ?? '').trim() !== ''))
}

function nearest(columns: readonly Column[], path: string): Column | undefined {
  const isIn = (inner: string, outer: string) => inner.startsWith(`${outer}.`)
  return (
    columns.find((column) => column.path === path || isIn(path, column.path)) ??
    columns.find((column) => path !== '' && isIn(column.path, path))
  )
}
