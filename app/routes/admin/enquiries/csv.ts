import { data } from 'react-router'
import { listEnquiries } from '#domain/leads/desk/enquiries-desk.server.ts'
import { enquiryFiltersIn } from '#domain/leads/desk/enquiry/filters.ts'
import type { EnquiryFilters } from '#domain/leads/desk/enquiry/filters.ts'
import type { SignedIn } from '#domain/policy/actor.ts'
import type { Services } from '#domain/services.server.ts'
import { csvFile } from '#app/routes/admin/csv-file.ts'
import { onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { CSV_BEGIN, csvLine } from '#platform/csv.ts'
import { istDateTime } from '#platform/dates.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import type { Route } from './+types/csv'

const AT_ONCE = 500
const HEAD = ['Reference', 'State', 'Asked at', 'Name', 'Mobile', 'E-mail', 'About', 'Adults', 'Ages', 'From', 'Until']
const MORE = ['Month', 'Budget in ₹', 'Whose', 'Next call at', 'Quoted in ₹', 'Why it was lost', 'Closed at']

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('enquiries.work')

/** The enquiries an address asks for, all of them, as a spreadsheet reads them. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { visitor } = context.get(visitContext)
  if (!visitor) throw data(null, { status: 403 })
  const filters = enquiryFiltersIn(new URL(request.url).searchParams)
  return csvFile('enquiries', writeLines(context.get(servicesContext), visitor, filters))
}

async function* writeLines(services: Services, actor: SignedIn, filters: EnquiryFilters): AsyncGenerator<string> {
  yield CSV_BEGIN + csvLine([...HEAD, ...MORE])
  for (let page = 1, pages = 1; page <= pages; page++) {
    const found = await listEnquiries(services, actor, filters, { page, pageSize: AT_ONCE })
    if (!found.ok) return
    pages = found.value.pages
    yield found.value.rows.map(lineOf).join('')
  }
}

type Row = Extract<Awaited<ReturnType<typeof listEnquiries>>, { ok: true }>['value']['rows'][number]

function lineOf(row: Row): string {
  const { time, party, quote } = row
  const [from, until] = time.kind === 'dates' ? [time.startsOn, time.endsOn] : [null, null]
  const asked = [row.reference, row.state, istDateTime(row.createdAt), row.name, row.mobile, row.email, row.sourceName]
  return csvLine([
    ...asked,
    party?.adults ?? null,
    party?.ages.join(' ') ?? null,
    from,
    until,
    time.kind === 'month' ? time.month : null,
    row.budgetPaise === null ? null : row.budgetPaise / 100,
    row.assignee,
    row.nextCallAt && istDateTime(row.nextCallAt),
    quote ? quote.totalPaise / 100 : null,
    row.lostReason,
    row.closedAt && istDateTime(row.closedAt),
  ])
}
