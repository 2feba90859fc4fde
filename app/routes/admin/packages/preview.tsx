import { href } from 'react-router'
import { loadDraft } from '#app/routes/package/package.server.ts'
import { PackageShown } from '#app/routes/package/package-shown.tsx'
import { onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { enterOffice } from '#app/routes/admin/enter.server.ts'
import { packageOfDraft } from '#domain/catalogue/reading/draft.server.ts'
import { findEdited, findRevision } from '#domain/catalogue/revisions.server.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import type { RouteHandle } from '#web/route-handle.ts'
import { refusedPage } from '#web/refused-page.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { numberIn, Widths } from './widths.tsx'
import type { Route } from './+types/preview'
import styles from './packages.module.css'

export const handle: RouteHandle = { app: true, still: true, noInjectedScripts: true, framed: true }

export const middleware: Route.MiddlewareFunction[] = [...enterOffice, ...onlyWhoMay('catalogue.edit')]

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { visitor } = context.get(visitContext)
  const url = new URL(request.url)
  const number = numberIn(url)
  const found = number
    ? await findRevision(services.db, visitor, { packageId: params.id, number })
    : await findEdited(services.db, visitor, params.id)
  if (!found.ok) throw refusedPage(found.reason)
  const { content } = found.value
  const pkg = await packageOfDraft(services.db, content)
  const isWhole = pkg && content.grid.twin > 0 && content.days > 0
  return {
    id: params.id,
    name: content.name,
    asked: number,
    isFramed: url.searchParams.has('framed'),
    number: number ?? ('open' in found.value ? found.value.open?.number : undefined),
    found: isWhole ? await loadDraft(services, pkg, url.searchParams) : undefined,
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return officeMeta(matches, `Preview of ${loaderData?.name || 'a package'}`)
}

/** A draft as a visitor would see it. Nobody else does. */
export default function PreviewPage({ loaderData: { id, asked, number, isFramed, found } }: Route.ComponentProps) {
  return (
    <>
      {isFramed ? null : (
        <aside className={styles.preview} aria-label="Preview">
          <div className={`wrap ${styles.bar}`}>
            <p>
              <b>Preview</b> {number ? `of revision ${number}.` : 'of what is public.'} Nobody outside sees this.{' '}
              <a href={href('/admin/packages/:id', { id })}>Back to the editor</a>
            </p>
            <Widths at={href('/admin/packages/:id/preview', { id })} number={asked} here="desktop" />
          </div>
        </aside>
      )}
      {found ? (
        <PackageShown found={found} />
      ) : (
        <div className="wrap">
          <h1>Too little is written yet</h1>
          <p>A page needs days, a twin price, a category, halts and a picture. What is missing stands under Publish.</p>
        </div>
      )}
    </>
  )
}
