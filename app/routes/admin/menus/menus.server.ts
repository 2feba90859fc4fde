import { putBack } from '#app/routes/admin/put-back.server.ts'
import type { PutBack } from '#app/routes/admin/put-back.server.ts'
import { told, typedIn } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import type { Actor } from '#domain/policy/actor.ts'
import type { Services } from '#domain/services.server.ts'
import { MENU_LISTS } from '#domain/catalogue/menu-list.ts'
import type { MenuLines } from '#domain/catalogue/menu-list.ts'
import { arrangeMenu, menuListKind } from '#domain/catalogue/menu-lists.server.ts'
import { arrangedSections, HOME_FIELDS, sectionsOf, typedSections } from '#domain/settings/home-sections.ts'
import type { ArrangedHome, HomeTyped } from '#domain/settings/home-sections.ts'
import { arrangeHome, homeKind } from '#domain/settings/home-sections.server.ts'

const REFUSED = { invalid: 'unclear-deed' } as const

type TypedField = (name: string) => string
const SAVES = {
  home: async (services: Services, actor: Actor, typed: TypedField) => {
    const fields: HomeTyped = typedIn(typed, HOME_FIELDS)
    return told(
      await arrangeHome(services, actor, { id: 'home', stood: typed('stood'), ...fields }),
      () => 'home',
      REFUSED,
    )
  },
  menu: async (services: Services, actor: Actor, typed: TypedField) => {
    const draft = { id: typed('id'), stood: typed('stood'), lines: typed('lines') }
    return told(await arrangeMenu(services, actor, draft), () => 'menu', REFUSED)
  },
} satisfies Record<string, Deed>

const HOME_BACK: PutBack = {
  kind: homeKind,
  id: 'home',
  name: 'the home page',
  intent: 'home',
  save: SAVES.home,
  typed: (was) => typedSections(arrangedSections(sectionsOf(was as ArrangedHome))),
}

/** The home page and the lists of the menus, each as its form held it. */
export const MENUS_BACK: readonly PutBack[] = [
  HOME_BACK,
  ...MENU_LISTS.map(({ id, name }) => ({
    kind: menuListKind,
    id,
    name,
    intent: 'menu',
    save: SAVES.menu,
    typed: (was: object) => ({ lines: (was as MenuLines).lines }),
  })),
]

/** What the forms of the home page and the menus ask for. */
export const MENU_DEEDS: Record<string, Deed> = { ...SAVES, 'put-back': putBack(...MENUS_BACK) }
