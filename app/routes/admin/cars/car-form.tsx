import { Field, LongField } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import { DraftFoot, EnterDraft, firstIntent, moreOf } from '#app/routes/admin/drafts/foot.tsx'
import { fieldsOf } from '#app/routes/admin/fields.ts'
import { keptWithPicture, PictureField } from '#app/routes/admin/pictures/picture-field.tsx'
import { SCHEME_NAMES } from '#app/routes/admin/settings/words.ts'
import { standing } from '#app/routes/admin/standing.ts'
import { CAR_GST_SCHEMES } from '#domain/tax/gst-rates.ts'
import type { CarOnPage } from './car-shown.server.ts'
import office from '#app/routes/admin/office.module.css'

type Words = Record<string, { label: string; help: string }>
type Props = { fields: Words; car: CarOnPage | undefined; newId: string; kept: KeptForm }

/** What belongs together, by the names of the fields. */
const GROUPS: readonly { legend: string; names: readonly string[] }[] = [
  {
    legend: 'The class',
    names: ['name', 'url', 'category', 'models', 'seats', 'fuels', 'largeBags', 'smallBags', 'airConditioned'],
  },
  {
    legend: 'Fares',
    names: [
      'perKmPaise',
      'perKmOneWayPaise',
      'minKmPerDay',
      'driverAllowancePaise',
      'nightChargePaise',
      'local4h40kmPaise',
      'local8h80kmPaise',
      'local12h120kmPaise',
      'extraKmPaise',
      'extraHourPaise',
      'gstScheme',
    ],
  },
  { legend: 'Where it is offered', names: ['offered', 'position', 'leastDays', 'mostDays', 'tags'] },
]
const YES_NO = [
  { value: 'yes', name: 'yes' },
  { value: 'no', name: 'no' },
]
const CHOICES: Record<string, readonly { value: string; name: string }[]> = {
  airConditioned: YES_NO,
  offered: YES_NO,
  gstScheme: CAR_GST_SCHEMES.map((value) => ({ value, name: SCHEME_NAMES[value] })),
}

/** A class of car: what it is, what it costs and its words. New fares count for new quotes. */
export function CarForm({ fields, car, newId, kept }: Props) {
  const mine = keptWithPicture(kept, 'save', 'draft')
  const { typed, faults, stood } = standing({
    stands: car?.typed ?? { offered: 'yes' },
    stood: car?.stood ?? '',
    kept: mine,
    show: (was) => was as Record<string, string>,
  })
  const state = car?.draft?.state
  const of = fieldsOf({ typed, faults: mine ? faults : { ...car?.clashes, ...faults } })
  const words = (name: string) => ({ ...of(name), ...fields[name]! })
  return (
    <DeedForm
      intent={firstIntent(state)}
      of={{ stood, ...(car ? {} : { id: mine?.typed['id'] ?? newId }) }}
      keeps="car"
      className={office.form}
      encType="multipart/form-data"
    >
      <EnterDraft state={state} />
      {GROUPS.map(({ legend, names }) => (
        <fieldset key={legend}>
          <legend>{legend}</legend>
          <div className={office.pair}>
            {names.map((name) =>
              CHOICES[name] ? (
                <Select key={name} {...words(name)} none="Choose" options={CHOICES[name]} />
              ) : (
                <Field key={name} {...words(name)} />
              ),
            )}
          </div>
        </fieldset>
      ))}
      <LongField {...words('summary')} rows={3} />
      <LongField {...words('about')} rows={8} />
      <PictureField
        picture={car?.picture}
        alt={car?.typed['pictureAlt']}
        isNeeded
        kept={mine}
        fault={car?.clashes['pictureId']}
      />
      <Field {...words('nightPictureId')} />
      <DraftFoot
        state={state}
        more={moreOf(car?.draft, mine?.typed)}
        faults={mine?.faults ?? {}}
        save={car ? 'Save' : 'Add the class'}
      />
    </DeedForm>
  )
}
