import { z } from 'zod'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { fieldsOf } from '#app/routes/admin/fields.ts'
import type { PriceGrid } from '#domain/catalogue/package.ts'
import { fromPaise } from '#domain/pricing/from-price.ts'
import { GST_SCHEMES } from '#domain/tax/gst-rates.ts'
import type { GstScheme } from '#domain/tax/gst-rates.ts'
import { formatPaise, readRupees } from '#platform/money.ts'
import { optionsOf, Pair } from './fields.tsx'
import type { KnownThings } from './known.ts'
import type { FieldsProps, PartForm } from './part-form.ts'
import { BANDS, CELL_NAMES, CELLS, LISTS, readPrices, typedPrices } from './price-reading.ts'
import { Rows } from './price-rows.tsx'
import styles from './edit.module.css'

const MODELS = { SHARING_GRID: 'A price for each room', TWIN_PLUS_EXTRA_BED: 'Twin, and an extra bed' }
const INFANTS = { no: 'Sits on a lap, takes no seat', yes: 'Takes a seat of a departure' }
const OWN_DATES = { yes: 'Sold, to one party alone', no: 'Not sold: departures alone' }
const SCHEMES: Record<GstScheme, string> = { TOUR_5: '5%, without input credit', TOUR_18: '18%, with input credit' }

export const prices: PartForm = {
  name: 'Prices and terms',
  fields: [
    ...CELL_NAMES.map((cell) => `grid.${cell}`),
    ...Object.keys(BANDS).map((band) => `rates.ageBands.${band}`),
    'rates.model',
    'rates.singleSupplementPaise',
    'rates.meeting.place',
    'rates.meeting.at',
    'infantsHaveSeats',
    'ownDates.areSold',
    'ownDates.leadDays',
    'ownDates.cutoffDays',
    'ownDates.mostPeople',
    'gstScheme',
    'cancellationPlanId',
    'paymentPlanId',
    'on',
  ],
  lists: LISTS,
  typed: typedPrices,
  read: readPrices,
  Fields: PriceFields,
}

function PriceFields({ typed, faults, known, beside }: FieldsProps) {
  const of = fieldsOf({ typed, faults })
  return (
    <>
      <fieldset className={styles.grid}>
        <legend>A person, in rupees before GST</legend>
        {CELL_NAMES.map((cell) => (
          <Field
            key={cell}
            {...of(`grid.${cell}`)}
            label={CELLS[cell][0]}
            help={
              <>
                {CELLS[cell][1] || ageText(cell, typed)}
                <b className={styles.incl} data-drawn={`grid.${cell}.incl`}>
                  {inclText(typed, cell, beside.till)}
                </b>
              </>
            }
            inputMode="decimal"
            maxLength={16}
          />
        ))}
      </fieldset>
      <Pair>
        <Select {...of('rates.model')} label="How rooms are charged" options={optionsOf(MODELS)} />
        <Field
          {...of('rates.singleSupplementPaise')}
          label="Single supplement, ₹"
          help="Over the twin price, where Single is empty."
          inputMode="decimal"
          maxLength={16}
        />
      </Pair>
      <Rows
        list="rates.seasons"
        legend="Seasons"
        labels={['Name', 'From', 'To', 'Percent']}
        help="Each year from a day to a day, such as 20 Dec to 5 Jan: twin sharing moves by so many percent, every other bed by the same sum."
        {...{ typed, faults }}
      />
      <Rows
        list="rates.groupSlabs"
        legend="Groups pay less"
        labels={['From how many', 'Percent off']}
        help="Counted are those who sleep in a bed."
        {...{ typed, faults }}
      />
      <Rows
        list="rates.extras"
        legend="Extras"
        labels={['', 'Name', 'Price, ₹', 'For']}
        help="What may be added to a booking; before GST."
        {...{ typed, faults }}
      />
      <Rows
        list="rates.pickups"
        legend="Pick-ups"
        labels={['', 'Place', 'Hour', 'Price, ₹', 'For']}
        help="Where travellers get in on the first day, if it leaves from the city it starts in; one is chosen with the booking, or none. Hours as 6:30 am. Before GST; 0 is free."
        {...{ typed, faults }}
      />
      <Pair>
        <Field
          {...of('rates.meeting.place')}
          label="Where one comes to"
          help="In the city it starts in, for who chooses no pick-up, such as New Delhi station, exit 1 (Paharganj side). Vouchers print it."
          maxLength={80}
          autoComplete="off"
        />
        <Field
          {...of('rates.meeting.at')}
          label="Be there by"
          help="An hour of the first day, such as 7 pm; empty where any will do."
          maxLength={12}
          autoComplete="off"
        />
      </Pair>
      <fieldset className={styles.grid}>
        <legend>Ages, in completed years on the day of departure</legend>
        {Object.entries(BANDS).map(([band, label]) => (
          <Field key={band} {...of(`rates.ageBands.${band}`)} label={label} inputMode="numeric" maxLength={2} />
        ))}
      </fieldset>
      <Select {...of('infantsHaveSeats')} label="Who is under two" options={optionsOf(INFANTS)} />
      <OwnDateFields {...{ typed, faults }} />
      <Select {...of('gstScheme')} label="GST" options={optionsOf(SCHEMES)} />
      <Pair>
        <Select
          {...of('cancellationPlanId')}
          label="Cancelled by"
          options={withNamed(known.plans.cancellation, typed['cancellationPlanId'])}
        />
        <Select
          {...of('paymentPlanId')}
          label="Paid by"
          options={withNamed(known.plans.payment, typed['paymentPlanId'])}
        />
      </Pair>
    </>
  )
}

/** When a party may have a date to itself. */
function OwnDateFields({ typed, faults }: Pick<FieldsProps, 'typed' | 'faults'>) {
  const of = fieldsOf({ typed, faults })
  return (
    <fieldset className={styles.grid}>
      <legend>A date of a party’s own</legend>
      <Select {...of('ownDates.areSold')} label="Own dates" options={optionsOf(OWN_DATES)} className={styles.choice} />
      <Field
        {...of('ownDates.leadDays')}
        label="Asked for, days ahead"
        help="What you need to arrange one."
        inputMode="numeric"
        maxLength={3}
      />
      <Field
        {...of('ownDates.cutoffDays')}
        label="Closes, days before"
        help="Also the last day for changes."
        inputMode="numeric"
        maxLength={3}
      />
      <Field
        {...of('ownDates.mostPeople')}
        label="People at most"
        help="Empty: as many as the largest group."
        inputMode="numeric"
        maxLength={2}
      />
    </fieldset>
  )
}

/** The plans there are, and the one that is named although nobody has written it. */
function withNamed(plans: KnownThings['plans']['payment'], id = '') {
  return plans.some(({ value }) => value === id) ? plans : [{ value: id, name: 'As built in' }, ...plans]
}

function ageText(cell: keyof PriceGrid, typed: FieldsProps['typed']): string | undefined {
  if (cell !== 'childWithBed' && cell !== 'childNoBed') return undefined
  return `under ${typed['rates.ageBands.adultFrom'] || 12} years`
}

/** What a visitor sees of a price. */
function inclText(typed: FieldsProps['typed'], cell: keyof PriceGrid, till: FieldsProps['beside']['till']) {
  const net = readRupees(typed[`grid.${cell}`] ?? '')
  const { data: scheme } = z.enum(GST_SCHEMES).safeParse(typed['gstScheme'])
  if (!till || !net || !scheme) return null
  return `${formatPaise(fromPaise(net, scheme, { on: till.bookedOn, rates: till.gstRates }))} with GST`
}
