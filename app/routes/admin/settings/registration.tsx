import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import { formatDate } from '#platform/dates.ts'
import { STATE_NAMES } from '#platform/state-names.ts'
import type { GstRegistration } from '#domain/tax/registration.ts'
import { Group } from './group.tsx'
import { registrationTyped } from './registration-typed.ts'
import { StateField } from './state-field.tsx'
import office from '#app/routes/admin/office.module.css'

const TOURS = [
  { value: 'TOUR_5', name: '5 %, without credit' },
  { value: 'TOUR_18', name: '18 %, with credit' },
]
const CARS = [
  { value: 'CAR_5', name: '5 %, fuel in the fare, without credit' },
  { value: 'CAR_18', name: '18 %, with credit' },
]
const BODIES = [
  { value: 'corporate', name: 'A company or an LLP: a body corporate' },
  { value: 'other', name: 'A proprietor, a partnership or a family: none' },
]
const NOTHING = {
  legalName: '',
  gstin: '',
  tour: 'TOUR_5',
  car: 'CAR_5',
  street: '',
  city: '',
  region: '',
  postalCode: '',
  body: 'corporate',
  validFrom: '',
  validTo: '',
}

type Props = { id: string; stands?: GstRegistration; stood: string; kept: KeptForm; lead?: string | undefined }

/** One registration, or the next. */
export function RegistrationGroup({ id, stands, stood, kept, lead }: Props) {
  return (
    <Group
      intent="registration"
      of={{ id }}
      title={stands ? `${stands.gstin}` : 'Another GSTIN'}
      lead={stands ? leadOf(stands) : lead}
      shows={stands ? registrationTyped(stands) : NOTHING}
      stood={stood}
      kept={kept}
      showWas={(was) => registrationTyped(was as GstRegistration)}
      save={stands ? 'Save' : 'Add'}
    >
      {(field) => (
        <>
          <Field
            {...field('legalName', 'As in the certificate; invoices carry it.')}
            label="Legal name"
            maxLength={200}
          />
          <Field
            {...field('gstin', 'Its first two digits are the state, its last a check digit.')}
            label="GSTIN"
            maxLength={20}
            autoCapitalize="characters"
            spellCheck={false}
          />
          <div className={office.pair}>
            <Select {...field('tour', 'A package may say otherwise of itself.')} label="Journeys" options={TOURS} />
            <Select {...field('car', 'A class of car may say otherwise of itself.')} label="Cars" options={CARS} />
          </div>
          <Field {...field('street')} label="Street and house" maxLength={120} />
          <div className={office.pair}>
            <Field {...field('city')} label="City" maxLength={60} />
            <StateField field={field('region')} />
          </div>
          <div className={office.pair}>
            <Field {...field('postalCode')} label="PIN code" inputMode="numeric" maxLength={6} />
            <Select
              {...field('body', 'Where it is none, a company that hires a car at 5 % pays the GST itself.')}
              label="What you are"
              options={BODIES}
            />
          </div>
          <div className={office.pair}>
            <Field {...field('validFrom')} label="First day" type="date" />
            <Field {...field('validTo', 'Empty: until further notice.')} label="Last day" type="date" />
          </div>
        </>
      )}
    </Group>
  )
}

function leadOf({ stateCode, validFrom, validTo }: GstRegistration): string {
  const until = validTo ? `to ${formatDate(validTo)}` : 'until further notice'
  return `${STATE_NAMES[stateCode] ?? stateCode}, from ${formatDate(validFrom)} ${until}. Documents already issued keep what they say.`
}
