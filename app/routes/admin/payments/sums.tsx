import { href } from 'react-router'
import type { MoneyCounted, BooksCheck } from '#domain/bookings/pay/books.server.ts'
import { LEDGER_ACCOUNTS } from '#domain/payments/payment.ts'
import { Table } from '#app/ui/table.tsx'
import { formatPaiseWithPaise } from '#platform/money.ts'
import { ACCOUNTS } from './words.ts'
import styles from '#app/routes/admin/office.module.css'

/** Every rupee that was taken, in exactly one account; and whether that adds up. */
export function Sums({ counted, check }: { counted: MoneyCounted; check: BooksCheck | undefined }) {
  const sum = LEDGER_ACCOUNTS.reduce((paise, account) => paise + counted[account], 0)
  const isWhole = sum === counted.paidPaise
  return (
    <section aria-labelledby="sums">
      <h2 id="sums">Where every rupee is</h2>
      <Table scrollsAs="sums">
        <thead>
          <tr>
            <th scope="col">Account</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {LEDGER_ACCOUNTS.map((account) => (
            <tr key={account}>
              <th scope="row">{ACCOUNTS[account]}</th>
              <td>{formatPaiseWithPaise(counted[account])}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Taken, in {counted.payments === 1 ? '1 payment' : `${counted.payments} payments`}</th>
            <td>{formatPaiseWithPaise(counted.paidPaise)}</td>
          </tr>
        </tfoot>
      </Table>
      <p>
        <span className={`state ${isWhole ? 'good' : 'full'}`}>{isWhole ? 'Adds up' : 'Does not add up'}</span>{' '}
        {isWhole ? 'The accounts come to what was taken.' : `The accounts come to ${formatPaiseWithPaise(sum)}.`}
      </p>
      <p>
        <a href={href('/admin/reports/ledger')}>Tick a month off against the bank’s statement</a>
      </p>
      <p>
        <a href={href('/admin/reports/settlements')}>What gateways paid out, and what they owe</a>
      </p>
      {check ? <BooksChecked check={check} /> : <a href="?prove">Check all the books now</a>}
    </section>
  )
}

function BooksChecked({ check: { rules, findings } }: { check: BooksCheck }) {
  if (findings.length === 0) return <p>{rules} rules tried, none broken.</p>
  return (
    <>
      <p>
        {rules} rules tried, {findings.length} broken:
      </p>
      <ul className={styles.findings}>
        {findings.map(({ rule, says, count, faults }) => (
          <li key={rule}>
            <b>{rule}</b>, {count} times. {says} {faults.map(({ about }) => about).join(', ')}
          </li>
        ))}
      </ul>
    </>
  )
}
