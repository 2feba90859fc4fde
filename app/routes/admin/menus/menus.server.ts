import { told, typedIn } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import { arrangeMenu } from '#domain/catalogue/menu-lists.server.ts'
import { HOME_FIELDS } from '#domain/settings/home-sections.ts'
import type { HomeTyped } from '#domain/settings/home-sections.ts'
import { arrangeHome } from '#domain/settings/home-sections.server.ts'

const REFUSED = { invalid: 'unclear-deed' } as const

/** What the forms of the home page and the menus ask for. */
export const MENU_DEEDS: Record<string, Deed> = {
  home: async (services, actor, typed) => {
    const fields: HomeTyped = typedIn(typed, HOME_FIELDS)
    return told(
      await arrangeHome(services, actor, { id: 'home', stood: typed('stood'), ...fields }),
      () => 'home',
      REFUSED,
    )
  },
  menu: async (services, actor, typed) => {
    const draft = { id: typed('id'), stood: typed('stood'), lines: typed('lines') }
    return told(await arrangeMenu(services, actor, draft), () => 'menu', REFUSED)
  },
}
