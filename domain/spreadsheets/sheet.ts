import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Cell } from './cell.ts'

/** Another thing that a cell names by its address, while the thing itself keeps its id; where not all of its kind may be named, which; `right` says what would be right where nothing answers to the name, if that is more than another one. */
export type Reference = { thing: string; right?: string; table: PgTable; id: PgColumn; url: PgColumn; which?: SQL }

/** A column of a spreadsheet: what stands over it, where its value belongs in the thing, as `grid.twin`, and how it is written. */
export type Column = { head: string; path: string; cell: Cell; help: string; refersTo?: Reference }

/** Lists of a thing that fill a column down, one entry a row, under the thing's own row; a column with the empty path is the entry itself. */
export type Part = { path: string; columns: readonly Column[] }

/** How things of one kind stand in a spreadsheet: a row each, or several where they have parts. */
export type Sheet = { columns: readonly Column[]; parts?: readonly Part[] }

/** Every column of a sheet, in the order it is written. */
export function columnsOf({ columns, parts = [] }: Sheet): Column[] {
  return [...columns, ...parts.flatMap((part) => part.columns)]
}

/** What stands in a thing at a path; the thing itself at the empty one. */
export function valueAt(thing: unknown, path: string): unknown {
  if (path === '') return thing
  return path.split('.').reduce<unknown>((inside, name) => (inside as Record<string, unknown> | null)?.[name], thing)
}

/** The thing with something else at a path. */
export function withValueAt(thing: unknown, path: string, value: unknown): unknown {
  const [name = '', ...rest] = path.split('.')
  if (name === '') return value
  const stood = (thing ?? {}) as Record<string, unknown>
  return { ...stood, [name]: withValueAt(stood[name], rest.join('.'), value) }
}
