import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { promotions } from '#domain/promotions/tables.ts'
import { writeImport } from '#domain/spreadsheets/imports.server.ts'
import { runImports } from '#domain/spreadsheets/run-imports.server.ts'
import { speakPlainly } from '#platform/plain-faults.ts'
import { onBoth as test } from '#tests/database.ts'
import { begin, checked, clock, OWNER, setUp, SHARE } from '#tests/take-in.ts'

speakPlainly()

describe('a file of coupons', () => {
  test('keeps how often one was used, takes no more away than that, and is no editor’s', async ({ db }) => {
    await setUp(db)
    const file = 'Code,Name,Per cent,At most,Rupees,Most uses\nmonsoon10,Monsoon,12,,,40\nNEW250,New,,,250,\n'
    expect(await begin(db, 'coupons', file)).toMatchObject({ reason: 'unknown-kind' })
    const ready = await checked(db, 'coupons', file, OWNER)
    expect(ready).toMatchObject({ state: 'ready', fresh: 1, changed: 1 })
    await writeImport({ db, clock }, OWNER, { id: ready.id })
    await runImports({ db, clock })
    const byCode = async (code: string) => (await db.select().from(promotions).where(eq(promotions.code, code)))[0]
    const changed = { ...SHARE, name: 'Monsoon', off: { percent: 12 }, mostUses: 40, used: 20 }
    expect(await byCode('MONSOON10')).toMatchObject(changed)
    expect(await byCode('NEW250')).toMatchObject({ kind: 'coupon', off: { paise: 250_00 }, leastPeople: 1, used: 0 })

    const wrong = 'Code,Name,Per cent,At most,Rupees,Most uses\nMONSOON10,M,10,,,19\nBOTH,B,10,,500,\nX,No,0,,,\n'
    const { faults } = await checked(db, 'coupons', wrong, OWNER)
    expect(faults.shown.map(({ row, head, message }) => `${row} ${head}: ${message}`)).toEqual([
      '2 Most uses: It has been used 20 times already.',
      '3 Per cent: Either a share in per cent or a sum in rupees; only a share is held to a sum.',
      '4 Code: A code has 3 to 20 letters and figures, as MONSOON10.',
      '4 Per cent: A figure from 1 to 99.',
    ])
  })
})
