import { ListTable } from '#app/ui/list-table.tsx'
import { Button } from '#app/ui/button.tsx'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import type { EnteredRate, GstRate, GstRates, SupplyScheme } from '#domain/tax/gst-rates.ts'
import { formatDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { SCHEME_NAMES } from './words.ts'
import styles from './settings.module.css'

function daysText(from: CalendarDate, to: CalendarDate | undefined, today: CalendarDate): string {
  if (to) return `${formatDate(from)} to ${formatDate(to)}`
  return from > today ? `From ${formatDate(from)}` : `Since ${formatDate(from)}`
}

function Away({ rate }: { rate: EnteredRate | undefined }) {
  if (!rate) return null
  return (
    <DeedForm intent="rate-away" of={{ id: rate.id }}>
      <Button look="line">
        Withdraw
        <span className="vh">
          {' '}
          {rate.percent}&nbsp;% from {formatDate(rate.validFrom)}
        </span>
      </Button>
    </DeedForm>
  )
}

type Row = GstRate & { scheme: SupplyScheme }

/** The rates of the law with their days and sources. */
export function Rates({
  rates,
  entered,
  today,
}: {
  rates: GstRates
  entered: readonly EnteredRate[]
  today: CalendarDate
}) {
  const ahead = ({ scheme, validFrom }: Row) =>
    validFrom > today ? entered.find((one) => one.scheme === scheme && one.validFrom === validFrom) : undefined
  const rows = Object.entries(rates).flatMap(([scheme, list]) =>
    list.map((rate): Row => ({ ...rate, scheme: scheme as SupplyScheme })),
  )
  return (
    <section>
      <h2 id="rates">Rates of GST</h2>
      <p className={styles.lead}>
        Those of the program and those you have entered, each with its notification. A rate holds for what is quoted
        from its first day on, on cards too; what was quoted or sold before keeps its own.
      </p>
      <ListTable
        namedBy="rates"
        columns={[
          { name: 'What', isHead: true, cell: ({ scheme }) => SCHEME_NAMES[scheme] },
          { name: 'Rate', isFigure: true, cell: ({ percent }) => `${percent}\u00a0%` },
          {
            name: 'Days',
            cell: ({ validFrom, validTo }) => daysText(validFrom, validTo, today),
          },
          { name: 'Deed', isUnnamed: true, cell: (row) => <Away rate={ahead(row)} /> },
          { name: 'Source', cell: ({ source }) => <span className={styles.source}>{source}</span> },
        ]}
        rows={rows}
        keyOf={({ scheme, validFrom }) => `${scheme}-${validFrom}`}
      />
    </section>
  )
}
