import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { DeedForm, keptOf } from '#app/routes/admin/deed-form.tsx'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import { fieldsOf } from '#app/routes/admin/fields.ts'
import { standing } from '#app/routes/admin/standing.ts'
import type { RefundLimit as Limit } from '#domain/settings/settings.ts'
import office from '#app/routes/admin/office.module.css'

type Props = Limit & { stood: string; kept: KeptForm }

/** How much one member of staff gives back of a booking by hand; more takes a second one. */
export function RefundLimit({ alonePaise, kept, ...loaded }: Props) {
  const { typed, faults, stood } = standing({
    stands: typedOf({ alonePaise }),
    stood: loaded.stood,
    kept: keptOf(kept, 'refunds'),
    show: (was) => typedOf(was as Limit),
  })
  return (
    <section aria-labelledby="limit">
      <h2 id="limit">Refunds by hand</h2>
      <p className="small soft">
        Up to this sum one person gives back what a booking keeps, all refunds of it together. Beyond it a second person
        decides.
      </p>
      <DeedForm intent="refunds" of={{ stood }} className={office.form}>
        <Field {...fieldsOf({ typed, faults })('alonePaise')} label="One person alone, ₹" inputMode="decimal" />
        <p>
          <Button look="ink">
            Save<span className="vh"> how much one person gives back</span>
          </Button>
        </p>
      </DeedForm>
    </section>
  )
}

function typedOf({ alonePaise }: Limit): Record<string, string> {
  return { alonePaise: (alonePaise / 100).toLocaleString('en-IN') }
}
