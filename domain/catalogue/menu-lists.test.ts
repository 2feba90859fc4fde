import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { stoodOf } from '#domain/audit/edit-one.server.ts'
import { findSetting } from '#domain/settings/settings.server.ts'
import { saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { test } from '#tests/database.ts'
import { arrangeMenu, menuListKind, readMenuLists } from './menu-lists.server.ts'
import { oldAddresses } from './addresses/tables.ts'
import type { MenuListId } from './menu-list.ts'
import { cities } from './tables.ts'

const EDITOR = { id: 'e', role: 'editor' } as const

async function arrange(db: Db, id: MenuListId, lines: string) {
  const stood = stoodOf((await menuListKind.read(db, [id])).get(id))
  return arrangeMenu({ db, clock: systemClock }, EDITOR, { id, stood, lines })
}

describe('a list of the menus', () => {
  test('names what stands at its addresses, in the order typed, and leaves the other lists alone', async ({ db }) => {
    await saveCatalogueFixture(db)
    expect(await arrange(db, 'category6', 'munnar: Tea hills\n\n kochi \n')).toMatchObject({ ok: true })
    expect(await arrange(db, 'category7', '')).toMatchObject({ ok: true })
    expect((await findSetting(db, 'homeFooter'))?.[0]).toMatchObject({
      category: 'category6',
      options: [
        { url: 'munnar', name: 'Tea hills', selectedItem: 'Tea hills' },
        { url: 'kochi', name: 'Kochi' },
      ],
    })
    expect(await readMenuLists(db)).toEqual({ category3: '', category6: 'Munnar: Tea hills\nKochi', category7: '' })
  })

  // (caught: a list that could not be saved any more once a city in it had been renamed)
  test('takes an old address for the new one', async ({ db }) => {
    await saveCatalogueFixture(db)
    const [munnar] = await db.select({ id: cities.id }).from(cities).where(eq(cities.url, 'munnar'))
    await db.insert(oldAddresses).values({ kind: 'city', url: 'tea-town', thingId: munnar!.id })
    expect(await arrange(db, 'category6', 'tea-town: Tea hills\nmunnar\nkochi')).toMatchObject({ ok: true })
    expect(await readMenuLists(db)).toMatchObject({ category6: 'Munnar: Tea hills\nKochi' })
  })

  test('is read and written by names, and by the address where two have one name (caught: the first of the two)', async ({
    db,
  }) => {
    await saveCatalogueFixture(db)
    expect(await arrange(db, 'category6', 'KOCHI\nMunnar: Tea hills')).toMatchObject({ ok: true })
    expect(await readMenuLists(db)).toMatchObject({ category6: 'Kochi\nMunnar: Tea hills' })
    await db.update(cities).set({ name: 'Kochi' }).where(eq(cities.url, 'alappuzha'))
    expect(await readMenuLists(db)).toMatchObject({ category6: 'kochi\nMunnar: Tea hills' })
    expect(await arrange(db, 'category6', 'Kochi')).toMatchObject({ ok: false, reason: 'unknown-address' })
  })

  test.for([
    ['munnar\nnowhere', 'unknown-address', '“nowhere”'],
    ['munnar\nmunnar: again', 'invalid', 'twice'],
    [`kochi\nmunnar: ${'tea '.repeat(15)}hills`, 'invalid', 'of “munnar” has 65 signs; at most 60'],
    [Array.from({ length: 41 }, (_, at) => `city-${at}`).join('\n'), 'invalid', 'At most 40'],
  ] as const)('refuses %s', async ([lines, reason, words], { db }) => {
    await saveCatalogueFixture(db)
    const answer = await arrange(db, 'category6', lines)
    expect(answer).toMatchObject({
      ok: false,
      reason,
      faults: [{ path: 'lines', message: expect.stringContaining(words) }],
    })
    expect(await findSetting(db, 'homeFooter')).toBeUndefined()
  })
})
