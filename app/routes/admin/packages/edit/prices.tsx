import { Field } from '#app/ui/field.tsx'
import { Fault } from '#app/ui/fault.tsx'
import { Select } from '#app/ui/select.tsx'
import { rupeesTyped } from '#app/routes/admin/departures/plan-fields.tsx'
import { withSpare } from '#app/routes/admin/departures/season-typed.ts'
import type { PackageDraft, PackageExtra, PackageRates, PriceGrid } from '#domain/catalogue/package.ts'
import type { GstScheme } from '#domain/tax/gst-rates.ts'
import { slugify } from '#platform/slug.ts'
import { dayOfYearText, readDayOfYear } from './day-of-year.ts'
import { optionsOf, Pair, RowCount } from './fields.tsx'
import type { Known } from './known.ts'
import type { FieldsProps, PartForm } from './part-form.ts'
import { faultAt, readerOf, rowsIn, typedRows } from './typed.ts'
import styles from './edit.module.css'

/** Who a price is for, and what stands below it. */
export const CELLS = {
  twin: ['Twin', 'per adult'],
  triple: ['Triple', 'per adult'],
  quad: ['Quad', 'per adult'],
  single: ['Single', 'a room to oneself'],
  childWithBed: ['Child with a bed', ''],
  childNoBed: ['Child without', ''],
  infant: ['Infant', 'empty is free'],
} as const satisfies Record<keyof PriceGrid, readonly [string, string]>
const CELL_NAMES = Object.keys(CELLS) as (keyof PriceGrid)[]
const BANDS = {
  infantUnder: 'Infants are under',
  olderInfantUnder: 'Older infants under',
  adultFrom: 'Adults from',
  youngest: 'Nobody under',
} as const
const MODELS = { SHARING_GRID: 'A price for each room', TWIN_PLUS_EXTRA_BED: 'Twin, and an extra bed' }
const SCHEMES: Record<GstScheme, string> = { TOUR_5: '5%, without input credit', TOUR_18: '18%, with input credit' }
const UNITS: Record<PackageExtra['per'], string> = {
  person: 'a person',
  booking: 'a booking',
  'person-day': 'a person and day',
  'booking-day': 'a booking and day',
}
const LISTS = {
  'rates.seasons': { columns: ['name', 'from', 'to', 'percent'] },
  'rates.groupSlabs': { columns: ['fromPeople', 'percentOff'] },
  'rates.extras': { columns: ['id', 'name', 'pricePaise', 'per'] },
} as const
const AGE = 'Ages are whole years, 0 to 18.'

export const prices: PartForm = {
  name: 'Prices and terms',
  fields: [
    ...CELL_NAMES.map((cell) => `grid.${cell}`),
    ...Object.keys(BANDS).map((band) => `rates.ageBands.${band}`),
    'rates.model',
    'rates.singleSupplementPaise',
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

function typedPrices({ grid, rates, gstScheme, cancellationPlanId = '', paymentPlanId = '' }: PackageDraft) {
  const money = (paise: number | null) => (paise === null || paise === 0 ? '' : rupeesTyped(paise))
  const cells = CELL_NAMES.map((cell) => [`grid.${cell}`, money(grid[cell])])
  const bands = Object.entries(rates.ageBands).map(([band, age]) => [`rates.ageBands.${band}`, String(age)])
  return {
    ...(Object.fromEntries([...cells, ...bands]) as Record<string, string>),
    'rates.model': rates.model,
    'rates.singleSupplementPaise': money(rates.singleSupplementPaise),
    gstScheme,
    cancellationPlanId,
    paymentPlanId,
    ...typedRows(
      'rates.seasons',
      rates.seasons.map(({ name, from, to, percent }) => ({
        name,
        from: dayOfYearText(from),
        to: dayOfYearText(to),
        percent: String(percent),
      })),
    ),
    ...typedRows(
      'rates.groupSlabs',
      rates.groupSlabs.map(({ fromPeople, percentOff }) => ({
        fromPeople: String(fromPeople),
        percentOff: String(percentOff),
      })),
    ),
    ...typedRows(
      'rates.extras',
      rates.extras.map(({ id, name, pricePaise, per }) => ({ id, name, pricePaise: rupeesTyped(pricePaise), per })),
    ),
  }
}

/** The prices that were typed; the bills beside them are counted from these. */
export function readPrices(typed: Readonly<Record<string, string>>) {
  const { faults, text, whole, paise } = readerOf(typed)
  const grid = Object.fromEntries(CELL_NAMES.map((cell) => [cell, paise(`grid.${cell}`)])) as PriceGrid
  const rowsOf = (list: keyof typeof LISTS) => rowsIn(typed, list, LISTS[list].columns)
  const seasons = rowsOf('rates.seasons').map(({ name = '', from = '', to = '' }, at) => ({
    name: name.trim(),
    from: readDayOfYear(from),
    to: readDayOfYear(to),
    percent: whole(`rates.seasons.${at}.percent`, 'Percent as a whole number, such as 12 or -10.') ?? 0,
  }))
  const groupSlabs = rowsOf('rates.groupSlabs').map((_, at) => ({
    fromPeople: whole(`rates.groupSlabs.${at}.fromPeople`, 'From how many: 2 or more.') ?? 0,
    percentOff: whole(`rates.groupSlabs.${at}.percentOff`, 'Percent off, 1 to 90.') ?? 0,
  }))
  const extras = rowsOf('rates.extras').map(({ id, name = '', per }, at) => ({
    id: id || slugify(name) || `extra-${at + 1}`,
    name: name.trim(),
    pricePaise: paise(`rates.extras.${at}.pricePaise`) ?? 0,
    per: (per || 'person') as PackageExtra['per'],
  }))
  const ageBands = Object.fromEntries(
    Object.keys(BANDS).map((band) => [band, whole(`rates.ageBands.${band}`, AGE) ?? 0]),
  ) as PackageRates['ageBands']
  const values = {
    grid: { ...grid, twin: grid.twin ?? 0, infant: grid.infant ?? 0 },
    rates: {
      model: (text('rates.model') || 'SHARING_GRID') as PackageRates['model'],
      ageBands,
      singleSupplementPaise: paise('rates.singleSupplementPaise'),
      seasons,
      groupSlabs,
      extras,
    },
    gstScheme: (text('gstScheme') || 'TOUR_5') as GstScheme,
    ...(text('cancellationPlanId') ? { cancellationPlanId: text('cancellationPlanId') } : {}),
    ...(text('paymentPlanId') ? { paymentPlanId: text('paymentPlanId') } : {}),
  }
  return { values, faults }
}

function PriceFields({ typed, faults, known }: FieldsProps) {
  const of = (name: string) => ({
    id: name,
    name,
    defaultValue: typed[name] ?? '',
    fault: faultAt(faults, name),
    autoComplete: 'off',
  })
  return (
    <>
      <fieldset className={styles.grid}>
        <legend>A person, in rupees before GST</legend>
        {CELL_NAMES.map((cell) => (
          <Field
            key={cell}
            {...of(`grid.${cell}`)}
            label={CELLS[cell][0]}
            help={CELLS[cell][1] || ageText(cell, typed)}
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
        help="Each year from a day to a day, such as 20 Dec to 5 Jan: the grid moves by so many percent."
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
      <fieldset className={styles.grid}>
        <legend>Ages, in completed years on the day of departure</legend>
        {Object.entries(BANDS).map(([band, label]) => (
          <Field key={band} {...of(`rates.ageBands.${band}`)} label={label} inputMode="numeric" maxLength={2} />
        ))}
      </fieldset>
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

/** The plans there are, and the one that is named although nobody has written it. */
function withNamed(plans: Known['plans']['payment'], id = '') {
  return plans.some(({ value }) => value === id) ? plans : [{ value: id, name: 'As built in' }, ...plans]
}

function ageText(cell: keyof PriceGrid, typed: FieldsProps['typed']): string | undefined {
  if (cell !== 'childWithBed' && cell !== 'childNoBed') return undefined
  return `under ${typed['rates.ageBands.adultFrom'] || 12} years`
}

type RowsProps = {
  list: keyof typeof LISTS
  legend: string
  labels: readonly string[]
  help: string
} & Pick<FieldsProps, 'typed' | 'faults'>

/** Rows to fill in; two more stand ready each time it is saved, and an emptied one is gone. */
function Rows({ list, legend, labels, help, typed, faults }: RowsProps) {
  const { columns } = LISTS[list]
  const rows = withSpare(rowsIn(typed, list, columns))
  return (
    <fieldset className={styles.rows}>
      <legend>{legend}</legend>
      <p className="small soft">{help} Empty a line to take it away.</p>
      <RowCount list={list} count={rows.length} />
      {rows.map((row, at) => (
        <div key={at} className={columns.length > 2 ? styles.four : styles.two}>
          {columns.map((column, place) => {
            const name = `${list}.${at}.${column}`
            const of = { id: name, name, defaultValue: row[column] ?? '', fault: faults[name] }
            if (column === 'id') return <input key={name} type="hidden" name={name} value={row[column] ?? ''} />
            const label = labels[place]
            return column === 'per' ? (
              <Select key={name} {...of} label={label} options={optionsOf(UNITS)} none="Choose" />
            ) : (
              <Field key={name} {...of} label={label} autoComplete="off" />
            )
          })}
        </div>
      ))}
      <Fault id={`${list}-fault`}>{faults[list]}</Fault>
    </fieldset>
  )
}
