import { Table } from '#app/ui/table.tsx'
import type { PricedJourney } from '#domain/bookings/quote/priced-journey.ts'
import { formatPaiseWithPaise } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'
import { signed } from './sum-table.tsx'
import styles from './money-table.module.css'

type PricedLines = Pick<PricedJourney, 'lines' | 'taxablePaise' | 'taxes' | 'roundOffPaise' | 'totalPaise' | 'trace'> &
  Partial<Pick<PricedJourney, 'gstPercent' | 'reverseCharge'>>

type Props = {
  journey: PricedLines
  caption?: string
  /** What was kept for parts of a booking that fell away, on top of what it costs now. */
  charges?: Paise
}

/** A price line by line, paise and all, with its taxes and what rounding did; below it why it is that price. */
export function PriceTable({ journey, caption = 'The price, line by line', charges = 0 }: Props) {
  const { lines, taxablePaise, taxes, roundOffPaise, totalPaise, trace } = journey
  return (
    <>
      <Table className={styles.table}>
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">For</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ kind, name, count, eachPaise, paise, cell }) => (
            <Row
              key={`${kind} ${cell ?? name}`}
              name={count > 1 ? `${count} × ${name}` : name}
              note={count > 1 ? `${formatPaiseWithPaise(eachPaise)} each` : undefined}
              paise={paise}
            />
          ))}
          <Row name="Before GST" paise={taxablePaise} />
          {taxes.map(({ tax, percent, paise }) => (
            <Row key={tax} name={`${tax} ${percent}\u00a0%`} paise={paise} />
          ))}
          {journey.reverseCharge ? (
            <Row name={`GST of ${journey.gstPercent}\u00a0%, paid by the company itself (reverse charge)`} paise={0} />
          ) : null}
          {roundOffPaise === 0 ? null : <Row name="Round off" paise={roundOffPaise} />}
          <tr className={styles.total}>
            <th scope="row">Total</th>
            <td>{signed(totalPaise)}</td>
          </tr>
          {charges > 0 ? (
            <>
              <Row name="Kept for what fell away, with GST" paise={charges} />
              <Row name="In all" paise={totalPaise + charges} />
            </>
          ) : null}
        </tbody>
      </Table>
      {trace.length > 0 ? (
        <details className={styles.why}>
          <summary>Why this price</summary>
          <ul>
            {trace.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  )
}

function Row({ name, note, paise }: { name: string; note?: string | undefined; paise: Paise }) {
  return (
    <tr>
      <th scope="row">
        {name}
        {note ? <small>{note}</small> : null}
      </th>
      <td>{signed(paise)}</td>
    </tr>
  )
}
