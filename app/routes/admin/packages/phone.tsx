import { href } from 'react-router'
import { onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { findEdited } from '#domain/catalogue/revisions.server.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { numberIn, Widths } from './widths.tsx'
import type { Route } from './+types/phone'
import office from '#app/routes/admin/office.module.css'
import styles from './packages.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('catalogue.edit')

export async function loader({ context, params: { id }, request }: Route.LoaderArgs) {
  const found = await findEdited(context.get(servicesContext).db, context.get(visitContext).visitor, id)
  if (!found.ok) throw refusedPage(found.reason)
  return { id, name: found.value.content.name, number: numberIn(new URL(request.url)) }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return officeMeta(matches, `${loaderData?.name || 'A package'} on a phone`)
}

/** A draft as a visitor would see it on a phone: the same page, in a frame as wide as one. */
export default function PhonePage({ loaderData: { id, name, number } }: Route.ComponentProps) {
  const shown = new URLSearchParams({ framed: 'yes', ...(number ? { revision: String(number) } : {}) })
  return (
    <div className={office.page}>
      <div>
        <p className="small">
          <a href={href('/admin/packages/:id', { id })}>Back to the editor</a>
        </p>
        <h1>{name || 'A package without a name'}</h1>
      </div>
      <Widths at={href('/admin/packages/:id/preview', { id })} number={number} here="phone" />
      <div>
        <iframe
          className={styles.phone}
          title="Preview on a phone"
          src={`${href('/admin/packages/:id/preview', { id })}?${shown}`}
        />
      </div>
    </div>
  )
}
