import { data, href } from 'react-router'
import { Empty } from '#app/ui/empty.tsx'
import { doDeed, onlyWhoMay, told } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import { VIEWED_LISTS } from '#domain/accounts/saved-view.ts'
import type { ViewedList } from '#domain/accounts/saved-view.ts'
import { removeView, saveView } from '#domain/accounts/saved-views.server.ts'
import { visitContext } from '#web/contexts.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { Said } from '#app/routes/admin/said.tsx'
import { savedViews } from './saved.server.ts'
import { Forget, KeepForm } from './saved-views.tsx'
import { LISTS } from './viewed-lists.ts'
import type { Route } from './+types/views'
import styles from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('office.enter')

export async function loader({ context, request }: Route.LoaderArgs) {
  if (!context.get(visitContext).visitor) throw data(null, { status: 403 })
  return { views: await savedViews(context), isGone: new URL(request.url).searchParams.get('done') === 'removed' }
}

export function action({ context, request }: Route.ActionArgs) {
  return doDeed(context, request, href('/admin/views'), DEEDS)
}

const DEEDS: Record<string, Deed> = {
  save: async (services, actor, typed) => {
    const [list, name, query] = [typed('list') as ViewedList, typed('name'), typed('query')]
    const saved = await saveView(services, actor, { list, name, query })
    const outcome = told(saved, () => 'view-saved', { invalid: 'unclear-deed', 'too-many-views': 'unclear-deed' })
    return outcome.ok && saved.ok ? { ...outcome, page: `${LISTS[list].path}?${saved.value.query}` } : outcome
  },
  remove: async (services, actor, typed) =>
    told(await removeView(services, actor, { id: typed('id') }), () => 'removed', { invalid: 'unknown-view' }),
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Saved views')
}

/** The lists as one looks at them oneself, all in one place. */
export default function ViewsPage({ loaderData: { views, isGone }, actionData: kept }: Route.ComponentProps) {
  const lists = VIEWED_LISTS.filter((list) => views.some((view) => view.list === list))
  return (
    <div className={styles.page}>
      <div>
        <h1>Saved views</h1>
        <p className={styles.say}>
          A list, narrowed and sorted, by a name of your own. They are yours alone; a colleague who gets the address
          sees the same list.
        </p>
      </div>
      <Said kept={kept} done={isGone ? 'The view is forgotten. The list itself stays.' : undefined} />
      {kept?.typed['intent'] === 'save' ? (
        <KeepForm
          list={kept.typed['list'] ?? ''}
          query={kept.typed['query'] ?? ''}
          name={kept.typed['name'] ?? ''}
          fault={kept.faults['name'] ?? kept.faults['query'] ?? kept.faults['list']}
        />
      ) : null}
      {views.length === 0 ? (
        <Empty says="You have saved no view yet. Narrow a list, and save it there.">
          <a href={href('/admin/packages')}>Packages</a>
        </Empty>
      ) : null}
      {lists.map((list) => (
        <section key={list} aria-labelledby={list}>
          <h2 id={list}>{LISTS[list].name}</h2>
          <ul className={styles.rows}>
            {views
              .filter((view) => view.list === list)
              .map((view) => (
                <li key={view.id}>
                  <a href={`${LISTS[list].path}?${view.query}`}>{view.name}</a>
                  <Forget view={view} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
