import { describe, expect } from 'vitest'
import { onBoth as test } from '#tests/database.ts'
import { write } from '#tests/write.ts'
import { findSetting, getSetting, saveSetting } from './settings.server.ts'
import type { HomeFooterEntry } from './settings.ts'
import { settings } from './tables.ts'

const homeFooter: HomeFooterEntry[] = [
  {
    _id: 'themes',
    category: 'category3',
    name: 'Themed experiences',
    options: [{ _id: 'a', name: 'A', selectedItem: 'A', url: 'a' }],
  },
]

describe('settings', () => {
  test('are saved, replaced and read', async ({ db }) => {
    await write(db, saveSetting, { key: 'homeFooter', value: homeFooter })
    await write(db, saveSetting, { key: 'homeFooter', value: [{ ...homeFooter[0]!, name: 'Themes' }] })
    expect(await getSetting(db, 'homeFooter')).toEqual([{ ...homeFooter[0], name: 'Themes' }])
  })

  test('that nobody filled in are undefined, or thrown', async ({ db }) => {
    expect(await findSetting(db, 'site')).toBeUndefined()
    await expect(getSetting(db, 'site')).rejects.toThrow('the setting "site" is missing')
  })

  test('that do not fit are neither saved nor believed', async ({ db }) => {
    await expect(
      write(db, saveSetting, { key: 'homeFooter', value: [{ ...homeFooter[0]!, name: 7 as unknown as string }] }),
    ).rejects.toThrow('.name')
    await db.insert(settings).values({ key: 'homeFooter', value: 'broken' })
    await expect(getSetting(db, 'homeFooter')).rejects.toThrow('"array"')
  })
})
