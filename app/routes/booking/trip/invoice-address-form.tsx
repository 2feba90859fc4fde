import page from '#app/parts/booking/booking-page.module.css'
import { BuyerFields, BuyerFold } from '#app/parts/booking/buyer-fields.tsx'
import { LAW_WANTS } from '#app/parts/booking/law-wants.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { Trip } from './trip.server.ts'

/** Asks whom the invoice is made out to and where they live, until it is made: plainly where the law wants it, else folded. */
export function InvoiceAddressForm({ trip: { invoice, standing } }: { trip: Trip }) {
  if (!invoice) return null
  const { buyer, faults, isWanted, isGiven, stood, amiss } = invoice
  const form = (
    <Form action={`/booking/${standing.reference}/invoice-address`}>
      <input type="hidden" name="stood" value={stood} />
      <BuyerFields buyer={buyer} faults={faults} />
      <p className={page.ways}>
        <Button look="calm">Save the address</Button>
      </p>
    </Form>
  )
  return (
    <section className={`${page.section} ${page.onScreen}`} aria-labelledby="invoice">
      <h2 id="invoice">Your GST invoice</h2>
      <p className="soft">
        It is made in the first hour of the day after the journey.{isWanted ? ` ${LAW_WANTS}` : ''} Your state decides
        between IGST and CGST with SGST; the total stays. It is used for nothing else.
      </p>
      <Notice tone="bad" said={amiss !== ''}>
        {amiss}
      </Notice>
      {isWanted && !isGiven ? (
        form
      ) : (
        <BuyerFold
          isOpen={amiss !== ''}
          words={isGiven ? `Made out to ${invoice.words}` : 'Put your address on it, or your business’s with its GSTIN'}
        >
          {form}
        </BuyerFold>
      )}
    </section>
  )
}
