import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { listLacking } from '#domain/content/opening.server.ts'
import { pages } from '#domain/content/tables.ts'
import { putSetting } from '#domain/settings/settings.server.ts'
import { bookingBench } from '#tests/benches/booking-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { layPapers } from '#tests/live-papers.ts'

test('a live site takes no booking until it says who sells, at which terms, and what it keeps of whom', async ({
  db,
}) => {
  const bench = await bookingBench(db)
  const token = String((await bench.quote()).body.data?.['token'])
  const hold = async () => (await bench.hold(token)).body.reason
  await putSetting(db, 'holds', { what: 'live', since: new Date().toISOString() })
  expect(await listLacking(db)).toEqual(expect.arrayContaining(['terms-and-conditions', 'privacy-policy']))
  // caught: seats sold at terms nobody can read
  expect([await hold(), await bench.departure()]).toMatchObject(['not-open', { held: 0 }])
  await layPapers(db)
  await db.update(pages).set({ status: 'draft' }).where(eq(pages.slug, 'refund-cancellation'))
  expect([await listLacking(db), await hold()]).toEqual([['refund-cancellation'], 'not-open'])
  await db.update(pages).set({ status: 'published' }).where(eq(pages.slug, 'refund-cancellation'))
  expect([await listLacking(db), await hold()]).toEqual([[], undefined])
  expect(await bench.departure()).toMatchObject({ held: 2 })
})
