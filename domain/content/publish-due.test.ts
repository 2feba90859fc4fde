import { expect } from 'vitest'
import { listHistory } from '#domain/audit/audit.server.ts'
import { stoodOf } from '#domain/audit/edit-one.server.ts'
import { stoppedClock } from '#platform/clock.ts'
import { saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { onBoth as test } from '#tests/database.ts'
import { editArticle } from './article-editing.server.ts'
import { findArticle } from './articles.server.ts'
import { editPage, PAGE } from './page-editing.server.ts'
import { findPage } from './pages.server.ts'
import { publishDueTexts } from './publish-due.server.ts'

const at = (hour: string) => stoppedClock(new Date(`2026-11-20T${hour}:00+05:30`))
const MEERA = { id: 'meera', role: 'editor' } as const
const page = { id: 'careers', title: 'Careers', summary: 'Who we are.', body: 'We travel.', pictureId: '' }
const mist = {
  id: 'article-mist',
  kind: 'blog',
  slug: 'the-first-mist',
  title: 'The first mist',
  summary: 'White.',
  body: 'Carry a jacket.',
  author: 'Meera',
  publishedOn: '2026-11-01',
  places: '',
  states: '',
  tags: '',
  pictureId: 'picture-1',
} as const

test('an article and a page go from a draft through review to their hour, and are public by themselves then and once (caught: at the start of the day)', async ({
  db,
}) => {
  await saveCatalogueFixture(db)
  const needs = { db, clock: at('09:00') }
  for (const status of ['draft', 'review', 'scheduled'] as const) {
    const stood = stoodOf((await PAGE.read(db, [page.id])).get(page.id))
    expect(await editPage(needs, MEERA, { ...page, stood, status, day: '2026-11-20', hour: '18:30' })).toMatchObject({
      ok: true,
    })
    expect(await publishDueTexts({ db, clock: at('18:29') })).toBe(0)
    expect(await findPage(db, page.id)).toBeUndefined()
  }
  await editArticle(needs, MEERA, { ...mist, stood: '', status: 'scheduled', day: '2026-11-21', hour: '06:00' })
  const shown = async (today: string) => findArticle(db, { kind: 'blog', slug: mist.slug, today })
  expect(await publishDueTexts({ db, clock: at('18:30') })).toBe(1)
  expect(await findPage(db, page.id)).toMatchObject({ updatedOn: '2026-11-20' })
  expect(await shown('2026-11-21')).toBeUndefined()
  const morning = stoppedClock(new Date('2026-11-21T06:00:00+05:30'))
  expect([await publishDueTexts({ db, clock: morning }), await publishDueTexts({ db, clock: morning })]).toEqual([1, 0])
  expect(await shown('2026-11-21')).toMatchObject({ publishedOn: '2026-11-21' })
  expect(await listHistory(db, 'article:article-mist')).toMatchObject([
    { actorKind: 'program', before: { status: 'scheduled' }, after: { status: 'published', publishAt: null } },
    { actor: 'meera', before: null },
  ])
})

test('what is over, has no day, or is public already is not scheduled (caught: a public page that went away until its hour)', async ({
  db,
}) => {
  await saveCatalogueFixture(db)
  const needs = { db, clock: at('09:00') }
  const schedule = async (hour: { day?: string; hour?: string }, stood = '') => {
    const answer = await editPage(needs, MEERA, { ...page, stood, status: 'scheduled', ...hour })
    return answer.ok ? [] : (answer.faults ?? []).map(({ path, message }) => `${path}: ${message}`)
  }
  expect(await schedule({ day: '2026-11-20', hour: '08:59' })).toEqual(['day: That is over. Choose an hour to come.'])
  expect(await schedule({ hour: '12:00' })).toEqual(['day: Choose the day it appears on.'])
  await editPage(needs, MEERA, { ...page, stood: '', status: 'published' })
  const stood = stoodOf((await PAGE.read(db, [page.id])).get(page.id))
  expect(await schedule({ day: '2026-12-01' }, stood)).toEqual([
    'day: It is public by now. Save it, or withdraw it before you schedule it.',
  ])
  expect(await findPage(db, page.id)).toBeDefined()
})
