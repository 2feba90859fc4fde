import { describe, expect } from 'vitest'
import { findPackageById } from '#domain/catalogue/packages.server.ts'
import { publishPackages } from '#domain/catalogue/writing/packages.server.ts'
import { systemClock as clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { openTagMemory } from '#platform/tag-memory.ts'
import { hills, ridgeWalk, saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { test } from '#tests/database.ts'
import { write } from '#tests/write.ts'
import { saveCancellationPlans, savePaymentPlans } from './terms-writing.server.ts'
import type { CancellationPlanDraft, PaymentPlanDraft } from './terms-writing.server.ts'
import { rememberedTerms, termsOf } from './terms.server.ts'
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
      faults: [{ path: '1.slabs', message: '18 days does not meet 20 days' }],
    })
    const half: PaymentPlanDraft = { ...atOnce, milestones: [{ kind: 'percent', percent: 50, daysBefore: null }] }
    expect(await savePaymentPlans({ db, clock }, owner, [half])).toMatchObject({
      reason: 'invalid',
      faults: [{ path: '0.milestones', message: 'the parts are 50 % of the total' }],
    })
  })
})
