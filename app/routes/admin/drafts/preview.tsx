import { data } from 'react-router'
import { enterOffice } from '#app/routes/admin/enter.server.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { Widths } from '#app/routes/admin/packages/widths.tsx'
import { CarShown } from '#app/routes/cars/car-shown.tsx'
import { AttractionPage } from '#app/routes/india/attraction-page.tsx'
import { CityPage } from '#app/routes/india/city-page.tsx'
import { StatePage } from '#app/routes/india/state-page.tsx'
import { CategoryShown } from '#app/routes/speciality/category-shown.tsx'
import { DRAFTED } from '#domain/drafts/draft.ts'
import { may } from '#domain/policy/policy.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import type { RouteHandle } from '#web/route-handle.ts'
import { previewPath } from './words.ts'
import { thingPath } from './views.tsx'
import { findPreviewed, previewedKind, previewOf } from './preview.server.ts'
import type { Route } from './+types/preview'
import styles from '#app/routes/admin/packages/packages.module.css'

export const handle: RouteHandle = { app: true, still: true, noInjectedScripts: true, framed: true }

export const middleware: Route.MiddlewareFunction[] = [
  ...enterOffice,
  ({ context, params }) => {
    const action = DRAFTED[previewedKind(params.kind)]
    if (!may(context.get(visitContext).visitor?.role, action)) throw data(null, { status: 403 })
  },
]

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const kind = previewedKind(params.kind)
  const { content, ...previewed } = await findPreviewed(services, context.get(visitContext).visitor, kind, params.id)
  return {
    ...previewed,
    kind,
    id: params.id,
    isFramed: new URL(request.url).searchParams.has('framed'),
    found: await previewOf(services, kind, params.id, content, request),
    publicUrl: services.config.publicUrl,
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return officeMeta(matches, `Preview of ${loaderData?.name || 'a draft'}`)
}

/** A draft as a visitor would see it. Nobody else does. */
export default function PreviewPage({
  loaderData: { kind, id, isDraft, isFramed, found, publicUrl },
}: Route.ComponentProps) {
  return (
    <>
      {isFramed ? null : (
        <aside className={styles.preview} aria-label="Preview">
          <div className={`wrap ${styles.bar}`}>
            <p>
              <b>Preview</b> {isDraft ? 'of the draft. Nobody outside sees this.' : 'of what is public.'}{' '}
              <a href={thingPath(kind, id)}>Back to its form</a>
            </p>
            <Widths at={previewPath(kind, id)} here="desktop" />
          </div>
        </aside>
      )}
      {found ? <Shown found={found} publicUrl={publicUrl} /> : <TooLittle />}
    </>
  )
}

type Found = NonNullable<Route.ComponentProps['loaderData']['found']>

function Shown({ found, publicUrl }: { found: Found; publicUrl: string }) {
  if (found.kind === 'car') return <CarShown {...found} />
  if (found.kind === 'category') return <CategoryShown {...found} publicUrl={publicUrl} />
  if (found.kind === 'state') return <StatePage {...found} publicUrl={publicUrl} />
  return found.kind === 'city' ? (
    <CityPage {...found} publicUrl={publicUrl} />
  ) : (
    <AttractionPage {...found} publicUrl={publicUrl} />
  )
}

function TooLittle() {
  return (
    <div className="wrap">
      <h1>Too little is written yet</h1>
      <p>A page needs a name, a picture and where it lies, in a state that is public; a class of car its fares too.</p>
    </div>
  )
}
