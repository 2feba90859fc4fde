import { PriceTable } from '#app/parts/booking/price-table.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { formatDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import { officeRefusal } from '#web/office-words.ts'
import type { PartyBill } from '#app/routes/admin/packages/bills.ts'
import styles from './edit.module.css'

type Props = {
  bills: readonly PartyBill[] | undefined
  startsOn: CalendarDate
  fault: string | undefined
  form: string
}

/** What three parties pay, beside the prices; it is counted again as one types or by a press, and nothing is saved by it. */
export function Bills({ bills, startsOn, fault, form }: Props) {
  return (
    <aside className={styles.bills} aria-labelledby="bills" data-drawn="bills">
      <h3 id="bills">What they will pay</h3>
      <div className={styles.when}>
        <Field id="on" name="on" label="Leaving on" type="date" form={form} defaultValue={startsOn} fault={fault} />
        <Button form={form} name="do" value="again" data-again="">
          Show the bills
        </Button>
      </div>
      <p className="vh" role="status">
        {bills ? sumsOf(bills) : ''}
      </p>
      {bills === undefined ? (
        <p className="soft">The bills show here once the prices can be read.</p>
      ) : (
        bills.map((one) => <Bill key={one.name} {...one} />)
      )}
      <p className="small soft">
        Counted by the till itself, for a date of their own. Dates of the register have prices of their own, which stay.
      </p>
    </aside>
  )
}

/** What one party pays, and how it comes about. */
function Bill({ name, says, bill }: PartyBill) {
  return (
    <section>
      <h4>{name}</h4>
      <p className="small soft">{says}</p>
      {bill.ok ? (
        <>
          <p className={styles.pays}>
            They pay <b>{formatPaise(bill.value.totalPaise)}</b>
            <span className="soft">, {formatPaise(bill.value.payments[0]!.paise)} of it on booking</span>
          </p>
          <details>
            <summary>
              Line by line<span className="vh">, {name.toLowerCase()}</span>
            </summary>
            <PriceTable journey={{ ...bill.value, trace: [] }} caption={`What ${name.toLowerCase()} pays`} />
            <ul className="small soft">
              {bill.value.payments.map(({ paise, dueOn }) => (
                <li key={dueOn ?? 'now'}>
                  {formatPaise(paise)} {dueOn ? `on ${formatDate(dueOn)}` : 'on booking'}
                </li>
              ))}
            </ul>
          </details>
        </>
      ) : (
        <p>{officeRefusal(bill.reason)}</p>
      )}
    </section>
  )
}

/** What changes as one types, for those who hear the page. */
function sumsOf(bills: readonly PartyBill[]): string {
  return bills
    .flatMap(({ name, bill }) => (bill.ok ? [`${name} ${formatPaise(bill.value.totalPaise)}`] : []))
    .join(', ')
}
