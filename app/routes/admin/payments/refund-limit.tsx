import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { DeedForm, keptOf } from '#app/routes/admin/deed-form.tsx'
import type { Kept } from '#app/routes/admin/deed-form.tsx'

/** How much one member of staff gives back of a booking by hand; more takes a second one. */
export function RefundLimit({ alonePaise, kept }: { alonePaise: number; kept: Kept }) {
  const mine = keptOf(kept, 'refunds')
  return (
    <section aria-labelledby="limit">
      <h2 id="limit">Refunds by hand</h2>
      <p className="small soft">
        Up to this sum one person gives back what a booking keeps, all refunds of it together. Beyond it a second person
        decides.
      </p>
      <DeedForm intent="refunds">
        <Field
          id="alone"
          name="alone"
          label="One person alone, ₹"
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          defaultValue={mine?.typed['alone'] ?? (alonePaise / 100).toLocaleString('en-IN')}
        />
        <Button look="ink">Save</Button>
      </DeedForm>
    </section>
  )
}
