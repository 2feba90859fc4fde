import { eq, inArray } from 'drizzle-orm'
import { expect } from 'vitest'
import { saveFacts } from '#domain/almanac/almanac.server.ts'
import { SHIPPED_ALMANAC } from '#domain/almanac/almanac.ts'
import { cities } from '#domain/catalogue/tables.ts'
import { packagePosters } from '#domain/catalogue/writing/package-posters.server.ts'
import { bestPoster } from '#domain/catalogue/writing/place-poster.server.ts'
import { pictures } from '#domain/media/tables.ts'
import { systemClock as clock } from '#platform/clock.ts'
import { test } from '#tests/database.ts'
import { munnar, saveSampleCatalogue, teaHills } from '#tests/sample-catalogue.ts'
import { posterFor } from './article-poster.server.ts'

const EDITOR = { id: 'somebody-who-edits', role: 'editor' } as const

test('what is drawn of a place, a package and a text has the weather of the almanac, as the office corrects it (caught: rain in August by a calendar of its own)', async ({
  db,
}) => {
  await saveSampleCatalogue(db)
  await db
    .update(cities)
    .set({ months: [8] })
    .where(eq(cities.id, munnar.id))
  const seasons = async () => {
    const ids = [
      await bestPoster(db, 'cities', { ...munnar, months: [8] }),
      ...(await packagePosters(db, teaHills)).map(({ id }) => id),
      await posterFor(db, { slug: 'tea', title: 'Tea', places: ['munnar'], states: [] }),
    ]
    const drawn = await db.select().from(pictures).where(inArray(pictures.id, ids))
    return [...new Set(drawn.map(({ recipe }) => recipe?.season))]
  }
  expect(await seasons()).toEqual(['summer'])
  const monsoon = SHIPPED_ALMANAC.facts.find(({ key }) => key === 'monsoon-kerala')!
  const longer = { ...monsoon, yearly: { from: '06-01', to: '08-31' } }
  expect(await saveFacts({ db, clock }, EDITOR, [longer])).toMatchObject({ ok: true })
  expect(await seasons()).toEqual(['monsoon'])
})
