import { columnsOf, valueAt } from './sheet.ts'
import type { Column, Part, Sheet } from './sheet.ts'

/** What a file changes in one column of a thing, as a reader of either sees it; cut where it is long. */
export type ChangedCell = { head: string; before: string; after: string }

/** What becomes of one thing of a file: its first row, what it is known by, each column that changes, none of what is new, and what of it is worth a second look. */
export type ThingChange = { row: number; key: string; isNew: boolean; cells: ChangedCell[]; hints?: string[] }

/** Of a file's changes so many are shown before it is written; behind them come those that are worth a second look. */
export const MOST_CHANGES_SHOWN = 200

const LONGEST = 160

/** The columns in which two states of a thing differ; both name what they refer to by address. */
export function changedCells(sheet: Sheet, before: object, after: object): ChangedCell[] {
  const [was, is] = [textsOf(sheet, before), textsOf(sheet, after)]
  return columnsOf(sheet)
    .filter(({ head }) => was.get(head) !== is.get(head))
    .map(({ head }) => ({ head, before: short(was.get(head)), after: short(is.get(head)) }))
}

function textsOf({ columns, parts = [] }: Sheet, thing: object): Map<string, string> {
  return new Map([
    ...columns.map((column) => [column.head, textOf(column, thing)] as const),
    ...parts.flatMap((part) => part.columns.map((column) => [column.head, downText(part, column, thing)] as const)),
  ])
}

function downText({ path }: Part, column: Column, thing: object): string {
  const entries = (valueAt(thing, path) ?? []) as unknown[]
  return entries.map((entry) => textOf(column, entry) || '–').join(' | ')
}

/** A figure with all its decimals: a sight may move by a ten-thousandth of a degree. */
function textOf({ cell, path }: Column, thing: unknown): string {
  const value = valueAt(thing, path)
  const written = value === undefined || value === null ? '' : cell.write(value)
  return typeof written === 'number' ? written.toLocaleString('en-IN', { maximumFractionDigits: 15 }) : (written ?? '')
}

function short(text = ''): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
