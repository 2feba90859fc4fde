import { describe, expect } from 'vitest'
import { saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { onBoth as test } from '#tests/database.ts'
import { findArticle, listArticles, listArticlesAbout } from './articles.server.ts'
import { findPage, listPages } from './pages.server.ts'

const today = '2026-11-20'
const slugs = (rows: { slug: string }[]) => rows.map(({ slug }) => slug)

describe('articles', () => {
  test('stand newest first, in pages, without their body', async ({ db }) => {
    await saveCatalogueFixture(db)
    const { items, total } = await listArticles(db, { today })
    expect(slugs(items)).toEqual(['kerala-by-month', 'jaipur-in-a-day', 'tea-and-rain'])
    expect(total).toBe(3)
    expect(items[0]).not.toHaveProperty('body')
    expect(await listArticles(db, { today, kind: 'blog', page: 2, pageSize: 1 })).toMatchObject({
      items: [{ slug: 'tea-and-rain' }],
      total: 2,
    })
    expect(await listArticles(db, { today, kind: 'blog', page: 9 })).toEqual({ items: [], total: 2 })
    expect(await listArticles(db, { today, kind: 'news' })).toEqual({ items: [], total: 0 })
  })

  test('are found by kind and address, with their Markdown', async ({ db }) => {
    await saveCatalogueFixture(db)
    expect(await findArticle(db, { kind: 'blog', slug: 'tea-and-rain', today })).toMatchObject({
      body: '## First\n\nWords.',
      picture: { id: 'picture-1' },
    })
    expect(await findArticle(db, { kind: 'news', slug: 'tea-and-rain', today })).toBeUndefined()
  })

  test('about places and states: those about a place first', async ({ db }) => {
    await saveCatalogueFixture(db)
    const about = async (query: { places?: string[]; states?: string[] }) =>
      slugs(await listArticlesAbout(db, { ...query, limit: 5, today }))
    expect(await about({ places: ['munnar'], states: ['IN-KL'] })).toEqual(['tea-and-rain', 'kerala-by-month'])
    expect(await about({ states: ['IN-RJ'] })).toEqual(['jaipur-in-a-day'])
    expect(await about({ places: ['nowhere'] })).toEqual([])
    expect(await about({})).toEqual([])
  })
})

test('pages are found by address and listed by title', async ({ db }) => {
  await saveCatalogueFixture(db)
  expect(await findPage(db, 'about-us')).toMatchObject({ title: 'About us', updatedOn: '2026-08-01' })
  expect(await findPage(db, 'nowhere')).toBeUndefined()
  expect(slugs(await listPages(db))).toEqual(['about-us'])
})
