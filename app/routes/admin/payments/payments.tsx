import { href, useLocation } from 'react-router'
import { stoodOf } from '#domain/audit/edit-one.server.ts'
import { countMoney, checkBooks } from '#domain/bookings/pay/books.server.ts'
import { findMoneyByNumber } from '#domain/bookings/pay/find-money.server.ts'
import { PAYMENT_VIEWS } from '#domain/bookings/pay/payments-asked.ts'
import { listPaymentsDesk } from '#domain/bookings/pay/payments-desk.server.ts'
import { USUAL_ALONE_PAISE } from '#domain/bookings/pay/refund-asks.server.ts'
import { may } from '#domain/policy/policy.ts'
import { findSetting } from '#domain/settings/settings.server.ts'
import { Empty } from '#app/ui/empty.tsx'
import { Filters } from '#app/ui/filters.tsx'
import { listAddress } from '#app/ui/list-address.ts'
import { Pager } from '#app/ui/pager.tsx'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import { doDeed, onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { pageIn, withinPages } from '#app/routes/admin/pages.tsx'
import { doneIn, Said } from '#app/routes/admin/said.tsx'
import { SavedViews } from '#app/routes/admin/views/saved-views.tsx'
import { PAYMENT_DEEDS } from './act.server.ts'
import { Disputes } from './disputes.tsx'
import { Numbered } from './numbered.tsx'
import { OpenRefunds } from './open-refunds.tsx'
import { RefundLimit } from './refund-limit.tsx'
import { Sums } from './sums.tsx'
import { Transfers } from './transfers.tsx'
import { UpiAddress } from './upi-address.tsx'
import { VIEWS } from './words.ts'
import type { Route } from './+types/payments'
import styles from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('payments.settle')

export async function loader({ context, request }: Route.LoaderArgs) {
  const { visitor } = context.get(visitContext)
  const services = context.get(servicesContext)
  const { db } = services
  const asked = new URL(request.url).searchParams
  const words = (asked.get('q') ?? '').trim().slice(0, 60) || undefined
  const [view, page] = [viewIn(asked), pageIn(asked)]
  const desk = await listPaymentsDesk(db, visitor, { view, words }, page)
  if (!desk.ok) throw refusedPage(desk.reason)
  withinPages(request, desk.value.pages)
  const numbered = words === undefined ? undefined : await findMoneyByNumber(db, visitor, words)
  const [upi, refunds] = [await findSetting(db, 'upi'), await findSetting(db, 'refunds')]
  return {
    ...desk.value,
    numbered: numbered?.ok ? numbered.value : [],
    view,
    words,
    page,
    counted: await countMoney(services),
    mayChange: may(visitor?.role, 'settings.change'),
    upi: upi ?? null,
    alonePaise: refunds?.alonePaise ?? USUAL_ALONE_PAISE,
    stood: { upi: stoodOf(upi), refunds: stoodOf(refunds) },
    done: doneIn(request, DONE),
    check: asked.has('prove') ? await checkBooks(db) : undefined,
  }
}

/** What waits to be found in the bank, where the address says nothing. */
function viewIn(asked: URLSearchParams) {
  return PAYMENT_VIEWS.find((one) => one === asked.get('view')) ?? 'find'
}

export function action({ context, request }: Route.ActionArgs) {
  // Whoever works through a list stays in it.
  const view = viewIn(new URL(request.url).searchParams)
  return doDeed(context, request, href('/admin/payments'), PAYMENT_DEEDS, view === 'find' ? {} : { view })
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
  'take-back': 'Taken back. Whoever was told of it is told so; the line can be entered as the bank has it.',
  'write-off': 'Noted: you have looked at it.',
}

export default function PaymentsPage({ loaderData: found, actionData }: Route.ComponentProps) {
  const { counted, done, check, mayChange, upi, alonePaise, stood, view, page, pages } = found
  const { search } = useLocation()
  const kept = actionData ?? undefined
  return (
    <div className={styles.page}>
      <div>
        <h1 id="payments">Payments</h1>
        <p className={styles.say}>{sentenceOf(found)}</p>
      </div>
      <Said kept={kept} done={done} />
      <SavedViews
        list="payments"
        search={search}
        label="What waits"
        views={PAYMENT_VIEWS.map((one) => viewOf(found, one, search))}
      />
      <Narrow found={found} search={search} />
      <p className="small soft">{VIEWS[view].help}</p>
      <Numbered money={found.numbered} />
      <Waiting found={found} kept={kept} />
      <Pager page={page} pages={pages} to={(page) => listAddress(search, { page })} />
      <div className={`${styles.split} ${styles.half}`}>
        <Sums counted={counted} check={check} />
        {mayChange ? (
          <div>
            <UpiAddress upi={upi} stood={stood.upi} kept={kept} />
            <RefundLimit alonePaise={alonePaise} stood={stood.refunds} kept={kept} />
          </div>
        ) : null}
      </div>
    </div>
  )
}

type FoundPayments = Route.ComponentProps['loaderData']

function sentenceOf({ counts: { find, back, disputes } }: FoundPayments): string {
  if (find + back + disputes === 0) return 'Nothing waits for you.'
  return `${figure(find)} to find in the bank, ${figure(back)} to pay back by hand, ${figure(disputes)} in dispute.`
}

const figure = (count: number) => count.toLocaleString('en-IN')

function viewOf({ counts, view }: FoundPayments, one: FoundPayments['view'], search: string) {
  const to = listAddress(search, { view: one, q: undefined, prove: undefined })
  return { name: VIEWS[one].name, to, isHere: one === view, count: counts[one] }
}

function Narrow({ found: { counts, view, words, total }, search }: { found: FoundPayments; search: string }) {
  const fit = `“${words}”: ${figure(total)} of ${figure(counts[view])}`
  return (
    <Filters
      search={search}
      words="Booking, name, sum, number of the bank or gateway"
      kept={['view']}
      set={words ? [{ name: 'q', words: fit }] : []}
    />
  )
}

function Waiting({
  found: { transfers, refunds, disputes, numbered, view, words },
  kept,
}: {
  found: FoundPayments
  kept: KeptForm
}) {
  if (transfers.length > 0) return <Transfers transfers={transfers} kept={kept} />
  if (refunds.length > 0) return <OpenRefunds refunds={refunds} kept={kept} />
  if (disputes.length > 0) return <Disputes disputes={disputes} />
  if (numbered.length > 0) return null
  return (
    <Empty says={words ? 'Nothing fits.' : VIEWS[view].none}>
      {words ? <a href={`?${new URLSearchParams({ view })}`}>Show all of them</a> : null}
    </Empty>
  )
}
