import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse'
import { done } from '#platform/result.ts'
import { columnsOf } from './sheet.ts'
import type { Sheet } from './sheet.ts'
import type { SheetKind } from './kind.ts'
import type { ThingRows } from './rows.ts'

const MOST_HEADS = 200
const LONGEST_LINE = 256 * 1024
const PIECE = 64 * 1024

/** The text of a file; undefined where it is no UTF-8, as a spreadsheet saves unless it is told. */
function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** The rows of a CSV file one after the other, empty ones too; with commas, semicolons or tabs, whichever its first line has most of. */
function rowsIn(text: string): AsyncIterable<string[]> {
  const [head = ''] = text.split(/\r?\n/, 1)
  const count = (sign: string) => head.split(sign).length
  const delimiter = [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0]!
  const parser = parse({ delimiter, bom: true, relax_column_count: true, max_record_size: LONGEST_LINE })
  return Readable.from(piecesOf(text)).pipe(parser)
}

/** The heads of a file, spelt as the sheet spells them; in words what is wrong with them. */
function headsIn(
  kind: SheetKind,
  row: readonly string[],
): { ok: true; value: string[] } | { ok: false; message: string } {
  const known = columnsOf(kind.sheet).map(({ head }) => head)
  const heads = row.slice(0, MOST_HEADS).map((typed) => {
    const plain = typed.trim().toLowerCase()
    return known.find((head) => head.toLowerCase() === plain) ?? (kind.isForeign ? '' : typed.trim())
  })
  const strange = heads.filter((head) => head !== '' && !known.includes(head))
  if (strange.length > 0) return { ok: false, message: `No column is called ${strange.slice(0, 5).join(', ')}.` }
  const twice = heads.find((head, i) => head !== '' && heads.indexOf(head) !== i)
  if (twice) return { ok: false, message: `The column ${twice} stands twice.` }
  const missing = [...keyHeads(kind), ...halfParts(kind.sheet, heads)].filter((head) => !heads.includes(head))
  if (missing.length > 0) return { ok: false, message: `The column ${missing[0]} is missing.` }
  return done(heads)
}

/** The heads of what says which row is which. */
export function keyHeads({ sheet, key }: Pick<SheetKind, 'sheet' | 'key'>): string[] {
  return sheet.columns.filter(({ path }) => key.includes(path)).map(({ head }) => head)
}

/**
 * The things of a file, each with its rows; rows are numbered as a spreadsheet does, the heads being row 1. Rows of one thing stand together: a row
 * whose key is empty or the one above belongs to it where things have parts.
 */
async function* thingsIn(
  kind: SheetKind,
  heads: readonly string[],
  rows: AsyncIterable<string[]>,
): AsyncGenerator<ThingRows & { key: string }> {
  const at = keyHeads(kind).map((head) => heads.indexOf(head))
  let thing: (ThingRows & { key: string }) | undefined
  let number = 1
  for await (const cells of rows) {
    number++
    if (cells.every((cell) => cell.trim() === '')) continue
    const said = at.map((index) => (cells[index] ?? '').trim()).join('/')
    const key = kind.spelt?.(said) ?? said
    const isMore = kind.sheet.parts && thing && (key === thing.key || key === '' || /^\/+$/.test(key))
    if (isMore && thing && thing.first + thing.cells.length === number) thing.cells.push(cells)
    else {
      if (thing) yield thing
      thing = { first: number, cells: [cells], key }
    }
  }
  if (thing) yield thing
}

/** A part is there whole or not at all. */
function halfParts({ parts = [] }: Sheet, heads: readonly string[]): string[] {
  return parts
    .map(({ columns }) => columns.map(({ head }) => head))
    .filter((own) => own.some((head) => heads.includes(head)))
    .flat()
}

function* piecesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += PIECE) yield text.slice(at, at + PIECE)
}

const THINGS_A_CHUNK = 100
const MOST_ROWS = 500_000

export type ReadFile = { heads: string[]; rows: number; chunks: ThingRows[][] }
type RefusedFile = { ok: false; reason: 'unreadable-file'; faults: { path: string; message: string }[] }

/** A CSV file of a kind, cut into things and those into chunks. Refuses what is none, in words at `file`. */
export async function readFile(
  kind: SheetKind,
  bytes: Uint8Array,
): Promise<{ ok: true; value: ReadFile } | RefusedFile> {
  const text = textOf(bytes)
  if (text === undefined || text.includes('\0'))
    return unreadable('This is no CSV in UTF-8. A spreadsheet saves one as “CSV UTF-8”.')
  try {
    return await readText(kind, text)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return unreadable(unreadableText(error))
  }
}

function unreadableText({ code, lines }: CsvError & { lines?: number }): string {
  const where = typeof lines === 'number' ? ` in line ${lines}` : ''
  if (code === 'CSV_QUOTE_NOT_CLOSED') return `This is no CSV: a quotation mark${where} is opened and never closed.`
  return `This is no CSV: the quotation marks${where} do not stand around a whole cell.`
}

async function readText(kind: SheetKind, text: string) {
  const rows = rowsIn(text)[Symbol.asyncIterator]()
  const first = await rows.next()
  const heads = headsIn(kind, first.done ? [] : first.value)
  if (!heads.ok) return unreadable(heads.message)
  const known = new Set<string>()
  const chunks: ThingRows[][] = []
  let count = 0
  for await (const { key, ...thing } of thingsIn(kind, heads.value, { [Symbol.asyncIterator]: () => rows })) {
    count += thing.cells.length
    if (count > MOST_ROWS) return unreadable(`A file has at most ${MOST_ROWS.toLocaleString('en-IN')} rows.`)
    if (!chunks.at(-1) || chunks.at(-1)!.length === THINGS_A_CHUNK) {
      chunks.push([])
      // A stream of lines gives nobody else a turn.
      await setImmediate()
    }
    chunks.at(-1)!.push(known.has(key) ? { ...thing, isAgain: true } : thing)
    known.add(key)
  }
  if (count === 0) return unreadable('There is nothing under the heads of this file: it would change nothing.')
  return done({ heads: heads.value, rows: count, chunks })
}

function unreadable(message: string): RefusedFile {
  return { ok: false, reason: 'unreadable-file', faults: [{ path: 'file', message }] }
}
