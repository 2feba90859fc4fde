import { eq, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { listHistory } from '#domain/audit/audit.server.ts'
import { states } from '#domain/catalogue/tables.ts'
import { drafts } from '#domain/drafts/tables.ts'
import { ASHA, DONE, draftsBench, later, MEERA, NOW } from '#tests/benches/drafts-bench.ts'
import { saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { onBoth as test } from '#tests/database.ts'
import { kerala, munnar } from '#tests/sample-catalogue.ts'
import { EDIT_PLACE } from './edit-places.server.ts'
import { publishDuePlaces, WRITE_PLACE } from './place-drafts.server.ts'

describe('a draft that waits for its hour', () => {
  test('is public by itself then and once, by the program, with its why (caught: published at once; twice)', async ({
    db,
  }) => {
    await saveCatalogueFixture(db)
    const { schedule, publicSummary, steps } = draftsBench(db)
    expect(await schedule({ summary: 'In season.' }, { publishAt: NOW })).toMatchObject({ reason: 'hour-passed' })
    expect(await schedule({ summary: 'In season.' })).toEqual(DONE)
    expect(await publishDuePlaces({ db, clock: later(1) })).toBe(0)
    expect(await publicSummary()).toBe(munnar.summary)
    expect(await publishDuePlaces({ db, clock: later(2) })).toBe(1)
    expect(await publishDuePlaces({ db, clock: later(2) })).toBe(0)
    expect(await publicSummary()).toBe('In season.')
    const [entry, ...more] = await listHistory(db, `city:${munnar.id}`)
    expect(entry).toMatchObject({ actorKind: 'program', why: 'For the season' })
    expect(more.every(({ actorKind }) => actorKind !== 'program')).toBe(true)
    expect(await steps()).toEqual(['published', 'scheduled'])
  })

  test('is a draft again that says why where its ground has changed, or something is to be put right by now (caught: written over what is public; left scheduled)', async ({
    db,
  }) => {
    await saveCatalogueFixture(db)
    const { needs, found, stoodOf, writeOn, schedule, publicSummary } = draftsBench(db)
    await schedule({ summary: 'In season.' })
    const row = (await found()).shown as typeof munnar
    const stood = (await stoodOf()).split('.')[0]!
    await EDIT_PLACE.cities(needs, ASHA, { ...row, summary: 'Asha’s.', stood })
    await schedule({ name: 'Nila', url: 'nila' }, { id: 'one', stood: '' })
    await writeOn({ name: 'Nila', url: 'nila' }, { id: 'two', stood: '', to: 'published' })
    expect(await publishDuePlaces({ db, clock: later(3) })).toBe(0)
    expect(await publicSummary()).toBe('Asha’s.')
    const putOff = async (id?: string) => (await found(id)).draft
    expect(await putOff()).toMatchObject({
      state: 'draft',
      publishAt: null,
      why: 'For the season',
      putOff: 'Not published at its hour. What is public has changed since this was written.',
    })
    expect(await putOff('one')).toMatchObject({
      putOff: 'Not published at its hour. Nila has that address already.',
    })
    expect(await publishDuePlaces({ db, clock: later(3) })).toBe(0)
  })

  test('lets a state be public before the city that lies in it', async ({ db }) => {
    await saveCatalogueFixture(db)
    const { needs, writeOn } = draftsBench(db)
    const { id: _kerala, ...state } = kerala
    const content = { ...state, code: 'IN-JK', name: 'Kashmir', url: 'kashmir' }
    const asked = { stood: '', to: 'scheduled', publishAt: later(2).now() } as const
    const kept = await WRITE_PLACE.states(needs, MEERA, { ...asked, id: 'jk', content })
    expect(kept).toEqual(DONE)
    await writeOn({ name: 'Gurez', url: 'gurez', stateCode: 'IN-JK' }, { id: 'gurez', stood: '' })
    // Only what exists can be named, so the city is given its hour past the command.
    await db
      .update(drafts)
      .set({ state: 'scheduled', publishAt: sql`${later(1).now().toISOString()}::timestamptz` })
      .where(eq(drafts.thingId, 'gurez'))
    expect(await publishDuePlaces({ db, clock: later(2) })).toBe(2)
    expect(await db.$count(states, eq(states.code, 'IN-JK'))).toBe(1)
  })
})

describe('two at once', () => {
  test('keep one draft and publish it once, and the others are told (caught: without the lock)', async ({
    database,
  }) => {
    const { db } = database
    await saveCatalogueFixture(db)
    const { stoodOf, writeOn, publicSummary, steps } = draftsBench(db)
    const begin = (name: string) => writeOn({ name, url: 'gurez' }, { id: 'gurez', stood: '' })
    const kept = await Promise.all(['One', 'Other', 'Third'].map(begin))
    expect(kept.filter(({ ok }) => ok)).toHaveLength(1)
    await writeOn({ summary: 'Once.' })
    const stood = await stoodOf()
    const press = (summary: string) => writeOn({ summary }, { stood, to: 'published' })
    const both = await Promise.all([press('One.'), press('Other.')])
    expect(both.map((answer) => (answer.ok ? 'done' : answer.reason)).toSorted()).toEqual(['changed-meanwhile', 'done'])
    expect((await listHistory(db, `city:${munnar.id}`)).length).toBe(1)
    const rounds = { db, clock: later(5) }
    await writeOn({ summary: 'At its hour.' }, { to: 'scheduled', publishAt: later(4).now() })
    expect((await Promise.all([publishDuePlaces(rounds), publishDuePlaces(rounds)])).toSorted()).toEqual([0, 1])
    expect(await publicSummary()).toBe('At its hour.')
    expect(await steps()).toEqual(['published', 'scheduled', 'published', 'draft'])
  })
})
