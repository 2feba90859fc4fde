import { eq } from 'drizzle-orm'
import { createElement } from 'react'
import { expect } from 'vitest'
import { loadPackageList } from '#app/parts/package-list/package-list.server.ts'
import { PackageList } from '#app/parts/package-list/package-list.tsx'
import { renderOnSheet } from '#app/ui/sheet.server.tsx'
import { packages } from '#domain/catalogue/tables.ts'
import { openSearch } from '#domain/search/search.server.ts'
import type { Services } from '#domain/services.server.ts'
import type { Db } from '#platform/db.server.ts'
import { apiServices } from '#tests/api-services.ts'
import { hills, houseboat, ridgeWalk, saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { test } from '#tests/database.ts'
import { answerSearch } from './search.server.ts'

const EMPTY = { text: '', href: '/', link: '' }

async function ask(db: Db, query: string) {
  const search = await openSearch({ db, kind: 'memory' })
  const services = { ...apiServices(db), search, art: { lost: undefined } } as unknown as Services
  return answerSearch(services, new URLSearchParams(query))
}

test('where nothing is as high as was asked for the nearest heights are shown (caught: nothing)', async ({ db }) => {
  await saveCatalogueFixture(db)
  const { listing } = await ask(db, 'q=7000+m+trek')
  expect([listing!.total, listing!.all]).toEqual([0, 0])
  expect(listing!.nearest[0]).toMatchObject({ card: { id: ridgeWalk.id }, differs: 'As high as 2,400 m' })
  const asked = { listing: { ...listing!, quiet: listing!.nearest[0]!.card.picture! }, path: '/search', empty: EMPTY }
  expect(renderOnSheet(createElement(PackageList, asked as never)).toString()).toContain('What comes nearest')
})

test('a list with little in it shows what has some of the words, narrowed too (caught: one card)', async ({ db }) => {
  await saveCatalogueFixture(db)
  const { listing } = await ask(db, 'q=munnar+backwaters+5+days')
  expect(listing!.items.map(({ card }) => card.id)).toEqual([houseboat.id])
  expect(listing!.nearest.map(({ card, differs }) => [card.id, differs])).toContainEqual([
    hills.id,
    expect.stringContaining('Fits part of your words'),
  ])
})

test('whoever comes with a budget to a place is shown tours near it before walks (caught: walks among them)', async ({
  db,
}) => {
  await saveCatalogueFixture(db)
  const { listing } = await ask(db, 'q=couple+munnar+under+90000')
  expect(listing!.items.map(({ card }) => card.id)).not.toContain(ridgeWalk.id)
  expect(listing!.nearest.find(({ card }) => card.id === ridgeWalk.id)?.differs).toBe('A trek')
})

test('a walk that can be paid stands before a tour that cannot (caught: a tour of ₹6,600 more)', async ({ db }) => {
  await saveCatalogueFixture(db)
  const { listing } = await ask(db, 'q=couple+munnar+under+48000')
  expect(listing!.nearest.map(({ differs }) => differs)).toEqual(['A trek', '₹6,600 over'])
})

test('what somebody fears is never shown as what comes nearest (caught: hills to who fears their roads)', async ({
  db,
}) => {
  await saveCatalogueFixture(db)
  for (const need of ['no ghat roads', 'pahadi raste se dar lagta hai', 'pregnant wife, no trekking']) {
    const { listing } = await ask(db, String(new URLSearchParams({ q: `${need} munnar 2 days under 3000` })))
    const shown = [...listing!.items, ...listing!.nearest].map(({ card }) => card.id)
    expect([need, shown.includes(ridgeWalk.id)]).toEqual([need, false])
    expect([need, need.startsWith('pregnant') || !shown.includes(hills.id)]).toEqual([need, true])
  }
})

test('who wants no forts is led on no walk that is tagged with them (caught: the forts of the Sahyadri)', async ({
  db,
}) => {
  await saveCatalogueFixture(db)
  const shown = async (query: string) => {
    const { listing } = await ask(db, String(new URLSearchParams({ q: query })))
    return [...listing!.items, ...listing!.nearest].map(({ card }) => card.id)
  }
  expect(await shown('ridge walk, no forts')).toContain(ridgeWalk.id)
  await db
    .update(packages)
    .set({ tags: ['forts-and-palaces'] })
    .where(eq(packages.id, ridgeWalk.id))
  for (const query of ['ridge walk, no forts', 'ridge walk, not a fort', 'qila nahi, ridge walk'])
    expect([query, await shown(query)]).toEqual([query, expect.not.arrayContaining([ridgeWalk.id])])
})

test('a list that a price empties offers the three nearest in price (caught: ₹15,488 before ₹7,298, or one tour)', async ({
  db,
}) => {
  await saveCatalogueFixture(db)
  const services = { ...apiServices(db), art: { lost: undefined } } as unknown as Services
  const nearest = async (query: string) => {
    const listing = await loadPackageList(services, new Request(`https://padav.test/india?${query}`))
    expect(listing.total).toBe(0)
    return listing.nearest.map(({ totalPaise }) => totalPaise ?? 0)
  }
  for (const query of ['price=1-2', 'price=1-2&days=1', 'price=900000-']) {
    const paise = await nearest(query)
    expect([query, paise.length >= 3]).toEqual([query, true])
    const isLess = query.endsWith('-')
    expect([query, paise]).toEqual([query, paise.toSorted((one, other) => (isLess ? other - one : one - other))])
  }
})
