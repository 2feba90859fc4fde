import { data } from 'react-router'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { Widths } from '#app/routes/admin/packages/widths.tsx'
import { DRAFTED } from '#domain/drafts/draft.ts'
import { may } from '#domain/policy/policy.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { previewPath } from './words.ts'
import { thingPath } from './views.tsx'
import { findPreviewed, previewedKind } from './preview.server.ts'
import type { Route } from './+types/phone'
import office from '#app/routes/admin/office.module.css'
import styles from '#app/routes/admin/packages/packages.module.css'

export const middleware: Route.MiddlewareFunction[] = [
  ({ context, params }) => {
    const action = DRAFTED[previewedKind(params.kind)]
    if (!may(context.get(visitContext).visitor?.role, action)) throw data(null, { status: 403 })
  },
]

export async function loader({ context, params: { kind: word, id } }: Route.LoaderArgs) {
  const kind = previewedKind(word)
  const { name } = await findPreviewed(context.get(servicesContext), context.get(visitContext).visitor, kind, id)
  return { kind, id, name }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return officeMeta(matches, `${loaderData?.name || 'A draft'} on a phone`)
}

/** A draft as a visitor would see it on a phone: the same page, in a frame as wide as one. */
export default function PhonePage({ loaderData: { kind, id, name } }: Route.ComponentProps) {
  return (
    <div className={office.page}>
      <div>
        <p className="small">
          <a href={thingPath(kind, id)}>Back to its form</a>
        </p>
        <h1>{name || 'Without a name'}</h1>
      </div>
      <Widths at={previewPath(kind, id)} here="phone" />
      <div>
        <iframe className={styles.phone} title="Preview on a phone" src={`${previewPath(kind, id)}?framed=yes`} />
      </div>
    </div>
  )
}
