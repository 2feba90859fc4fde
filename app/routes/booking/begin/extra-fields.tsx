import type { PackageExtra } from '#domain/catalogue/package.ts'
import { withGstText } from '#app/parts/booking/words.ts'
import party from '#app/routes/party/party-form.module.css'
import { Fault } from '#app/ui/fault.tsx'
import { Field } from '#app/ui/field.tsx'

const FAULT = 'extras-fault'
const PER: Record<PackageExtra['per'], string> = {
  person: 'each, incl. GST',
  booking: 'incl. GST',
  'person-day': 'each for every day, incl. GST',
  'booking-day': 'for every day, incl. GST',
}

type Props = {
  extras: readonly PackageExtra[]
  /** How many of each were chosen, by the extra's id. */
  chosen: Record<string, string>
  fault: string | undefined
  gstPercent: number
}

/** What may be added to a journey, and how often. */
export function ExtraFields({ extras, chosen, fault, gstPercent }: Props) {
  if (extras.length === 0) return null
  return (
    <fieldset aria-describedby={fault ? FAULT : undefined}>
      <legend>Extras</legend>
      {extras.map((extra) => (
        <Field
          key={extra.id}
          id={`extra-${extra.id}`}
          label={
            <>
              {extra.name}{' '}
              <small>
                {withGstText(extra.pricePaise, gstPercent)} {PER[extra.per]}
              </small>
            </>
          }
          className={party.count}
          controlClass={party.number}
          name={`extra-${extra.id}`}
          type="number"
          inputMode="numeric"
          min={0}
          max={30}
          placeholder="0"
          defaultValue={chosen[extra.id] ?? ''}
          {...(fault ? { 'aria-invalid': true, 'aria-describedby': FAULT } : {})}
        />
      ))}
      <Fault id={FAULT} said>
        {fault}
      </Fault>
    </fieldset>
  )
}
