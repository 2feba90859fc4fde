import { href } from 'react-router'
import { LongField } from '#app/ui/field.tsx'
import { doDeed, onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { readUndone } from '#app/routes/admin/history.server.ts'
import { History } from '#app/routes/admin/history.tsx'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { Group } from '#app/routes/admin/settings/group.tsx'
import { Said } from '#app/routes/admin/said.tsx'
import { stoodOf } from '#domain/audit/edit-one.server.ts'
import { MENU_LISTS, MOST_IN_A_LIST } from '#domain/catalogue/menu-list.ts'
import type { MenuLines } from '#domain/catalogue/menu-list.ts'
import { menuListKind } from '#domain/catalogue/menu-lists.server.ts'
import { HOME_SECTIONS, sectionsOf, typedSections } from '#domain/settings/home-sections.ts'
import type { ArrangedHome } from '#domain/settings/home-sections.ts'
import { homeKind, readHomeSections } from '#domain/settings/home-sections.server.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { HomeFields } from './home-fields.tsx'
import { MENU_DEEDS, MENUS_BACK } from './menus.server.ts'
import type { Route } from './+types/menus'
import office from '#app/routes/admin/office.module.css'
import { SITE_SHOWS_IT } from '#app/routes/admin/writing-words.ts'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('content.edit')

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const { visitor } = context.get(visitContext)
  const lists = await menuListKind.read(
    db,
    MENU_LISTS.map(({ id }) => id),
  )
  return {
    sections: await readHomeSections(db),
    stood: stoodOf((await homeKind.read(db, ['home'])).get('home')),
    lists: MENU_LISTS.map((list) => {
      const stands = lists.get(list.id) as MenuLines
      return { ...list, lines: stands.lines, stood: stoodOf(stands) }
    }),
    history: await readUndone(db, visitor, MENUS_BACK),
    done: new URL(request.url).searchParams.has('done'),
  }
}

export function action({ context, request }: Route.ActionArgs) {
  return doDeed(context, request, href('/admin/menus'), MENU_DEEDS, {}, 8000)
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Home page and menus')
}

const PARTS = { place: 'place', on: 'shown', title: 'heading', lead: 'sentence' }
const NAMES = {
  lines: 'Lines',
  ...Object.fromEntries(
    Object.entries(HOME_SECTIONS).flatMap(([id, { name }]) => [
      [id, name],
      ...Object.entries(PARTS).map(([part, words]) => [`${id}-${part}`, `${name}, ${words}`]),
    ]),
  ),
}

/** What stands on the home page and under which words, and what the menus name. */
export default function MenusPage({ loaderData, actionData: kept }: Route.ComponentProps) {
  const { sections, stood, lists, history, done } = loaderData
  return (
    <div className={office.page}>
      <div>
        <h1>Home page and menus</h1>
        <p className={office.say}>
          What visitors meet first, in your order. A section with nothing to show stays away by itself.
        </p>
      </div>
      <Said kept={kept} done={done ? `Saved. ${SITE_SHOWS_IT}.` : undefined} />
      <Group
        intent="home"
        title="Home page"
        lead="Place 1 stands highest, under the search; whichever you put where another stands moves that one on. {month} in a heading is the month of the day."
        shows={typedSections(sections)}
        stood={stood}
        kept={kept}
        showWas={(was) => typedSections(sectionsOf(was as ArrangedHome))}
      >
        {(field) => <HomeFields sections={sections} field={field} />}
      </Group>
      {lists.map(({ id, name, says, example, lines, stood }) => (
        <Group
          key={id}
          intent="menu"
          of={{ id }}
          title={name}
          lead={says}
          shows={{ lines }}
          stood={stood}
          kept={kept}
          showWas={(was) => ({ lines: (was as MenuLines).lines })}
        >
          {(field) => (
            <LongField
              {...field(
                'lines',
                `One name a line, or an address where two have that name, at most ${MOST_IN_A_LIST}; after a colon how it is shown: ${example}`,
              )}
              label="In this order"
              rows={10}
              maxLength={8000}
              spellCheck={false}
            />
          )}
        </Group>
      ))}
      <History of="the home page and menus" entries={history} names={NAMES} />
    </div>
  )
}
