import { describe, expect } from 'vitest'
import { categories, states } from '#domain/catalogue/tables.ts'
import { EDIT_PLACE } from '#domain/catalogue/writing/edit-places.server.ts'
import { editArticle } from '#domain/content/article-editing.server.ts'
import { articles } from '#domain/content/tables.ts'
import { pictures } from '#domain/media/tables.ts'
import { stoppedClock } from '#platform/clock.ts'
import { openConnections } from '#tests/benches/account-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { hillStations, kerala, saveSamplePicture } from '#tests/sample-catalogue.ts'
import { editCoupon } from './coupon-editing.server.ts'
import { COUPON_FIELDS } from './coupon-typed.ts'
import type { CouponTyped } from './coupon-typed.ts'
import { promotions } from './tables.ts'

const clock = stoppedClock(new Date('2026-11-23T06:30:00Z'))
const OWNER = { id: 'devika', role: 'owner' } as const
const EMPTY = Object.fromEntries(COUPON_FIELDS.map((name) => [name, ''])) as CouponTyped
const ARTICLE = {
  kind: 'blog' as const,
  slug: 'the-first-mist',
  title: 'The first mist',
  summary: 'When Munnar turns white.',
  body: 'Carry a jacket.',
  author: 'Meera',
  publishedOn: '2026-11-20',
  places: '',
  states: '',
  tags: '',
  pictureId: '',
  status: 'draft' as const,
}

// Caught: a mistake of ours in place of a fault at the field, on a server, where both look before either has written.
describe('two things that are added at once with one address', () => {
  test('are one, and a fault at the field for the second', async ({ database }) => {
    const { db } = database
    await saveSamplePicture(db)
    await openConnections(db)
    const two = async (add: (id: string) => Promise<{ ok: boolean; faults?: unknown }>) => {
      const answers = await Promise.all([add('the-one'), add('the-other')])
      return answers.toSorted((a, b) => Number(b.ok) - Number(a.ok))
    }
    const added = (id: string) => ({ id, stood: '' })
    const faulty = (path: string) => [{ ok: true }, { ok: false, faults: [{ path }] }]
    for (let round = 0; round < 5; round++) {
      for (const table of [promotions, articles, categories, states]) await db.delete(table)
      const coupons = await two((id) =>
        editCoupon({ db, clock }, OWNER, { ...added(id), ...EMPTY, code: 'monsoon10', percent: '10' }),
      )
      expect(coupons).toMatchObject(faulty('code'))
      const places = await two((id) =>
        EDIT_PLACE.states({ db, clock }, OWNER, {
          ...kerala,
          ...added(id),
          code: id === 'the-one' ? 'IN-KL' : 'IN-TN',
        }),
      )
      expect(places).toMatchObject(faulty('url'))
      const kinds = await two((id) =>
        EDIT_PLACE.categories({ db, clock }, OWNER, { ...hillStations, ...added(id), key: id }),
      )
      expect(kinds).toMatchObject(faulty('name'))
      const texts = await two((id) => editArticle({ db, clock }, OWNER, { ...added(id), ...ARTICLE }))
      expect(texts).toMatchObject(faulty('slug'))
    }
    for (const table of [promotions, articles, categories, states, pictures]) await db.delete(table)
  })
})
