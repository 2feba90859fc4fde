import { href, useLocation } from 'react-router'
import { Empty } from '#app/ui/empty.tsx'
import { ListTable } from '#app/ui/list-table.tsx'
import type { Column } from '#app/ui/list-table.tsx'
import { Select } from '#app/ui/select.tsx'
import { momentText } from '#app/routes/admin/bookings/moment.ts'
import { onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { Pages, withinPages } from '#app/routes/admin/pages.tsx'
import { SavedViews } from '#app/routes/admin/views/saved-views.tsx'
import { ACCOUNTS, movedBecause, PROVIDER_NAMES } from '#app/routes/admin/payments/words.ts'
import { LEDGER_ACCOUNTS, PROVIDERS } from '#domain/payments/payment.ts'
import { providerTotals } from '#domain/reports/ledger.ts'
import type { EntryGroup, ListedEntry, ProviderTotal } from '#domain/reports/ledger.ts'
import { reportLedger } from '#domain/reports/ledger.server.ts'
import { formatPaise } from '#platform/money.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { csvOf, MonthForm, narrowedBy, Two } from './month.tsx'
import { allowed, entriesIn, monthIn } from './read.server.ts'
import { monthText } from './words.ts'
import type { Route } from './+types/ledger'
import office from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('reports.read')

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const asked = new URL(request.url).searchParams
  const narrowed = entriesIn(asked)
  const { month, page, choices } = monthIn(asked, services)
  const { visitor } = context.get(visitContext)
  const found = allowed(await reportLedger(services.db, visitor, { month, ...narrowed }, page))
  withinPages(request, found.pages)
  return { ...found, ...narrowed, totals: providerTotals(found.groups), month, page, choices }
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Ledger of a month')
}

type Found = Route.ComponentProps['loaderData']

/** Every line of the payments' ledger of a month, and what they come to at each provider. */
export default function LedgerPage({ loaderData: found }: Route.ComponentProps) {
  const { search } = useLocation()
  const { rows, total, pages, page, month, account, provider, groups, totals } = found
  const others = narrowedBy({ month, account, provider })
  return (
    <div className={office.page}>
      <div className={office.head}>
        <div>
          <h1 id="ledger">Ledger of {monthText(month)}</h1>
          <p className={office.say}>
            {total === 1 ? '1 line' : `${total.toLocaleString('en-IN')} lines`}
            {total === 0 ? '.' : `: ${cameText(totals)}.`} A line is there once the site knew of the money; the bank may
            have it on another day.
          </p>
        </div>
        <Narrow found={found} />
      </div>
      <SavedViews list="ledger" search={search} />
      {total === 0 ? (
        <Empty says="No money moved then.">
          <a href={href('/admin/reports')}>All reports</a>
        </Empty>
      ) : (
        <>
          <ListTable namedBy="ledger" columns={COLUMNS} rows={rows} keyOf={({ id }) => String(id)} />
          <Pages page={page} pages={pages} others={others} />
          <p className={office.inline}>
            <a href={csvOf('ledger', others)}>All of them as CSV</a>
            <a href={href('/admin/reports')}>All reports</a>
          </p>
          <div>
            <h2 id="sums">By provider and kind</h2>
            <p className={office.say}>
              What a provider took is entered as applied or in dispute, what it gave back as refunded: those stand on
              its statement, or the bank’s. What a person paid back is a bank transfer, however it had come. What is
              taken back was entered wrongly and never came. Everything else only moves from one kind to another.
            </p>
          </div>
          <ListTable
            namedBy="sums"
            columns={SUMS}
            rows={groups}
            keyOf={({ provider, account }) => `${provider} ${account}`}
          />
          <p>
            <a href={csvOf('ledger-sums', others)}>By provider and kind as CSV</a>
          </p>
        </>
      )}
    </div>
  )
}

function Narrow({ found: { choices, month, account, provider } }: { found: Found }) {
  const kinds = LEDGER_ACCOUNTS.map((value) => ({ value, name: ACCOUNTS[value] }))
  const providers = PROVIDERS.map((value) => ({ value, name: PROVIDER_NAMES[value] }))
  return (
    <MonthForm month={month} choices={choices}>
      <Select id="account" name="account" label="Kind" none="All" options={kinds} defaultValue={account ?? ''} />
      <Select
        id="provider"
        name="provider"
        label="Provider"
        none="All"
        options={providers}
        defaultValue={provider ?? ''}
      />
    </MonthForm>
  )
}

/** `Razorpay took ₹1,20,000 and gave back ₹5,000`, provider by provider. */
function cameText(totals: readonly ProviderTotal[]): string {
  return totals
    .map(
      ({ provider, tookPaise, gaveBackPaise }) =>
        `${PROVIDER_NAMES[provider]} took ${formatPaise(tookPaise)} and gave back ${formatPaise(gaveBackPaise)}`,
    )
    .join('; ')
}

const COLUMNS: Column<ListedEntry>[] = [
  { name: 'When', isPlain: true, cell: ({ at }) => momentText(at) },
  {
    name: 'Booking and who',
    isHead: true,
    cell: ({ booking, who, reason }) =>
      booking ? (
        <Two
          first={<a href={href('/admin/bookings/:reference', { reference: booking })}>{booking}</a>}
          second={who ?? ''}
        />
      ) : (
        <Two first="No booking" second={movedBecause(reason)} />
      ),
  },
  {
    name: 'Provider and its number',
    cell: ({ provider, reference }) => <Two first={PROVIDER_NAMES[provider]} second={reference} />,
  },
  {
    name: 'Kind',
    cell: ({ account, reason, booking }) => <Two first={ACCOUNTS[account]} second={booking && movedBecause(reason)} />,
  },
  { name: 'Amount', isFigure: true, cell: ({ paise }) => formatPaise(paise) },
]

const SUMS: Column<EntryGroup>[] = [
  { name: 'Provider', isHead: true, cell: ({ provider }) => PROVIDER_NAMES[provider] },
  { name: 'Kind', cell: ({ account }) => ACCOUNTS[account] },
  { name: 'Lines', isFigure: true, cell: ({ entries }) => entries.toLocaleString('en-IN') },
  { name: 'In', isFigure: true, cell: ({ inPaise }) => formatPaise(inPaise) },
  { name: 'Out', isFigure: true, cell: ({ outPaise }) => formatPaise(outPaise) },
  { name: 'Together', isFigure: true, cell: ({ inPaise, outPaise }) => formatPaise(inPaise - outPaise) },
]
