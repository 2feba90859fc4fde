import type { PricedJourney } from '#domain/bookings/quote/priced-journey.ts'
import { formatPaise, formatPaiseWithPaise } from '#platform/money.ts'
import { partText } from './coupon.ts'
import { signed } from './sum-table.tsx'
import styles from './total.module.css'

type PanelProps = {
  /** What the panel is, for whoever cannot see where it stands. */
  label: string
  /** On the dark ground on top: how the seats are held. */
  top?: React.ReactNode
  children: React.ReactNode
}

/** The one place of the total: at the right of the text from 1000 px, in the flow below that. Its parts are `PanelPart`. */
export function TotalPanel({ label, top, children }: PanelProps) {
  return (
    <aside className={styles.panel} aria-label={label} data-region="total">
      {top ? <div className={styles.top}>{top}</div> : null}
      {children}
    </aside>
  )
}

/** A part of the panel, parted from the one before by a hairline. */
export function PanelPart({ children }: { children: React.ReactNode }) {
  return <div className={styles.part}>{children}</div>
}

type BarProps = {
  label: string
  /** "₹64,208". */
  figure: string
  /** "for three, incl. GST". */
  note: React.ReactNode
  /** The one action. */
  children: React.ReactNode
}

/** The total and the one action under the thumb, below 1000 px. Stands last in the page. */
export function TotalBar({ label, figure, note, children }: BarProps) {
  return (
    <aside className={styles.bar} aria-label={label} data-region="total-bar">
      <p>
        <b>{figure}</b>
        <small>{note}</small>
      </p>
      {children}
    </aside>
  )
}

type BilledJourney = Pick<PricedJourney, 'lines' | 'taxes' | 'roundOffPaise' | 'totalPaise' | 'payments'>

/** A price in short, with its parts. */
export function Bill({ journey: { lines, taxes, roundOffPaise, totalPaise, payments } }: { journey: BilledJourney }) {
  return (
    <dl className={styles.bill}>
      {lines.map(({ kind, name, count, paise, cell }) => (
        <Line key={`${kind} ${cell ?? name}`} name={count > 1 ? `${count} × ${name}` : name} amount={signed(paise)} />
      ))}
      {taxes.map(({ tax, percent, paise }) => (
        <Line key={tax} name={`${tax} ${percent}\u00a0%`} amount={formatPaiseWithPaise(paise)} />
      ))}
      {roundOffPaise === 0 ? null : <Line name="Round off" amount={signed(roundOffPaise)} />}
      <div className={styles.sum} aria-live="polite">
        <dt>Total incl. GST</dt>
        <dd>{formatPaise(totalPaise)}</dd>
      </div>
      {payments.length > 1
        ? payments.map((payment) => (
            <Line key={payment.part} name={partText(payment)} amount={formatPaise(payment.amountPaise)} />
          ))
        : null}
    </dl>
  )
}

function Line({ name, amount }: { name: string; amount: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  )
}
