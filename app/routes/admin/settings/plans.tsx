import { Field, LongField } from '#app/ui/field.tsx'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import type { PaymentPlan } from '#domain/pricing/payment-plan.ts'
import type { CancellationPlan } from '#domain/pricing/terms.ts'
import { SaidFirst } from '#app/routes/admin/said-first.tsx'
import { USUAL_PLANS } from '#domain/pricing/terms.ts'
import { Group } from './group.tsx'
import { cancellationTyped, paymentTyped } from './plan-typed.ts'
import type { FieldOf } from './group.tsx'
import office from '#app/routes/admin/office.module.css'

const NEW_CANCELLATION = { id: '', name: '', slabs: '30 days: 10 %\n15 days: 50 %\n0 days: 100 %', refundDays: '7' }
const NEW_PAYMENT = {
  id: '',
  name: '',
  milestones: 'On booking: 25 %\n15 days: rest',
  quoteHours: '48',
  graceDays: '3',
}

type StandingPlan = { isOwn: boolean; packages: number; stood: string }

/** What cancelling costs under one plan. */
export function CancellationGroup({ plan, kept }: { plan: CancellationPlan & StandingPlan; kept: KeptForm }) {
  return (
    <Group
      intent="cancellation"
      of={{ id: plan.id }}
      title={titleOf(plan, 'cancelling')}
      lead={leadOf(plan)}
      shows={cancellationTyped(plan)}
      stood={plan.stood}
      kept={kept}
      showWas={(was) => cancellationTyped(was as CancellationPlan)}
    >
      {(field) => <CancellationFields field={field} />}
    </Group>
  )
}

/** A cancellation plan that is only being made. */
export function NewCancellation({ kept }: { kept: KeptForm }) {
  return (
    <Group
      intent="cancellation"
      of={{ isNew: 'yes' }}
      title="Another plan, cancelling"
      lead={NEW_LEAD}
      shows={NEW_CANCELLATION}
      stood=""
      kept={kept}
      showWas={() => NEW_CANCELLATION}
      save="Add"
    >
      {(field) => (
        <>
          <ShortName field={field} />
          <CancellationFields field={field} />
        </>
      )}
    </Group>
  )
}

/** A payment plan that is only being made. */
export function NewPayment({ kept }: { kept: KeptForm }) {
  return (
    <Group
      intent="payment"
      of={{ isNew: 'yes' }}
      title="Another plan, paying"
      lead={NEW_LEAD}
      shows={NEW_PAYMENT}
      stood=""
      kept={kept}
      showWas={() => NEW_PAYMENT}
      save="Add"
    >
      {(field) => (
        <>
          <ShortName field={field} />
          <PaymentFields field={field} />
        </>
      )}
    </Group>
  )
}

const NEW_LEAD = 'Packages choose it under their prices. Nothing is sold under it until one does.'

function ShortName({ field }: { field: FieldOf }) {
  return (
    <Field
      {...field('id', 'Small letters, figures and hyphens, as group-tours. It stays.')}
      label="Short name"
      maxLength={40}
      autoComplete="off"
    />
  )
}

/** Takes away a plan that nothing is sold under. */
export function WithdrawPlan({
  which,
  plan,
}: {
  which: 'cancellation' | 'payment'
  plan: StandingPlan & { id: string; name: string }
}) {
  if (!plan.isOwn || plan.packages > 0 || USUAL_PLANS[which].includes(plan.id)) return null
  return (
    <SaidFirst
      intent={`${which}-away`}
      of={{ id: plan.id, stood: plan.stood, name: plan.name }}
      asks="Withdraw…"
      says="No package is sold under it. What was quoted and booked under it keeps its terms. To have it again, it is written anew."
      does="Withdraw the plan"
      which={plan.name}
    />
  )
}

/** What is due when under one plan. */
export function PaymentGroup({ plan, kept }: { plan: PaymentPlan & StandingPlan; kept: KeptForm }) {
  return (
    <Group
      intent="payment"
      of={{ id: plan.id }}
      title={titleOf(plan, 'paying')}
      lead={leadOf(plan)}
      shows={paymentTyped(plan)}
      stood={plan.stood}
      kept={kept}
      showWas={(was) => paymentTyped(was as PaymentPlan)}
    >
      {(field) => <PaymentFields field={field} />}
    </Group>
  )
}

function CancellationFields({ field }: { field: FieldOf }) {
  return (
    <>
      <Name field={field} />
      <LongField
        {...field(
          'slabs',
          'Farthest first, down to 0 days. 30 days: 10 % holds from 30 days before until the next line. ₹3,000 a person, or a booking, stands alone or as the least: 10 %, at least ₹3,000 a person.',
        )}
        label="Charge on the price before GST, by days before departure"
        rows={6}
        maxLength={700}
      />
      <Field
        {...field('refundDays', 'Working days, from 1 to 60.')}
        label="A refund is on its way within"
        inputMode="numeric"
        maxLength={2}
      />
    </>
  )
}

function PaymentFields({ field }: { field: FieldOf }) {
  return (
    <>
      <Name field={field} />
      <LongField
        {...field(
          'milestones',
          'The first on booking, the others nearer and nearer to departure, 100 % or the rest in all.',
        )}
        label="Parts of the total, GST included"
        rows={4}
        maxLength={400}
      />
      <div className={office.pair}>
        <Field
          {...field('quoteHours', 'From 1 to 2160.')}
          label="A quote stands, hours"
          inputMode="numeric"
          maxLength={4}
        />
        <Field
          {...field('graceDays', 'After a missed date, until the seats go back.')}
          label="Grace, days"
          inputMode="numeric"
          maxLength={2}
        />
      </div>
    </>
  )
}

function Name({ field }: { field: FieldOf }) {
  return <Field {...field('name')} label="Name" maxLength={80} />
}

/** Whose a plan is that packages and cars name by themselves: several of them may bear one name. */
const WHOSE: Readonly<Record<string, string>> = {
  tour: 'of tours',
  trek: 'of treks',
  car: 'of cars',
  usual: 'of journeys',
}

function titleOf({ id, name }: { id: string; name: string }, what: 'cancelling' | 'paying'): string {
  const whose = WHOSE[id]
  return whose ? `${name} ${whose}, ${what}` : `${name}, ${what}`
}

function leadOf({ id, isOwn, packages }: StandingPlan & { id: string }): string {
  const sold =
    id === 'car' ? 'Cars are' : packages === 1 ? '1 package is' : `${packages.toLocaleString('en-IN')} packages are`
  const builtIn = isOwn ? '' : ' Built in until you save your own.'
  return `${sold} sold under “${id}”.${builtIn} Quotes and bookings made before keep what they were made under.`
}
