import { href } from 'react-router'
import { State } from '#app/ui/state.tsx'
import { doDeed, onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { CopyThing, DraftSide, DraftSteps } from '#app/routes/admin/drafts/side.tsx'
import { DRAFT_SAVED, NOT_YET, previewPath } from '#app/routes/admin/drafts/words.ts'
import { History } from '#app/routes/admin/history.tsx'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { doneIn, Said } from '#app/routes/admin/said.tsx'
import { CAR_THINGS } from '#domain/cars/car-editing.server.ts'
import { findWritten } from '#domain/drafts/drafts.server.ts'
import { UPLOAD_MAX_BYTES } from '#domain/media/picture.ts'
import { newId } from '#platform/ids.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import { CarAway } from './car-away.tsx'
import { CarForm } from './car-form.tsx'
import { CAR_FIELDS, carDeeds } from './car.server.ts'
import { carOf } from './car-shown.server.ts'
import type { CarOnPage } from './car-shown.server.ts'
import type { Route } from './+types/car'
import office from '#app/routes/admin/office.module.css'
import { IT_IS_PUBLIC, SITE_SHOWS_IT } from '#app/routes/admin/writing-words.ts'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('cars.edit')

/** Its words may have come by a file: none is cut by being saved. */
const LONGEST = 20_000
const NEW = 'new'

export async function loader({ context, request, params: { id } }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const { visitor } = context.get(visitContext)
  const found = id === NEW ? undefined : await findWritten(db, visitor, CAR_THINGS, id)
  if (found?.ok === false) throw refusedPage(found.reason)
  if (found && !found.value.shown && !found.value.draft) throw refusedPage('unknown-car')
  return {
    fields: CAR_FIELDS,
    newId: newId(),
    car: found && (await carOf(db, visitor, id, found.value)),
    done: doneIn(request, DONE),
  }
}

export function action({ context, request, params: { id } }: Route.ActionArgs) {
  const deeds = carDeeds(id === NEW ? undefined : id)
  return doDeed(context, request, href('/admin/cars/:id', { id }), deeds, {}, LONGEST, UPLOAD_MAX_BYTES)
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return officeMeta(matches, loaderData?.car?.name ?? 'Add a class of car')
}

const DONE: Record<string, string> = {
  ...DRAFT_SAVED,
  published: `${IT_IS_PUBLIC}, and new quotes go by it.`,
  saved: `Saved. ${SITE_SHOWS_IT}, and new quotes go by it.`,
  added: `Added. ${SITE_SHOWS_IT}.`,
  'put-back': 'It is as it was before. New quotes go by it.',
}

/** One class of car: its form, its draft beside what is public, and who changed what of it. */
export default function CarPage({ loaderData: { car, fields, newId, done }, actionData: kept }: Route.ComponentProps) {
  return (
    <div className={office.page}>
      <div className={office.head}>
        <div>
          <h1>{car ? car.name || 'Without a name' : 'Add a class of car'}</h1>
          <p className={`${office.say} ${office.inline}`}>
            <Where car={car} />
            {car ? <a href={previewPath('cars', car.id)}>Preview</a> : null}
          </p>
        </div>
        <a href={href('/admin/cars')}>All cars</a>
      </div>
      <Said kept={kept} done={done} />
      <div className={office.split}>
        <CarForm fields={fields} car={car} newId={newId} kept={kept} />
        {car ? <Beside car={car} fields={fields} /> : null}
      </div>
    </div>
  )
}

function Beside({ car, fields }: { car: CarOnPage; fields: Route.ComponentProps['loaderData']['fields'] }) {
  const { draft, stood, steps, shown } = car
  const names = Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label]))
  return (
    <div>
      {draft ? <DraftSide draft={draft} stood={stood} /> : null}
      <CopyThing one="class" />
      <DraftSteps steps={steps} />
      {shown ? (
        <History
          entries={shown.history}
          names={{ ...names, pictureId: 'Picture', pictureAlt: 'What the picture shows' }}
        />
      ) : null}
      {shown && !draft ? <CarAway stood={shown.stood} uses={shown.uses} /> : null}
    </div>
  )
}

function Where({ car }: { car: CarOnPage | undefined }) {
  if (!car) return NOT_YET
  if (!car.shown) return <State halt="ahead">Never public</State>
  if (!car.shown.offered) return 'Off the site.'
  return <a href={href('/car-rental/:detail', { detail: car.shown.url })}>As the public sees it</a>
}
