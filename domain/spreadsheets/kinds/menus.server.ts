import { MENU_LISTS, MenuDraft, MOST_IN_A_LIST } from '#domain/catalogue/menu-list.ts'
import { arrangeMenus, faultsOfMenu, readMenuParts } from '#domain/catalogue/menu-lists.server.ts'
import { HOME_SECTION_IDS, HomeDraft, toldSections } from '#domain/settings/home-sections.ts'
import { readHomeSections, takeInHome } from '#domain/settings/home-sections.server.ts'
import type { Db } from '#platform/db.server.ts'
import { cellOf, oneOf, orElse, orNothing, words, yesNo } from '#domain/spreadsheets/cell.ts'
import { column } from '#domain/spreadsheets/columns.ts'
import type { SheetKind } from '#domain/spreadsheets/kind.ts'

const NAMES = MENU_LISTS.map(({ name }) => name)
const menu = cellOf<string>(
  (text) => MENU_LISTS.find(({ id, name }) => id === text || name.toLowerCase() === text.toLowerCase())?.id,
  `One of these belongs here: ${NAMES.join(', ')}.`,
  (id) => MENU_LISTS.find((one) => one.id === id)?.name ?? id,
)
const inWords = (head: string, path: string, help: string) => column(head, path, help, orElse('', orNothing(words)))

/** A kind of which there are always the same few. */
function fewOf(read: (db: Db) => Promise<{ id: string }[]>): Pick<SheetKind, 'find' | 'list' | 'idOf'> {
  return {
    find: async (db, keys) =>
      new Map((await read(db)).flatMap((one) => (keys.includes(one.id) ? [[one.id, one] as const] : []))),
    list: async (db, after, most) => {
      const all = await read(db)
      return all.slice(all.findIndex(({ id }) => id === after) + 1).slice(0, most)
    },
    idOf: (thing) => String(thing['id']),
  }
}

/** What the menus and the foot of the home page name. */
export const MENUS: SheetKind = {
  name: 'menus',
  title: 'Menus',
  one: 'menu',
  many: 'menus',
  action: 'content.edit',
  sheet: {
    columns: [column('Menu', 'id', `One of ${NAMES.join(', ')}; it says which rows are which.`, menu)],
    parts: [
      {
        path: 'parts',
        columns: [
          column('Address', 'url', `The last part of its page’s address, one a row, at most ${MOST_IN_A_LIST} a menu.`),
          inWords('Called', 'name', 'How it is shown there; its own name when empty.'),
        ],
      },
    ],
  },
  draft: MenuDraft,
  key: ['id'],
  ...fewOf(readMenuParts),
  against: (db, asked) => Promise.all(asked.map(({ draft }) => faultsOfMenu(db, draft))),
  judgesInPart: true,
  save: arrangeMenus,
  note: 'Rows stand in the order of their menu, and a menu that has rows in a file has no others.',
  example: [
    { Menu: 'Famous cities', Address: 'munnar', Called: 'The tea hills' },
    { Menu: 'Famous cities', Address: 'kochi' },
  ],
}

/** The sections of the home page. */
export const HOME: SheetKind = {
  name: 'home',
  title: 'Home page',
  one: 'home page',
  many: 'home pages',
  action: 'content.edit',
  sheet: {
    columns: [column('Page', 'id', 'home: there is but one.', oneOf(['home']))],
    parts: [
      {
        path: 'sections',
        columns: [
          column('Section', 'id', 'As in the export, each once, in the order of the page.', oneOf(HOME_SECTION_IDS)),
          column('Shown', 'isOn', 'yes or no.', yesNo),
          inWords('Heading', 'title', 'As shipped when empty. {month} is the month of the day.'),
          inWords('Sentence', 'lead', 'Below it; as shipped when empty.'),
        ],
      },
    ],
  },
  draft: HomeDraft,
  key: ['id'],
  ...fewOf(async (db) => [{ id: 'home', sections: toldSections(await readHomeSections(db)) }]),
  save: takeInHome,
  example: HOME_SECTION_IDS.map((id, at) => ({
    Page: 'home',
    Section: id,
    Shown: 'yes',
    ...(at === 0 ? { Heading: 'Where next?', Sentence: 'Every state has its month.' } : {}),
  })),
}
