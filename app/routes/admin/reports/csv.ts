import { data } from 'react-router'
import { csvFile } from '#app/routes/admin/csv-file.ts'
import { onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { ADVANCE_MOVES } from '#domain/reports/advances.ts'
import type { AdvancesRow } from '#domain/reports/advances.ts'
import { reportAdvances } from '#domain/reports/advances.server.ts'
import { reportEnquiries } from '#domain/reports/enquiries.server.ts'
import { reportGst } from '#domain/reports/gst.server.ts'
import { gstr1Cells, GSTR_1_COLUMNS, GSTR_1_SECTIONS, placeText } from '#domain/reports/gstr-1.ts'
import { reportGstr1 } from '#domain/reports/gstr-1.server.ts'
import type { DocumentKind } from '#domain/documents/document.ts'
import type { EntryGroup, ListedEntry } from '#domain/reports/ledger.ts'
import { readLedger, reportLedger } from '#domain/reports/ledger.server.ts'
import type { LedgerAsked } from '#domain/reports/ledger.server.ts'
import { readPapers, reportPapers } from '#domain/reports/papers.server.ts'
import type { PapersAsked } from '#domain/reports/papers.server.ts'
import { sacTotals, seriesOf } from '#domain/reports/papers.ts'
import type { ListedPaper, PaperSeries, PaperSums } from '#domain/reports/papers.ts'
import { reportOccupancy } from '#domain/reports/occupancy.server.ts'
import { reportSources } from '#domain/reports/sources.server.ts'
import { reportMissedWeeks, reportMissedWords, reportSpeed } from '#domain/reports/visits.server.ts'
import { METRICS } from '#domain/visits/visit.ts'
import { reportSales } from '#domain/reports/sales.server.ts'
import { reportTravelPace } from '#domain/reports/travel-pace.server.ts'
import type { Actor } from '#domain/policy/actor.ts'
import type { Services } from '#domain/services.server.ts'
import { istDate, istDateTime } from '#platform/dates.ts'
import { CSV_BEGIN, csvLine } from '#platform/csv.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { settledFile } from './settled-csv.ts'
import { allowed, entriesIn, isMonth, kindIn, yearIn } from './read.server.ts'
import type { Route } from './+types/csv'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('reports.read')

/** A report of a year as a spreadsheet reads it, or a section of a month's GSTR-1 as the offline tool of the GSTN does; money in rupees. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { visitor } = context.get(visitContext)
  const asked = new URL(request.url).searchParams
  const month = asked.get('month') ?? ''
  const section = GSTR_1_SECTIONS.find((one) => one === asked.get('report'))
  if (section) {
    if (!isMonth(month)) throw data(null, { status: 404 })
    const rows = allowed(await reportGstr1(services.db, visitor, month, section))
    const lines = [GSTR_1_COLUMNS[section], ...rows.map((row) => gstr1Cells(section, row))]
    return csvFile(`gstr-1-${section}-${month}`, written(lines))
  }
  const report = asked.get('report') ?? ''
  if (report === 'papers' && isMonth(month))
    return csvFile(`papers-${month}`, writtenPapers(services, visitor, { month, kind: kindIn(asked) }))
  if (report === 'sac' && isMonth(month)) {
    const totals = sacTotals(allowed(await reportPapers(services.db, visitor, { month }, 1)).groups)
    return csvFile(`sac-${month}`, written([SAC_COLUMNS, ...totals.map((row) => [row.sac, row.of, ...sumCells(row)])]))
  }
  if (report === 'advances' && isMonth(month)) {
    const rows = allowed(await reportAdvances(services.db, visitor, month))
    return csvFile(`advances-${month}`, written([ADVANCE_COLUMNS, ...rows.map(advanceCells)]))
  }
  if (report === 'docs' && isMonth(month)) {
    const series = seriesOf(allowed(await reportPapers(services.db, visitor, { month }, 1)).groups)
    return csvFile(`gstr-1-docs-${month}`, written([DOCS_COLUMNS, ...series.map(docsCells)]))
  }
  const settled = await settledFile(report, services, visitor, asked)
  if (settled) return settled
  if (report === 'ledger' && isMonth(month))
    return csvFile(`ledger-${month}`, writtenEntries(services, visitor, { month, ...entriesIn(asked) }))
  if (report === 'ledger-sums' && isMonth(month)) {
    const { groups } = allowed(await reportLedger(services.db, visitor, { month, ...entriesIn(asked) }, 1))
    return csvFile(`ledger-sums-${month}`, written([ENTRY_SUM_COLUMNS, ...groups.map(groupCells)]))
  }
  const read = Object.hasOwn(REPORTS, report) ? REPORTS[report] : undefined
  if (!read) throw data(null, { status: 404 })
  const { year } = yearIn(asked, services)
  const rows: object[] = allowed(await read(services, visitor, year))
  const heads = Object.keys(rows[0] ?? NO_ROW[report] ?? {}).map((name) => name.replace('Paise', 'Rupees'))
  const lines = rows.map((row) => Object.entries(row).map(([name, value]) => cellOf(name, value as string | number)))
  return csvFile(`${report}-${year.begins}`, written([heads, ...lines]))
}

/** What a report is called that may hold nothing. */
const NO_ROW: Record<string, object> = {
  'searched-words': { words: '', times: 0, days: 0, lastOn: '' },
  speed: { page: '', device: '' },
}

type Read = (
  services: Services,
  actor: Actor,
  year: ReturnType<typeof yearIn>['year'],
) => Promise<{ ok: true; value: object[] } | { ok: false; reason: 'forbidden' }>

const REPORTS: Record<string, Read> = {
  sales: ({ db }, actor, year) => reportSales(db, actor, year),
  gst: (services, actor, year) => reportGst(services, actor, year),
  occupancy: ({ db }, actor, year) => reportOccupancy(db, actor, year),
  pace: ({ db, clock }, actor) => reportTravelPace(db, actor, istDate(clock.now())),
  enquiries: ({ db }, actor, year) => reportEnquiries(db, actor, year),
  sources: ({ db }, actor, year) => reportSources(db, actor, year),
  searches: ({ db, clock }, actor) => reportMissedWeeks(db, actor, istDate(clock.now())),
  'searched-words': ({ db, clock }, actor) => reportMissedWords(db, actor, istDate(clock.now())),
  speed: async ({ db, clock }, actor) => speedRows(await reportSpeed(db, actor, istDate(clock.now()))),
}

/** A column a figure: milliseconds, and thousandths of a shift. */
function speedRows(found: Awaited<ReturnType<typeof reportSpeed>>) {
  if (!found.ok) return found
  const rows = found.value.map(({ page, device, ...timed }) => ({
    page,
    device,
    ...Object.fromEntries(
      METRICS.flatMap((metric) => [
        [`${metric}_visits`, timed[metric].visits],
        [`${metric}_p75`, timed[metric].most === undefined ? '' : Math.round(timed[metric].most)],
        [`${metric}_good_percent`, timed[metric].goodPercent ?? ''],
      ]),
    ),
  }))
  return { ok: true as const, value: rows }
}

function cellOf(name: string, value: string | number): string | number {
  return name.endsWith('Paise') ? Number(value) / 100 : value
}

const SUM_COLUMNS = ['taxable', 'cgst', 'sgst', 'igst', 'round_off', 'total']
const PAPER_COLUMNS = ['number', 'date', 'kind', 'booking', 'buyer', 'gstin', 'place_of_supply', 'sac', ...SUM_COLUMNS]
const SAC_COLUMNS = ['sac', 'of', ...SUM_COLUMNS]

async function* writtenPapers({ db }: Services, actor: Actor, asked: PapersAsked): AsyncGenerator<string> {
  yield CSV_BEGIN + csvLine(PAPER_COLUMNS)
  for await (const papers of readPapers(db, actor, asked)) yield papers.map(paperLine).join('')
}

function paperLine(paper: ListedPaper): string {
  const { number, issuedOn, kind, booking, buyer, gstin, placeOfSupply, sac } = paper
  return csvLine([number, issuedOn, kind, booking, buyer, gstin, placeText(placeOfSupply), sac, ...sumCells(paper)])
}

/** As the offline tool of the GSTN has them; a paper of ours is never cancelled. */
const DOCS_COLUMNS = ['Nature of Document', 'Sr. No. From', 'Sr. No. To', 'Total Number', 'Cancelled']
const NATURES: Record<DocumentKind, string> = {
  'tax-invoice': 'Invoices for outward supply',
  'credit-note': 'Credit Note',
  'receipt-voucher': 'Receipt Voucher',
  'refund-voucher': 'Refund Voucher',
}

function docsCells({ kind, first, last, papers }: PaperSeries) {
  return [NATURES[kind], first, last, papers, 0]
}

const ADVANCE_COLUMNS = [
  'place_of_supply',
  'rate',
  ...ADVANCE_MOVES.flatMap((move) => [`${move}_taxable`, `${move}_gst`, `${move}_total`]),
]

function advanceCells(row: AdvancesRow) {
  const sums = ADVANCE_MOVES.flatMap((move) => [row[move].taxablePaise, row[move].taxPaise, row[move].totalPaise])
  return [placeText(row.placeOfSupply), row.percent, ...sums.map((paise) => paise / 100)]
}

const MOVED = ['time', 'booking', 'who', 'provider', 'reference', 'kind', 'amount', 'why']
const ENTRY_COLUMNS = [...MOVED, 'papers', 'settled_on', 'settlement_utr']
const ENTRY_SUM_COLUMNS = ['provider', 'kind', 'lines', 'in', 'out', 'together']

async function* writtenEntries({ db }: Services, actor: Actor, asked: LedgerAsked): AsyncGenerator<string> {
  yield CSV_BEGIN + csvLine(ENTRY_COLUMNS)
  for await (const entries of readLedger(db, actor, asked)) yield entries.map(entryLine).join('')
}

function entryLine(entry: ListedEntry): string {
  const { at, booking, who, provider, reference, account, paise, reason, papers, settledOn, utr } = entry
  const moved = [istDateTime(at), booking ?? '', who ?? '', provider, reference, account, paise / 100, reason]
  return csvLine([...moved, papers.join('; '), settledOn, utr])
}

function groupCells({ provider, account, entries, inPaise, outPaise }: EntryGroup) {
  return [provider, account, entries, inPaise / 100, outPaise / 100, (inPaise - outPaise) / 100]
}

function sumCells(sums: PaperSums): number[] {
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise, roundOffPaise, totalPaise } = sums
  return [taxablePaise, cgstPaise, sgstPaise, igstPaise, roundOffPaise, totalPaise].map((paise) => paise / 100)
}

async function* written(lines: readonly (readonly (string | number)[])[]): AsyncGenerator<string> {
  yield CSV_BEGIN + lines.map((cells) => csvLine(cells)).join('')
}
