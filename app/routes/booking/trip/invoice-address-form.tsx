import page from '#app/parts/booking/booking-page.module.css'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import type { Trip } from './trip.server.ts'
import styles from './trip.module.css'

/** Asks for the address of the invoice, where the law wants one on it. */
export function InvoiceAddressForm({ trip: { invoice, standing } }: { trip: Trip }) {
  if (!invoice) return null
  return (
    <section className={`${page.section} ${page.onScreen}`} aria-labelledby="invoice">
      <h2 id="invoice">Your GST invoice</h2>
      <p className="soft">
        It is made in the first hour of the day after the journey. From ₹50,000 on the law wants your address on it
        (CGST Rule 46); it is used for nothing else.
      </p>
      <Form action={`/booking/${standing.reference}/invoice-address`} className={styles.narrow}>
        <Field
          id="invoice-address"
          label="Your address"
          name="address"
          help="House, street, place, PIN code and state"
          autoComplete="street-address"
          maxLength={240}
          defaultValue={invoice.address}
          fault={invoice.fault}
        />
        <p className={page.ways}>
          <Button look="calm">Save the address</Button>
        </p>
      </Form>
    </section>
  )
}
