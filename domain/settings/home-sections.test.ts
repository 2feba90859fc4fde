import { describe, expect } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { stoodOf } from '#domain/audit/edit-one.server.ts'
import { test } from '#tests/database.ts'
import { HOME_SECTION_IDS, HOME_SECTIONS, shownSections, typedSections } from './home-sections.ts'
import { arrangeHome, homeKind, readHomeSections } from './home-sections.server.ts'
import { findSetting } from './settings.server.ts'

const EDITOR = { id: 'e', role: 'editor' } as const

async function form(db: Db): Promise<{ id: string; stood: string } & Record<string, string>> {
  const sections = await readHomeSections(db)
  return { id: 'home', stood: stoodOf((await homeKind.read(db, ['home'])).get('home')), ...typedSections(sections) }
}

const arrange = (db: Db, typed: Awaited<ReturnType<typeof form>>) =>
  arrangeHome({ db, clock: systemClock }, EDITOR, typed)

describe('the home page', () => {
  test('stands as shipped until somebody says otherwise, each under its own words', async ({ db }) => {
    const shown = shownSections(await findSetting(db, 'home'), 'December')
    const waiting = ['wall', 'gateways', 'sights', 'reading']
    expect(shown.map(({ id }) => id)).toEqual(HOME_SECTION_IDS.filter((id) => !waiting.includes(id)))
    expect(shown.find(({ id }) => id === 'treks')).toMatchObject({ title: 'Treks in season' })
  })

  test('is ordered, shown and worded as typed; words as shipped stay the house’s', async ({ db }) => {
    const words = { 'cars-place': '1', 'treks-on': '', 'season-title': 'Go in {month}' }
    expect(await arrange(db, { ...(await form(db)), ...words })).toMatchObject({ ok: true })
    const shown = shownSections(await findSetting(db, 'home'), 'May')
    expect(shown.map(({ id }) => id).slice(0, 2)).toEqual(['cars', 'states'])
    expect(shown.map(({ id }) => id)).not.toContain('treks')
    expect(shown.find(({ id }) => id === 'season')?.title).toBe('Go in May')
    expect((await readHomeSections(db)).find(({ id }) => id === 'cars')?.title).toBe('')
    expect(await form(db)).toMatchObject({ 'treks-on': '', 'cars-title': HOME_SECTIONS.cars.title })
  })

  test('has a section where it was put, from above or below (caught: the one that was there keeps the place)', async ({
    db,
  }) => {
    const order = async (typed: object) => {
      expect(await arrange(db, { ...(await form(db)), ...typed })).toMatchObject({ ok: true })
      return (await readHomeSections(db)).slice(0, 4).map(({ id }) => id)
    }
    expect(await order({ 'states-place': '3' })).toEqual(['experiences', 'season', 'states', 'leaving'])
    expect(await order({ 'states-place': '1' })).toEqual(['states', 'experiences', 'season', 'leaving'])
    expect(await order({ 'leaving-place': '2' })).toEqual(['states', 'leaving', 'experiences', 'season'])
    expect(await order({ 'leaving-place': '3' })).toEqual(['states', 'experiences', 'leaving', 'season'])
  })

  test('says at both fields that two were moved to one place, and leaves them where they stand (caught: saved without a word)', async ({
    db,
  }) => {
    const before = await form(db)
    const said = expect.stringContaining('moved to place 1 too') as string
    expect(await arrange(db, { ...before, 'cars-place': '1', 'season-place': '1' })).toMatchObject({
      ok: false,
      reason: 'unclear-deed',
      faults: [
        { path: 'season-place', message: said },
        { path: 'cars-place', message: said },
      ],
    })
    expect(await form(db)).toEqual(before)
  })

  test('says at the field what is no place and what is too long', async ({ db }) => {
    const wrong = { ...(await form(db)), 'cars-place': '0', 'wall-title': 'x'.repeat(81) }
    expect(await arrange(db, wrong)).toMatchObject({
      ok: false,
      reason: 'invalid',
      faults: [
        { path: 'wall-title', message: 'At most 80 signs.' },
        { path: 'cars-place', message: expect.stringContaining('whole number') },
      ],
    })
  })

  test('is overwritten by nobody who saw another one', async ({ db }) => {
    const [mine, theirs] = [await form(db), await form(db)]
    expect(await arrange(db, { ...theirs, 'treks-on': '' })).toMatchObject({ ok: true })
    expect(await arrange(db, { ...mine, 'cars-on': '' })).toMatchObject({ ok: false, reason: 'changed-meanwhile' })
  })
})
