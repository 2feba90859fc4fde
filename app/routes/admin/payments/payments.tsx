import { data } from 'react-router'
import { proveBooks } from '#domain/bookings/books.server.ts'
import { may } from '#domain/policy/policy.ts'
import { findSetting } from '#domain/settings/settings.server.ts'
import { readPaymentsDesk } from '#domain/bookings/payments-desk.server.ts'
import { Notice } from '#app/ui/notice.tsx'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { actOnPayments } from './act.server.ts'
import { Disputes } from './disputes.tsx'
import { OpenRefunds } from './open-refunds.tsx'
import { UpiAddress } from './upi-address.tsx'
import { Sums } from './sums.tsx'
import { Waiting } from './waiting.tsx'
import type { Route } from './+types/payments'
import styles from './payments.module.css'

// Asked before anything of the page or its form is looked at, whichever part of the answer was wanted.
export const middleware: Route.MiddlewareFunction[] = [
  ({ context }) => {
    if (!may(context.get(visitContext).visitor?.role, 'payments.settle')) throw data(null, { status: 403 })
  },
]

export async function loader({ context, request }: Route.LoaderArgs) {
  const { visitor, csrfToken } = context.get(visitContext)
  const { db } = context.get(servicesContext)
  const desk = await readPaymentsDesk(db, visitor)
  if (!desk.ok) throw data(null, { status: 403 })
  const asked = new URL(request.url).searchParams
  return {
    ...desk.value,
    csrfToken,
    mayChange: may(visitor?.role, 'settings.change'),
    upi: (await findSetting(db, 'upi')) ?? null,
    done: DONE[asked.get('done') ?? ''],
    proof: asked.has('prove') ? await proveBooks(db) : undefined,
  }
}

export function action({ context, request }: Route.ActionArgs) {
  return actOnPayments(context, request)
}

export function meta() {
  return [{ title: 'Payments | Padav office' }, { name: 'robots', content: 'noindex, nofollow' }]
}

/** What a deed came to, in words; the ones of a bank line by what the line did. */
const DONE: Record<string, string> = {
  confirmed: 'Matched. The booking is confirmed, and its mail is on its way.',
  paid: 'Matched. The part is paid, and its receipt is on its way.',
  'money-returned': 'Entered. It pays nothing any more, so it goes back: see the refunds.',
  disputed: 'Entered. It is not the amount of the order: it pays nothing, and stands in dispute.',
  known: 'That line was known.',
  'paid-back': 'Noted: that money is back.',
  upi: 'Saved. The pay page offers it from now on.',
  again: 'It is asked for again within a minute.',
  'give-back': 'It goes back: see the refunds.',
}

export default function PaymentsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { counted, waiting, refunds, disputes, csrfToken, done, proof, mayChange, upi } = loaderData
  const kept = actionData ?? undefined
  return (
    <div className={styles.page}>
      <h1>Payments</h1>
      <Notice tone={kept ? 'bad' : 'good'} said={Boolean(kept ?? done)}>
        {kept?.message ?? done}
      </Notice>
      <Sums counted={counted} proof={proof} />
      <Waiting transfers={waiting} csrfToken={csrfToken} kept={kept} />
      <OpenRefunds refunds={refunds} csrfToken={csrfToken} kept={kept} />
      <Disputes disputes={disputes} csrfToken={csrfToken} />
      {mayChange ? <UpiAddress upi={upi} csrfToken={csrfToken} /> : null}
    </div>
  )
}
