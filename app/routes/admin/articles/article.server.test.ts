import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { stoodOf } from '#domain/audit/edit-one.server.ts'
import { ARTICLE } from '#domain/content/article-editing.server.ts'
import { articles } from '#domain/content/tables.ts'
import type { Services } from '#domain/services.server.ts'
import { systemClock as clock } from '#platform/clock.ts'
import { saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { onBoth as test } from '#tests/database.ts'
import { ARTICLE_DEEDS } from './article.server.ts'

const EDITOR = { id: 'meera', role: 'editor' } as const

test('a text without an address gets one of its title, and keeps the one it has (caught: publishing failed on an empty address)', async ({
  db,
}) => {
  const services = { db, clock } as unknown as Services
  const save = (typed: Record<string, string>) =>
    ARTICLE_DEEDS['save']!(
      services,
      EDITOR,
      (name) => typed[name] ?? '',
      () => undefined,
    )
  await saveCatalogueFixture(db)
  const words = { summary: 'When Munnar turns white.', body: '## Carry a jacket', author: 'Meera', places: 'Munnar' }
  const text = { id: 'rain', kind: 'blog', title: 'Tea & rain in Munnar', publishedOn: '2026-11-20', ...words }
  expect(await save({ ...text, status: 'published' })).toMatchObject({ ok: true })
  const slugNow = async () => (await db.select().from(articles).where(eq(articles.id, 'rain')))[0]?.slug
  expect(await slugNow()).toBe('tea-rain-in-munnar')
  const stood = stoodOf((await ARTICLE.read(db, ['rain'])).get('rain'))
  // One taken out of the field is missed there: its page does not move by itself.
  const emptied = await save({ ...text, stood, title: 'Another title', status: 'published' })
  expect(emptied).toMatchObject({ ok: false, faults: [{ path: 'slug' }] })
  expect(await slugNow()).toBe('tea-rain-in-munnar')
})
