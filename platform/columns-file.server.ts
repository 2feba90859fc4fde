import { open, rename, rm } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { crc32 } from 'node:zlib'

const KINDS = { Uint8Array, Uint16Array, Uint32Array, Int32Array, Float64Array }
type Kind = keyof typeof KINDS
export type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array
/** Long columns of numbers by name, and beside them whatever JSON can say. */
export type Columns = { plain: unknown; numbers: Record<string, Numbers> }

type Head = { plain: unknown; columns: { name: string; kind: Kind; at: number; length: number }[] }

const MAGIC = 'PADAVC01'
/** The magic, the checksum of all that follows it, and how long the head is. */
const PREAMBLE = 16
const SUM_AT = 8
const HEAD_LENGTH_AT = 12
/** So that each column may be looked at where it lies. */
const EDGE = 8
/** What one call reads or writes, and one sum is made of, while others wait. */
const AT_ONCE = 2 ** 24

/** Writes columns into a file, which gets its name once it is whole. The columns may not change meanwhile. */
export async function writeColumns(path: string, { plain, numbers }: Columns): Promise<void> {
  let at = 0
  const columns = Object.entries(numbers).map(([name, column]) => {
    const described = { name, kind: kindOf(column), at, length: column.length }
    at += padded(column.byteLength)
    return described
  })
  const head = Buffer.from(JSON.stringify({ plain, columns } satisfies Head))
  const part = `${path}.${process.pid}.part`
  try {
    await using file = await open(part, 'w')
    const preamble = Buffer.alloc(PREAMBLE)
    preamble.write(MAGIC)
    preamble.writeUInt32LE(head.length, HEAD_LENGTH_AT)
    const write = appendTo(file, crc32(preamble.subarray(HEAD_LENGTH_AT)))
    for (const bytes of [head, ...Object.values(numbers)]) await write(bytes)
    preamble.writeUInt32LE(write.sum(), SUM_AT)
    await file.write(preamble, 0, PREAMBLE, 0)
    await file.sync()
    await rename(part, path)
  } finally {
    await rm(part, { force: true })
  }
}

/** The columns of a file, where they lie in it; undefined where there is none, or it is not as it was written. */
export async function readColumns(path: string): Promise<Columns | undefined> {
  const bytes = await readWhole(path).catch(() => undefined)
  if (!bytes || bytes.length < PREAMBLE || bytes.toString('latin1', 0, MAGIC.length) !== MAGIC) return undefined
  if ((await sumOf(bytes.subarray(HEAD_LENGTH_AT))) !== bytes.readUInt32LE(SUM_AT)) return undefined
  const end = PREAMBLE + bytes.readUInt32LE(HEAD_LENGTH_AT)
  const { plain, columns } = JSON.parse(bytes.toString('utf8', PREAMBLE, end)) as Head
  const first = padded(end)
  const lying = ({ name, kind, at, length }: Head['columns'][number]) =>
    [name, new KINDS[kind](bytes.buffer, first + at, length)] as const
  return { plain, numbers: Object.fromEntries(columns.map(lying)) }
}

/** A buffer of Node's is bytes too. */
function kindOf(column: Numbers): Kind {
  return (Object.keys(KINDS) as Kind[]).find((kind) => column instanceof KINDS[kind])!
}

const padded = (bytes: number) => Math.ceil(bytes / EDGE) * EDGE

/** Writes after the preamble whatever it is given, up to the next edge, and sums it up. */
function appendTo(file: FileHandle, sum: number) {
  let at = PREAMBLE
  const append = async (bytes: Uint8Array) => {
    sum = crc32(bytes, sum)
    await file.write(bytes, 0, bytes.length, at)
    at += bytes.length
  }
  const write = async (column: Numbers) => {
    const bytes = new Uint8Array(column.buffer, column.byteOffset, column.byteLength)
    for (let from = 0; from < bytes.length; from += AT_ONCE) await append(bytes.subarray(from, from + AT_ONCE))
    await append(new Uint8Array(padded(bytes.length) - bytes.length))
  }
  return Object.assign(write, { sum: () => sum })
}

async function readWhole(path: string): Promise<Buffer<ArrayBuffer>> {
  await using file = await open(path)
  const { size } = await file.stat()
  const bytes = Buffer.from(new ArrayBuffer(size))
  for (let at = 0; at < size;) {
    const { bytesRead } = await file.read(bytes, at, Math.min(AT_ONCE, size - at), at)
    if (bytesRead === 0) throw new Error(`${path} became shorter`)
    at += bytesRead
  }
  return bytes
}

async function sumOf(bytes: Uint8Array): Promise<number> {
  let sum = 0
  for (let at = 0; at < bytes.length; at += AT_ONCE) {
    sum = crc32(bytes.subarray(at, at + AT_ONCE), sum)
    await new Promise(setImmediate)
  }
  return sum
}
