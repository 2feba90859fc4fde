import { data, href } from 'react-router'
import { State } from '#app/ui/state.tsx'
import { doDeed, onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { CopyThing, DraftSide, DraftSteps } from '#app/routes/admin/drafts/side.tsx'
import { DRAFT_SAVED, NOT_YET, previewPath } from '#app/routes/admin/drafts/words.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { doneIn, Said } from '#app/routes/admin/said.tsx'
import { rememberedCityPins } from '#domain/catalogue/cities.server.ts'
import { rememberedStates } from '#domain/catalogue/states.server.ts'
import { placeThings } from '#domain/catalogue/writing/place-drafts.server.ts'
import { findWritten } from '#domain/drafts/drafts.server.ts'
import { UPLOAD_MAX_BYTES } from '#domain/media/picture.ts'
import { may } from '#domain/policy/policy.ts'
import { newId } from '#platform/ids.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import { placeOf } from './place-shown.server.ts'
import { PlaceForm } from './place-form.tsx'
import { PlaceHistory, PlacePicture, TakeAway } from './place-sides.tsx'
import { placeDeeds } from './place.server.ts'
import { KIND_WORDS, placeKindAt, placePath, placesPath, publicPath } from './words.ts'
import type { Route } from './+types/place'
import office from '#app/routes/admin/office.module.css'
import { SITE_SHOWS_IT } from '#app/routes/admin/writing-words.ts'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('catalogue.edit')

/** A form of texts: a field may be as long as a page. */
const LONGEST = 20_000
const NEW = 'new'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { visitor } = context.get(visitContext)
  if (!visitor) throw data(null, { status: 403 })
  const kind = placeKindAt(request)
  const cities = kind === 'attractions' ? await rememberedCityPins(services) : []
  const found = params.id === NEW ? undefined : await findWritten(services.db, visitor, placeThings(kind), params.id)
  if (found?.ok === false) throw refusedPage(found.reason)
  if (found && !found.value.shown && !found.value.draft) throw refusedPage('unknown')
  return {
    kind,
    newId: newId(),
    cities: cities.map(({ id, url, name }) => ({ id, url, name })),
    states: (await rememberedStates(services)).map(({ code, name }) => ({ value: code, name })),
    place: found && (await placeOf(services, visitor, { kind, id: params.id, cities, ...found.value })),
    mayAudit: may(visitor.role, 'audit.read'),
    done: doneIn(request, DONE),
  }
}

const DONE: Record<string, string> = {
  ...DRAFT_SAVED,
  saved: `Saved. ${SITE_SHOWS_IT}.`,
  added: `Added. ${SITE_SHOWS_IT}.`,
}

export function action({ context, request, params: { id } }: Route.ActionArgs) {
  const kind = placeKindAt(request)
  const deeds = placeDeeds(kind, id === NEW ? undefined : id)
  return doDeed(context, request, placePath(kind, id), deeds, {}, LONGEST, UPLOAD_MAX_BYTES)
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return officeMeta(matches, loaderData?.place?.name ?? (loaderData ? KIND_WORDS[loaderData.kind].add : 'Catalogue'))
}

/** One thing of the catalogue: its form, and beside it what uses it and what happened to it. */
export default function PlacePage({ loaderData: loaded, actionData: kept }: Route.ComponentProps) {
  const { kind, place, done, mayAudit } = loaded
  const { add, title } = KIND_WORDS[kind]
  return (
    <div className={office.page}>
      <div className={office.head}>
        <div>
          <h1>{place ? place.name || 'Without a name' : add}</h1>
          <p className={`${office.say} ${office.inline}`}>
            {place ? null : NOT_YET}
            {place?.shown ? <a href={publicPath(kind, place.shown.url)}>As the public sees it</a> : null}
            {place && !place.shown ? <State halt="ahead">Never public</State> : null}
            {place ? <a href={previewPath(kind, place.id)}>Preview</a> : null}
          </p>
        </div>
        <a href={placesPath(kind)}>All {title.toLowerCase()}</a>
      </div>
      <Said kept={kept} done={done} />
      <div className={office.split}>
        <PlaceForm loaded={loaded} kept={kept} />
        {place ? (
          <div>
            {place.draft ? <DraftSide draft={place.draft} stood={place.stood} /> : null}
            <PlacePicture kind={kind} place={place} />
            {place.draft ? null : <TakeAway kind={kind} place={place} />}
            <CopyThing one={KIND_WORDS[kind].one} />
            <DraftSteps steps={place.steps} />
            <PlaceHistory place={place} audit={mayAudit ? auditOf(place.subject) : undefined} />
          </div>
        ) : null}
      </div>
    </div>
  )
}

function auditOf(subject: string): string {
  return `${href('/admin/audit')}?${new URLSearchParams({ q: subject })}`
}
