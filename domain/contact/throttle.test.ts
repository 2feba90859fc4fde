import { describe, expect } from 'vitest'
import { MINUTE, stoppedClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { onBoth as test } from '#tests/database.ts'
import { throttles } from './tables.ts'
import { forgetOldThrottles, giveBack, takeFromLimit } from './throttle.server.ts'

const START = new Date('2026-11-20T04:30:00Z')
const BUDGET = { key: 'tries of meera@example.org', most: 3, per: 15 * MINUTE }

function bench(db: Db) {
  const clock = stoppedClock(START)
  return {
    clock,
    pass: (ms: number) => clock.set(new Date(clock.now().getTime() + ms)),
    take: (budget = BUDGET) => takeFromLimit(db, clock, budget),
    rows: () => db.select().from(throttles),
  }
}

describe('a budget', () => {
  test('holds what it says in its window, tells when it is full again, and begins anew then', async ({ db }) => {
    const { take, pass } = bench(db)
    for (let i = 0; i < 3; i++) expect(await take()).toEqual({ ok: true })
    pass(5 * MINUTE)
    expect(await take()).toEqual({ ok: false, retryAfterSeconds: 600 })
    pass(10 * MINUTE - 1)
    expect(await take()).toEqual({ ok: false, retryAfterSeconds: 1 })
    pass(1)
    for (let i = 0; i < 3; i++) expect(await take()).toEqual({ ok: true })
    expect(await take()).toMatchObject({ ok: false })
  })

  test('is not made longer by what it refuses', async ({ db }) => {
    const { take, pass } = bench(db)
    for (let i = 0; i < 3; i++) await take()
    for (let i = 0; i < 14; i++) {
      pass(MINUTE)
      expect(await take()).toMatchObject({ ok: false })
    }
    pass(MINUTE)
    expect(await take()).toEqual({ ok: true })
  })

  test('is its key’s alone, and the key is not kept', async ({ db }) => {
    const { take, rows } = bench(db)
    for (let i = 0; i < 3; i++) await take()
    expect(await take({ ...BUDGET, key: 'tries of arjun@example.org' })).toEqual({ ok: true })
    expect(JSON.stringify(await rows())).not.toMatch(/meera|arjun/)
  })

  test('gets back what was not wrong, and never more than was taken', async ({ db }) => {
    const { take, rows } = bench(db)
    for (let i = 0; i < 3; i++) await take()
    await giveBack(db, BUDGET.key)
    expect(await take()).toEqual({ ok: true })
    expect(await take()).toMatchObject({ ok: false })
    for (let i = 0; i < 9; i++) await giveBack(db, BUDGET.key)
    expect(await rows()).toEqual([])
    for (let i = 0; i < 3; i++) await take()
    expect(await take()).toMatchObject({ ok: false })
  })

  test('is forgotten when its window is over, not before', async ({ db }) => {
    const { clock, take, pass } = bench(db)
    await take()
    pass(15 * MINUTE - 1)
    expect(await forgetOldThrottles(db, clock)).toBe(0)
    pass(1)
    expect(await forgetOldThrottles(db, clock)).toBe(1)
  })
})

describe('a budget, asked by many at once', () => {
  test('gives exactly what it holds (caught: reading the count, then writing it)', async ({ database }) => {
    const { take } = bench(database.db)
    const answers = await Promise.all(Array.from({ length: 40 }, () => take({ ...BUDGET, key: 'many', most: 7 })))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(7)
  })
})
