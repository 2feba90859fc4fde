import { href } from 'react-router'
import { doDeed, onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { readUndone } from '#app/routes/admin/history.server.ts'
import { History } from '#app/routes/admin/history.tsx'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { doneIn, Said } from '#app/routes/admin/said.tsx'
import { usesOfCar } from '#domain/bookings/desk/remove-car.server.ts'
import { findCarDesk } from '#domain/cars/cars-desk.server.ts'
import { UPLOAD_MAX_BYTES } from '#domain/media/picture.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import { CarAway } from './car-away.tsx'
import { CarForm } from './car-form.tsx'
import { CAR_FIELDS, carBack, carDeeds, typedOf } from './car.server.ts'
import type { Route } from './+types/car'
import office from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('cars.edit')

/** Its words may have come by a file: none is cut by being saved. */
const LONGEST = 20_000
const NEW = 'new'

export async function loader({ context, request, params: { id } }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const { visitor } = context.get(visitContext)
  const found = id === NEW ? undefined : await findCarDesk(db, visitor, id)
  if (found?.ok === false) throw refusedPage(found.reason)
  return {
    fields: CAR_FIELDS,
    car: found && {
      name: found.value.row.name,
      url: found.value.row.url,
      offered: found.value.row.offered,
      stood: found.value.stood,
      picture: found.value.picture,
      typed: typedOf(found.value.row),
      uses: await usesOfCar(db, id),
      history: await readUndone(db, visitor, [carBack(id)]),
    },
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
  saved: 'Saved. The site shows it, and new quotes go by it.',
  added: 'Added. The site shows it.',
  'put-back': 'It is as it was before. New quotes go by it.',
}

/** One class of car: its form, and who changed what of it. */
export default function CarPage({ loaderData: { car, fields, done }, actionData: kept }: Route.ComponentProps) {
  const names = Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label]))
  return (
    <div className={office.page}>
      <div className={office.head}>
        <div>
          <h1>{car?.name ?? 'Add a class of car'}</h1>
          <p className={office.say}>
            <Where car={car} />
          </p>
        </div>
        <a href={href('/admin/cars')}>All cars</a>
      </div>
      <Said kept={kept} done={done} />
      <CarForm fields={fields} stood={car?.stood ?? ''} stands={car?.typed} picture={car?.picture} kept={kept} />
      {car ? (
        <>
          <History entries={car.history} names={{ ...names, pictureId: 'Picture' }} />
          <CarAway stood={car.stood} uses={car.uses} />
        </>
      ) : null}
    </div>
  )
}

function Where({ car }: { car: { url: string; offered: boolean } | undefined }) {
  if (!car) return 'On the site as soon as it is added.'
  if (!car.offered) return 'Off the site.'
  return <a href={href('/car-rental/:detail', { detail: car.url })}>As the public sees it</a>
}
