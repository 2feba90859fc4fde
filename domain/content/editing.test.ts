import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { listHistory } from '#domain/audit/audit.server.ts'
import { stoodOf } from '#domain/audit/edit-one.server.ts'
import { pictures } from '#domain/media/tables.ts'
import { findStoredPicture } from '#domain/media/pictures.server.ts'
import { putSetting } from '#domain/settings/settings.server.ts'
import { stoppedClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { onBoth as test } from '#tests/database.ts'
import { siteFacts } from '#tests/site-facts.ts'
import { ARTICLE, editArticle } from './article-editing.server.ts'
import { editPage, PAGE } from './page-editing.server.ts'
import { findPage } from './pages.server.ts'
import { PAPERS } from './papers.ts'
import { usesOfPicture } from './picture-uses.server.ts'
import { articles, pages } from './tables.ts'
import { findArticleDesk, listArticlesDesk } from './writing-desk.server.ts'
import { MOST_SIGNS } from './written.ts'

const TODAY = '2026-11-20'
const clock = stoppedClock(new Date('2026-11-20T06:00:00Z'))
const MEERA = { id: 'meera', role: 'editor' } as const
const RAVI = { id: 'ravi', role: 'sales' } as const

type TypedArticle = Parameters<typeof editArticle>[2]
const mist: TypedArticle = {
  id: 'article-mist',
  stood: '',
  kind: 'blog',
  slug: 'the-first-mist',
  title: 'The first mist',
  summary: 'When Munnar turns white.',
  body: '## Carry a jacket',
  author: 'Meera',
  publishedOn: TODAY,
  places: 'Munnar, kochi ,munnar',
  states: 'kerala',
  tags: 'Hill stations, monsoon',
  pictureId: '',
  status: 'draft',
}

function desk(db: Db) {
  const save = (changes: Partial<TypedArticle> = {}) => editArticle({ db, clock }, MEERA, { ...mist, ...changes })
  const row = async () => (await db.select().from(articles).where(eq(articles.id, mist.id)))[0]
  const slugs = async (query: object) => {
    const found = await listArticlesDesk(db, MEERA, TODAY, { page: 1, ...query })
    return found.ok ? found.value.rows.map(({ slug }) => slug) : found.reason
  }
  return { save, row, slugs, stood: async () => stoodOf((await ARTICLE.read(db, [mist.id])).get(mist.id)) }
}

describe('an article', () => {
  test('is written with places and states by name, tags as they come, and a poster of its first place', async ({
    db,
  }) => {
    await saveCatalogueFixture(db)
    const { save, row } = desk(db)
    expect(await save()).toEqual({ ok: true, value: undefined })
    const written = await row()
    expect(written).toMatchObject({
      places: ['munnar', 'kochi'],
      states: ['IN-KL'],
      tags: ['hill-stations', 'monsoon'],
      status: 'draft',
    })
    expect(await findStoredPicture(db, written!.pictureId)).toMatchObject({ recipe: {}, alt: 'Poster: Munnar' })
    expect(await listHistory(db, 'article:article-mist')).toMatchObject([{ actor: 'meera', before: null }])
    const shown = await findArticleDesk(db, MEERA, mist.id, TODAY)
    expect(shown).toMatchObject({ ok: true, value: { places: 'Munnar, Kochi', states: 'Kerala', state: 'draft' } })
  })

  test('keeps its picture when it is saved again', async ({ db }) => {
    await saveCatalogueFixture(db)
    const { save, row, stood } = desk(db)
    await save({ pictureId: 'picture-1' })
    await save({ pictureId: 'picture-1', title: 'Mist', places: '', stood: await stood() })
    expect(await row()).toMatchObject({ title: 'Mist', places: [], pictureId: 'picture-1' })
  })

  test('takes no photograph of a person for its picture (caught: any picture there is)', async ({ db }) => {
    await saveCatalogueFixture(db)
    const { save } = desk(db)
    await db.update(pictures).set({ kind: 'portrait' }).where(eq(pictures.id, 'picture-1'))
    expect(await save({ pictureId: 'picture-1' })).toMatchObject({ reason: 'unknown-picture' })
  })

  test('is refused at its fields, in words that say what would be right', async ({ db }) => {
    await saveCatalogueFixture(db)
    const { save, row } = desk(db)
    const faults = async (changes: Partial<TypedArticle>) => {
      const answer = await save(changes)
      return answer.ok ? [] : (answer.faults ?? []).map(({ path, message }) => `${path}: ${message}`)
    }
    expect(await faults({ title: ' ', publishedOn: '2026-02-30', slug: 'The Mist' })).toEqual([
      'title: A text needs a title.',
      'slug: Small letters, figures and single hyphens, as in tea-and-rain.',
      'publishedOn: A day, as in 2026-12-05.',
    ])
    expect(await faults({ places: 'Munar', states: 'Kerela' })).toEqual([
      'places: No place of the catalogue is called “Munar”. There is Munnar.',
      'states: No state of the catalogue is called “Kerela”. There is Kerala.',
    ])
    expect(await faults({ body: 'x'.repeat(MOST_SIGNS + 1) })).toEqual(['body: 40,001 signs; 40,000 is the most.'])
    expect(await faults({ slug: 'tea-and-rain' })).toEqual([
      'slug: Another text of this kind stands at tea-and-rain already.',
    ])
    expect(await faults({ slug: 'tea-and-rain', kind: 'news' })).toEqual([])
    expect(await row()).toMatchObject({ kind: 'news' })
  })

  test('is not overwritten by a form made before somebody else saved', async ({ db }) => {
    await saveCatalogueFixture(db)
    const { save, row, stood } = desk(db)
    await save()
    const before = await stood()
    await save({ stood: before, title: 'Mist in November' })
    const late = await save({ stood: before, title: 'White mornings' })
    expect(late).toMatchObject({
      ok: false,
      reason: 'changed-meanwhile',
      meanwhile: { now: { title: 'Mist in November' } },
    })
    expect(await row()).toMatchObject({ title: 'Mist in November' })
  })

  test('is written by editors and owners alone, and seen before its day by nobody else', async ({ db }) => {
    await saveCatalogueFixture(db)
    for (const actor of [RAVI, { id: 'devi', role: 'traveller' } as const, undefined]) {
      expect(await editArticle({ db, clock }, actor, mist)).toEqual({ ok: false, reason: 'forbidden' })
      expect(await listArticlesDesk(db, actor, TODAY, { page: 1 })).toEqual({ ok: false, reason: 'forbidden' })
      expect(await findArticleDesk(db, actor, mist.id, TODAY)).toEqual({ ok: false, reason: 'forbidden' })
    }
  })

  test('is listed by words, kind and state', async ({ db }) => {
    await saveCatalogueFixture(db)
    const { save, slugs } = desk(db)
    await save({ status: 'published', publishedOn: '2026-11-21' })
    expect(await slugs({ state: 'scheduled' })).toEqual(['the-first-mist'])
    expect(await slugs({ state: 'published', kind: 'blog' })).toEqual(['kerala-by-month', 'tea-and-rain'])
    expect(await slugs({ words: 'MIST' })).toEqual(['the-first-mist'])
    expect(await slugs({ words: 'monsoon' })).toEqual(['the-first-mist'])
    expect(await slugs({ words: '%' })).toEqual([])
    expect(await slugs({ page: 2 })).toEqual([])
  })
})

describe('a page', () => {
  const OFFICE = { street: '1 Dock Road', city: 'Kochi', region: 'Kerala', postalCode: '682001' }
  const about = {
    id: 'about-us',
    title: 'About us',
    summary: 'Who we are.',
    body: 'We travel.',
    pictureId: '',
    status: 'published',
  } as const

  test('says the day its readers last saw it changed (caught: a day that moves with every save, and one that stays)', async ({
    db,
  }) => {
    await saveCatalogueFixture(db)
    const save = async (changes: Partial<Parameters<typeof editPage>[2]>) => {
      const stood = stoodOf((await PAGE.read(db, [about.id])).get(about.id))
      await editPage({ db, clock }, MEERA, { ...about, stood, ...changes })
      return (await db.select().from(pages).where(eq(pages.slug, about.id)))[0]
    }
    expect(await save({ status: 'withdrawn' })).toMatchObject({ status: 'withdrawn', updatedOn: '2026-08-01' })
    expect(await save({ body: 'We walk.' })).toMatchObject({ body: 'We walk.', updatedOn: TODAY })
  })

  test('shows a picture beside its title, which nobody takes away meanwhile, and none again (caught: a photograph of a person)', async ({
    db,
  }) => {
    await saveCatalogueFixture(db)
    const save = async (changes: Partial<Parameters<typeof editPage>[2]>) => {
      const stood = stoodOf((await PAGE.read(db, [about.id])).get(about.id))
      return editPage({ db, clock }, MEERA, { ...about, stood, ...changes })
    }
    await save({ pictureId: 'picture-1', pictureAlt: 'Our office in Kochi' })
    expect(await findPage(db, 'about-us')).toMatchObject({ picture: { id: 'picture-1', alt: 'Our office in Kochi' } })
    expect(await usesOfPicture(db, 'picture-1')).toContainEqual({ by: 'pages', id: 'about-us', name: 'About us' })
    await save({})
    expect(await findPage(db, 'about-us')).not.toHaveProperty('picture')
    await db.update(pictures).set({ kind: 'portrait' }).where(eq(pictures.id, 'picture-1'))
    expect(await save({ pictureId: 'picture-1' })).toMatchObject({ reason: 'unknown-picture' })
  })

  test('without which nobody could book stays public on a live site that is open (caught: all selling ended by an editor at one press)', async ({
    db,
  }) => {
    await saveCatalogueFixture(db)
    await putSetting(db, 'site', { ...siteFacts, address: OFFICE })
    const save = async (slug: string, status: 'published' | 'withdrawn' | 'draft', body = 'What holds.') => {
      const stood = stoodOf((await PAGE.read(db, [slug])).get(slug))
      const saved = await editPage({ db, clock }, MEERA, { ...about, id: slug, stood, status, body })
      return saved.ok || saved.reason
    }
    for (const paper of PAPERS) expect(await save(paper, 'published')).toBe(true)
    // A demo sells nothing, and a live site that is not open yet has nothing to lose.
    expect(await save('terms-and-conditions', 'withdrawn')).toBe(true)
    await putSetting(db, 'holds', { what: 'live', since: clock.now().toISOString() })
    expect(await save('privacy-policy', 'draft')).toBe(true)
    expect(await save('privacy-policy', 'published')).toBe(true)
    expect(await save('terms-and-conditions', 'published')).toBe(true)
    for (const status of ['withdrawn', 'draft'] as const)
      expect(await save('terms-and-conditions', status)).toBe('needed-to-sell')
    expect(await save('terms-and-conditions', 'published', 'What holds now.')).toBe(true)
    expect(await save('about-us', 'withdrawn')).toBe(true)
  })

  test('is begun where nobody has written it', async ({ db }) => {
    const begun = await editPage({ db, clock }, MEERA, { ...about, stood: '', status: 'draft' })
    expect(begun).toEqual({ ok: true, value: undefined })
    expect(await db.select().from(pages)).toMatchObject([{ slug: 'about-us', status: 'draft', updatedOn: TODAY }])
  })
})
