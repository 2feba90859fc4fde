import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { listHistory } from '#domain/audit/audit.server.ts'
import type { PromotionKind } from '#domain/promotions/coupon-state.ts'
import { promotions } from '#domain/promotions/tables.ts'
import type { Role } from '#domain/policy/role.ts'
import { systemClock as clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { onBoth as test } from '#tests/database.ts'
import { COUPON } from '#tests/sample-coupon.ts'
import * as page from '#app/routes/admin/coupons/several.tsx'
import { linesOf, severalBench } from '#tests/benches/several-bench.ts'

const THREE = ['monsoon', 'diwali', 'early'] as const

/** Two coupons and an early bird without an end, and the page as a role has it. */
async function officeOf(db: Db) {
  for (const id of THREE) {
    const kind: PromotionKind = id === 'early' ? 'early-bird' : 'coupon'
    const code = kind === 'coupon' ? id.toUpperCase() : null
    await db.insert(promotions).values({ ...COUPON, id, kind, code })
  }
  return {
    as: (role: Role) => severalBench(page, '/admin/coupons/several', { db, clock }, role),
    end: async (id: string) => (await db.select().from(promotions).where(eq(promotions.id, id)))[0]?.validTo ?? null,
    told: async (id: string) => (await listHistory(db, `promotion:${id}`)).length,
  }
}

test('coupons and early birds are ended, each once and told in the log; an ended one and one there is none of keep no other back', async ({
  db,
}) => {
  const { as, end, told } = await officeOf(db)
  const office = as('sales')
  expect(await office.send({ deed: 'end', of: ['monsoon'] })).toEqual({ count: 1, stays: {} })
  const first = await end('monsoon')
  expect([first !== null, await end('diwali'), await end('early')]).toEqual([true, null, null])
  const stays = { monsoon: 'It has ended already.' }
  const of = ['monsoon', 'no-such-coupon', 'early', 'early', `x${'y'.repeat(80)}`]
  expect(await office.send({ deed: 'end', of })).toMatchObject({ count: 1, stays })
  expect([await end('monsoon'), await end('diwali'), await end('early')]).toEqual([first, null, first])
  expect(await Promise.all(THREE.map(told))).toEqual([1, 0, 1])
  expect(linesOf(await office.ask('end', ['diwali', 'diwali', 'no-such-coupon']))).toEqual(['diwali'])
})

test('a deed that is none of the page’s does nothing', async ({ db }) => {
  const { as, end } = await officeOf(db)
  for (const deed of ['remove', 'constructor', ''])
    expect(await as('owner').send({ deed, of: ['diwali'] })).toMatchObject({ kept: { typed: { of: 'diwali' } } })
  expect(await end('diwali')).toBe(null)
})

test('an editor neither sees nor ends coupons, also past the page', async ({ db }) => {
  const { as, end, told } = await officeOf(db)
  for (const role of ['editor', 'traveller'] as const) {
    expect(await as(role).keptOut()).toBe(403)
    await expect(as(role).ask('end', THREE)).rejects.toMatchObject({ init: { status: 403 } })
    await expect(as(role).send({ deed: 'end', of: THREE })).rejects.toMatchObject({ init: { status: 403 } })
  }
  expect([await as('sales').keptOut(), await as('owner').keptOut()]).toEqual([undefined, undefined])
  for (const id of THREE) expect([await end(id), await told(id)]).toEqual([null, 0])
})
