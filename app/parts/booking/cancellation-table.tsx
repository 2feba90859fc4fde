import type { CancellationQuote } from '#domain/bookings/cancellation-quote.ts'
import { formatPaise, formatPaiseWithPaise } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'
import styles from './money-table.module.css'

type Props = { quote: CancellationQuote; taxablePaise: Paise; caption: string; back: string }

/** What cancelling costs and what comes back, line by line. */
export function CancellationTable({ quote, taxablePaise, caption, back }: Props) {
  const { paidPaise, percent, chargePaise, taxes, roundOffPaise, refundPaise } = quote
  return (
    <table className={styles.table}>
      <caption className="vh">{caption}</caption>
      <tbody>
        <Row name="You have paid" amount={formatPaiseWithPaise(paidPaise)} />
        {chargePaise === 0 ? null : (
          <Row
            name={`Charge, ${percent} % of ${formatPaiseWithPaise(taxablePaise)}`}
            amount={`−${formatPaiseWithPaise(chargePaise)}`}
          />
        )}
        {taxes.map(({ tax, percent: rate, paise }) => (
          <Row key={tax} name={`${tax} ${rate} % on the charge`} amount={`−${formatPaiseWithPaise(paise)}`} />
        ))}
        {roundOffPaise === 0 ? null : (
          <Row
            name="Round off"
            amount={`${roundOffPaise > 0 ? '−' : ''}${formatPaiseWithPaise(Math.abs(roundOffPaise))}`}
          />
        )}
        <tr className={styles.total}>
          <th scope="row">{back}</th>
          <td>{formatPaise(refundPaise)}</td>
        </tr>
      </tbody>
    </table>
  )
}

function Row({ name, amount }: { name: string; amount: string }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{amount}</td>
    </tr>
  )
}

/** What the sum means where the lines alone do not say it: nothing charged, or the charge more than what is paid. */
export function chargeText({ chargeTotalPaise, paidPaise, percent }: CancellationQuote): string | undefined {
  if (chargeTotalPaise === 0) return 'Nothing is charged.'
  if (chargeTotalPaise > paidPaise)
    return `The charge of ${formatPaise(chargeTotalPaise)} is more than you have paid: nothing comes back, and nothing more is asked for.`
  return percent === 100 ? 'So late, all of it is kept.' : undefined
}
