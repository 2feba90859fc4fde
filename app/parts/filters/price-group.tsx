import { Field } from '#app/ui/field.tsx'
import type { Histogram } from '#platform/histogram.ts'
import { formatPaise, rupees } from '#platform/money.ts'
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

/** One end of a range of prices, in whole rupees: written as every price is, and read with or without sign and commas. */
function Rupees({ label, value, usual }: { label: string; value: number | undefined; usual: number }) {
  return (
    <Field
      id={`price-${label.toLowerCase()}`}
      label={label}
      name="price"
      data-pair=""
      pattern="\s*₹?\s*[0-9,]{0,11}\s*"
      title="Whole rupees, such as ₹20,000"
      maxLength={14}
      inputMode="numeric"
      autoComplete="off"
      defaultValue={value === undefined ? undefined : formatRupees(value)}
      placeholder={usual > 0 ? formatRupees(usual) : 'Any'}
    />
  )
}

function formatRupees(amount: number): string {
  return formatPaise(rupees(amount))
}
