import { write } from '#tests/write.ts'
import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { DAY, HOUR, MINUTE } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { accountBench, openConnections } from '#tests/benches/account-bench.ts'
import { users } from '#domain/accounts/tables.ts'
import { publishPackages } from '#domain/catalogue/writing/packages.server.ts'
import { packages } from '#domain/catalogue/tables.ts'
import { hills, houseboat, pinkCity, saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { onBoth as test } from '#tests/database.ts'
import { saveSampleCatalogue, teaHills } from '#tests/sample-catalogue.ts'
import { countMissing, findPackageLinks } from './package-links.server.ts'
import { MOST_IN_WISHLIST } from './wishlist.ts'
import {
  clearWishlist,
  collectWishlist,
  dropPackage,
  findWishlist,
  forgetWishlist,
  joinWishlist,
  addToWishlist,
} from './wishlists.server.ts'
import { wishlistPackages } from './tables.ts'

const bench = accountBench

async function urlsOf(db: Db, visitor: Parameters<typeof findWishlist>[1]) {
  const found = await findWishlist(db, visitor)
  if (!found.ok) throw new Error(found.reason)
  const urls = (kind: 'wished' | 'viewed') => found.value[kind].map(({ url }) => url)
  return { wished: urls('wished'), viewed: urls('viewed') }
}

describe('a person’s lists', () => {
  test('hold what was saved and looked at, latest first, each once', async ({ db }) => {
    await saveCatalogueFixture(db)
    const { needs, visitor, pass } = bench(db)
    const meera = await visitor()
    for (const ref of [hills.url, pinkCity.id, hills.url]) {
      pass(MINUTE)
      expect(await addToWishlist(needs, meera, { kind: 'wished', ref })).toEqual({ ok: true, value: undefined })
    }
    await addToWishlist(needs, meera, { kind: 'viewed', ref: houseboat.url })
    expect(await urlsOf(db, meera)).toEqual({ wished: [hills.url, pinkCity.url], viewed: [houseboat.url] })
  })

  test('take nothing nobody sells', async ({ db }) => {
    await saveCatalogueFixture(db)
    const { needs, visitor } = bench(db)
    const meera = await visitor()
    await db.update(packages).set({ published: false }).where(eq(packages.id, houseboat.id))
    for (const ref of ['nowhere', houseboat.url])
      expect(await addToWishlist(needs, meera, { kind: 'wished', ref })).toEqual({
        ok: false,
        reason: 'unknown-package',
      })
  })

  test('leave out what is not sold any more, and give it up all the same', async ({ db }) => {
    await saveCatalogueFixture(db)
    const { needs, visitor } = bench(db)
    const meera = await visitor()
    await addToWishlist(needs, meera, { kind: 'wished', ref: houseboat.url })
    await db.update(packages).set({ published: false }).where(eq(packages.id, houseboat.id))
    expect(await urlsOf(db, meera)).toEqual({ wished: [], viewed: [] })
    expect(await collectWishlist(db, meera)).toMatchObject({ value: { wished: [{ url: houseboat.url }] } })
    await dropPackage(db, meera, { kind: 'wished', ref: houseboat.url })
    expect(await db.select().from(wishlistPackages)).toEqual([])
  })

  // Caught: the owner missing from the WHERE of reading, of dropping, of clearing.
  test('are nobody else’s to read, to change or to empty', async ({ db }) => {
    await saveCatalogueFixture(db)
    const { needs, visitor } = bench(db)
    const [meera, arun] = [await visitor(), await visitor({ name: 'Arun' })]
    for (const kind of ['wished', 'viewed'] as const) await addToWishlist(needs, meera, { kind, ref: hills.url })
    expect(await urlsOf(db, arun)).toEqual({ wished: [], viewed: [] })
    await dropPackage(db, arun, { kind: 'wished', ref: hills.url })
    await clearWishlist(db, arun, 'viewed')
    await joinWishlist(needs, arun, { wished: [{ url: pinkCity.url, at: 1 }], viewed: [] })
    await forgetWishlist(db, arun.id)
    expect(await urlsOf(db, meera)).toEqual({ wished: [hills.url], viewed: [hills.url] })
    await clearWishlist(db, meera, 'viewed')
    expect(await urlsOf(db, meera)).toEqual({ wished: [hills.url], viewed: [] })
    await forgetWishlist(db, meera.id)
    expect(await db.select().from(wishlistPackages)).toEqual([])
  })

  test('take nothing more once the account is erased (caught: a save that began before)', async ({ db }) => {
    await saveCatalogueFixture(db)
    const { needs, visitor } = bench(db)
    const meera = await visitor()
    await db.update(users).set({ erasedAt: needs.clock.now() }).where(eq(users.id, meera.id))
    await expect(addToWishlist(needs, meera, { kind: 'wished', ref: hills.url })).rejects.toThrow('the account is gone')
  })
})

describe('a device’s lists', () => {
  test('join the person’s own, the later moment of each package counts', async ({ db }) => {
    await saveCatalogueFixture(db)
    const { needs, clock, visitor, pass } = bench(db)
    const meera = await visitor()
    await addToWishlist(needs, meera, { kind: 'wished', ref: hills.url })
    pass(DAY)
    const now = clock.now().getTime()
    const lists = {
      wished: [
        { url: pinkCity.url, at: now - HOUR },
        { url: hills.url, at: 5 },
        { url: 'nowhere', at: now },
      ],
      viewed: [{ url: houseboat.url, at: now + DAY }],
    }
    const joined = await joinWishlist(needs, meera, lists)
    expect(joined).toMatchObject({
      value: {
        wished: [
          { url: pinkCity.url, name: pinkCity.name, keptAt: new Date(now - HOUR) },
          { url: hills.url, keptAt: new Date(now - DAY) },
        ],
        // Caught: a device whose clock runs ahead keeps the top for ever.
        viewed: [{ url: houseboat.url, keptAt: new Date(now) }],
      },
    })
    expect(await joinWishlist(needs, meera, lists)).toEqual(joined)
  })

  test('name a package by address and by id, and it counts once', async ({ db }) => {
    await saveCatalogueFixture(db)
    const { needs, visitor } = bench(db)
    const meera = await visitor()
    await joinWishlist(needs, meera, {
      wished: [
        { url: hills.id, at: 9 },
        { url: hills.url, at: 5 },
      ],
      viewed: [],
    })
    expect(await findWishlist(db, meera)).toMatchObject({ value: { wished: [{ keptAt: new Date(9) }] } })
  })

  test('are bounded: the longest kept makes room (caught: no cut, a cut of the newest, a cut of both kinds together)', async ({
    db,
  }) => {
    await saveSampleCatalogue(db)
    const many = Array.from({ length: MOST_IN_WISHLIST.wished + 3 }, (_, at) => ({
      ...teaHills,
      id: `many-${at}`,
      url: `many-${at}`,
      name: `Many ${at}`,
    }))
    await write(db, publishPackages, many)
    const { needs, clock, visitor } = bench(db)
    const meera = await visitor()
    const at = clock.now().getTime() - DAY
    const kept = many.map(({ url }, index) => ({ url, at: at + index }))
    await joinWishlist(needs, meera, { wished: kept, viewed: kept })
    expect(await urlsOf(db, meera)).toEqual({
      wished: kept
        .slice(3)
        .map(({ url }) => url)
        .toReversed(),
      viewed: kept
        .slice(-MOST_IN_WISHLIST.viewed)
        .map(({ url }) => url)
        .toReversed(),
    })
    await addToWishlist(needs, meera, { kind: 'wished', ref: 'many-0' })
    const { wished } = await urlsOf(db, meera)
    expect([wished.length, wished[0], wished.includes('many-3')]).toEqual([MOST_IN_WISHLIST.wished, 'many-0', false])
  })
})

test('saving the same from many tabs at once is saving it once', async ({ database }) => {
  const { db } = database
  await saveCatalogueFixture(db)
  const { needs, visitor } = bench(db)
  const meera = await visitor()
  await openConnections(db)
  const refs = [hills.url, pinkCity.url, hills.url, houseboat.url, hills.id]
  await Promise.all(refs.map((ref) => addToWishlist(needs, meera, { kind: 'wished', ref })))
  expect((await urlsOf(db, meera)).wished.toSorted()).toEqual([hills.url, houseboat.url, pinkCity.url].toSorted())
})

test('packages are found by address or id, each once, in the order they were asked for', async ({
  database: { db },
}) => {
  const refs = [pinkCity.url, 'nowhere', hills.id, hills.url]
  const links = await findPackageLinks(db, refs)
  expect(links.map(({ id }) => id)).toEqual([pinkCity.id, hills.id])
  expect(countMissing(refs, links)).toBe(1)
  expect(await findPackageLinks(db, [])).toEqual([])
})
