import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { auditEntries } from '#domain/audit/tables.ts'
import { findPackageByUrl } from '#domain/catalogue/packages.server.ts'
import { systemClock as clock } from '#platform/clock.ts'
import { addDays, istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { onBoth as test } from '#tests/database.ts'
import { saveSampleCatalogue, teaHills } from '#tests/sample-catalogue.ts'
import { editCoupon, endCoupon } from './coupon-editing.server.ts'
import { COUPON_FIELDS } from './coupon-typed.ts'
import type { CouponTyped } from './coupon-typed.ts'
import { findCouponDesk, listCoupons } from './coupons-desk.server.ts'
import { findPromotionsFor } from './promotions.server.ts'
import { promotions } from './tables.ts'

const [SALES, EDITOR] = [
  { id: 'somebody-in-sales', role: 'sales' },
  { id: 'somebody-who-edits', role: 'editor' },
] as const
const EMPTY = Object.fromEntries(COUPON_FIELDS.map((name) => [name, ''])) as CouponTyped
const MONSOON = { ...EMPTY, code: 'monsoon10', percent: '10', mostRupees: '1,500', mostUses: '5' }

/** Whether a coupon takes something off a journey that is booked today. */
async function takesOff(db: Db, code: string): Promise<boolean> {
  const bookedOn = istDate(clock.now())
  const pkg = (await findPackageByUrl(db, teaHills.url))!
  const startsOn = addDays(bookedOn, 40)
  const found = await findPromotionsFor(db, { pkg, party: { adults: 2, ages: [] }, coupon: code, bookedOn, startsOn })
  return found.ok && found.value.length > 0
}

describe('a coupon', () => {
  test('is made and changed by its form, by who plans promotions alone (caught: an editor makes one)', async ({
    db,
  }) => {
    await saveSampleCatalogue(db)
    const save = (id: string, stood: string, typed: CouponTyped, actor: typeof SALES | typeof EDITOR = SALES) =>
      editCoupon({ db, clock }, actor, { id, stood, ...typed })
    expect(await save('one', '', MONSOON, EDITOR)).toEqual({ ok: false, reason: 'forbidden' })
    expect(await save('one', '', MONSOON)).toMatchObject({ ok: true })
    expect(await takesOff(db, 'Monsoon10')).toBe(true)
    const [row] = await db.select().from(promotions)
    expect(row).toMatchObject({ code: 'MONSOON10', name: 'Coupon MONSOON10', off: { percent: 10, mostPaise: 1500_00 } })
    expect(await save('two', '', MONSOON)).toMatchObject({ reason: 'code-taken', faults: [{ path: 'code' }] })
    const amiss = { ...MONSOON, code: 'x', rupees: '500', leastPeople: '99' }
    const refused = await save('three', '', amiss)
    expect(!refused.ok && refused.faults?.map(({ path }) => path).toSorted()).toEqual(['code', 'leastPeople'])
    expect(await save('three', '', { ...MONSOON, code: 'BOTH', rupees: '500' })).toMatchObject({
      faults: [{ path: 'percent' }],
    })
    expect(await save('three', '', { ...MONSOON, code: 'NOWHERE', packages: 'nowhere' })).toMatchObject({
      reason: 'unknown-address',
      faults: [{ path: 'packages', message: 'We have no package “nowhere”.' }],
    })
    expect(await listCoupons(db, EDITOR, {}, 1)).toEqual({ ok: false, reason: 'forbidden' })
  })

  test('clashes where two change it, and not by being used (caught: uses make editors clash, the last one wins)', async ({
    db,
  }) => {
    await saveSampleCatalogue(db)
    await editCoupon({ db, clock }, SALES, { id: 'one', stood: '', ...MONSOON })
    const desk = await findCouponDesk(db, SALES, 'one')
    const stood = desk.ok ? desk.value.stood : ''
    await db.update(promotions).set({ used: 3 }).where(eq(promotions.id, 'one'))
    const save = (typed: CouponTyped) => editCoupon({ db, clock }, SALES, { id: 'one', stood, ...typed })
    expect(await save({ ...MONSOON, mostUses: '2' })).toMatchObject({ reason: 'fewer-than-used' })
    expect(await save({ ...MONSOON, packages: teaHills.url })).toMatchObject({ ok: true })
    expect(await save({ ...MONSOON, percent: '20' })).toMatchObject({ reason: 'changed-meanwhile' })
    const [row] = await db.select().from(promotions)
    expect(row).toMatchObject({ used: 3, off: { percent: 10 }, packageIds: [teaHills.id] })
  })

  test('ends at once, also before it began, and is kept in the audit (caught: it ends tomorrow)', async ({ db }) => {
    await saveSampleCatalogue(db)
    const later = addDays(istDate(clock.now()), 10)
    await editCoupon({ db, clock }, SALES, { id: 'one', stood: '', ...MONSOON })
    await editCoupon({ db, clock }, SALES, { id: 'two', stood: '', ...MONSOON, code: 'LATER', validFrom: later })
    expect(await endCoupon({ db, clock }, EDITOR, { id: 'one' })).toEqual({ ok: false, reason: 'forbidden' })
    for (const id of ['one', 'two']) expect(await endCoupon({ db, clock }, SALES, { id })).toMatchObject({ ok: true })
    expect(await takesOff(db, 'MONSOON10')).toBe(false)
    expect(await endCoupon({ db, clock }, SALES, { id: 'one' })).toMatchObject({ reason: 'not-allowed' })
    const listed = await listCoupons(db, SALES, { state: 'ended' }, 1)
    expect(listed.ok && new Set(listed.value.rows.map(({ code }) => code))).toEqual(new Set(['LATER', 'MONSOON10']))
    expect(await db.$count(auditEntries, eq(auditEntries.subject, 'promotion:one'))).toBe(2)
  })
})
