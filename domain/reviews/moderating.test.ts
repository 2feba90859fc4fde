import { inArray } from 'drizzle-orm'
import { expect } from 'vitest'
import { listHistory } from '#domain/audit/audit.server.ts'
import { packages } from '#domain/catalogue/tables.ts'
import { systemClock as clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { onBoth as test } from '#tests/database.ts'
import { saveSampleCatalogue, teaHills } from '#tests/sample-catalogue.ts'
import { moderateReview, moderateSeveralReviews } from './moderating.server.ts'
import { listReviewsDesk, listSeveralReviews } from './reviews-desk.server.ts'
import { reviews } from './tables.ts'

const EDITOR = { id: 'meera', role: 'editor' } as const
const SALES = { id: 'tara', role: 'sales' } as const
const said = {
  packageId: teaHills.id,
  author: 'Asha',
  from: 'Pune',
  title: 'Slow',
  text: 'Tea.',
  travelledOn: '2026-01-14',
}

async function written(db: Db) {
  await saveSampleCatalogue(db)
  await db.insert(reviews).values([
    { ...said, id: 'a', rating: 5, state: 'pending', createdAt: new Date('2026-02-01') },
    { ...said, id: 'b', rating: 2, state: 'pending', title: 'Cold rooms', createdAt: new Date('2026-02-02') },
    { ...said, id: 'c', rating: 3, state: 'published', reply: 'Thank you.' },
    { ...said, id: 'sample', rating: 1, state: 'pending', isDemo: true },
  ])
}

async function rating(db: Db) {
  const [found] = await db.select().from(packages)
  return [found?.rating, found?.ratingCount]
}

test('several reviews are decided on at once, each with its reply, but for what somebody else decided meanwhile (caught: what had been kept back published again)', async ({
  db,
}) => {
  await written(db)
  const needs = { db, clock }
  const seen = (await listSeveralReviews(db, EDITOR, ['a', 'b', 'c', 'sample', 'nothing'])) as {
    value: { id: string; state: 'pending' }[]
  }
  const of = seen.value.map(({ id, state }) => ({ id, seen: state }))
  expect(of.map(({ id }) => id).toSorted()).toEqual(['a', 'b', 'c'])
  expect(await moderateSeveralReviews(needs, SALES, { of, state: 'published' })).toEqual({
    ok: false,
    reason: 'forbidden',
  })
  expect(
    await moderateReview(needs, EDITOR, { id: 'b', state: 'declined', because: 'It names a person.' }),
  ).toMatchObject({ ok: true })
  const published = await moderateSeveralReviews(needs, EDITOR, { of, state: 'published' })
  expect(published).toMatchObject({ ok: true, value: { decided: 1, stay: ['b'] } })
  expect(await rating(db)).toEqual([4, 2])
  const [a, b, c] = await db
    .select()
    .from(reviews)
    .where(inArray(reviews.id, ['a', 'b', 'c']))
    .orderBy(reviews.id)
  expect([a?.state, b?.state, c?.state, c?.reply]).toEqual(['published', 'declined', 'published', 'Thank you.'])
  expect(await listHistory(db, 'review:a')).toMatchObject([
    { actor: 'meera', before: { state: 'pending' }, after: { state: 'published' } },
  ])
  const sample = { of: [{ id: 'sample', seen: 'pending' as const }], state: 'published' as const }
  expect(await moderateSeveralReviews(needs, EDITOR, sample)).toMatchObject({ value: { decided: 0, stay: ['sample'] } })
})

test('a package whose last review is kept back has no rating any more (caught: it kept the last it had)', async ({
  db,
}) => {
  await written(db)
  await moderateReview({ db, clock }, EDITOR, { id: 'a', state: 'published' })
  expect(await rating(db)).toEqual([4, 2])
  const of = ['a', 'c'].map((id) => ({ id, seen: 'published' as const }))
  const keepBack = { of, state: 'declined' as const }
  const silent = await moderateSeveralReviews({ db, clock }, EDITOR, keepBack)
  expect(silent).toMatchObject({ reason: 'invalid', faults: [{ path: 'because' }] })
  await moderateSeveralReviews({ db, clock }, EDITOR, { ...keepBack, because: 'It is of another tour.' })
  expect(await rating(db)).toEqual([null, 0])
})

test('reviews are found by words, stars and package', async ({ db }) => {
  await written(db)
  const found = async (asked: Omit<Parameters<typeof listReviewsDesk>[2], 'state'>) => {
    const list = await listReviewsDesk(db, EDITOR, { state: 'pending', ...asked })
    return list.ok ? [list.value.total, list.value.rows.map(({ id }) => id)] : list
  }
  expect(await found({})).toEqual([2, ['a', 'b']])
  expect(await found({ words: 'cold' })).toEqual([1, ['b']])
  expect(await found({ words: '%' })).toEqual([0, []])
  expect(await found({ words: teaHills.name.slice(0, 4), atMost: 2 })).toEqual([1, ['b']])
  expect(await found({ package: teaHills.url })).toEqual([2, ['a', 'b']])
  expect(await found({ package: 'another' })).toEqual([0, []])
  expect(await listReviewsDesk(db, SALES, { state: 'pending' })).toEqual({ ok: false, reason: 'forbidden' })
})
