import { kept } from '#app/ui/kept.tsx'
import type { Departure } from '#domain/departures/departure.ts'
import type { Package, PriceGrid as Grid } from '#domain/catalogue/package.ts'
import { fromPaise } from '#domain/pricing/from-price.ts'
import { gstPercent } from '#domain/tax/gst-rates.ts'
import type { GstScheme, TaxDay } from '#domain/tax/gst-rates.ts'
import { formatPaise } from '#platform/money.ts'
import { agesOf, agesText } from './age-text.ts'
import { lapText } from '#app/parts/booking/words.ts'
import { Table } from '#app/ui/table.tsx'
import styles from './price-grid.module.css'

type Row = { cell: keyof Grid; name: string; note: string }

const IN_ROOMS: Row[] = [
  { cell: 'twin', name: 'Twin sharing', note: 'per adult, two to a room' },
  { cell: 'triple', name: 'Triple sharing', note: 'per adult, three to a room' },
  { cell: 'quad', name: 'Quad sharing', note: 'per adult, four to a room' },
  { cell: 'single', name: 'Single', note: 'a room to yourself' },
  { cell: 'childWithBed', name: 'Child with a bed', note: 'an extra bed in the parents’ room' },
  { cell: 'childNoBed', name: 'Child without a bed', note: 'shares the parents’ bed' },
  { cell: 'infant', name: 'Infant', note: 'no bed' },
]

const ON_TREKS: Record<keyof Grid, string> = {
  twin: 'two to a tent or room',
  triple: 'per person, three to a tent or room',
  quad: 'per person, four to a tent or room',
  single: 'a tent or room to yourself',
  childWithBed: 'with a place of its own',
  childNoBed: 'shares the parents’ tent or room',
  infant: 'carried by you',
}

const GST_NOTES: Record<GstScheme, string> = {
  TOUR_5: 'on the gross price, which includes both accommodation and transport.',
  TOUR_18: 'as for journeys whose price does not include both accommodation and transport.',
}

/** What each traveller pays by room and age: before GST, and all in. */
export const PriceGrid = kept(function PriceGrid({
  pkg,
  departures,
  tax,
}: {
  pkg: Package
  departures: Departure[]
  tax: TaxDay
}) {
  const percent = gstPercent(pkg.gstScheme, tax)
  const takesChildren = pkg.grid.childWithBed !== null || pkg.grid.childNoBed !== null
  const takesInfants = takesChildren && pkg.rates.ageBands.infantUnder > pkg.rates.ageBands.youngest
  const rows = IN_ROOMS.filter(({ cell }) => (cell === 'infant' ? takesInfants : pkg.grid[cell] !== null))
  const hasOtherPrices = departures.some(({ twinPaise, cells }) => cells || twinPaise !== pkg.grid.twin)
  return (
    <section data-far="" id="prices" aria-labelledby="prices-title">
      <h2 id="prices-title">Price for each traveller</h2>
      <div className={styles.sheet}>
        <Table className={styles.grid}>
          <caption className="vh">Price for each traveller by room</caption>
          <thead>
            <tr>
              <th scope="col">Who and where</th>
              <th scope="col">Before GST</th>
              <th scope="col">Incl. {percent}&nbsp;% GST</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ cell, name, note }) => (
              <tr key={cell} data-cell={cell}>
                <th scope="row">
                  {pkg.kind === 'trek' && cell === 'twin' ? 'Each trekker' : name}
                  <small>
                    {[agesOf(cell, pkg.rates.ageBands), pkg.kind === 'trek' ? ON_TREKS[cell] : note]
                      .filter(Boolean)
                      .join(', ')}
                  </small>
                </th>
                <td>{priceText(pkg.grid[cell] ?? 0)}</td>
                <td>{priceText(fromPaise(pkg.grid[cell] ?? 0, pkg.gstScheme, tax))}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
      <p className={`soft small ${styles.note}`}>
        GST is {percent}&nbsp;%, {GST_NOTES[pkg.gstScheme]}{' '}
        {hasOtherPrices ? 'These are the usual prices; some dates cost more or less, as the departures show. ' : ''}
        {agesText(pkg.rates.ageBands, takesChildren)} {lapText(pkg)}
      </p>
    </section>
  )
})

function priceText(paise: number): string {
  return paise === 0 ? 'free' : formatPaise(paise)
}
