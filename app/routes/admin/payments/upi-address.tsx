import type { UpiAccount } from '#domain/settings/settings.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'

/** Where UPI payments go; without an address nobody is offered that way to pay. */
export function UpiAddress({ upi }: { upi: UpiAccount | null }) {
  return (
    <section aria-labelledby="address">
      <h2 id="address">UPI address of your bank account</h2>
      <p className="small soft">
        {upi
          ? 'Pages that are open keep the address they were drawn with; money for either is found in the bank.'
          : 'None yet: nobody is offered UPI straight to your bank.'}
      </p>
      <DeedForm intent="upi">
        <Field
          id="vpa"
          name="vpa"
          label="UPI address (name@bank)"
          autoComplete="off"
          maxLength={60}
          defaultValue={upi?.vpa ?? ''}
        />
        <Field
          id="payee"
          name="payee"
          label="Name the bank shows"
          autoComplete="off"
          maxLength={60}
          defaultValue={upi?.payeeName ?? ''}
        />
        <Field
          id="merchant"
          name="merchant"
          label="Merchant code, if any"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          defaultValue={upi?.merchantCode ?? ''}
        />
        <Button look="ink">Save</Button>
      </DeedForm>
    </section>
  )
}
