import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { listHistory } from '#domain/audit/audit.server.ts'
import { DRAWN } from '#domain/catalogue/place-kind.ts'
import { cities } from '#domain/catalogue/tables.ts'
import { countDrafts, findDraftStates, findWritten, listDrafts } from '#domain/drafts/drafts.server.ts'
import { drafts } from '#domain/drafts/tables.ts'
import { findStoredPicture } from '#domain/media/pictures.server.ts'
import { ASHA, DONE, draftsBench, later, MEERA } from '#tests/benches/drafts-bench.ts'
import { saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { onBoth as test } from '#tests/database.ts'
import { kerala, munnar } from '#tests/sample-catalogue.ts'
import { EDIT_PLACE } from './edit-places.server.ts'
import {
  BRING_BACK_PLACE_DRAFT,
  COPY_PLACE,
  DROP_PLACE_DRAFT,
  placeThings,
  WRITE_PLACE,
} from './place-drafts.server.ts'

const STRANGERS = [undefined, { id: 'ravi', role: 'traveller' }, { id: 'tara', role: 'sales' }] as const
const [drop, bringBack, copy] = [DROP_PLACE_DRAFT.cities, BRING_BACK_PLACE_DRAFT.cities, COPY_PLACE.cities]
const CITIES = placeThings('cities')

describe('a draft of a place', () => {
  test('stands beside what is public until it is published, and the history says each step and why (caught: written through; no why)', async ({
    db,
  }) => {
    await saveCatalogueFixture(db)
    const { found, writeOn, publicSummary, steps } = draftsBench(db)
    expect(await writeOn({ summary: 'Mist first.' }, { why: 'Monsoon words' })).toEqual(DONE)
    expect(await publicSummary()).toBe(munnar.summary)
    expect((await found()).draft).toMatchObject({ state: 'draft', why: 'Monsoon words', changedBy: MEERA.id })
    expect(await writeOn({ summary: 'Mist, then tea.' }, { to: 'review' })).toEqual(DONE)
    expect(await writeOn({ summary: 'Mist, then tea.' }, { to: 'published', why: 'Read by Asha' })).toEqual(DONE)
    expect(await publicSummary()).toBe('Mist, then tea.')
    expect((await found()).draft).toBeUndefined()
    expect(await steps()).toEqual(['published', 'review', 'draft'])
    const [entry] = await listHistory(db, `city:${munnar.id}`)
    expect(entry).toMatchObject({ actor: MEERA.id, why: 'Read by Asha', after: { summary: 'Mist, then tea.' } })
  })

  test('is nobody’s but theirs who edit the catalogue: neither read, nor listed, nor written (caught: each without its question)', async ({
    db,
  }) => {
    await saveCatalogueFixture(db)
    const { needs, stoodOf, writeOn, publicSummary, steps, MUNNAR } = draftsBench(db)
    await writeOn({ summary: 'Not yet.' })
    const stood = await stoodOf()
    for (const actor of STRANGERS) {
      const asked = [
        findWritten(db, actor, CITIES, munnar.id),
        listDrafts(db, actor, CITIES, {}),
        countDrafts(db, actor, CITIES),
        findDraftStates(db, actor, CITIES, [munnar.id]),
        WRITE_PLACE.cities(needs, actor, { id: munnar.id, stood, content: MUNNAR, to: 'published' }),
        drop(needs, actor, { id: munnar.id, stood }),
        bringBack(needs, actor, { entry: 'x' }),
        copy(needs, actor, { id: munnar.id }),
      ]
      for (const answer of await Promise.all(asked)) expect(answer).toEqual({ ok: false, reason: 'forbidden' })
    }
    expect(await publicSummary()).toBe(munnar.summary)
    expect(await steps()).toEqual(['draft'])
  })

  test('of a place that never was public is in no table of the site, may have gaps, and takes what refers to nothing only as a draft (caught: given an hour with gaps)', async ({
    db,
  }) => {
    await saveCatalogueFixture(db)
    const { found, writeOn } = draftsBench(db)
    const many = await db.$count(cities)
    const gaps = { name: 'Gurez', url: 'gurez', stateCode: '', lat: undefined, about: [], pictureId: DRAWN }
    expect(await writeOn(gaps, { id: 'new', stood: '' })).toEqual(DONE)
    const { draft } = await found('new')
    expect((await findStoredPicture(db, String(draft!.content['pictureId'])))?.alt).toMatch(/^Poster of Gurez/)
    for (const to of ['review', 'scheduled', 'published'] as const) {
      const refused = await writeOn(gaps, { id: 'new', to, publishAt: later(2).now() })
      expect(refused).toMatchObject({ reason: 'not-publishable' })
      const paths = 'faults' in refused ? refused.faults?.map(({ path }) => path) : []
      expect(paths).toEqual(['stateCode', 'lat'])
    }
    const nowhere = { ...gaps, stateCode: 'IN-XX', lat: 34.6 }
    expect(await writeOn(nowhere, { id: 'new', to: 'published' })).toMatchObject({
      faults: [{ path: 'stateCode' }],
    })
    expect(await db.$count(cities)).toBe(many)
    const listed = await listDrafts(db, MEERA, CITIES, { words: 'urez' })
    expect(listed).toMatchObject({ value: { total: 1, rows: [{ id: 'new', name: 'Gurez', isNew: true }] } })
    expect(await writeOn({ ...gaps, stateCode: 'IN-KL', lat: 34.6 }, { id: 'new', to: 'published' })).toEqual(DONE)
    expect(await db.$count(cities)).toBe(many + 1)
  })

  test('refuses what cannot be read at its field, and begins nothing of what is public as it stands', async ({
    db,
  }) => {
    await saveCatalogueFixture(db)
    const { found, writeOn } = draftsBench(db)
    expect(await writeOn({ lat: Number.NaN, summary: '' })).toMatchObject({
      reason: 'invalid',
      faults: [{ path: 'lat', message: expect.stringContaining('10.0889') }],
    })
    expect(await writeOn({ pictureAlt: null })).toEqual({ ok: false, reason: 'nothing-new' })
    expect((await found()).draft).toBeUndefined()
  })

  test('is not overwritten by who had it open before, nor published unseen: both are shown what stands and what stood (caught: no digest of the draft; none of what is public)', async ({
    db,
  }) => {
    await saveCatalogueFixture(db)
    const { needs, found, stoodOf, writeOn, publicSummary } = draftsBench(db)
    const begun = await stoodOf()
    await writeOn({ summary: 'Meera’s.' })
    const late = await writeOn({ summary: 'Asha’s.' }, { stood: begun }, ASHA)
    expect(late).toMatchObject({
      reason: 'changed-meanwhile',
      meanwhile: { was: { summary: munnar.summary }, now: { summary: 'Meera’s.' }, by: [{ actor: MEERA.id }] },
    })
    const seen = await stoodOf()
    await writeOn({ summary: 'Meera’s again.' })
    expect(await writeOn({ summary: 'Asha’s.' }, { stood: seen, to: 'published' }, ASHA)).toMatchObject({
      reason: 'changed-meanwhile',
      meanwhile: { was: { summary: 'Meera’s.' }, now: { summary: 'Meera’s again.' }, by: [{ actor: MEERA.id }] },
    })
    // Somebody mends what is public past the draft.
    const before = await stoodOf()
    const row = (await found()).shown as typeof munnar
    const past = { ...row, capital: undefined, altNames: ['Three Rivers'], stood: before.split('.')[0]! }
    expect(await EDIT_PLACE.cities(needs, ASHA, past)).toMatchObject({ ok: true })
    expect(await writeOn({ summary: 'Mine.' }, { stood: before, to: 'published' })).toMatchObject({
      reason: 'changed-meanwhile',
      meanwhile: { was: { summary: 'Meera’s again.' }, by: [{ actor: ASHA.id }] },
    })
    expect((await found()).isBehind).toBe(true)
    expect(await publicSummary()).toBe(munnar.summary)
    // Who has seen it may.
    const press = { altNames: ['Three Rivers'], summary: 'Mine.' }
    expect(await writeOn(press, { to: 'published' })).toEqual(DONE)
    expect(await publicSummary()).toBe('Mine.')
  })

  test('whose address was taken meanwhile says so at the field', async ({ db }) => {
    await saveCatalogueFixture(db)
    const { writeOn } = draftsBench(db)
    const nila = { name: 'Nila', url: 'nila' }
    await writeOn(nila, { id: 'one', stood: '' })
    await writeOn(nila, { id: 'two', stood: '' })
    expect(await writeOn(nila, { id: 'one', to: 'published' })).toEqual(DONE)
    expect(await writeOn(nila, { id: 'two', to: 'published' })).toMatchObject({
      reason: 'not-publishable',
      faults: [{ path: 'url', message: 'Nila has that address already.' }],
    })
  })

  test('is thrown away and taken up again, once, by its own entry alone', async ({ db }) => {
    await saveCatalogueFixture(db)
    const { needs, found, stoodOf, writeOn, steps } = draftsBench(db)
    await writeOn({ summary: 'Thrown.' })
    const [begun] = await listHistory(db, `city-draft:${munnar.id}`)
    const dropped = await drop(needs, MEERA, { id: munnar.id, stood: await stoodOf() })
    expect(dropped).toEqual({ ok: true, value: { wasShown: true } })
    const nothing = await drop(needs, MEERA, { id: munnar.id, stood: await stoodOf() })
    expect(nothing).toEqual({ ok: false, reason: 'no-draft' })
    const [entry] = await listHistory(db, `city-draft:${munnar.id}`)
    expect(await bringBack(needs, ASHA, { entry: begun!.id })).toEqual({ ok: false, reason: 'unknown' })
    const elsewhere = await BRING_BACK_PLACE_DRAFT.states(needs, ASHA, { entry: entry!.id })
    expect(elsewhere).toEqual({ ok: false, reason: 'unknown' })
    const back = await bringBack(needs, ASHA, { entry: entry!.id })
    expect(back).toEqual({ ok: true, value: { id: munnar.id } })
    expect((await found()).draft).toMatchObject({ content: { summary: 'Thrown.' }, changedBy: ASHA.id })
    const again = await bringBack(needs, ASHA, { entry: entry!.id })
    expect(again).toEqual({ ok: false, reason: 'draft-open' })
    expect(await steps()).toEqual(['draft', 'thrown', 'draft'])
  })

  test('is copied as a new one under a name and an address nobody has (caught: the address of a draft given twice)', async ({
    db,
  }) => {
    await saveCatalogueFixture(db)
    const { needs, found, writeOn } = draftsBench(db)
    await writeOn({ summary: 'Being written.' })
    const made = []
    for (let at = 0; at < 2; at++) made.push(await copy(needs, MEERA, { id: munnar.id }))
    const copies = []
    for (const one of made) if (one.ok) copies.push((await found(one.value.id)).draft?.content)
    expect(copies).toMatchObject([
      { name: 'Munnar (copy)', url: 'munnar-copy', summary: 'Being written.', airport: { iata: 'COK' } },
      { name: 'Munnar (copy 2)', url: 'munnar-copy-2' },
    ])
    const state = await COPY_PLACE.states(needs, MEERA, { id: kerala.id })
    const [row] = await db
      .select()
      .from(drafts)
      .where(eq(drafts.thingId, state.ok ? state.value.id : ''))
    expect(row).toMatchObject({ kind: 'states', base: null, content: { code: '', url: 'kerala-copy' } })
    expect(await copy(needs, MEERA, { id: 'nobody' })).toEqual({ ok: false, reason: 'unknown' })
  })
})
