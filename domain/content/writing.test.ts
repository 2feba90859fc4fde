import { expect } from 'vitest'
import { test } from '#tests/database.ts'
import { saveSamplePicture } from '#tests/sample-catalogue.ts'
import { articles, pages } from './tables.ts'
import { saveArticles, savePages } from './writing.server.ts'
import type { ArticleDraft } from './writing.server.ts'

const packing: ArticleDraft = {
  id: 'article-packing',
  kind: 'blog',
  slug: 'packing-for-spiti',
  title: 'Packing for Spiti',
  summary: 'What to carry.',
  body: '## Warm things',
  publishedOn: '2026-05-04',
  author: 'The Padav mountain desk',
  places: ['kaza'],
  states: ['IN-HP'],
  tags: [],
  pictureId: 'picture-one',
}

test('articles are written, replaced and refused', async ({ db }) => {
  await saveSamplePicture(db)
  await saveArticles(db, [packing])
  await saveArticles(db, [{ ...packing, title: 'What to pack for Spiti' }])
  expect(await db.select().from(articles)).toMatchObject([
    { slug: packing.slug, title: 'What to pack for Spiti', places: ['kaza'] },
  ])
  await expect(saveArticles(db, [{ ...packing, publishedOn: '2026-02-30' }])).rejects.toThrow('publishedOn')
})

test('a page is replaced by its slug', async ({ db }) => {
  const about = {
    slug: 'about-us',
    title: 'About us',
    summary: 'Who we are.',
    body: 'We plan journeys.',
    updatedOn: '2026-10-01',
  }
  await savePages(db, [about])
  await savePages(db, [{ ...about, updatedOn: '2026-11-01' }])
  expect(await db.select().from(pages)).toEqual([{ ...about, updatedOn: '2026-11-01' }])
})
