import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { auditEntries } from '#domain/audit/tables.ts'
import { findPackageByUrl } from '#domain/catalogue/packages.server.ts'
import { systemClock as clock } from '#platform/clock.ts'
import { addDays, istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { onBoth as test } from '#tests/database.ts'
import { saveSampleCatalogue, teaHills } from '#tests/sample-catalogue.ts'
import { editCoupon, editEarlyBird, endPromotion } from './coupon-editing.server.ts'
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

/** What takes something off a journey that is booked today, by a coupon's code or without one, and leaves in `days`. */
async function takenOff(db: Db, coupon: string | undefined, days = 40): Promise<string[]> {
  const bookedOn = istDate(clock.now())
  const pkg = (await findPackageByUrl(db, teaHills.url))!
  const startsOn = addDays(bookedOn, days)
  const found = await findPromotionsFor(db, { pkg, party: { adults: 2, ages: [] }, coupon, bookedOn, startsOn })
  return found.ok ? found.value.map(({ name }) => name) : []
}
const takesOff = async (db: Db, code: string) => (await takenOff(db, code)).length > 0

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
    // caught: the package a round later
    const amiss = { ...MONSOON, code: 'x', rupees: '500', leastPeople: '99', packages: 'nowhere' }
    const refused = await save('three', '', amiss)
    expect(!refused.ok && refused.faults?.map(({ path }) => path).toSorted()).toEqual([
      'code',
      'leastPeople',
      'packages',
      'percent',
    ])
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
    expect(await endPromotion({ db, clock }, EDITOR, { id: 'one' })).toEqual({ ok: false, reason: 'forbidden' })
    for (const id of ['one', 'two'])
      expect(await endPromotion({ db, clock }, SALES, { id })).toMatchObject({ ok: true })
    expect(await takesOff(db, 'MONSOON10')).toBe(false)
    expect(await endPromotion({ db, clock }, SALES, { id: 'one' })).toMatchObject({ reason: 'not-allowed' })
    const listed = await listCoupons(db, SALES, { state: 'ended' }, 1)
    expect(listed.ok && new Set(listed.value.rows.map(({ code }) => code))).toEqual(new Set(['LATER', 'MONSOON10']))
    // caught: two days of before it was made, on which it never ran
    expect(listed.ok && listed.value.rows.map(({ validFrom }) => validFrom)).toEqual([null, null])
    expect(await db.$count(auditEntries, eq(auditEntries.subject, 'promotion:one'))).toBe(2)
  })
})

const EARLY = { ...EMPTY, name: 'Early bird', percent: '5', daysAhead: '30' }

describe('an early bird', () => {
  test('is made by its form, by who plans promotions alone, and takes off by itself for who books early enough (caught: an editor makes one, conditions of a person stay)', async ({
    db,
  }) => {
    await saveSampleCatalogue(db)
    const save = (id: string, typed: CouponTyped, actor: typeof SALES | typeof EDITOR = SALES) =>
      editEarlyBird({ db, clock }, actor, { id, stood: '', ...typed })
    expect(await save('early', EARLY, EDITOR)).toEqual({ ok: false, reason: 'forbidden' })
    const asACoupon = { ...EARLY, code: 'TYPED', firstBookingOnly: 'yes', mostPerPerson: '1' }
    expect(await save('early', asACoupon)).toMatchObject({ ok: true })
    expect([await takenOff(db, undefined, 30), await takenOff(db, undefined, 29)]).toEqual([['Early bird'], []])
    const [row] = await db.select().from(promotions)
    expect(row).toMatchObject({ kind: 'early-bird', code: null, firstBookingOnly: false, mostPerPerson: null })
    expect(await save('unnamed', { ...EARLY, name: '' })).toMatchObject({ faults: [{ path: 'name' }] })
    expect(await save('always', { ...EARLY, daysAhead: '' })).toMatchObject({ faults: [{ path: 'daysAhead' }] })
  })

  test('stands in a list of its own, is no coupon by another form, and ends at once (caught: it becomes one, the last one wins)', async ({
    db,
  }) => {
    await saveSampleCatalogue(db)
    await editCoupon({ db, clock }, SALES, { id: 'one', stood: '', ...MONSOON })
    await editEarlyBird({ db, clock }, SALES, { id: 'early', stood: '', ...EARLY })
    const listed = async (kind: 'coupon' | 'early-bird') => {
      const found = await listCoupons(db, SALES, { kind }, 1)
      return found.ok && found.value.rows.map(({ id }) => id)
    }
    expect([await listed('coupon'), await listed('early-bird')]).toEqual([['one'], ['early']])
    const desk = await findCouponDesk(db, SALES, 'early')
    const stood = desk.ok ? desk.value.stood : ''
    for (const carried of ['', stood]) {
      const swapped = await editCoupon({ db, clock }, SALES, { id: 'early', stood: carried, ...MONSOON, code: 'SWAP' })
      expect(swapped).toMatchObject({ ok: false })
    }
    const save = (typed: CouponTyped) => editEarlyBird({ db, clock }, SALES, { id: 'early', stood, ...typed })
    expect(await save({ ...EARLY, percent: '7' })).toMatchObject({ ok: true })
    expect(await save({ ...EARLY, percent: '9' })).toMatchObject({ reason: 'changed-meanwhile' })
    expect(await endPromotion({ db, clock }, SALES, { id: 'early' })).toMatchObject({ ok: true })
    expect(await takenOff(db, undefined)).toEqual([])
    const [row] = await db.select().from(promotions).where(eq(promotions.id, 'early'))
    expect(row).toMatchObject({ kind: 'early-bird', off: { percent: 7 } })
    expect(await db.$count(auditEntries, eq(auditEntries.subject, 'promotion:early'))).toBe(3)
  })
})
