import { describe, expect } from 'vitest'
import { stoodOf } from '#domain/audit/edit-one.server.ts'
import { packageRevisions } from '#domain/catalogue/writing/tables.ts'
import { findPackageById } from '#domain/catalogue/packages.server.ts'
import { publishPackages } from '#domain/catalogue/writing/packages.server.ts'
import { systemClock as clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { openTagMemory } from '#platform/tag-memory.ts'
import { hills, ridgeWalk, saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { test } from '#tests/database.ts'
import { write } from '#tests/write.ts'
import { partText, slabText } from './terms-typed.ts'
import {
  cancellationPlanKind,
  changeCancellationPlan,
  changePaymentPlan,
  paymentPlanKind,
  saveCancellationPlans,
  savePaymentPlans,
  withdrawCancellationPlan,
  withdrawPaymentPlan,
} from './terms-writing.server.ts'
import type { CancellationPlanDraft, PaymentPlanDraft } from './terms-writing.server.ts'
import { listPlans, rememberedTerms, termsOf } from './terms.server.ts'
import { BUILT_IN_TERMS } from './terms.ts'

const owner = { id: 'devika', role: 'owner' } as const
const steep: CancellationPlanDraft = {
  id: 'trek',
  name: 'Treks',
  slabs: [
    { fromDays: 20, toDays: null, percent: 30 },
    { fromDays: 0, toDays: 19, percent: 100 },
  ],
  refundDays: 5,
}
const atOnce: PaymentPlanDraft = {
  id: 'at-once',
  name: 'At once',
  milestones: [{ kind: 'percent', percent: 100, daysBefore: null }],
  quoteHours: 24,
  graceDays: 0,
}

async function termsOfPackage(db: Db, id: string) {
  const pkg = await findPackageById(db, id)
  return termsOf(db, pkg!)
}

describe('the terms of a package', () => {
  test('are the built-in ones while nobody has written any', async ({ db }) => {
    await saveCatalogueFixture(db)
    expect(await termsOfPackage(db, hills.id)).toEqual(BUILT_IN_TERMS)
  })

  test('are those of its kind, or those it names', async ({ db }) => {
    await saveCatalogueFixture(db)
    await write(db, saveCancellationPlans, [steep])
    await write(db, savePaymentPlans, [atOnce])
    expect(await termsOfPackage(db, ridgeWalk.id)).toEqual({ ...BUILT_IN_TERMS, cancellation: steep })
    await write(db, publishPackages, [{ ...hills, cancellationPlanId: 'trek', paymentPlanId: 'at-once' }])
    expect(await termsOfPackage(db, hills.id)).toEqual({ cancellation: steep, payment: atOnce })
  })

  test('are forgotten when somebody writes them anew', async ({ db }) => {
    const needs = { db, memory: openTagMemory() }
    const named = { cancellationPlanId: 'trek', paymentPlanId: 'usual' }
    expect((await rememberedTerms(needs, named)).cancellation.id).toBe('built-in')
    await write(db, saveCancellationPlans, [steep])
    expect((await rememberedTerms(needs, named)).cancellation.id).toBe('built-in')
    needs.memory.drop('terms')
    expect((await rememberedTerms(needs, named)).cancellation).toEqual(steep)
  })
})

describe('writing terms', () => {
  test('is the owner’s alone', async ({ db }) => {
    const editor = { id: 'kavya', role: 'editor' } as const
    expect(await saveCancellationPlans({ db, clock }, editor, [steep])).toEqual({ ok: false, reason: 'forbidden' })
    expect((await savePaymentPlans({ db, clock }, owner, [atOnce])).ok).toBe(true)
  })

  test('refuses a table with a gap and parts that are not the whole, and says where', async ({ db }) => {
    const gap = { ...steep, slabs: [steep.slabs[0]!, { fromDays: 0, toDays: 18, percent: 100 }] }
    expect(await saveCancellationPlans({ db, clock }, owner, [steep, gap])).toMatchObject({
      reason: 'invalid',
      faults: [{ path: '1.slabs', message: '18 days does not meet 20 days.' }],
    })
    const half: PaymentPlanDraft = { ...atOnce, milestones: [{ kind: 'percent', percent: 50, daysBefore: null }] }
    expect(await savePaymentPlans({ db, clock }, owner, [half])).toMatchObject({
      reason: 'invalid',
      faults: [{ path: '0.milestones', message: 'The parts are 50 % of the total.' }],
    })
  })
})

describe('a plan by form', () => {
  const typed = { id: 'trek', stood: '', name: 'Treks', slabs: '20 days: 30 %\n0 days: 100 %', refundDays: '5' }
  const parts = { id: 'usual', stood: '', name: 'Three', quoteHours: '48', graceDays: '3' }

  test('reads its lines, each span up to the line before (caught: a span that ends where the next begins)', async ({
    db,
  }) => {
    expect(await changeCancellationPlan({ db, clock }, owner, typed)).toMatchObject({ ok: true })
    expect((await listPlans(db)).cancellation.find(({ id }) => id === 'trek')).toMatchObject({ ...steep, isOwn: true })
    expect(steep.slabs.map(slabText).join('\n')).toBe(typed.slabs)
    expect(await changeCancellationPlan({ db, clock }, owner, typed)).toMatchObject({ reason: 'changed-meanwhile' })
    const lines = '46 days: ₹3,000 a person\n15 days: 25 %, at least ₹3,000 a person\n0 days: 100 %'
    const least = { ...typed, id: 'least', slabs: lines.replace(', at least', ' or').replace('₹3,000 a', '3000 per') }
    expect(await changeCancellationPlan({ db, clock }, owner, least)).toMatchObject({ ok: true })
    const written = (await listPlans(db)).cancellation.find(({ id }) => id === 'least')
    expect(written?.slabs.map(slabText).join('\n')).toBe(lines)
    expect(written?.slabs[0]).toEqual({
      fromDays: 46,
      toDays: null,
      percent: 0,
      least: { paise: 3000_00, per: 'person' },
    })
    const milestones = 'on booking: ₹5,000\n30 days: 50 %\n1 day: rest'
    expect(await changePaymentPlan({ db, clock }, owner, { ...parts, milestones })).toMatchObject({ ok: true })
    const [usual] = (await listPlans(db)).payment
    expect(usual?.milestones.map(partText)).toEqual(['On booking: ₹5,000', '30 days: 50 %', '1 day: rest'])
  })

  test.for<[string, string]>([
    ['30 days: 10 %', 'Nothing covers the day of departure'],
    ['30 days: 10 %\n40 days: 20 %\n0 days: 100 %', 'is no span'],
    ['30 days: 50 %\n0 days: 10 %', 'The charge falls to 10\u00a0%'],
    ['30 days: 101 %', 'One a line'],
    ['30 days: 10 % ₹3,000', 'One a line'],
    ['30 days: ₹3,000', 'One a line'],
    ['30 days: ₹3,000 a person\n0 days: 25 %', 'could fall below ₹3,000 a person'],
    ['', 'One a line'],
  ])('refuses slabs of %j', async ([slabs, words], { db }) => {
    const answer = await changeCancellationPlan({ db, clock }, owner, { ...typed, slabs })
    expect(answer).toMatchObject({
      reason: 'invalid',
      faults: [{ path: 'slabs', message: expect.stringContaining(words) }],
    })
  })

  test.for<[string, string]>([
    ['30 days: 100 %', 'Nothing is due on booking'],
    ['On booking: 25 %\n30 days: 50 %', '75 % of the total'],
    ['On booking: ₹5,000', 'What remains is due on no day'],
    ['On booking: half', 'One a line'],
  ])('refuses parts of %j', async ([milestones, words], { db }) => {
    const answer = await changePaymentPlan({ db, clock }, owner, { ...parts, milestones })
    expect(answer).toMatchObject({
      reason: 'invalid',
      faults: [{ path: 'milestones', message: expect.stringContaining(words) }],
    })
  })
})

describe('withdrawing a plan', () => {
  const kinds = { cancellation: cancellationPlanKind, payment: paymentPlanKind }
  const stoodNow = async (db: Db, which: keyof typeof kinds, id: string) =>
    stoodOf((await kinds[which].read(db, [id])).get(id))

  test('takes away what nothing is sold under, and nothing else (caught: drafts of packages not asked)', async ({
    db,
  }) => {
    await saveCatalogueFixture(db)
    const group = { ...steep, id: 'group' }
    await write(db, saveCancellationPlans, [group, steep])
    const away = async (id: string) =>
      withdrawCancellationPlan({ db, clock }, owner, { id, stood: await stoodNow(db, 'cancellation', id) })
    // Treks name it by themselves.
    expect(await away('trek')).toMatchObject({ ok: false, reason: 'in-use' })
    await write(db, publishPackages, [{ ...hills, cancellationPlanId: 'group' }])
    expect(await away('group')).toMatchObject({ ok: false, reason: 'in-use' })
    await write(db, publishPackages, [hills])
    const draft = { packageId: hills.id, number: 900, changedBy: 'kavya' }
    await db.delete(packageRevisions)
    const content = { ...hills, cancellationPlanId: 'group' }
    await db.insert(packageRevisions).values({ ...draft, state: 'draft', content })
    expect(await away('group')).toMatchObject({ ok: false, reason: 'in-use' })
    await db.update(packageRevisions).set({ state: 'withdrawn' })
    expect(await away('group')).toEqual({ ok: true, value: undefined })
    expect((await listPlans(db)).cancellation.map(({ id }) => id)).not.toContain('group')
    expect(await away('group')).toMatchObject({ ok: false, reason: 'unknown' })
  })

  test('is the owner’s, for payment plans likewise', async ({ db }) => {
    await write(db, savePaymentPlans, [atOnce])
    const asked = { id: atOnce.id, stood: await stoodNow(db, 'payment', atOnce.id) }
    const editor = { id: 'kavya', role: 'editor' } as const
    expect(await withdrawPaymentPlan({ db, clock }, editor, asked)).toEqual({ ok: false, reason: 'forbidden' })
    expect(await withdrawPaymentPlan({ db, clock }, owner, asked)).toEqual({ ok: true, value: undefined })
  })
})
