import { href } from 'react-router'
import layout from '#app/parts/booking/booking-page.module.css'
import { Steps } from '#app/parts/booking/steps.tsx'
import { carPathOf, tripAddress } from '#app/parts/car-card/car-path.ts'
import { wrongLink } from '#app/parts/error/wrong-link.ts'
import { pageMeta } from '#app/parts/seo/page-meta.ts'
import { FareBill } from '#app/routes/cars/fare/fare-bill.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { FIELDS_OF } from '#domain/cars/trip/trip-query.ts'
import { formAnswerContext, servicesContext } from '#web/contexts.ts'
import type { RouteHandle } from '#web/route-handle.ts'
import { HirerFields } from './hirer-fields.tsx'
import { loadCarAsking } from './car.server.ts'
import type { CarAsking } from './car.server.ts'
import type { Route } from './+types/car'
import form from '#app/routes/booking/party-form.module.css'

export const handle: RouteHandle = {
  noInjectedScripts: true,
  leave: ({ car }: CarAsking) => ({ path: carPathOf(car.url), words: 'Leave' }),
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const answer = context.get(formAnswerContext)
  const refused = answer?.form === 'quote' ? answer : undefined
  const asking = await loadCarAsking(context.get(servicesContext), new URL(request.url).searchParams, refused)
  if (!asking) throw wrongLink('car')
  return asking
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  return pageMeta(matches, {
    title: `Book a ${loaderData.car.name} with driver`,
    description: 'Which day, and how many: the whole fare in view, GST included, before anything is held.',
    publicUrl: loaderData.publicUrl,
    path: href('/booking/car'),
    indexed: false,
  })
}

/** Asked here; what else of a trip is amiss is put right where its fare was worked out. */
const ASKED_HERE = ['date', 'time', 'people', 'gstin', 'body']

export default function BookCarPage({ loaderData: asking }: Route.ComponentProps) {
  const { car, typed, answer, faults, words } = asking
  const others = Object.entries(faults).filter(([name]) => !ASKED_HERE.includes(name))
  const change = `${carPathOf(car.url, tripAddress(typed.trip, typed.people))}#fare`
  return (
    <>
      <Steps here="date" isCar />
      <div className={`wrap ${layout.page}`}>
        <h1>When does the car come?</h1>
        <p className={layout.lead}>
          {car.name} with driver. Nothing is held and nothing is charged yet: you get a quote first, with what comes
          back when.
        </p>
        <Notice tone="bad" said={words ? 'first' : false}>
          {words}
        </Notice>
        {others.length > 0 ? (
          <Notice tone="warn">
            {others.map(([, said]) => said).join(' ')} <a href={change}>Change the trip</a>
          </Notice>
        ) : null}
        <div className={layout.two}>
          <Form action="/booking/car" className={form.form}>
            <Kept asking={asking} />
            <div className={form.contact}>
              <Field
                id="date"
                name="date"
                label="Day"
                type="date"
                min={asking.tomorrow}
                defaultValue={typed.trip.date}
                fault={faults['date']}
                required
              />
              <Field
                id="time"
                name="time"
                label="Leaving at"
                help="A night that is driven into costs more"
                type="time"
                defaultValue={typed.trip.time}
                fault={faults['time']}
              />
              <Field
                id="people"
                name="people"
                label="How many come"
                help={`${car.seats} at most, besides the driver`}
                type="number"
                inputMode="numeric"
                min={1}
                max={car.seats}
                defaultValue={typed.people === '' ? '2' : typed.people}
                fault={faults['people']}
                required
              />
              {asking.asksHirer ? <HirerFields typed={typed} faults={faults} /> : null}
            </div>
            <p className={layout.ways}>
              <Button look="go">See my quote</Button>
              <a className={layout.link} href={change}>
                Change the trip
              </a>
            </p>
          </Form>
          {answer.ok ? (
            <section aria-labelledby="fare">
              <h2 id="fare" className="vh">
                The fare
              </h2>
              <FareBill
                car={car}
                plan={answer.plan}
                fare={answer.fare}
                sellerIsBodyCorporate={asking.sellerIsBodyCorporate}
              />
            </section>
          ) : null}
        </div>
      </div>
    </>
  )
}

/** What was typed where the fare was worked out. */
function Kept({ asking: { car, typed } }: { asking: CarAsking }) {
  const { trip } = typed
  const fields = FIELDS_OF[trip.kind].filter((name) => !ASKED_HERE.includes(name))
  return (
    <>
      <input type="hidden" name="car" value={car.url} />
      <input type="hidden" name="trip" value={trip.kind} />
      {fields.map((name) => (
        <input key={name} type="hidden" name={name} value={trip[name]} />
      ))}
    </>
  )
}
