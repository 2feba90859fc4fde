import { data, href } from 'react-router'
import { SOMEBODY_GONE } from '#app/routes/admin/audit/asked.ts'
import { changedParts } from '#app/routes/admin/audit/changed.ts'
import { doDeed, onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { doneIn, Said } from '#app/routes/admin/said.tsx'
import { listColleagues } from '#domain/accounts/staff.server.ts'
import { rememberedCityPins } from '#domain/catalogue/cities.server.ts'
import { readPlace } from '#domain/catalogue/places-desk.server.ts'
import type { PlaceOnDesk } from '#domain/catalogue/places-desk.server.ts'
import { SUBJECTS } from '#domain/catalogue/place-kind.ts'
import type { PlaceKind } from '#domain/catalogue/place-kind.ts'
import { rememberedStates } from '#domain/catalogue/states.server.ts'
import { usesOfPlace } from '#domain/content/place-uses.server.ts'
import { UPLOAD_MAX_BYTES } from '#domain/media/picture.ts'
import type { SignedIn } from '#domain/policy/actor.ts'
import { may } from '#domain/policy/policy.ts'
import type { Services } from '#domain/services.server.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import { PlaceForm } from './place-form.tsx'
import { PlaceHistory, PlacePicture, TakeAway } from './place-sides.tsx'
import { placeDeeds } from './place.server.ts'
import { typedOf } from './typed.ts'
import { KIND_WORDS, placeKindAt, placePath, placesPath, publicPath } from './words.ts'
import type { Route } from './+types/place'
import office from '#app/routes/admin/office.module.css'

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
  const found = params.id === NEW ? undefined : await readPlace(services.db, visitor, kind, params.id)
  if (found?.ok === false) throw refusedPage(found.reason)
  const colleagues = await listColleagues(services.db, visitor, 'catalogue.edit')
  // Of those alone who have changed it: nobody else is told to the browser.
  const actors = new Set(found?.value.history.map(({ actor }) => actor))
  const known = colleagues.ok ? colleagues.value.filter(({ id }) => actors.has(id)) : []
  const names = Object.fromEntries(known.map(({ id, name }) => [id, name]))
  return {
    kind,
    names,
    cities: cities.map(({ id, url, name }) => ({ id, url, name })),
    states: (await rememberedStates(services)).map(({ code, name }) => ({ value: code, name })),
    place: found && {
      ...(await shownOf(services, kind, found.value, names)),
      typed: typedOf(kind, found.value.row, cities),
    },
    mayAudit: may(visitor.role, 'audit.read'),
    done: doneIn(request, DONE),
  }
}

async function shownOf({ db }: Services, kind: PlaceKind, found: PlaceOnDesk, names: Record<SignedIn['id'], string>) {
  const { row, stood, picture, history } = found
  return {
    id: row.id,
    name: row.name,
    url: row.url,
    stood,
    picture,
    pictureAlt: row.pictureAlt,
    subject: `${SUBJECTS[kind]}:${row.id}`,
    uses: await usesOfPlace(db, kind, row.id),
    history: history.map(({ id, at, actor, actorKind, before, after }) => ({
      id,
      at,
      name: actorKind === 'program' ? 'The program' : (names[actor] ?? SOMEBODY_GONE),
      fate: before === null ? ('made' as const) : after === null ? ('removed' as const) : ('changed' as const),
      parts: changedParts(before, after),
    })),
  }
}

const DONE: Record<string, string> = {
  saved: 'Saved. The site shows it.',
  added: 'Added. The site shows it.',
  'put-back': 'It is as it was before.',
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
          <h1>{place?.name ?? add}</h1>
          <p className={office.say}>
            {place ? (
              <a href={publicPath(kind, place.url)}>As the public sees it</a>
            ) : (
              'On the site as soon as it is added.'
            )}
          </p>
        </div>
        <a href={placesPath(kind)}>All {title.toLowerCase()}</a>
      </div>
      <Said kept={kept} done={done} />
      <div className={office.split}>
        <PlaceForm loaded={loaded} kept={kept} />
        {place ? (
          <div>
            <PlacePicture kind={kind} place={place} />
            <TakeAway kind={kind} place={place} />
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
