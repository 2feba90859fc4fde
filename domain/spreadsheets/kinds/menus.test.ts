import { describe, expect } from 'vitest'
import { listHistory } from '#domain/audit/audit.server.ts'
import { readMenuLists } from '#domain/catalogue/menu-lists.server.ts'
import { HOME_SECTION_IDS } from '#domain/settings/home-sections.ts'
import { readHomeSections } from '#domain/settings/home-sections.server.ts'
import { speakPlainly } from '#platform/plain-faults.ts'
import { onBoth as test } from '#tests/database.ts'
import { checked, EDITOR, exported, faultsIn, setUpWhole, takenIn } from '#tests/take-in.ts'

speakPlainly()

describe('a file of menus', () => {
  test('says what stands in a menu, in its order, leaves the others alone and stands in their history', async ({
    db,
  }) => {
    await setUpWhole(db)
    const file = 'Menu,Address,Called\nFamous attractions,hawa-mahal,\nfamous cities,jaipur,The pink city\n,kochi,\n'
    await takenIn(db, 'menus', file, EDITOR)
    const after = await readMenuLists(db)
    expect(after).toMatchObject({ category3: '', category6: 'Jaipur: The pink city\nKochi' })
    expect(after.category7).not.toBe('')
    expect((await listHistory(db, 'menu:category6'))[0]).toMatchObject({
      actor: EDITOR.id,
      before: { lines: 'Munnar: Tea | hills\nKochi' },
      after: { lines: 'Jaipur: The pink city\nKochi' },
    })
    expect(await checked(db, 'menus', file, EDITOR)).toMatchObject({ state: 'done', changed: 0 })
    await takenIn(db, 'menus', 'Menu,Address,Called\nFamous cities,,\n', EDITOR)
    expect(await readMenuLists(db)).toEqual({ ...after, category6: '' })
  })

  test('tells what is amiss by row and column', async ({ db }) => {
    await setUpWhole(db)
    const rows = ['Famous cities,munnar,', ',nowhere,', ',munnar,Again', `,kochi,${'long '.repeat(13)}`, 'Foot,kochi,']
    const found = await checked(db, 'menus', ['Menu,Address,Called', ...rows].join('\n'), EDITOR)
    expect(faultsIn(found)).toEqual([
      '3 Address: There is no city nowhere, or more than one.',
      '4 Address: Stands there twice.',
      '5 Called: At most 60 signs.',
      '6 Menu: One of these belongs here: Themed experiences, Famous cities, Famous attractions.',
    ])
  })
})

describe('a file of the home page', () => {
  test('orders, hides and words its sections, as shipped where a cell is empty', async ({ db }) => {
    await setUpWhole(db)
    const rows = HOME_SECTION_IDS.map((id) => `,${id},${id === 'wall' ? 'yes' : 'no'},${id === 'wall' ? 'Ours' : ''},`)
    await takenIn(
      db,
      'home',
      ['Page,Section,Shown,Heading,Sentence', `home${rows[0]}`, ...rows.slice(1)].join('\n'),
      EDITOR,
    )
    expect(await readHomeSections(db)).toEqual(
      HOME_SECTION_IDS.map((id) => ({ id, isOn: id === 'wall', title: id === 'wall' ? 'Ours' : '', lead: '' })),
    )
    expect((await listHistory(db, 'setting:home'))[0]).toMatchObject({
      actor: EDITOR.id,
      before: { cars: { title: 'Cars in {month}' } },
      after: { wall: { title: 'Ours', isOn: true } },
    })
  })

  test('has each section once (caught: one that was left out lost its place and its words)', async ({ db }) => {
    await setUpWhole(db)
    const lines = (await exported(db, 'home', EDITOR)).split('\r\n')
    const found = await checked(db, 'home', [...lines.slice(0, 3), lines[2], ...lines.slice(4)].join('\r\n'), EDITOR)
    expect(faultsIn(found)).toEqual([
      expect.stringMatching(/^2 Section: Each section has its row, shown or not: add \w+\.$/),
      '4 Section: Stands there twice.',
    ])
  })
})
