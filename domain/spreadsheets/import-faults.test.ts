import { describe, expect } from 'vitest'
import { importChunks } from '#domain/spreadsheets/tables.ts'
import type { Db } from '#platform/db.server.ts'
import { speakPlainly } from '#platform/plain-faults.ts'
import { onBoth as test } from '#tests/database.ts'
import { checked, EDITOR, exported, OWNER, setUp } from '#tests/take-in.ts'
import { exportFaults, findImport } from './imports.server.ts'

speakPlainly()

const ROWS = 3000

/** A file that is wrong in four cells of each of its rows. */
const MANY = [
  'Address,Altitude,Months,Days,State',
  ...Array.from({ length: ROWS }, (_, at) => `place-${at},high,13,3-2,IN-KL`),
].join('\n')

async function pageAfter(db: Db, id: string, row: number) {
  const found = await findImport(db, EDITOR, id, row)
  return found.ok ? found.value.faults : { shown: [], left: -1 }
}

async function fileOf(db: Db, id: string): Promise<string[]> {
  const lines = await exportFaults(db, EDITOR, id)
  if (!lines.ok) throw new Error(lines.reason)
  return (await Array.fromAsync(lines.value)).join('').split('\r\n').slice(1, -1)
}

describe('a file of 3,000 rows that are all wrong', () => {
  test('tells every fault of every row, on its pages and as one file (caught: 200 of each hundred rows, and no word of the rest)', async ({
    db,
  }) => {
    await setUp(db)
    const { id, faultCount } = await checked(db, 'cities', MANY)
    expect(faultCount).toBe(4 * ROWS)
    const [first, last] = [await pageAfter(db, id, 0), await pageAfter(db, id, 2 + ROWS - 5)]
    const kept = (await db.select({ faults: importChunks.faults }).from(importChunks)).flatMap(({ faults }) => faults)
    expect(kept.length).toBeLessThan(faultCount)

    const file = await fileOf(db, id)
    expect(file).toHaveLength(faultCount)
    const rowOf = (line: string) => Number(line.split(',', 1)[0])
    const counts = [...Map.groupBy(file, rowOf)].map(([row, lines]) => [row, lines.length])
    expect(counts).toEqual(Array.from({ length: ROWS }, (_, at) => [at + 2, 4]))

    expect(first.left).toBe(faultCount - first.shown.length)
    expect([last.shown.at(0)?.row, last.shown.at(-1)?.row, last.left]).toEqual([ROWS - 2, ROWS + 1, 0])
    // Among those that are kept, at the last of them, and behind it.
    for (const after of [1990, 2040, 2051, 2060, 2098]) {
      const { shown, left } = await pageAfter(db, id, after)
      const until = shown.at(-1)!.row
      expect(shown.map(({ row, head }) => `${row} ${head}`)).toEqual(
        file.slice(4 * (after - 1), 4 * (until - 1)).map((line) => line.split(',').slice(0, 2).join(' ')),
      )
      expect([after, left]).toEqual([after, faultCount - 4 * (until - 1)])
    }
  })

  test('is told of to nobody who may not write such things', async ({ db }) => {
    await setUp(db)
    const { id } = await checked(db, 'coupons', await exported(db, 'coupons', OWNER), OWNER)
    expect(await exportFaults(db, OWNER, id)).toMatchObject({ ok: true })
    expect(await exportFaults(db, EDITOR, id)).toMatchObject({ reason: 'unknown-import' })
    expect(await exportFaults(db, { id: 'x', role: 'sales' }, id)).toMatchObject({ reason: 'forbidden' })
    expect(await exportFaults(db, EDITOR, 'none')).toMatchObject({ reason: 'unknown-import' })
  })
})
