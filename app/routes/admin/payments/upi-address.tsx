import type { UpiAccount } from '#domain/settings/settings.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { DeedForm, keptOf } from '#app/routes/admin/deed-form.tsx'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import { fieldsOf } from '#app/routes/admin/fields.ts'
import { standing } from '#app/routes/admin/standing.ts'
import office from '#app/routes/admin/office.module.css'

type Props = { upi: UpiAccount | null; stood: string; kept: KeptForm }

/** Where UPI payments go; without an address nobody is offered that way to pay. */
export function UpiAddress({ upi, kept, ...loaded }: Props) {
  const { typed, faults, stood } = standing({
    stands: typedOf(upi),
    stood: loaded.stood,
    kept: keptOf(kept, 'upi'),
    show: (was) => typedOf(was as UpiAccount),
  })
  const of = fieldsOf({ typed, faults })
  return (
    <section aria-labelledby="address">
      <h2 id="address">UPI address of your bank account</h2>
      <p className="small soft">
        {upi
          ? 'Pages that are open keep the address they were drawn with; money for either is found in the bank.'
          : 'None yet: nobody is offered UPI straight to your bank.'}
      </p>
      <DeedForm intent="upi" of={{ stood }} className={office.form}>
        <Field {...of('vpa')} label="UPI address" help="As name@bank." />
        <Field {...of('payeeName')} label="Name the bank shows" />
        <Field {...of('merchantCode')} label="Merchant code, if any" help="Four figures." inputMode="numeric" />
        <p>
          <Button look="ink">
            Save<span className="vh"> the UPI address</span>
          </Button>
        </p>
      </DeedForm>
    </section>
  )
}

function typedOf(upi: UpiAccount | null): Record<string, string> {
  return { vpa: upi?.vpa ?? '', payeeName: upi?.payeeName ?? '', merchantCode: upi?.merchantCode ?? '' }
}
