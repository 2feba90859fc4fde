import { clockSaid, clockTyped } from '#domain/catalogue/journey/clock.ts'
import { USUAL_OWN_DATES } from '#domain/catalogue/package.ts'
import type { PackageDraft, PackageExtra, PackagePickup, PackageRates, PriceGrid } from '#domain/catalogue/package.ts'
import type { GstScheme } from '#domain/tax/gst-rates.ts'
import { rupeesTyped } from '#app/routes/admin/departures/plan-fields.tsx'
import { slugify } from '#platform/slug.ts'
import { dayOfYearText, readDayOfYear } from '#domain/catalogue/day-of-year.ts'
import { readerOf, rowsIn, typedRows } from './typed.ts'

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
export const CELL_NAMES = Object.keys(CELLS) as (keyof PriceGrid)[]
export const BANDS = {
  infantUnder: 'Infants are under',
  olderInfantUnder: 'Older infants under',
  adultFrom: 'Adults from',
  youngest: 'Nobody under',
} as const
export const LISTS = {
  'rates.seasons': { columns: ['name', 'from', 'to', 'percent'] },
  'rates.groupSlabs': { columns: ['fromPeople', 'percentOff'] },
  'rates.extras': { columns: ['id', 'name', 'pricePaise', 'per'], emptied: ['name', 'pricePaise'] },
  'rates.pickups': { columns: ['id', 'place', 'at', 'pricePaise', 'per'], emptied: ['place', 'at', 'pricePaise'] },
} as const
const DAYS = 'Days are a number from 0 to 365.'
const AGE = 'Ages are whole years, 0 to 18.'

/** Prices as they stand in the fields. */
export function typedPrices({ grid, rates, gstScheme, ...others }: PackageDraft) {
  const { cancellationPlanId = '', paymentPlanId = '', infantsHaveSeats, ownDates = USUAL_OWN_DATES } = others
  const money = (paise: number | null) => (paise === null || paise === 0 ? '' : rupeesTyped(paise))
  const cells = CELL_NAMES.map((cell) => [`grid.${cell}`, money(grid[cell])])
  const bands = Object.entries(rates.ageBands).map(([band, age]) => [`rates.ageBands.${band}`, String(age)])
  return {
    ...(Object.fromEntries([...cells, ...bands]) as Record<string, string>),
    'rates.model': rates.model,
    'rates.singleSupplementPaise': money(rates.singleSupplementPaise),
    'rates.meeting.place': rates.meeting?.place ?? '',
    'rates.meeting.at': rates.meeting?.at ?? '',
    infantsHaveSeats: infantsHaveSeats ? 'yes' : 'no',
    'ownDates.areSold': ownDates.areSold ? 'yes' : 'no',
    'ownDates.leadDays': String(ownDates.leadDays),
    'ownDates.cutoffDays': String(ownDates.cutoffDays),
    'ownDates.mostPeople': String(ownDates.mostPeople ?? ''),
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
    ...typedRows(
      'rates.pickups',
      (rates.pickups ?? []).map((one) => ({ ...one, at: clockSaid(one.at), pricePaise: rupeesTyped(one.pricePaise) })),
    ),
  }
}

type PriceReader = ReturnType<typeof readerOf>

/** The prices that were typed; the bills beside them are counted from these. */
export function readPrices(typed: Readonly<Record<string, string>>) {
  const reader = readerOf(typed)
  const { faults, text, whole, paise } = reader
  const grid = Object.fromEntries(CELL_NAMES.map((cell) => [cell, paise(`grid.${cell}`)])) as PriceGrid
  const values = {
    grid: { ...grid, twin: grid.twin ?? 0, infant: grid.infant ?? 0 },
    rates: {
      model: (text('rates.model') || 'SHARING_GRID') as PackageRates['model'],
      ageBands: readAgeBands(reader),
      singleSupplementPaise: paise('rates.singleSupplementPaise'),
      ...readRateRows(typed, reader),
      meeting: { place: text('rates.meeting.place'), at: clockTyped(text('rates.meeting.at')) },
    },
    infantsHaveSeats: text('infantsHaveSeats') === 'yes',
    ownDates: {
      areSold: text('ownDates.areSold') !== 'no',
      leadDays: whole('ownDates.leadDays', DAYS) ?? USUAL_OWN_DATES.leadDays,
      cutoffDays: whole('ownDates.cutoffDays', DAYS) ?? USUAL_OWN_DATES.cutoffDays,
      mostPeople: whole('ownDates.mostPeople', 'People are a whole number, or empty.'),
    },
    gstScheme: (text('gstScheme') || 'TOUR_5') as GstScheme,
    ...(text('cancellationPlanId') ? { cancellationPlanId: text('cancellationPlanId') } : {}),
    ...(text('paymentPlanId') ? { paymentPlanId: text('paymentPlanId') } : {}),
  }
  return { values, faults }
}

function readAgeBands({ whole }: PriceReader): PackageRates['ageBands'] {
  const bands = Object.keys(BANDS).map((band) => [band, whole(`rates.ageBands.${band}`, AGE) ?? 0])
  return Object.fromEntries(bands) as PackageRates['ageBands']
}

function readRateRows(typed: Readonly<Record<string, string>>, reader: PriceReader) {
  const { whole, paise } = reader
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
  const rows = rowsOf('rates.extras')
  const ids = new Set(rows.map(({ id = '' }) => id))
  const extras = rows.map(({ id, name = '', per }, at) => ({
    id: id || newIdFor(name, ids, 'extra'),
    name: name.trim(),
    pricePaise: paise(`rates.extras.${at}.pricePaise`) ?? 0,
    per: (per || 'person') as PackageExtra['per'],
  }))
  return { seasons, groupSlabs, extras, pickups: readPickups(rowsOf('rates.pickups'), reader) }
}

/** A price that was emptied is not free: nobody would see that it was forgotten. */
function readPickups(rows: readonly Record<string, string>[], { text, paise, amiss }: PriceReader): PackagePickup[] {
  const ids = new Set(rows.map(({ id = '' }) => id))
  return rows.map(({ id, place = '', at: hour = '', per }, at) => {
    const field = `rates.pickups.${at}.pricePaise`
    if (text(field) === '') amiss(field, 'What it costs in rupees, or 0 where it is free.')
    return {
      id: id || newIdFor(place, ids, 'pickup'),
      place: place.trim(),
      at: clockTyped(hour),
      pricePaise: paise(field) ?? 0,
      per: (per || 'booking') as PackagePickup['per'],
    }
  })
}

/** An id of its own for what is new, by its name; its price is asked for by it. */
function newIdFor(name: string, taken: Set<string>, kind: string): string {
  const plain = slugify(name) || kind
  let id = plain
  for (let nth = 2; taken.has(id); nth++) id = `${plain}-${nth}`
  taken.add(id)
  return id
}
