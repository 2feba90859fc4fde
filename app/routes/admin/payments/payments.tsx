import { data, href } from 'react-router'
import { proveBooks } from '#domain/bookings/pay/books.server.ts'
import { may } from '#domain/policy/policy.ts'
import { findSetting } from '#domain/settings/settings.server.ts'
import { USUAL_ALONE_PAISE } from '#domain/bookings/pay/refund-by-hand.server.ts'
import { readPaymentsDesk } from '#domain/bookings/pay/payments-desk.server.ts'
import { Notice } from '#app/ui/notice.tsx'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { doDeed, onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { PAYMENT_DEEDS } from './act.server.ts'
import { Disputes } from './disputes.tsx'
import { RefundLimit } from './refund-limit.tsx'
import { OpenRefunds } from './open-refunds.tsx'
import { UpiAddress } from './upi-address.tsx'
import { Sums } from './sums.tsx'
import { Waiting } from './waiting.tsx'
import type { Route } from './+types/payments'
import styles from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('payments.settle')

export async function loader({ context, request }: Route.LoaderArgs) {
  const { visitor } = context.get(visitContext)
  const services = context.get(servicesContext)
  const { db } = services
  const desk = await readPaymentsDesk(services, visitor)
  if (!desk.ok) throw data(null, { status: 403 })
  const asked = new URL(request.url).searchParams
  return {
    ...desk.value,
    mayChange: may(visitor?.role, 'settings.change'),
    upi: (await findSetting(db, 'upi')) ?? null,
    alonePaise: (await findSetting(db, 'refunds'))?.alonePaise ?? USUAL_ALONE_PAISE,
    done: DONE[asked.get('done') ?? ''],
    proof: asked.has('prove') ? await proveBooks(db) : undefined,
  }
}

export function action({ context, request }: Route.ActionArgs) {
  return doDeed(context, request, href('/admin/payments'), PAYMENT_DEEDS)
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Payments')
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
  refunds: 'Saved. It counts from the next refund on.',
  again: 'It is asked for again within a minute.',
  'give-back': 'It goes back: see the refunds.',
}

export default function PaymentsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { counted, waiting, refunds, disputes, done, proof, mayChange, upi, alonePaise } = loaderData
  const kept = actionData ?? undefined
  return (
    <div className={styles.page}>
      <h1>Payments</h1>
      <Notice tone={kept ? 'bad' : 'good'} said={Boolean(kept ?? done)}>
        {kept?.message ?? done}
      </Notice>
      <Sums counted={counted} proof={proof} />
      <Waiting transfers={waiting} kept={kept} />
      <OpenRefunds refunds={refunds} kept={kept} />
      <Disputes disputes={disputes} />
      {mayChange ? <UpiAddress upi={upi} /> : null}
      {mayChange ? <RefundLimit alonePaise={alonePaise} kept={kept} /> : null}
    </div>
  )
}
