import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { ListTable } from '#app/ui/list-table.tsx'
import type { Column } from '#app/ui/list-table.tsx'
import { DeedForm, keptOf } from '#app/routes/admin/deed-form.tsx'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import type { DocumentKind } from '#domain/documents/document.ts'
import type { Series } from '#domain/documents/series.server.ts'
import styles from './settings.module.css'

const NAMES: Record<DocumentKind, string> = {
  'receipt-voucher': 'Receipt voucher',
  'refund-voucher': 'Refund voucher',
  'tax-invoice': 'Tax invoice',
  'credit-note': 'Credit note',
}

/** How papers are numbered, this financial year and the next. */
export function SeriesTable({ series, kept }: { series: readonly Series[]; kept: KeptForm }) {
  return (
    <section>
      <h2 id="series">Numbers of documents</h2>
      <p className={styles.lead}>
        Consecutive within a financial year, as the law asks. A prefix can change until the first number is given out.
      </p>
      <ListTable
        namedBy="series"
        columns={columnsOf(kept)}
        rows={series}
        keyOf={({ kind, year }) => `${kind}-${year}`}
      />
    </section>
  )
}

function columnsOf(kept: KeptForm): Column<Series>[] {
  return [
    { name: 'Document', isHead: true, cell: ({ kind }) => NAMES[kind] },
    { name: 'Year', cell: ({ year }) => `20${year}` },
    { name: 'Next number', cell: ({ nextNumber }) => <span className="num">{nextNumber}</span> },
    { name: 'Prefix', cell: (row) => (row.isBegun ? row.prefix : <Prefix row={row} kept={kept} />) },
  ]
}

function Prefix({ row: { kind, year, prefix }, kept }: { row: Series; kept: KeptForm }) {
  const of = { kind, year }
  const mine = keptOf(kept, 'series', of)
  return (
    <DeedForm intent="series" of={of}>
      <Field
        id={`prefix-${kind}-${year}`}
        name="prefix"
        label={
          <span className="vh">
            Prefix of {NAMES[kind]}, 20{year}
          </span>
        }
        className={styles.prefix}
        maxLength={2}
        defaultValue={mine?.typed['prefix'] ?? prefix}
        fault={mine ? (mine.faults['prefix'] ?? mine.message) : undefined}
      />
      <Button look="line">
        Change
        <span className="vh">
          {' '}
          the prefix of {NAMES[kind]}, 20{year}
        </span>
      </Button>
    </DeedForm>
  )
}
