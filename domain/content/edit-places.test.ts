import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { listHistory } from '#domain/audit/audit.server.ts'
import { stoodOf } from '#domain/audit/edit-one.server.ts'
import { DRAWN } from '#domain/catalogue/place-kind.ts'
import { listPlacesDesk, readPlace } from '#domain/catalogue/places-desk.server.ts'
import { attractions, cities, packageAttractions, states } from '#domain/catalogue/tables.ts'
import { EDIT_PLACE } from '#domain/catalogue/writing/edit-places.server.ts'
import { putBackPlace } from '#domain/catalogue/writing/put-back-place.server.ts'
import { findStoredPicture } from '#domain/media/pictures.server.ts'
import { putSetting } from '#domain/settings/settings.server.ts'
import { stoppedClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { onBoth as test } from '#tests/database.ts'
import { eravikulam, kerala, munnar } from '#tests/sample-catalogue.ts'
import { usesOfPlace } from './place-uses.server.ts'
import { REMOVE_PLACE } from './remove-place.server.ts'

const clock = stoppedClock(new Date('2026-11-23T06:30:00Z'))
const EDITOR = { id: 'meera', role: 'editor' } as const
const STRANGERS = [undefined, { id: 'ravi', role: 'traveller' }, { id: 'tara', role: 'sales' }] as const

async function stood(db: Db, kind: 'states' | 'cities' | 'attractions', id: string) {
  const found = await readPlace(db, EDITOR, kind, id)
  return found.ok ? found.value.stood : ''
}

describe('the desk of the catalogue', () => {
  test('is for those who edit it (caught: the list without its question)', async ({ db }) => {
    await saveCatalogueFixture(db)
    for (const actor of STRANGERS) {
      expect(await listPlacesDesk(db, actor, 'cities', {})).toEqual({ ok: false, reason: 'forbidden' })
      expect(await readPlace(db, actor, 'cities', munnar.id)).toEqual({ ok: false, reason: 'forbidden' })
      const put = await putBackPlace({ db, clock }, actor, { kind: 'cities', entry: 'x', stood: '' })
      expect(put).toEqual({ ok: false, reason: 'forbidden' })
    }
  })

  test('lists things by words and state, with the packages of each', async ({ db }) => {
    await saveCatalogueFixture(db)
    const found = await listPlacesDesk(db, EDITOR, 'cities', { words: 'unn', state: 'IN-KL' })
    expect(found).toMatchObject({ ok: true, value: { total: 1, rows: [{ name: 'Munnar', line: 'Kerala' }] } })
    expect(found.ok && found.value.rows[0]?.packages).toBeGreaterThan(0)
    const named = async (kind: 'states' | 'cities' | 'attractions', words: string) => {
      const list = await listPlacesDesk(db, EDITOR, kind, { words })
      return list.ok && list.value.rows.map(({ name }) => name)
    }
    await db
      .update(cities)
      .set({ altNames: ['Three Rivers'] })
      .where(eq(cities.id, munnar.id))
    expect(await named('cities', 'RIVERS')).toEqual(['Munnar'])
    expect(await named('cities', munnar.url.toUpperCase())).toEqual(['Munnar'])
    expect(await named('attractions', eravikulam.url.slice(2))).toEqual([eravikulam.name])
    expect(await named('states', kerala.url)).toEqual(['Kerala'])
    expect(await named('cities', 'munnar three')).toEqual([])
    for (const kind of ['states', 'attractions', 'categories'] as const)
      expect((await listPlacesDesk(db, EDITOR, kind, { words: '%' })).ok).toBe(true)
  })

  test('finds the field that is wrong: an address that is taken, a place there is not, a code that would change', async ({
    db,
  }) => {
    await saveCatalogueFixture(db)
    const city = await EDIT_PLACE.cities({ db, clock }, EDITOR, {
      ...munnar,
      url: 'kochi',
      stateCode: 'IN-MN',
      pictureId: 'gone',
      stood: await stood(db, 'cities', munnar.id),
    })
    expect('faults' in city && city.faults?.map(({ path }) => path)).toEqual(['url', 'pictureId', 'stateCode'])
    const state = await EDIT_PLACE.states({ db, clock }, EDITOR, {
      ...kerala,
      code: 'IN-MN',
      stood: await stood(db, 'states', kerala.id),
    })
    expect(state).toMatchObject({ reason: 'invalid', faults: [{ path: 'code', message: 'The code stays IN-KL.' }] })
  })

  test('draws a poster for what is added, and another one when asked again', async ({ db }) => {
    await saveCatalogueFixture(db)
    const added = { ...munnar, id: 'new', url: 'kolukkumalai', name: 'Kolukkumalai', pictureId: DRAWN }
    expect(await EDIT_PLACE.cities({ db, clock }, EDITOR, { ...added, stood: '' })).toMatchObject({ ok: true })
    const pictureOf = async () => (await db.select().from(cities).where(eq(cities.id, 'new')))[0]!.pictureId
    const first = await pictureOf()
    expect((await findStoredPicture(db, first))?.alt).toMatch(/^Poster of Kolukkumalai: /)
    await EDIT_PLACE.cities({ db, clock }, EDITOR, { ...added, stood: await stood(db, 'cities', 'new') })
    expect(await pictureOf()).not.toBe(first)
  })
})

describe('a thing that is taken away', () => {
  test('stays while anything uses it (caught: nothing asked)', async ({ db }) => {
    await saveCatalogueFixture(db)
    expect(await usesOfPlace(db, 'cities', munnar.id)).toContainEqual({ by: 'attractions', count: 1 })
    for (const kind of ['states', 'cities', 'attractions'] as const) {
      const id = { states: kerala.id, cities: munnar.id, attractions: eravikulam.id }[kind]
      const removed = await REMOVE_PLACE[kind]({ db, clock }, EDITOR, { id, stood: await stood(db, kind, id) })
      expect(removed).toEqual({ ok: false, reason: 'in-use' })
    }
    expect(await db.$count(states, eq(states.id, kerala.id))).toBe(1)
  })

  // (caught: a city that nothing but a menu named, and the menu then led to no page)
  test('stays while a list of the menus names it', async ({ db }) => {
    await saveCatalogueFixture(db)
    const { id, url, name } = munnar
    const options = [{ _id: 'one', name, selectedItem: name, url }]
    await putSetting(db, 'homeFooter', [{ _id: 'list', category: 'category6', name: 'Famous cities', options }])
    expect(await usesOfPlace(db, 'cities', id)).toContainEqual({ by: 'menus', count: 1 })
    expect(await usesOfPlace(db, 'attractions', eravikulam.id)).not.toContainEqual({ by: 'menus', count: 1 })
  })

  test('comes back as it was', async ({ db }) => {
    await saveCatalogueFixture(db)
    await db.delete(packageAttractions)
    const [before] = await db.select().from(attractions).where(eq(attractions.id, eravikulam.id))
    const asked = { id: eravikulam.id, stood: stoodOf(before) }
    expect(await REMOVE_PLACE.attractions({ db, clock }, EDITOR, asked)).toMatchObject({ ok: true })
    const [entry] = await listHistory(db, `attraction:${eravikulam.id}`)
    expect(entry).toMatchObject({ before: { name: eravikulam.name }, after: null })
    const put = { kind: 'attractions', entry: entry!.id, stood: '' } as const
    expect(await putBackPlace({ db, clock }, EDITOR, put)).toMatchObject({ ok: true })
    expect((await db.select().from(attractions).where(eq(attractions.id, eravikulam.id)))[0]).toEqual(before)
    expect(await putBackPlace({ db, clock }, EDITOR, put)).toMatchObject({ reason: 'changed-meanwhile' })
    expect(await putBackPlace({ db, clock }, EDITOR, { ...put, kind: 'cities' })).toMatchObject({ reason: 'unknown' })
  })
})
