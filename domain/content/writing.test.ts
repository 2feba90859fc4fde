import { write } from '#tests/write.ts'
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
  await write(db, saveArticles, [packing])
  await write(db, saveArticles, [{ ...packing, title: 'What to pack for Spiti' }])
  expect(await db.select().from(articles)).toMatchObject([
    { slug: packing.slug, title: 'What to pack for Spiti', places: ['kaza'] },
  ])
  await expect(write(db, saveArticles, [{ ...packing, publishedOn: '2026-02-30' }])).rejects.toThrow('publishedOn')
})

test('a page is replaced by its slug', async ({ db }) => {
  const about = {
    slug: 'about-us',
    title: 'About us',
    summary: 'Who we are.',
    body: 'We plan journeys.',
    updatedOn: '2026-10-01',
  }
  await write(db, savePages, [about])
  await write(db, savePages, [{ ...about, updatedOn: '2026-11-01' }])
  expect(await db.select().from(pages)).toEqual([
    { ...about, updatedOn: '2026-11-01', status: 'published', publishAt: null, pictureId: null, pictureAlt: null },
  ])
})
