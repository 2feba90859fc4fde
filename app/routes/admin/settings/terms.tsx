import { Fragment } from 'react'
import { href } from 'react-router'
import { doDeed, onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { readUndone } from '#app/routes/admin/history.server.ts'
import { History } from '#app/routes/admin/history.tsx'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { Said } from '#app/routes/admin/said.tsx'
import { stoodOf } from '#domain/audit/edit-one.server.ts'
import type { AuditedKind } from '#domain/audit/save-rows.server.ts'
import { listPlans } from '#domain/pricing/terms.server.ts'
import { cancellationPlanKind, paymentPlanKind } from '#domain/pricing/terms-writing.server.ts'
import type { Db } from '#platform/db.server.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { CancellationGroup, NewCancellation, NewPayment, PaymentGroup, WithdrawPlan } from './plans.tsx'
import { SettingsViews } from './settings-views.tsx'
import { planBack, TERMS_DEEDS } from './terms.server.ts'
import type { Route } from './+types/terms'
import styles from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('settings.change')

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const { cancellation, payment } = await listPlans(db)
  return {
    cancellation: await standing(db, cancellationPlanKind, cancellation),
    payment: await standing(db, paymentPlanKind, payment),
    history: await readUndone(db, context.get(visitContext).visitor, [
      ...cancellation.map(({ id, name }) => planBack('cancellation', id, `${name}, cancelling`)),
      ...payment.map(({ id, name }) => planBack('payment', id, `${name}, paying`)),
    ]),
    done: new URL(request.url).searchParams.has('done'),
  }
}

async function standing<Plan extends { id: string }>(db: Db, kind: AuditedKind, plans: readonly Plan[]) {
  const rows = await kind.read(
    db,
    plans.map(({ id }) => id),
  )
  return plans.map((plan) => ({ ...plan, stood: stoodOf(rows.get(plan.id)) }))
}

export function action({ context, request }: Route.ActionArgs) {
  return doDeed(context, request, href('/admin/settings/terms'), TERMS_DEEDS)
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Terms')
}

const NAMES = {
  name: 'Name',
  slabs: 'Charges',
  refundDays: 'A refund is on its way within',
  milestones: 'Parts of the total',
  quoteHours: 'A quote stands, hours',
  graceDays: 'Grace, days',
}

/** What cancelling costs, and what is due when. */
export default function TermsPage({
  loaderData: { cancellation, payment, history, done },
  actionData: kept,
}: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <div>
        <h1>Terms</h1>
        <p className={styles.say}>
          What is saved holds for quotes made from then on, and stands on every package at once.
        </p>
      </div>
      <SettingsViews here="/admin/settings/terms" />
      <Said kept={kept} done={done ? 'Saved. New quotes are made under it.' : undefined} />
      <h2 id="cancellation-plans">Cancelling</h2>
      {cancellation.map((plan) => (
        <Fragment key={plan.id}>
          <CancellationGroup plan={plan} kept={kept} />
          <WithdrawPlan which="cancellation" plan={plan} />
        </Fragment>
      ))}
      <NewCancellation kept={kept} />
      <h2 id="payment">Paying</h2>
      {payment.map((plan) => (
        <Fragment key={plan.id}>
          <PaymentGroup plan={plan} kept={kept} />
          <WithdrawPlan which="payment" plan={plan} />
        </Fragment>
      ))}
      <NewPayment kept={kept} />
      <History of="the terms" entries={history} names={NAMES} />
    </div>
  )
}
