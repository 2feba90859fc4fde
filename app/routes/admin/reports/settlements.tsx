import { href, useLocation } from 'react-router'
import { Empty } from '#app/ui/empty.tsx'
import { ListTable } from '#app/ui/list-table.tsx'
import type { Column } from '#app/ui/list-table.tsx'
import { Select } from '#app/ui/select.tsx'
import { momentText } from '#app/routes/admin/bookings/moment.ts'
import { onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { FirstOf } from '#app/routes/admin/first-of.tsx'
import { counted } from '#app/routes/admin/counted.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { SavedViews } from '#app/routes/admin/views/saved-views.tsx'
import { PROVIDER_NAMES } from '#app/routes/admin/payments/words.ts'
import { may } from '#domain/policy/policy.ts'
import { batchesInAll } from '#domain/reports/settlements.ts'
import type { BatchSums, SettledBatch, SettledLine, UnsettledMoney } from '#domain/reports/settlements.ts'
import { reportSettlements, reportUnsettled } from '#domain/reports/settlements.server.ts'
import { formatDate, istDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { csvOf, MonthForm, Two } from './month.tsx'
import { allowed, daysIn, DAYS_TO_SETTLE, monthIn } from './read.server.ts'
import { monthText } from './words.ts'
import type { Route } from './+types/settlements'
import office from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('reports.read')

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { visitor } = context.get(visitContext)
  const asked = new URL(request.url).searchParams
  const { month, choices } = monthIn(asked, services)
  const { months, ...report } = allowed(await reportSettlements(services.db, visitor, month))
  const days = daysIn(asked)
  const today = istDate(services.clock.now())
  return {
    ...report,
    waiting: allowed(await reportUnsettled(services.db, visitor, { today, days })),
    month,
    // What an older file says of another month is to be found too.
    choices: [...new Set([...choices, ...months])].toSorted().toReversed(),
    days,
    dayChoices: DAYS_TO_SETTLE.map((value) => ({ value, name: `${value} days` })),
    mayTakeIn: may(visitor?.role, 'settlements.take-in'),
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Settlements of a month')
}

type Found = Route.ComponentProps['loaderData']

/** What gateways and the bank paid out in a month, what of it does not fit the books, and what they have not paid out yet. */
export default function SettlementsPage({ loaderData: found }: Route.ComponentProps) {
  const { search } = useLocation()
  const { batches, odd, month, choices, days, dayChoices, mayTakeIn } = found
  return (
    <div className={office.page}>
      <div className={office.head}>
        <div>
          <h1 id="settlements">Settlements of {monthText(month)}</h1>
          <p className={office.say}>{sentenceOf(found)}</p>
        </div>
        <MonthForm month={month} choices={choices}>
          <Select id="days" name="days" label="Waiting for" options={dayChoices} defaultValue={days} />
        </MonthForm>
      </div>
      <SavedViews list="settlements" search={search} />
      {batches.length === 0 ? (
        <Empty says="No settlement of this month was taken in." />
      ) : (
        <>
          <ListTable
            namedBy="settlements"
            columns={batchColumns(batchesInAll(batches))}
            rows={batches}
            keyOf={({ provider, batch, settledOn, utr }) => `${provider} ${batch} ${settledOn} ${utr}`}
          />
          <p className={office.inline}>
            <a href={csvOf('settlements', { month })}>Settlements as CSV</a>
            <a href={csvOf('settled-lines', { month })}>Every line as CSV</a>
          </p>
        </>
      )}
      <Odd rows={odd} all={batches.reduce((sum, { odd }) => sum + odd, 0)} month={month} />
      <Waiting found={found} />
      <p className={office.inline}>
        {mayTakeIn ? <a href={href('/admin/imports')}>Take a settlement file in</a> : null}
        <a href={href('/admin/reports/ledger')}>Ledger of a month</a>
        <a href={href('/admin/reports')}>All reports</a>
      </p>
    </div>
  )
}

function sentenceOf({ batches, mayTakeIn }: Found): string {
  const how = mayTakeIn
    ? 'Razorpay’s settlement recon report is taken in as its dashboard gives it, everything else as CSV under Import and export.'
    : 'An owner takes the files in, under Import and export.'
  if (batches.length === 0) return how
  const { paymentsPaise, refundsPaise, otherPaise, feePaise, taxPaise, netPaise } = batchesInAll(batches)
  const other = otherPaise === 0 ? '' : `, and ${formatPaise(otherPaise)} of other charges and credits`
  return `${formatPaise(netPaise)} reached the account: ${formatPaise(paymentsPaise)} of payments less ${formatPaise(refundsPaise)} of refunds, ${formatPaise(feePaise)} of fees and ${formatPaise(taxPaise)} of GST on them${other}. ${how}`
}

function Odd({ rows, all, month }: { rows: readonly SettledLine[]; all: number; month: string }) {
  if (rows.length === 0) return null
  return (
    <>
      <div>
        <h2 id="odd">Lines that do not fit</h2>
        <p className={office.say}>
          The books have no payment or refund of that number, or one of another sum. Other business of the same account
          stands here too.
        </p>
      </div>
      <ListTable
        namedBy="odd"
        columns={ODD}
        rows={rows}
        keyOf={({ provider, reference }) => `${provider} ${reference}`}
      />
      <FirstOf shown={rows.length} of={all}>
        <a href={csvOf('settled-lines', { month })}>Every line as CSV</a> says of each whether it fits.
      </FirstOf>
    </>
  )
}

function Waiting({ found: { waiting, days } }: { found: Found }) {
  const { total, paymentsPaise, refundsPaise, rows } = waiting
  return (
    <>
      <div>
        <h2 id="waiting">Not settled after {days} days</h2>
        <p className={office.say}>
          {total === 0
            ? 'Nothing that settlements should tell of is missing.'
            : `${formatPaise(paymentsPaise)} of payments and ${formatPaise(refundsPaise)} of refunds are in no settlement, of providers whose files are taken in.`}
        </p>
      </div>
      {total === 0 ? null : (
        <>
          <ListTable
            namedBy="waiting"
            columns={WAITING}
            rows={rows}
            keyOf={({ kind, provider, reference }) => `${kind} ${provider} ${reference}`}
          />
          <p className={office.inline}>
            {total > rows.length ? <span>The oldest {rows.length.toLocaleString('en-IN')} of them.</span> : null}
            <a href={csvOf('unsettled', { days: String(days) })}>As CSV</a>
          </p>
        </>
      )}
    </>
  )
}

function batchColumns(all: BatchSums): Column<SettledBatch>[] {
  const sum = (name: string, of: Exclude<keyof BatchSums, 'lines'>): Column<SettledBatch> => ({
    name,
    isFigure: true,
    cell: ({ [of]: paise }) => formatPaise(paise),
    foot: formatPaise(all[of]),
  })
  return [
    {
      name: 'Settlement and provider',
      isHead: true,
      cell: ({ batch, provider }) => <Two first={batch} second={PROVIDER_NAMES[provider]} />,
      foot: 'Together',
    },
    { name: 'On, and UTR', cell: ({ settledOn, utr }) => <Two first={formatDate(settledOn)} second={utr} />, foot: '' },
    {
      name: 'Lines',
      isFigure: true,
      cell: ({ lines, odd }) => (odd === 0 ? lines : `${lines}, ${counted(odd, 'does', 'do')} not fit`),
      foot: all.lines,
    },
    sum('Payments', 'paymentsPaise'),
    sum('Refunds', 'refundsPaise'),
    sum('Other', 'otherPaise'),
    sum('Fees', 'feePaise'),
    sum('GST on fees', 'taxPaise'),
    sum('Paid out', 'netPaise'),
  ]
}

const BOOKING = ({ booking }: { booking: string | null }) =>
  booking ? <a href={href('/admin/bookings/:reference', { reference: booking })}>{booking}</a> : 'None'

const KINDS = { payment: 'Payment', refund: 'Refund', charge: 'Charge', credit: 'Credit' } as const

const ODD: Column<SettledLine>[] = [
  {
    name: 'Number and provider',
    isHead: true,
    cell: ({ reference, provider }) => <Two first={reference} second={PROVIDER_NAMES[provider]} />,
  },
  { name: 'Kind', cell: ({ kind }) => KINDS[kind] },
  { name: 'Settlement', cell: ({ batch, settledOn }) => <Two first={batch} second={formatDate(settledOn)} /> },
  { name: 'It says', isFigure: true, cell: ({ amountPaise }) => formatPaise(amountPaise) },
  {
    name: 'The books say',
    isFigure: true,
    cell: ({ knownPaise }) => (knownPaise === null ? 'Nothing' : formatPaise(knownPaise)),
  },
  { name: 'Booking', cell: BOOKING },
]

const WAITING: Column<UnsettledMoney>[] = [
  { name: 'When', isPlain: true, cell: ({ at }) => momentText(at) },
  {
    name: 'Number and provider',
    isHead: true,
    cell: ({ reference, provider }) => <Two first={reference} second={PROVIDER_NAMES[provider]} />,
  },
  { name: 'Kind', cell: ({ kind }) => KINDS[kind] },
  { name: 'Booking', cell: BOOKING },
  { name: 'Amount', isFigure: true, cell: ({ amountPaise }) => formatPaise(amountPaise) },
]
