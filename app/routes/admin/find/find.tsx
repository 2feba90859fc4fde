import { data } from 'react-router'
import { Empty } from '#app/ui/empty.tsx'
import { Filters } from '#app/ui/filters.tsx'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { findInOffice } from './find.server.ts'
import { FoundList } from './found-list.tsx'
import type { Route } from './+types/find'
import styles from '#app/routes/admin/office.module.css'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { visitor } = context.get(visitContext)
  if (!visitor) throw data(null, { status: 403 })
  const { search, searchParams } = new URL(request.url)
  const typed = searchParams.get('q') ?? ''
  return { found: await findInOffice(context.get(servicesContext), visitor, typed), typed, search }
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Find or do')
}

/** What the palette shows, as a page: the palette fetches its list from here. */
export default function FindPage({ loaderData: { found, typed, search } }: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <div>
        <h1>Find or do</h1>
        <p className={styles.say}>
          Pages, and everything the office keeps, by name; customers and bookings by name, mobile or reference. Begin
          with &gt; to find only deeds: withdraw, copy, refund, of what comes after.
        </p>
      </div>
      <Filters search={search} words="Name, reference, mobile" kept={[]} />
      {found.length === 0 ? <Empty says={`Nothing is called “${typed}”.`} /> : null}
      <FoundList found={found} />
    </div>
  )
}
