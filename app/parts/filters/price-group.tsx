import { Field } from '#app/ui/field.tsx'
import type { Histogram } from '#platform/histogram.ts'
import type { Span } from '#platform/query-values.ts'
import { BARS, barPaths } from './bars.ts'
import styles from './filters.module.css'

type Props = { legend: string; price: Histogram; span: Span | undefined }

/** The price, from and to, under bars that say how the prices of the list are spread. */
export function PriceGroup({ legend, price, span }: Props) {
  const paths = barPaths(price, span)
  return (
    <fieldset>
      <legend>{legend}</legend>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${BARS.width} ${BARS.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={paths.out} />
        <path d={paths.in} />
      </svg>
      <div className={styles.pair}>
        <Rupees label="From" value={span?.from} usual={Math.min(price.leastRupees, span?.to ?? Infinity)} />
        <Rupees label="To" value={span?.to} usual={Math.max(price.mostRupees, span?.from ?? 0)} />
      </div>
    </fieldset>
  )
}

/** One end of a range of prices, in whole rupees. */
function Rupees({ label, value, usual }: { label: string; value: number | undefined; usual: number }) {
  return (
    <Field
      id={`price-${label.toLowerCase()}`}
      label={label}
      type="number"
      name="price"
      data-pair=""
      min="0"
      max="99999999"
      inputMode="numeric"
      defaultValue={value}
      placeholder={usual > 0 ? `₹${usual.toLocaleString('en-IN')}` : 'Any'}
    />
  )
}
