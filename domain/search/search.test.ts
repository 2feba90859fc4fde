import { describe, expect } from 'vitest'
import { houseboat, pinkCity, saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { onBoth as test } from '#tests/database.ts'
import { packages } from '#domain/catalogue/tables.ts'
import { eq } from 'drizzle-orm'
import { bareDocument, DESTINATION_KINDS } from './document.ts'
import { openSearch } from './search.server.ts'

const MANY = Array.from({ length: 60 }, (_, at) => ({
  ...bareDocument('package', `p${at}`, `Tea Walk ${at}`, `tea-walk-${at}`),
  rating: 300 + ((at * 7) % 60),
}))

/** What it leads to is no word of it. */
const DAY = 'A **theyyam** is [danced](/blog/readmore).'

describe.for(['memory', 'postgres'] as const)('the %s member', (kind) => {
  test('finds what is published by stop, old name, sight and theme', async ({ db }) => {
    await saveCatalogueFixture(db)
    const search = await openSearch({ db, kind })
    const found = async (text: string) => (await search.search({ text, limit: 5, kinds: ['package'] })).hits[0]?.id
    expect(await found('alleppey')).toBe(houseboat.id)
    expect(await found('houseboat in kerala')).toBe(houseboat.id)
    expect(await found('jaypur')).toBe(pinkCity.id)
    const [city] = (await search.search({ text: 'jaipur', limit: 5, kinds: DESTINATION_KINDS })).hits
    expect(city).toMatchObject({ kind: 'city', name: 'Jaipur', url: 'jaipur' })
  })

  test('finds what days and highlights tell of, behind names, and guesses none of it', async ({ db }) => {
    await saveCatalogueFixture(db)
    await db
      .update(packages)
      .set({ highlights: ['Kathakali by lamplight'], itinerary: [{ ...houseboat.itinerary[0]!, text: DAY }] })
      .where(eq(packages.id, houseboat.id))
    await db.update(packages).set({ name: 'Lamplight' }).where(eq(packages.id, pinkCity.id))
    const search = await openSearch({ db, kind })
    const found = async (text: string) =>
      (await search.search({ text, limit: 5, kinds: ['package'] })).hits.map((hit) => hit.id)
    expect(await found('kathakali')).toEqual([houseboat.id])
    expect(await found('lamplight')).toEqual([pinkCity.id, houseboat.id])
    expect(await found('kathakalli')).toEqual([])
    expect([await found('theyyam'), await found('readmore')]).toEqual([[houseboat.id], []])
  })

  test('what only tells how a journey shall be need not be said of it, and is worth something where it is (caught: one famous tour, no other)', async ({
    db,
  }) => {
    const walk = (at: number, summary: string) => ({
      ...bareDocument('package', `p${at}`, `Tea Walk ${at}`, `tea-walk-${at}`),
      summary,
    })
    const documents = [walk(1, ''), walk(2, 'A famous one'), bareDocument('package', 'other', 'Famous Fort', 'fort')]
    const search = await openSearch({ db, kind, documents: () => documents })
    const found = async (text: string) => {
      const { hits, unknown } = await search.search({ text, limit: 5, kinds: ['package'], atLeast: 5 })
      return [hits.map(({ id }) => id), unknown]
    }
    expect(await found('famous tea walk')).toEqual([['p2', 'p1'], []])
    expect(await found('memorable tea walk')).toEqual([['p1', 'p2'], []])
    expect(await found('famous')).toEqual([['other', 'p2'], []])
    expect((await found('xyzzing lessons'))[0]).toEqual([])
  })

  test('tells of what has not all of the words (caught: said of what has)', async ({ db }) => {
    const search = await openSearch({ db, kind, documents: () => MANY })
    const isPartly = async (text: string) => (await search.search({ text, limit: 5, atLeast: 5 })).isPartly ?? false
    expect([await isPartly('tea walk 7'), await isPartly('coffee walk'), await isPartly('tea')]).toEqual([
      false,
      false,
      false,
    ])
    const two = [bareDocument('package', 'a', 'Tea Hills', 'a'), bareDocument('package', 'b', 'Coffee Shore', 'b')]
    const other = await openSearch({ db, kind: 'memory', documents: () => two })
    const { isPartly: isPart, hits } = await other.search({ text: 'tea shore', limit: 5 })
    expect([isPart, hits.length]).toEqual([true, 2])
  })

  // Caught: sample stars before those somebody gave.
  test('puts no sample rating before a real one', async ({ db }) => {
    await saveCatalogueFixture(db)
    for (const { id } of [houseboat, pinkCity])
      await db.update(packages).set({ name: 'Tea Walk', rating: 4, ratingIsDemo: false }).where(eq(packages.id, id))
    const first = async (better: string) => {
      await db.update(packages).set({ rating: 5, ratingIsDemo: true }).where(eq(packages.id, better))
      const search = await openSearch({ db, kind })
      await search.refresh()
      await db.update(packages).set({ rating: 4, ratingIsDemo: false }).where(eq(packages.id, better))
      return (await search.search({ text: 'tea walk', limit: 1, kinds: ['package'] })).hits[0]?.id
    }
    expect([await first(houseboat.id), await first(pinkCity.id)]).toEqual([pinkCity.id, houseboat.id])
  })

  test('takes in changes at a refresh and forgets what is no longer published', async ({ db }) => {
    await saveCatalogueFixture(db)
    const search = await openSearch({ db, kind })
    await db.update(packages).set({ name: 'Zanskar on ice' }).where(eq(packages.id, pinkCity.id))
    await db.update(packages).set({ published: false }).where(eq(packages.id, houseboat.id))
    await Promise.all([search.refresh(), search.refresh()])
    expect((await search.search({ text: 'zanskar', limit: 5 })).hits[0]?.id).toBe(pinkCity.id)
    const all = await search.search({ text: 'tour packages', limit: 50, kinds: ['package'] })
    expect(all.hits.map((hit) => hit.id)).not.toContain(houseboat.id)
  })

  test('gives the asked number of hits, counts all, and puts the better rated first among equals', async ({ db }) => {
    const search = await openSearch({ db, kind, documents: () => MANY })
    const { hits, total } = await search.search({ text: 'tea walk', limit: 50 })
    for (const filler of ['tour packages', 'pacakges', 'holid']) {
      expect((await search.search({ text: filler, limit: 50 })).total).toBe(60)
    }
    expect([hits.length, total]).toEqual([50, 60])
    const ratings = hits.map((hit) => hit.rating)
    expect(ratings).toEqual(ratings.toSorted((one, other) => other - one))
  })

  test('says how it read a mistyped question, and what to try when nothing fits', async ({ db }) => {
    await saveCatalogueFixture(db)
    const search = await openSearch({ db, kind })
    expect((await search.search({ text: 'kerla backwatres', limit: 5 })).corrected).toBe('kerala backwater')
    expect((await search.search({ text: 'kerala', limit: 5 })).corrected).toBeUndefined()
    const nothing = await search.search({ text: 'qqxzzk', limit: 5 })
    expect(nothing).toMatchObject({ hits: [], total: 0 })
    expect(nothing.suggestions).toContain('Kerala')
  })

  test('says which words stand for nothing here', async ({ db }) => {
    await saveCatalogueFixture(db)
    const search = await openSearch({ db, kind })
    const unknown = async (text: string) => (await search.search({ text, limit: 5 })).unknown
    expect(await unknown('kerala ashtavinayak')).toEqual(['ashtavinayak'])
    // Caught: a filler named as something nobody sells.
    expect(await unknown('kerala pacakges')).toEqual([])
  })

  test('takes a word with a wrong letter for no beginning of another (caught: “chhutti” for Chhattisgarh)', async ({
    db,
  }) => {
    const search = await openSearch({
      db,
      kind,
      documents: () => [
        bareDocument('state', 'cg', 'Chhattisgarh', 'chhattisgarh'),
        bareDocument('package', 'x', 'Padwali Ridge', 'x'),
      ],
    })
    const found = async (text: string) => (await search.search({ text, limit: 5 })).hits.map(({ id }) => id)
    expect([await found('chhitti'), await found('chhttis'), await found('panwa')]).toEqual([[], ['cg'], []])
  })

  // Caught: a sound of two letters, which is all that is left of any nonsense, taken for a word of two letters.
  test.for(['zzzzqq', 'zzqq', 'eeeeee'])('finds nothing in %s', async (text, { db }) => {
    const short = ['Jammu and Kashmir, J&K', 'Kang Yatse II'].map((name, at) =>
      bareDocument('package', `s${at}`, name, `s-${at}`),
    )
    const search = await openSearch({ db, kind, documents: () => [...MANY, ...short] })
    expect((await search.search({ text: 'jk', limit: 5 })).hits[0]?.id).toBe('s0')
    expect(await search.search({ text, limit: 5 })).toMatchObject({ hits: [], total: 0 })
  })

  test.for(["'; drop table packages; --", '\\', '%_%', "a'b", '\u0000', '🏔️', 'x'.repeat(5000), ':* & | !(', 'अआइ़्'])(
    'survives %j',
    async (text, { db }) => {
      const search = await openSearch({ db, kind, documents: () => MANY })
      expect((await search.search({ text, limit: 5 })).hits.length).toBeLessThanOrEqual(5)
    },
  )
})
