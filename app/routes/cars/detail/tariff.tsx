import grid from '#app/routes/package/price/price-grid.module.css'
import { Table } from '#app/ui/table.tsx'
import type { CarRates, PricedCar, Tariff as Rates } from '#domain/cars/car.ts'
import { formatPaise } from '#platform/money.ts'

type Rate = { key: Exclude<keyof CarRates, 'minKmPerDay' | 'gstScheme'>; name: string; note: string }

/** Every rate of the class: before GST, and all in. */
export function Tariff({ car, tariff }: PricedCar) {
  const rows = ratesOf(tariff).filter(({ key }) => car[key] !== null)
  return (
    <section aria-labelledby="rates" style={{ paddingTop: 'var(--s7)' }}>
      <h2 id="rates" style={{ marginBottom: 'var(--s4)' }}>
        Rates of this class
      </h2>
      <Table className={grid.grid}>
        <caption className="vh">Rates, before and with GST</caption>
        <thead>
          <tr>
            <th scope="col">For what</th>
            <th scope="col">Before GST</th>
            <th scope="col">Incl. {tariff.gstPercent}&nbsp;% GST</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, note }) => (
            <tr key={key}>
              <th scope="row">
                {name}
                <small>{note}</small>
              </th>
              <td>{formatPaise(car[key] ?? 0)}</td>
              <td>{formatPaise(tariff[key] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className={`soft small ${grid.note}`}>
        An outstation day runs from midnight to midnight. Kilometres count from where the car comes for you to where it
        leaves you. {gstNote(tariff)}
      </p>
    </section>
  )
}

function ratesOf({ minKmPerDay }: Rates): Rate[] {
  return [
    { key: 'perKmPaise', name: 'A kilometre, there and back', note: `at least ${minKmPerDay} km for each day` },
    { key: 'perKmOneWayPaise', name: 'A kilometre, one way', note: 'at least 130 km for each day' },
    { key: 'driverAllowancePaise', name: 'Driver’s allowance', note: 'for each outstation day' },
    { key: 'nightChargePaise', name: 'Night driving', note: 'for each night driven into, 10 pm to 6 am' },
    { key: 'local4h40kmPaise', name: 'In town, 4 hours', note: 'with 40 km' },
    { key: 'local8h80kmPaise', name: 'In town, 8 hours', note: 'with 80 km' },
    { key: 'local12h120kmPaise', name: 'In town, 12 hours', note: 'with 120 km' },
    { key: 'extraKmPaise', name: 'A kilometre more, in town', note: 'beyond those of the package' },
    { key: 'extraHourPaise', name: 'An hour more, in town', note: 'every hour begun' },
  ]
}

function gstNote({ gstPercent }: Rates): string {
  return gstPercent === 5
    ? 'GST is 5 %, as for a car with its driver and its fuel.'
    : `GST is ${gstPercent}\u00a0%, of which a business may take credit.`
}
