import { ListTable } from '#app/ui/list-table.tsx'
import type { GstRate, GstRates, SupplyScheme } from '#domain/tax/gst-rates.ts'
import { formatDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import styles from './settings.module.css'

const NAMES: Record<SupplyScheme, string> = {
  TOUR_5: 'Journeys, without credit',
  TOUR_18: 'Journeys, with credit',
  SVC_18: 'Fees and commissions',
  CAR_5: 'Cars, fuel in the fare, without credit',
  CAR_18: 'Cars, with credit',
}

type Row = GstRate & { scheme: SupplyScheme }

/** The rates of the law with their days and sources. */
export function Rates({ rates, today }: { rates: GstRates; today: CalendarDate }) {
  const rows = Object.entries(rates).flatMap(([scheme, list]) =>
    list.map((rate): Row => ({ ...rate, scheme: scheme as SupplyScheme })),
  )
  return (
    <section>
      <h2 id="rates">Rates of GST</h2>
      <p className={styles.lead}>By the day of the supply. They come with the program, each with its notification.</p>
      <ListTable
        namedBy="rates"
        columns={[
          { name: 'What', isHead: true, cell: ({ scheme }) => NAMES[scheme] },
          { name: 'Rate', isFigure: true, cell: ({ percent }) => `${percent} %` },
          {
            name: 'Days',
            cell: ({ validFrom, validTo }) =>
              validTo && validTo < today
                ? `${formatDate(validFrom)} to ${formatDate(validTo)}`
                : `Since ${formatDate(validFrom)}`,
          },
          { name: 'Source', cell: ({ source }) => <span className={styles.source}>{source}</span> },
        ]}
        rows={rows}
        keyOf={({ scheme, validFrom }) => `${scheme}-${validFrom}`}
      />
    </section>
  )
}
