import type { ReactElement } from 'react'
import { DEFAULT_NAME } from '#domain/settings/settings.ts'
import { amountInWords } from '#domain/documents/amount-in-words.ts'
import { SAC_TOUR } from '#domain/documents/document.ts'
import type { DocumentKind, DocumentFacts } from '#domain/documents/document.ts'
import { GST_STATE_NUMBERS } from '#domain/tax/registration.ts'
import { formatDate, formatDays } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Paise } from '#platform/money.ts'
import { box, brand, h1, h2, pairs, px, sheets, styles, table, WASH, whole, words } from './sheet.ts'
import type { Logo } from './sheet.ts'

/** A numbered paper as it is kept, and the names of states by their codes. */
export type Paper = {
  kind: DocumentKind
  number: string
  issuedOn: CalendarDate
  facts: DocumentFacts
  stateNames: Readonly<Record<string, string>>
}

const TITLES: Readonly<Record<DocumentKind, string>> = {
  'receipt-voucher': 'Receipt voucher',
  'refund-voucher': 'Refund voucher',
  'tax-invoice': 'Tax invoice',
  'credit-note': 'Credit note',
}

const TOTALS: Readonly<Record<DocumentKind, string>> = {
  'receipt-voucher': 'Received, ₹',
  'refund-voucher': 'Refunded, ₹',
  'tax-invoice': 'Total, ₹',
  'credit-note': 'Credited, ₹',
}

const PAYERS: Readonly<Record<DocumentKind, string>> = {
  'receipt-voucher': 'Received from',
  'refund-voucher': 'Refunded to',
  'tax-invoice': 'Billed to',
  'credit-note': 'Credited to',
}

const NAMED: Readonly<Record<DocumentKind, string>> = {
  'receipt-voucher': 'Documents',
  'refund-voucher': 'Advances that were paid',
  'tax-invoice': 'Advances set against this invoice',
  'credit-note': 'Invoice it reduces',
}

/** Receipt voucher, refund voucher, tax invoice or credit note, with all that CGST Rules 46, 50, 51 and 53 ask for. */
export function drawPaper(paper: Paper, logo?: Logo): ReactElement {
  const { kind, number, issuedOn, facts } = paper
  const title = TITLES[kind]
  const foot = `${number}, ${formatDate(issuedOn)}${facts.supplier.isSample ? '. A sample of a demo: no tax document' : ''}`
  return sheets(
    { title: `${title} ${number}`, head: head(paper, title, logo), foot, author: facts.supplier.legalName },
    parties(paper),
    lines(paper),
    inWords(facts.value.totalPaise),
    owed(facts),
    named(paper),
    words(note(paper), styles.small),
    whole(
      { alignItems: 'flex-end', marginTop: px(36) },
      words(`For ${facts.supplier.legalName}, authorised signatory`, {
        borderTopWidth: 0.75,
        borderTopColor: '#857A66',
        paddingTop: px(6),
      }),
    ),
  )
}

function head({ number, issuedOn, facts, stateNames }: Paper, title: string, logo: Logo | undefined): ReactElement {
  const { legalName, address, gstin, stateCode } = facts.supplier
  const sample = facts.supplier.isSample ? ' (sample)' : ''
  return box(
    styles.head,
    box(
      { width: '55%' },
      brand(facts.supplier.isSample ? DEFAULT_NAME : legalName, logo),
      words(legalName, { ...styles.small, marginTop: px(8) }),
      words(address, styles.small),
      words(
        `State ${stateText(stateCode, stateNames)}, ${gstin === null ? 'not registered for GST' : `GSTIN ${gstin}${sample}`}`,
        styles.small,
      ),
    ),
    box(
      { width: '40%' },
      h1(title),
      box(
        { marginTop: px(8) },
        pairs(
          [
            ['Number', number],
            ['Date', formatDate(issuedOn)],
            ['Booking', facts.reference],
          ],
          { name: 66 },
        ),
      ),
    ),
  )
}

function parties({ kind, facts, stateNames }: Paper): ReactElement {
  const { recipient, placeOfSupply, journey } = facts
  const address = recipient.address ? [words(recipient.address)] : []
  const state = recipient.stateCode === null ? [] : [words(stateText(recipient.stateCode, stateNames))]
  const supply: [string, string][] = [
    ['Place of supply', stateText(placeOfSupply, stateNames)],
    ['Reverse charge', facts.reverseCharge ? 'Yes' : 'No'],
    ['Journey', formatDays({ from: journey.startsOn, to: journey.endsOn })],
  ]
  return box(
    { ...styles.row, marginBottom: px(14) },
    box(
      { width: '50%', paddingRight: px(26) },
      h2(PAYERS[kind]),
      words(recipient.name),
      ...address,
      ...state,
      words(recipient.gstin === undefined ? 'Unregistered' : `GSTIN ${recipient.gstin}`),
    ),
    box({ width: '50%' }, h2('Supply'), pairs(supply)),
  )
}

const COUNTED = [
  { name: 'Qty', width: 36, right: true },
  { name: 'Rate, ₹', width: 92, right: true },
]

function lines({ kind, facts }: Paper): ReactElement {
  const { taxablePaise, taxes, roundOffPaise, totalPaise } = facts.value
  const isCounted = facts.lines.some(({ count }) => count !== undefined)
  const columns = [
    { name: 'Description' },
    { name: 'SAC', width: 66 },
    ...(isCounted ? COUNTED : []),
    { name: 'Amount, ₹', width: 104, right: true },
  ]
  const rows = facts.lines.map(({ description, sac, count, eachPaise, paise }) => ({
    cells: [
      description,
      sac,
      ...(isCounted
        ? [count === undefined ? '' : String(count), eachPaise === undefined ? '' : rupees(eachPaise)]
        : []),
      rupees(paise),
    ],
  }))
  return table(columns, [
    ...rows,
    { cells: ['Taxable value', rupees(taxablePaise)] },
    ...taxes.map(({ tax, percent, paise }) => ({ cells: [`${tax} ${percent} %`, rupees(paise)] })),
    ...(roundOffPaise === 0 ? [] : [{ cells: ['Round off', rupees(roundOffPaise)] }]),
    { cells: [TOTALS[kind], rupees(totalPaise)], total: true },
  ])
}

function inWords(paise: Paise): ReactElement {
  const text = amountInWords(paise)
  const said = `${text[0]!.toUpperCase()}${text.slice(1)} only`
  return whole(
    {
      ...styles.row,
      backgroundColor: WASH,
      borderRadius: 3,
      paddingVertical: px(8),
      paddingHorizontal: px(14),
      marginBottom: px(14),
    },
    words('In words: ', styles.bold),
    words(said, { flex: 1 }),
  )
}

/** Who pays the tax, and how much, where it is not the seller. */
function owed({ recipientOwes, reverseCharge }: DocumentFacts): ReactElement | null {
  if (!reverseCharge || !recipientOwes) return null
  const columns = [{ name: 'Tax' }, { name: 'Amount, ₹', width: 104, right: true }]
  const rows = recipientOwes.map(({ tax, percent, paise }) => ({ cells: [`${tax} ${percent} %`, rupees(paise)] }))
  return box(null, h2('Tax payable by the recipient on reverse charge'), table(columns, rows))
}

/** What the paper sets off, or reduces. */
function named({ kind, facts }: Paper): ReactElement | null {
  if (facts.names.length === 0) return null
  const columns = [{ name: 'Document' }, { name: 'Of', width: 140 }, { name: 'Amount, ₹', width: 104, right: true }]
  const rows = facts.names.map((other) => ({
    cells: [
      `${TITLES[other.kind]} ${other.number}`,
      formatDate(other.issuedOn),
      rupees(other.kind === 'refund-voucher' ? -other.totalPaise : other.totalPaise),
    ],
  }))
  const total = facts.names.reduce(
    (sum, other) => sum + (other.kind === 'refund-voucher' ? -other.totalPaise : other.totalPaise),
    0,
  )
  const due =
    kind === 'tax-invoice' ? [{ cells: ['Still to pay, ₹', rupees(facts.value.totalPaise - total)], total: true }] : []
  return box(null, h2(NAMED[kind]), table(columns, [...rows, ...due]))
}

/** Whether a journey is charged on it, or paid ahead: what is sold is counted, the charge for a cancellation is not. */
function chargesJourney({ kind, facts }: Paper): boolean {
  return kind === 'receipt-voucher' || (kind === 'tax-invoice' && facts.lines.some(({ count }) => count !== undefined))
}

function note(paper: Paper): string {
  const { isGrossTour, gstPercent, reverseCharge, sac, supplier } = paper.facts
  if (reverseCharge)
    return `GST of ${gstPercent} % under heading ${sac.slice(0, 4)} is payable by the recipient on reverse charge (Notification 13/2017–Central Tax (Rate), as amended by 22/2019); none is charged here.${supplier.isSample ? ' The registration is a sample.' : ''}`
  const gross = 'The amount charged is the gross amount for the tour and includes accommodation and transportation. '
  // A car is charged low with its fuel, and on the same condition.
  const isLow = isGrossTour || (sac !== SAC_TOUR && gstPercent === 5)
  const rate = `Charged at ${gstPercent} % under heading ${sac.slice(0, 4)}${isLow ? ', without input tax credit save on the same line of business' : ''}.`
  return `${isGrossTour && chargesJourney(paper) ? gross : ''}${rate}${supplier.isSample ? ' The registration is a sample.' : ''}`
}

function stateText(code: string, names: Readonly<Record<string, string>>): string {
  const number = GST_STATE_NUMBERS[code]
  return `${names[code] ?? code}${number === undefined ? '' : ` (${number})`}`
}

const figures = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

function rupees(paise: Paise): string {
  return figures.format(paise / 100).replace('-', '−')
}
