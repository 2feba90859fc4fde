import type { Fault } from '#domain/audit/command.server.ts'
import { ungrouped } from '#platform/digits.ts'
import { readRupees } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'

/** What stands in the fields of a form, by their names: those of the draft, as `grid.twin` and `stops.0.nights`. */
export type TypedPackage = Readonly<Record<string, string>>

/**
 * The rows of a form: their columns, and whether an empty one among them means something. `emptied` are those a person empties to take a row away, where
 * others stand by themselves: an id, a choice.
 */
export type Lists = Readonly<
  Record<string, { columns: readonly string[]; emptied?: readonly string[]; keepsBlank?: boolean }>
>

/** Nobody types more rows than these. */
const MOST_ROWS = 60

/** How many rows a list of a form has. */
export function countIn(typed: TypedPackage, list: string): number {
  const count = Number(typed[`${list}.count`] ?? 0)
  return Number.isInteger(count) && count > 0 ? Math.min(count, MOST_ROWS) : 0
}

/** Every name a form may have sent. */
export function namesOf(lists: Lists, fields: readonly string[], count: (list: string) => number): string[] {
  const inRows = Object.entries(lists).flatMap(([list, { columns }]) =>
    Array.from({ length: count(list) }, (_, at) => columns.map((column) => `${list}.${at}.${column}`)).flat(),
  )
  return [...fields, ...Object.keys(lists).map((list) => `${list}.count`), ...inRows]
}

/** What was typed with the button that was pressed carried out, as `stops.up.2` says it, and empty rows taken out. */
export function tidied(lists: Lists, typed: TypedPackage): TypedPackage {
  const [, pressed = '', verb = '', at = '0'] =
    /^([\w.]+)\.(up|down|remove|add)\.(\d{1,2})$/.exec(typed['do'] ?? '') ?? []
  const others = Object.fromEntries(Object.entries(typed).filter(([name]) => name !== 'do' && !isOfRows(lists, name)))
  return Object.entries(lists).reduce<TypedPackage>(
    (all, [list, { columns, emptied = columns, keepsBlank = false }]) => {
      const rows = rowsIn(typed, list, columns)
      const moved = list === pressed ? moveRow(rows, verb, Number(at)) : rows
      const kept = keepsBlank
        ? moved
        : moved.filter((row) => emptied.some((column) => (row[column] ?? '').trim() !== ''))
      return { ...all, ...typedRows(list, kept) }
    },
    others,
  )
}

function isOfRows(lists: Lists, name: string): boolean {
  return Object.keys(lists).some((list) => name.startsWith(`${list}.`))
}

/** The rows of a list as they were typed. */
export function rowsIn(typed: TypedPackage, list: string, columns: readonly string[]): Record<string, string>[] {
  return Array.from({ length: countIn(typed, list) }, (_, at) =>
    Object.fromEntries(columns.map((column) => [column, typed[`${list}.${at}.${column}`] ?? ''])),
  )
}

/** Rows by the names of their fields. */
export function typedRows(list: string, rows: readonly Record<string, string>[]): Record<string, string> {
  const fields = rows.flatMap((row, at) =>
    Object.entries(row).map(([column, value]) => [`${list}.${at}.${column}`, value]),
  )
  return { [`${list}.count`]: String(rows.length), ...(Object.fromEntries(fields) as Record<string, string>) }
}

function moveRow<Row>(rows: readonly Row[], verb: string, at: number): Row[] {
  const row = rows[at]
  if (verb === 'add') return [...rows, {} as Row]
  if (row === undefined) return [...rows]
  const without = rows.toSpliced(at, 1)
  return verb === 'remove' ? without : without.toSpliced(Math.max(0, verb === 'up' ? at - 1 : at + 1), 0, row)
}

/** Reads what was typed; what cannot be meant is a fault at its field. */
export function readerOf(typed: TypedPackage) {
  const faults: Fault[] = []
  const amiss = (path: string, message: string) => void faults.push({ path, message })
  const text = (name: string) => (typed[name] ?? '').trim()
  /** A whole number, or null where nothing stands. */
  function whole(name: string, message: string): number | null {
    const value = ungrouped(text(name))
    if (value === '') return null
    if (/^-?\d{1,7}$/.test(value)) return Number(value)
    amiss(name, message)
    return null
  }
  function amount(name: string, message: string): number | null {
    const value = ungrouped(text(name))
    if (value === '') return null
    if (/^\d{1,6}(\.\d{1,2})?$/.test(value)) return Number(value)
    amiss(name, message)
    return null
  }
  function paise(name: string): Paise | null {
    const value = text(name)
    if (value === '') return null
    const read = readRupees(value)
    if (read === undefined) amiss(name, 'A price is a sum in rupees, such as 19,050.')
    return read ?? null
  }
  const lines = (name: string) =>
    text(name)
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
  /** Those that are ticked, as they stood and then what is new. */
  function chosen(name: string, ids: readonly string[], was: readonly string[]): string[] {
    const ticked = ids.filter((id) => text(`${name}.${id}`) !== '')
    return [...was.filter((id) => ticked.includes(id)), ...ticked.filter((id) => !was.includes(id))]
  }
  return { faults, amiss, text, whole, amount, paise, lines, chosen }
}

/** Ticks by the names of their boxes. */
export function ticked(name: string, ids: readonly (string | number)[]): Record<string, string> {
  return Object.fromEntries(ids.map((id) => [`${name}.${id}`, 'yes']))
}
