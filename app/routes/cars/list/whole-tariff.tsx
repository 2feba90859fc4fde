import { carPathOf } from '#app/parts/car-card/car-path.ts'
import type { PricedCar } from '#domain/cars/car.ts'
import { Table } from '#app/ui/table.tsx'
import { formatPaise } from '#platform/money.ts'
import styles from './whole-tariff.module.css'

/** Every class and every rate in one table, GST included. */
export function WholeTariff({ cars }: { cars: PricedCar[] }) {
  return (
    <section className="section sunk" aria-labelledby="tariff" data-far="">
      <div className="wrap">
        <h2 id="tariff">The whole tariff</h2>
        <p className={`soft ${styles.note}`}>{taxText(cars)} An outstation day runs from midnight to midnight.</p>
        <Table scrollsAs="tariff" className={styles.tariff}>
          <thead>
            <tr>
              <th scope="col">Class</th>
              <th scope="col">A km</th>
              <th scope="col">Minimum km a day</th>
              <th scope="col">A km one way</th>
              <th scope="col">Driver a day</th>
              <th scope="col">Night, 10 pm to 6 am</th>
              <th scope="col">In town, 8 h and 80 km</th>
            </tr>
          </thead>
          <tbody>
            {cars.map((priced) => (
              <Row key={priced.car.id} {...priced} />
            ))}
          </tbody>
        </Table>
      </div>
    </section>
  )
}

function Row({ car, tariff }: PricedCar) {
  return (
    <tr>
      <th scope="row">
        <a href={carPathOf(car.url)}>{car.name}</a>
      </th>
      <td>{formatPaise(tariff.perKmPaise)}</td>
      <td>{tariff.minKmPerDay}</td>
      <td>{rate(tariff.perKmOneWayPaise)}</td>
      <td>{formatPaise(tariff.driverAllowancePaise)}</td>
      <td>{formatPaise(tariff.nightChargePaise)}</td>
      <td>{rate(tariff.local8h80kmPaise)}</td>
    </tr>
  )
}

function rate(paise: number | null): string {
  return paise === null ? 'not let so' : formatPaise(paise)
}

function taxText(cars: PricedCar[]): string {
  const percents = [...new Set(cars.map(({ tariff }) => tariff.gstPercent))]
  return percents.length === 1 ? `Per car, GST of ${percents[0]}\u00a0% included.` : 'Per car, GST included.'
}
