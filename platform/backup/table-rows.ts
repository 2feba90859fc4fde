import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'

/** How many rows a table has, and their digest in whatever order they come: the sum of each row's own, modulo 2⁶⁴. */
export type TableCount = { rows: number; digest: string }

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)
const NAME = /^tables\/([a-z0-9_]+)\/\d+\.ndjson\.zst$/

/** A chunk of a table as a piece of a copy: a row a line, as the database writes it in JSON. */
export async function packRows(table: string, at: number, rows: readonly string[]) {
  return { name: `tables/${table}/${String(at).padStart(6, '0')}.ndjson.zst`, bytes: await compress(rows.join('\n')) }
}

/** The table and rows of such a piece; undefined for another. */
export async function unpackRows({ name, bytes }: { name: string; bytes: Buffer }) {
  const table = NAME.exec(name)?.[1]
  if (table === undefined) return undefined
  return { table, rows: (await decompress(bytes)).toString().split('\n') }
}

/** Counts the rows of tables as they pass. */
export function countRows() {
  const sums = new Map<string, { rows: number; sum: bigint }>()
  return {
    add(table: string, rows: readonly string[]): void {
      const { rows: before, sum } = sums.get(table) ?? { rows: 0, sum: 0n }
      const added = rows.reduce((all, row) => all + digestOf(row), sum)
      sums.set(table, { rows: before + rows.length, sum: BigInt.asUintN(64, added) })
    },
    counts: (): Record<string, TableCount> =>
      Object.fromEntries([...sums].map(([table, { rows, sum }]) => [table, { rows, digest: sum.toString(16) }])),
  }
}

function digestOf(row: string): bigint {
  return hash('sha256', row, 'buffer').readBigUInt64BE()
}
