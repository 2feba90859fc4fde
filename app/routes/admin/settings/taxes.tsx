import { href } from 'react-router'
import { Notice } from '#app/ui/notice.tsx'
import { doDeed, onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { readUndone } from '#app/routes/admin/history.server.ts'
import { History } from '#app/routes/admin/history.tsx'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { Said } from '#app/routes/admin/said.tsx'
import { stoodOf } from '#domain/audit/edit-one.server.ts'
import { listSeries } from '#domain/documents/series.server.ts'
import { listEnteredRates } from '#domain/tax/entered-rates.server.ts'
import { ratesWith } from '#domain/tax/gst-rates.ts'
import { registrationKind } from '#domain/tax/registrations-writing.server.ts'
import { listRegistrations } from '#domain/tax/registrations.server.ts'
import { inForceOn } from '#domain/tax/tax-rules.ts'
import { formatDate, istDate } from '#platform/dates.ts'
import { newId } from '#platform/ids.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { RegistrationGroup } from './registration.tsx'
import { NewRate } from './new-rate.tsx'
import { Rates } from './rates.tsx'
import { SeriesTable } from './series.tsx'
import { SettingsViews } from './settings-views.tsx'
import { registrationBack, TAX_DEEDS } from './taxes.server.ts'
import type { Route } from './+types/taxes'
import styles from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('settings.change')

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext)
  const entered = await listEnteredRates(db)
  const today = istDate(clock.now())
  const registrations = await listRegistrations(db)
  const rows = await registrationKind.read(
    db,
    registrations.map(({ id }) => id),
  )
  return {
    registrations: registrations.map((one) => ({ ...one, stood: stoodOf(rows.get(one.id)) })),
    history: await readUndone(
      db,
      context.get(visitContext).visitor,
      registrations.map(({ id, gstin }) => registrationBack(id, gstin)),
    ),
    newId: newId(),
    series: await listSeries(db, today),
    isRegistered: inForceOn(today, registrations) !== undefined,
    rates: ratesWith(entered),
    entered,
    today,
    done: new URL(request.url).searchParams.get('done'),
  }
}

export function action({ context, request }: Route.ActionArgs) {
  return doDeed(context, request, href('/admin/settings/taxes'), TAX_DEEDS)
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Taxes')
}

const NAMES = {
  legalName: 'Legal name',
  gstin: 'GSTIN',
  stateCode: 'State of the GSTIN',
  schemes: 'Schemes',
  tour: 'Journeys',
  car: 'Cars',
  address: 'Address',
  street: 'Street and house',
  city: 'City',
  region: 'State',
  postalCode: 'PIN code',
  isBodyCorporate: 'Body corporate',
  validFrom: 'First day',
  validTo: 'Last day',
}

/** How the operator is registered, how its papers are numbered, and the rates of the law. */
export default function TaxesPage({ loaderData, actionData: kept }: Route.ComponentProps) {
  const { registrations, isRegistered, history, series, rates, entered, today, done } = loaderData
  const next = registrations.find(({ validTo }) => validTo === null)
  return (
    <div className={styles.page}>
      <div>
        <h1>Taxes</h1>
        <p className={styles.say}>
          {registrations.length === 0
            ? 'No GSTIN yet: invoices carry none.'
            : `Registered; invoices carry the GSTIN of their day. Today is ${formatDate(today)}.`}
        </p>
      </div>
      <SettingsViews here="/admin/settings/taxes" />
      {isRegistered ? null : (
        <Notice tone="warn">
          Every bill adds GST, and no GSTIN of yours holds today. Whoever is not registered may not collect it (CGST
          Act, section 32): enter your GSTIN before you sell, or ask your accountant first.
        </Notice>
      )}
      <Said kept={kept} done={done ? 'Saved.' : undefined} />
      {registrations.map((one) => (
        <RegistrationGroup key={one.id} id={one.id} stands={one} stood={one.stood} kept={kept} />
      ))}
      <RegistrationGroup
        id={kept && !kept.typed['stood'] ? (kept.typed['id'] ?? loaderData.newId) : loaderData.newId}
        stood=""
        kept={kept}
        lead={
          next
            ? `The one above holds until further notice: give it a last day first. A new GSTIN stands beside the old, and invoices of old days keep theirs.`
            : undefined
        }
      />
      <SeriesTable series={series} kept={kept} />
      <Rates rates={rates} entered={entered} today={today} />
      <NewRate today={today} kept={kept} />
      <History of="the registrations" entries={history} names={NAMES} />
    </div>
  )
}
