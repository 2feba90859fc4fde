import { hash, randomBytes } from 'node:crypto'
import type { ComponentType } from 'react'
import { LRUCache } from 'lru-cache'
import { renderToStaticMarkup } from 'react-dom/server'
import { ownBytes } from '#platform/own-bytes.ts'
import { SheetContext } from './kept.tsx'

const MOST_BYTES = 48 * 1024 * 1024
/** What an entry costs beside its bytes. */
const OF_AN_ENTRY = 500
/** A value said in fewer letters than this names itself. */
const SHORT = 120
/** Stands where a piece will; nobody who writes a text can know it. */
const END = '\u0001'
const MARK = `${END}${randomBytes(9).toString('base64url')}:`
const MARK_BYTES = Buffer.from(MARK)
const END_BYTE = END.charCodeAt(0)
/** What ids begin with that React makes inside of a piece. */
const OWN_IDS = `${randomBytes(9).toString('base64url')}-`

const pieces = new LRUCache<string, Buffer>({
  maxSize: MOST_BYTES,
  sizeCalculation: (bytes) => bytes.length + OF_AN_ENTRY,
})

/** What the pieces that are kept weigh, in bytes; 48 MiB at most. */
export function bytesOfPieces(): number {
  return pieces.calculatedSize
}

/** The HTML of a page behind `head`, its pieces drawn once for all pages that show the same. */
export function renderOnSheet(page: React.ReactNode, head = ''): Buffer<ArrayBuffer> {
  const laid: Buffer[] = []
  const lay = <Props extends object>(component: ComponentType<Props>, props: Props): string =>
    `${MARK}${laid.push(pieceOf(component, props)) - 1}${END}`
  const html = renderToStaticMarkup(<SheetContext value={{ lay }}>{page}</SheetContext>)
  return putTogether(Buffer.from(head + html), laid)
}

/** A page is copied once, into memory of exactly its length: what stands between the marks, and the pieces in their places. */
function putTogether(text: Buffer, laid: readonly Buffer[]): Buffer<ArrayBuffer> {
  const marks = marksIn(text)
  const length = marks.reduce((sum, { from, end, number }) => sum + laid[number]!.length - (end - from), text.length)
  const page = Buffer.allocUnsafe(length)
  let [read, written] = [0, 0]
  for (const { from, end, number } of marks) {
    written += text.copy(page, written, read, from)
    written += laid[number]!.copy(page, written)
    read = end
  }
  text.copy(page, written, read)
  return page
}

type Mark = { from: number; end: number; number: number }

function marksIn(text: Buffer): Mark[] {
  const marks: Mark[] = []
  for (let from = text.indexOf(MARK_BYTES); from >= 0; from = text.indexOf(MARK_BYTES, from)) {
    const digits = from + MARK_BYTES.length
    const end = text.indexOf(END_BYTE, digits)
    marks.push({ from, end: end + 1, number: Number(text.toString('latin1', digits, end)) })
    from = end
  }
  return marks
}

function pieceOf<Props extends object>(component: ComponentType<Props>, props: Props): Buffer {
  const key = keyOf(component, props)
  const known = pieces.get(key)
  if (known) return known
  const Component = component
  const html = renderToStaticMarkup(<Component {...props} />, { identifierPrefix: OWN_IDS })
  if (html.includes(OWN_IDS))
    throw new Error(`${component.name} makes ids by useId: two pieces of a page would have the same`)
  const drawn = ownBytes(Buffer.from(html))
  pieces.set(key, drawn)
  return drawn
}

const numbers = new WeakMap<object, number>()
let numbered = 0

function keyOf(component: object, props: object): string {
  let key = String(numbers.get(component) ?? numberOf(component))
  for (const [name, value] of Object.entries(props)) key += `\n${name} ${saying(value)}`
  return key
}

function numberOf(component: object): number {
  numbers.set(component, ++numbered)
  return numbered
}

const said = new WeakMap<object, string>()

/** What tells a value from others. Values come from memory and are left as they are, so each is read through once. */
function saying(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value)
  if (typeof value !== 'object' || value === null) return String(value)
  const known = said.get(value)
  if (known !== undefined) return known
  const text = JSON.stringify(value)
  const short = text.length < SHORT ? text : hash('sha256', text, 'base64url')
  said.set(value, short)
  return short
}
