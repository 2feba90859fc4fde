import type { DaySight } from '#domain/catalogue/package.ts'
import type { Leg } from '#domain/catalogue/journey/leg.ts'
import { legIn, legText } from '#domain/catalogue/journey/leg-text.ts'
import { ungrouped } from '#platform/digits.ts'
import { readRupees } from '#platform/money.ts'
import { done } from '#platform/result.ts'
import { dayIn } from './day-in.ts'

/** What a cell said: the value, or what would have been right in it. */
export type CellRead = { ok: true; value: unknown } | { ok: false; message: string }

/** How values of one sort stand in the cells of a spreadsheet. What `write` gives, `read` gives back. */
export type Cell = {
  read(text: string): CellRead
  write(value: unknown): string | number | null
  /** Of several values none is the first: in another order they are the same. */
  inAnyOrder?: true
}

/** Words, as they are. */
export const words: Cell = cellOf<string>(
  (text) => text,
  '',
  (value) => value,
)

/** A number without a fraction. */
export const whole: Cell = numberOf(/^-?\d{1,15}$/, 'A whole number belongs here.')

/** A number, with a fraction or without. */
export const decimal: Cell = numberOf(/^-?\d{1,15}(\.\d{1,15})?$/, 'A number belongs here.')

/** Rupees in the cell, paise in the thing. */
export const money: Cell = cellOf<number>(readRupees, 'A sum in rupees belongs here, such as 19,050.', (paise) =>
  paise % 100 === 0 ? paise / 100 : (paise / 100).toFixed(2),
)

/** A day, also as reports of others write it (`dayIn`). */
export const dayOf: Cell = cellOf<string>(dayIn, 'A day belongs here, as 2026-12-05.', (day) => day)

/** "yes" or "no". */
export const yesNo: Cell = cellOf<boolean>(
  (text) => ({ yes: true, no: false })[text.toLowerCase()],
  'Yes or no belongs here.',
  (value) => (value ? 'yes' : 'no'),
)

/** One of a few words. */
export function oneOf(known: readonly string[]): Cell {
  return cellOf<string>(
    (text) => known.find((one) => one.toLowerCase() === text.toLowerCase()),
    `One of these belongs here: ${known.join(', ')}.`,
    (value) => value,
  )
}

/** Several in one cell, with | between them. */
export function list(cell: Cell): Cell {
  return {
    read: (text) => gathered(splitAt(text).map((part) => cell.read(part))),
    write: (values) => (values as unknown[]).map((value) => escaped(String(cell.write(value) ?? ''))).join(' | '),
  }
}

/** Several in one cell of which none is the first: written by the alphabet, so that two sites write the same. */
export function anyOrder(cell: Cell): Cell {
  const several = list(cell)
  return { ...several, inAnyOrder: true, write: (values) => several.write((values as string[]).toSorted()) }
}

/** Words by the id of what each is about, as its-id: A garden. */
export const wordsOf: Cell = {
  read: (text) => {
    const said = splitAt(text).map((one) => /^([\w-]+):\s*(.+)$/s.exec(one)?.slice(1))
    return said.every((pair) => pair !== undefined)
      ? done(Object.fromEntries(said))
      : { ok: false, message: 'Each with an id before it, as its-id: A garden.' }
  },
  write: (value = {}) =>
    list(words).write(Object.entries(value as Record<string, string>).map((pair) => pair.join(': '))),
}

/** Paragraphs, with an empty line between them. */
export const paragraphs: Cell = cellOf<string[]>(
  (text) =>
    text
      .split(/\n\s*\n/)
      .map((one) => one.trim())
      .filter(Boolean),
  '',
  (value) => value.join('\n\n'),
)

/** An empty cell for what a thing has not. */
export function orNothing(cell: Cell): Cell {
  return {
    read: (text) => (text === '' ? { ok: true, value: null } : cell.read(text)),
    write: (value) => (value === null || value === undefined ? null : cell.write(value)),
  }
}

/** An empty cell for a value that goes without saying: what costs nothing, say. */
export function orElse(value: unknown, { read, write }: Cell): Cell {
  return { read: (text) => (text === '' ? { ok: true, value } : read(text)), write }
}

/** An empty cell for what is the usual, which a thing leaves out. */
export function orUsual(cell: Cell): Cell {
  const { read, write } = orNothing(cell)
  return { write, read: (text) => (text === '' ? { ok: true, value: undefined } : read(text)) }
}

/** Where a day ends: a name, with the address of its page where it has one. */
export const overnight: Cell = cellOf<{ name: string; url: string | null }>(
  (text) => {
    const [, name, url = null] = /^(.+?)(?:\s*<([a-z0-9-]+)>)?$/.exec(text) ?? []
    return name ? { name, url } : undefined
  },
  'A name belongs here, as Munnar <munnar>.',
  ({ name, url }) => (url === null ? name : `${name} <${url}>`),
)

/** A sight of a day, with the hours it is kept for behind its address, as "Tiger Hill <tiger-hill> 04:30". */
export const daySight: Cell = cellOf<DaySight>(
  (text) => {
    const [, name, url, hours = ''] = /^(.+?)\s*<([a-z0-9-]+)>((?:,? ?\d\d:\d\d)*)$/.exec(text) ?? []
    const at = hours.match(/\d\d:\d\d/g)
    return name && url ? { name, url, ...(at ? { at: [...at] } : {}) } : undefined
  },
  'A sight with its address belongs here, as Tiger Hill <tiger-hill>, or Tiger Hill <tiger-hill> 04:30.',
  ({ name, url, at = [] }) => [`${name} <${url}>`, ...at].join(' '),
)

/** A part of a day's way, as walk 10 km 5 h up 950 m down 0 m. */
export const leg: Cell = cellOf<Leg>(legIn, 'A way belongs here, as road 24 km 1.25 h.', legText)

/** A first and a last number of days, as 2-3. */
export const daysFromTo: Cell = cellOf<[number, number]>(
  (text) => {
    const [, from, to = from] = /^(\d{1,3})(?:\s*(?:-|–|to)\s*(\d{1,3}))?$/.exec(text) ?? []
    return from && to ? [Number(from), Number(to)] : undefined
  },
  'Days belong here, as 2-3.',
  ([from, to]) => `${from}-${to}`,
)

/** An airport with its distance, as COK Cochin International, 110 km. */
export const airport: Cell = cellOf<{ iata: string; name: string; km: number }>(
  (text) => {
    const [, iata, name, km] = /^([A-Z]{3}) (.+), ([\d.]+) km$/.exec(text) ?? []
    return iata && name && km ? { iata, name, km: Number(km) } : undefined
  },
  'An airport belongs here, as COK Cochin International, 110 km.',
  ({ iata, name, km }) => `${iata} ${name}, ${km} km`,
)

/** What one value is read from, undefined where it cannot be, and written as. */
export function cellOf<Value>(
  read: (text: string) => Value | undefined,
  wrong: string,
  write: (value: Value) => string | number,
): Cell {
  return {
    read: (text) => {
      const value = read(text)
      return value === undefined ? { ok: false, message: wrong } : { ok: true, value }
    },
    write: (value) => write(value as Value),
  }
}

function numberOf(shape: RegExp, wrong: string): Cell {
  const read = (text: string) => {
    const plain = ungrouped(text)
    return shape.test(plain) ? Number(plain) : undefined
  }
  return cellOf<number>(read, wrong, (value) => value)
}

function gathered(read: CellRead[]): CellRead {
  const wrong = read.find((one) => !one.ok)
  return wrong ?? { ok: true, value: read.map((one) => (one as { value: unknown }).value) }
}

/** What stands between the bars; a bar that belongs to a word has a backslash before it. */
function splitAt(text: string): string[] {
  const parts = text.match(/(?:\\[|\\]|[^|])+/g) ?? []
  return parts.map((part) => part.trim().replaceAll(/\\([|\\])/g, '$1')).filter(Boolean)
}

function escaped(text: string): string {
  return text.replaceAll(/[|\\]/g, '\\$&')
}
