import { data } from 'react-router'
import { csvFile } from '#app/routes/admin/csv-file.ts'
import { onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { ADVANCE_MOVES } from '#domain/reports/advances.ts'
import type { AdvancesRow } from '#domain/reports/advances.ts'
import { reportAdvances } from '#domain/reports/advances.server.ts'
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
import type { Actor } from '#domain/policy/actor.ts'
import type { Services } from '#domain/services.server.ts'
import { istDateTime } from '#platform/dates.ts'
import { CSV_BEGIN, csvLine } from '#platform/csv.ts'
import { PAPER_NAMES } from '#app/parts/booking/paper-names.ts'
import { ACCOUNTS, movedBecause, PROVIDER_NAMES } from '#app/routes/admin/payments/words.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { settledFile } from './settled-csv.ts'
import { allowed, entriesIn, isMonth, kindIn, yearIn } from './read.server.ts'
import { MOVE_NAMES, SAC_OF } from './words.ts'
import { YEAR_FILES } from './year-csv.ts'
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
    return csvFile(
      `sac-${month}`,
      written([SAC_COLUMNS, ...totals.map((row) => [row.sac, SAC_OF[row.of], ...sumCells(row)])]),
    )
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
  const read = Object.hasOwn(YEAR_FILES, report) ? YEAR_FILES[report] : undefined
  if (!read) throw data(null, { status: 404 })
  const { year } = yearIn(asked, services)
  return csvFile(`${report}-${year.begins}`, written(await read(services, visitor, year)))
}

const SUM_COLUMNS = ['Taxable in ₹', 'CGST in ₹', 'SGST in ₹', 'IGST in ₹', 'Round-off in ₹', 'Total in ₹']
const PAPER_COLUMNS = ['Number', 'Date', 'Kind', 'Booking', 'Buyer', 'GSTIN', 'Place of supply', 'SAC', ...SUM_COLUMNS]
const SAC_COLUMNS = ['SAC', 'Of', ...SUM_COLUMNS]

async function* writtenPapers({ db }: Services, actor: Actor, asked: PapersAsked): AsyncGenerator<string> {
  yield CSV_BEGIN + csvLine(PAPER_COLUMNS)
  for await (const papers of readPapers(db, actor, asked)) yield papers.map(paperLine).join('')
}

function paperLine(paper: ListedPaper): string {
  const { number, issuedOn, kind, booking, buyer, gstin, placeOfSupply, sac } = paper
  return csvLine([
    number,
    issuedOn,
    PAPER_NAMES[kind][0],
    booking,
    buyer,
    gstin,
    placeText(placeOfSupply),
    sac,
    ...sumCells(paper),
  ])
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
  'Place of supply',
  'Rate in %',
  ...ADVANCE_MOVES.flatMap((move) => {
    const name = MOVE_NAMES[move]
    return [`${name}, before GST in ₹`, `${name}, GST in ₹`, `${name} in ₹`]
  }),
]

function advanceCells(row: AdvancesRow) {
  const sums = ADVANCE_MOVES.flatMap((move) => [row[move].taxablePaise, row[move].taxPaise, row[move].totalPaise])
  return [placeText(row.placeOfSupply), row.percent, ...sums.map((paise) => paise / 100)]
}

const MOVED = ['When', 'Booking', 'Who', 'Provider', 'Its number', 'Kind', 'Amount in ₹', 'Why']
const ENTRY_COLUMNS = [...MOVED, 'Papers', 'Settled on', 'UTR of the settlement']
const ENTRY_SUM_COLUMNS = ['Provider', 'Kind', 'Lines', 'In, in ₹', 'Out, in ₹', 'Together in ₹']

async function* writtenEntries({ db }: Services, actor: Actor, asked: LedgerAsked): AsyncGenerator<string> {
  yield CSV_BEGIN + csvLine(ENTRY_COLUMNS)
  for await (const entries of readLedger(db, actor, asked)) yield entries.map(entryLine).join('')
}

function entryLine(entry: ListedEntry): string {
  const { at, booking, who, provider, reference, account, paise, reason, papers, settledOn, utr } = entry
  const of = [istDateTime(at), booking ?? '', who ?? '', PROVIDER_NAMES[provider], reference]
  const moved = [...of, ACCOUNTS[account], paise / 100, movedBecause(reason)]
  return csvLine([...moved, papers.join('; '), settledOn, utr])
}

function groupCells({ provider, account, entries, inPaise, outPaise }: EntryGroup) {
  return [
    PROVIDER_NAMES[provider],
    ACCOUNTS[account],
    entries,
    inPaise / 100,
    outPaise / 100,
    (inPaise - outPaise) / 100,
  ]
}

function sumCells(sums: PaperSums): number[] {
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise, roundOffPaise, totalPaise } = sums
  return [taxablePaise, cgstPaise, sgstPaise, igstPaise, roundOffPaise, totalPaise].map((paise) => paise / 100)
}

async function* written(lines: readonly (readonly (string | number)[])[]): AsyncGenerator<string> {
  yield CSV_BEGIN + lines.map((cells) => csvLine(cells)).join('')
}
