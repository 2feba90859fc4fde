import { href, useLocation } from 'react-router'
import { Empty } from '#app/ui/empty.tsx'
import { Filters } from '#app/ui/filters.tsx'
import { listAddress } from '#app/ui/list-address.ts'
import { ListTable } from '#app/ui/list-table.tsx'
import type { Column } from '#app/ui/list-table.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { listErasureRequests } from '#domain/accounts/customers.server.ts'
import { listCustomersDesk } from '#domain/leads/desk/customers-desk.server.ts'
import type { ListedCustomer } from '#domain/leads/desk/customers-desk.server.ts'
import { may } from '#domain/policy/policy.ts'
import { onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { FirstOf } from '#app/routes/admin/first-of.tsx'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { pageIn, withinPages } from '#app/routes/admin/pages.tsx'
import { formatDate, istDate } from '#platform/dates.ts'
import { mobileText } from '#platform/mobile-text.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import type { Route } from './+types/customers'
import office from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('enquiries.work')

const LONGEST = 60

export async function loader({ context, request }: Route.LoaderArgs) {
  const { visitor } = context.get(visitContext)
  const { db } = context.get(servicesContext)
  const params = new URL(request.url).searchParams
  const [words, page] = [(params.get('q') ?? '').trim().slice(0, LONGEST), pageIn(params)]
  const found = await listCustomersDesk(db, visitor, { words, page })
  const requests = await listErasureRequests(db, visitor)
  if (!found.ok) throw refusedPage(found.reason)
  withinPages(request, found.value.pages)
  if (!requests.ok) throw refusedPage(requests.reason)
  const mayTakeAlong = may(visitor?.role, 'customers.export')
  return { ...found.value, words, page, requests: requests.value, mayTakeAlong }
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Customers')
}

type FoundCustomers = Route.ComponentProps['loaderData']

/** Whoever booked, asked, signed up or was brought along, found by name, mobile or e-mail; and who asked to be erased. */
export default function CustomersPage({ loaderData: found }: Route.ComponentProps) {
  const { rows, words, page, pages, requests, mayTakeAlong } = found
  const { search } = useLocation()
  return (
    <div className={office.page}>
      <div>
        <h1 id="customers">Customers</h1>
        <p className={office.say}>{sentenceOf(found)}</p>
      </div>
      <Filters
        search={search}
        words="A part of the name, a whole mobile or e-mail"
        kept={[]}
        set={words === '' ? [] : [{ name: 'q', words: `“${words}”` }]}
      />
      {rows.length === 0 ? (
        <Nobody isNarrowed={words !== ''} />
      ) : (
        <ListTable namedBy="customers" columns={COLUMNS} rows={rows} keyOf={({ page }) => page} />
      )}
      <Pager page={page} pages={pages} to={(page) => listAddress(search, { page })} />
      <section aria-labelledby="requests">
        <h2 id="requests">Asked to be erased</h2>
        {requests.total === 0 ? (
          <p>Nobody. Accounts are erased by themselves seven days after somebody asks.</p>
        ) : (
          <ListTable
            namedBy="requests"
            rows={requests.rows}
            keyOf={({ id }) => id}
            columns={[
              {
                name: 'Asked',
                isHead: true,
                cell: ({ id, requestedAt }) => (
                  <a href={href('/admin/customers/:key', { key: id })}>{formatDate(istDate(requestedAt))}</a>
                ),
              },
              { name: 'Erased', cell: ({ erasesAt }) => `after ${formatDate(istDate(erasesAt))}` },
            ]}
          />
        )}
        <FirstOf shown={requests.rows.length} of={requests.total}>
          The next ones stand here as those are erased.
        </FirstOf>
      </section>
      {mayTakeAlong ? (
        <section aria-labelledby="along">
          <h2 id="along">Export all customers</h2>
          <p>
            Who has booked, asked, signed up, subscribed or was brought along, with what they agreed to hear of. The
            audit says who took it. Customers of another list are brought along under{' '}
            <a href={href('/admin/imports')}>Import and export</a>.
          </p>
          <p>
            <a className={office.line} href={href('/admin/customers/csv')}>
              Export as CSV
            </a>
          </p>
        </section>
      ) : null}
    </div>
  )
}

function sentenceOf({ total, most, words }: FoundCustomers): string {
  const figure = total.toLocaleString('en-IN')
  if (total === 0) return words === '' ? 'Whoever books, asks or signs up stands here.' : 'Nobody matches.'
  if (total === 1)
    return words === '' ? '1 person who has booked, asked, signed up or been brought along.' : '1 person matches.'
  if (words !== '') return `${figure}${total === most ? ' or more' : ''} people match, who was met last first.`
  return total === most
    ? `The ${figure} people met last. Others are found by their name, mobile or e-mail.`
    : `${figure} people who have booked, asked, signed up or been brought along, who was met last first.`
}

function Nobody({ isNarrowed }: { isNarrowed: boolean }) {
  return isNarrowed ? (
    <Empty says="Nobody has booked, asked or signed up under that. A part of the name will do; of a mobile or an e-mail all of it.">
      <a href={href('/admin/customers')}>Show all</a>
    </Empty>
  ) : (
    <Empty says="Nobody has booked, asked or signed up yet." />
  )
}

const COLUMNS: readonly Column<ListedCustomer>[] = [
  {
    name: 'Name',
    isHead: true,
    cell: ({ page, name, metAs }) => (
      <>
        <a href={href('/admin/customers/:key', { key: page })}>{name ?? 'No name yet'}</a>
        {metAs ? <small>met as {metAs}</small> : null}
      </>
    ),
  },
  {
    name: 'Mobile',
    cell: ({ mobile }) => (mobile ? <span className={office.nowrap}>{mobileText(mobile)}</span> : null),
  },
  { name: 'E-mail', cell: ({ email }) => (email ? <span className={office.anywhere}>{email}</span> : null) },
  { name: 'Account', cell: ({ account }) => (account ? `since ${formatDate(istDate(account.createdAt))}` : 'none') },
  { name: 'Booked', isFigure: true, cell: ({ bookings }) => bookings.toLocaleString('en-IN') },
  { name: 'Asked', isFigure: true, cell: ({ enquiries }) => enquiries.toLocaleString('en-IN') },
]
