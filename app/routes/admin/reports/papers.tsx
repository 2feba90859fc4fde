import { href, useLocation } from 'react-router'
import { Empty } from '#app/ui/empty.tsx'
import { ListTable } from '#app/ui/list-table.tsx'
import type { Column } from '#app/ui/list-table.tsx'
import { Select } from '#app/ui/select.tsx'
import { PAPER_NAMES } from '#app/parts/booking/paper-names.ts'
import { onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { Pages, withinPages } from '#app/routes/admin/pages.tsx'
import { SavedViews } from '#app/routes/admin/views/saved-views.tsx'
import { DOCUMENT_KINDS } from '#domain/documents/document.ts'
import { reportAdvances } from '#domain/reports/advances.server.ts'
import type { AdvancesRow } from '#domain/reports/advances.ts'
import { reportPapers } from '#domain/reports/papers.server.ts'
import { sacTotals, seriesOf } from '#domain/reports/papers.ts'
import type { ListedPaper, PaperGroup, PaperSums, SacTotal } from '#domain/reports/papers.ts'
import { placeText } from '#domain/reports/gstr-1.ts'
import { formatDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { csvOf, MonthForm, narrowedBy, Two } from './month.tsx'
import { allowed, kindIn, monthIn } from './read.server.ts'
import { monthText, MOVE_NAMES, SAC_OF } from './words.ts'
import type { Route } from './+types/papers'
import office from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('reports.read')

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const asked = new URL(request.url).searchParams
  const kind = kindIn(asked)
  const { month, page, choices } = monthIn(asked, services)
  const { visitor } = context.get(visitContext)
  const found = allowed(await reportPapers(services.db, visitor, { month, kind }, page))
  withinPages(request, found.pages)
  const advances = allowed(await reportAdvances(services.db, visitor, month))
  return { ...found, advances, totals: sacTotals(found.groups), month, kind, page, choices }
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Papers of a month')
}

type Found = Route.ComponentProps['loaderData']

/** Every numbered paper of a month as it was issued, and what they come to. */
export default function PapersPage({ loaderData: found }: Route.ComponentProps) {
  const { search } = useLocation()
  const { rows, total, pages, page, month, kind, groups, totals } = found
  const others = narrowedBy({ month, kind })
  return (
    <div className={office.page}>
      <div className={office.head}>
        <div>
          <h1 id="papers">Papers of {monthText(month)}</h1>
          <p className={office.say}>
            {total === 1 ? '1 paper' : `${total.toLocaleString('en-IN')} papers`}
            {total === 0 ? '.' : `: ${seriesText(groups)}.`} Sums are those on the paper; an invoice is made on the day
            after the journey and stands in that day’s month.
          </p>
        </div>
        <Narrow found={found} />
      </div>
      <SavedViews list="papers" search={search} />
      {total === 0 ? (
        <Empty says="No paper was issued then.">
          <a href={href('/admin/reports')}>All reports</a>
        </Empty>
      ) : (
        <>
          <ListTable namedBy="papers" columns={COLUMNS} rows={rows} keyOf={({ number }) => number} />
          <Pages page={page} pages={pages} others={others} />
          <p className={office.inline}>
            <a href={csvOf('papers', others)}>All of them as CSV</a>
            <a href={csvOf('docs', { month })}>Table 13 of GSTR-1 as CSV</a>
            <a href={href('/admin/reports')}>All reports</a>
          </p>
          <h2 id="sacs">By SAC</h2>
          <ListTable namedBy="sacs" columns={TOTALS} rows={totals} keyOf={({ sac, of }) => `${sac} ${of}`} />
          <p>
            <a href={csvOf('sac', { month })}>By SAC as CSV</a>
          </p>
        </>
      )}
      <Advances rows={found.advances} month={month} />
    </div>
  )
}

/** What was paid before its journey is invoiced: it may be held in a month in which no paper was issued. */
function Advances({ rows, month }: { rows: readonly AdvancesRow[]; month: string }) {
  if (rows.length === 0) return null
  return (
    <>
      <div>
        <h2 id="advances">Advances, with GST</h2>
        <p className={office.say}>
          Received in the month and not invoiced in it is table 11A(1) of GSTR-1; received earlier and adjusted in its
          invoices is 11B. What came and was invoiced or went back within the month is in neither. What staff entered by
          the eleventh of the next month counts in the month it came, though its voucher bears a later date.
        </p>
      </div>
      <ListTable
        namedBy="advances"
        columns={ADVANCES}
        rows={rows}
        keyOf={({ placeOfSupply, percent }) => `${placeOfSupply} ${percent}`}
      />
      <p className={office.inline}>
        <a href={csvOf('advances', { month })}>Advances as CSV</a>
        <a href={csvOf('at', { month })}>Table 11A as CSV</a>
        <a href={csvOf('atadj', { month })}>Table 11B as CSV</a>
      </p>
    </>
  )
}

function Narrow({ found: { choices, month, kind } }: { found: Found }) {
  const kinds = DOCUMENT_KINDS.map((value) => ({ value, name: PAPER_NAMES[value][0] }))
  return (
    <MonthForm month={month} choices={choices}>
      <Select id="kind" name="kind" label="Kind" none="All" options={kinds} defaultValue={kind ?? ''} />
    </MonthForm>
  )
}

/** `7 GST tax invoices, TI/26-27/000001 to TI/26-27/000007`, kind by kind. */
function seriesText(groups: readonly PaperGroup[]): string {
  return seriesOf(groups)
    .map(({ kind, papers, first, last }) => {
      const name = PAPER_NAMES[kind][0].replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())
      return papers === 1 ? `1 ${name}, ${first}` : `${papers.toLocaleString('en-IN')} ${name}s, ${first} to ${last}`
    })
    .join('; ')
}

function sumColumns<Row extends PaperSums>(): Column<Row>[] {
  return [
    { name: 'Taxable', isFigure: true, cell: ({ taxablePaise }) => formatPaise(taxablePaise) },
    { name: 'CGST', isFigure: true, cell: ({ cgstPaise }) => formatPaise(cgstPaise) },
    { name: 'SGST', isFigure: true, cell: ({ sgstPaise }) => formatPaise(sgstPaise) },
    { name: 'IGST', isFigure: true, cell: ({ igstPaise }) => formatPaise(igstPaise) },
    { name: 'Round-off', isFigure: true, cell: ({ roundOffPaise }) => formatPaise(roundOffPaise) },
    { name: 'Total', isFigure: true, cell: ({ totalPaise }) => formatPaise(totalPaise) },
  ]
}

const COLUMNS: Column<ListedPaper>[] = [
  { name: 'Number', isHead: true, cell: ({ number, kind }) => <Two first={number} second={PAPER_NAMES[kind][0]} /> },
  { name: 'Date', cell: ({ issuedOn }) => formatDate(issuedOn) },
  {
    name: 'Booking and buyer',
    cell: ({ booking, buyer, gstin }) => (
      <Two
        first={<a href={href('/admin/bookings/:reference', { reference: booking })}>{booking}</a>}
        second={gstin === '' ? buyer : `${buyer}, ${gstin}`}
      />
    ),
  },
  {
    name: 'Place of supply, SAC',
    cell: ({ placeOfSupply, sac }) => <Two first={placeText(placeOfSupply)} second={sac} />,
  },
  ...sumColumns<ListedPaper>(),
]

const ADVANCES: Column<AdvancesRow>[] = [
  {
    name: 'Place of supply, rate',
    isHead: true,
    cell: ({ placeOfSupply, percent }) => `${placeText(placeOfSupply)}, ${percent}\u00a0%`,
  },
  { name: MOVE_NAMES.before, isFigure: true, cell: ({ before }) => formatPaise(before.totalPaise) },
  { name: MOVE_NAMES.received, isFigure: true, cell: ({ received }) => formatPaise(received.totalPaise) },
  { name: MOVE_NAMES.adjusted, isFigure: true, cell: ({ adjusted }) => formatPaise(adjusted.totalPaise) },
  { name: MOVE_NAMES.refunded, isFigure: true, cell: ({ refunded }) => formatPaise(refunded.totalPaise) },
  { name: MOVE_NAMES.held, isFigure: true, cell: ({ held }) => formatPaise(held.totalPaise) },
  { name: 'GST in it', isFigure: true, cell: ({ held }) => formatPaise(held.taxPaise) },
]

const TOTALS: Column<SacTotal>[] = [
  { name: 'SAC', isHead: true, cell: ({ sac }) => sac },
  { name: 'Of', cell: ({ of }) => SAC_OF[of] },
  ...sumColumns<SacTotal>(),
]
