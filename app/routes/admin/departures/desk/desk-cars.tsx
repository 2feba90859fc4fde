import { Phone } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/select.tsx'
import { MOST_OFFERED } from '#domain/departures/departure.ts'
import type { DepartureCar } from '#domain/departures/departure-cars.server.ts'
import { seatsText } from '#app/parts/booking/words.ts'
import { DeedForm, keptOf } from '#app/routes/admin/deed-form.tsx'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import office from '#app/routes/admin/office.module.css'
import styles from './desk.module.css'

type Props = {
  /** `isReached` of a driver an SMS can go to. */
  cars: readonly (DepartureCar & { isReached: boolean })[]
  /** Seats that are sold: so many are needed. */
  sold: number
  free: {
    vehicles: readonly { id: string; plate: string; car: string; seats: number; garage: string }[]
    drivers: readonly { id: string; name: string; mobile: string; garage: string }[]
  }
  isOver: boolean
  /** Whether drivers are told by now. */
  isEvening: boolean
  kept: KeptForm
}

/** What everybody travels in, and who drives. */
export function Cars({ cars, sold, free, isOver, isEvening, kept }: Props) {
  return (
    <section aria-labelledby="cars">
      <h2 id="cars">Cars and drivers</h2>
      <ul className={styles.cars}>
        {cars.map(({ id, plate, car, seats, driver, mobile, toldAt, isReached }) => (
          <li key={id}>
            <p>
              <b>
                {car}, {seatsText(seats)}, {plate}
              </b>
              <small>
                {driver}, {isReached ? toldText(toldAt, isEvening) : `not told: no SMS goes to them, call ${mobile}`}
              </small>
            </p>
            <a className={`${office.line} ${styles.screen}`} href={`tel:${mobile}`}>
              <Phone aria-hidden="true" size={18} />
              <span className="vh">Call {driver}</span>
            </a>
            {isOver ? null : (
              <DeedForm intent="recall-car" of={{ car: id }} className={`${office.inline} ${styles.screen}`}>
                <Button look="bare">
                  Take off<span className="vh"> {plate}</span>
                </Button>
              </DeedForm>
            )}
          </li>
        ))}
      </ul>
      {cars.length === 0 ? <p className="soft">None yet.</p> : null}
      {isOver || sold === 0 ? null : <Room cars={cars} sold={sold} />}
      {isOver ? null : <SendCar free={free} kept={kept} />}
    </section>
  )
}

/** Whether everybody has a seat in what goes along, said before more is assigned and when it was. */
function Room({ cars, sold }: Pick<Props, 'cars' | 'sold'>) {
  const seats = cars.reduce((sum, one) => sum + one.seats, 0)
  const needs = sold === 1 ? '1 traveller needs a seat' : `${sold} travellers need a seat`
  const go = `${seatsText(seats)} ${seats === 1 ? 'goes' : 'go'} along`
  if (seats >= sold) return <p>{`${needs}; ${go}.`}</p>
  const lack = `${sold - seats === 1 ? '1 has' : `${sold - seats} have`} none yet`
  return <p className={styles.amiss}>{`${needs}: ${seats === 0 ? lack : `${go}, ${lack}`}.`}</p>
}

function toldText(toldAt: Date | null, isEvening: boolean): string {
  if (toldAt) return 'told what they drive'
  return isEvening ? 'told within minutes' : 'told on the evening before'
}

function SendCar({ free: { vehicles, drivers }, kept }: Pick<Props, 'free' | 'kept'>) {
  const mine = keptOf(kept, 'send-car')
  if (vehicles.length === 0 || drivers.length === 0)
    return <p className="soft">No other vehicle with a driver is free on all of its days.</p>
  return (
    <DeedForm intent="send-car" className={`${office.column} ${styles.send} ${styles.screen}`}>
      <Select
        id="vehicle"
        name="vehicle"
        label="Vehicle"
        none="Choose a vehicle"
        options={vehicles.map(({ id, plate, car, seats, garage }) => ({
          value: id,
          name: `${garage}: ${car}, ${seatsText(seats)}, ${plate}`,
        }))}
        defaultValue={mine?.typed['vehicle']}
        fault={mine?.faults['vehicle']}
      />
      <Select
        id="driver"
        name="driver"
        label="Driver"
        none="Choose who drives"
        options={drivers.map(({ id, name, mobile, garage }) => ({
          value: id,
          name: `${garage}: ${name}, …${mobile.slice(-4)}`,
        }))}
        defaultValue={mine?.typed['driver']}
        fault={mine?.faults['driver']}
      />
      {Math.max(vehicles.length, drivers.length) >= MOST_OFFERED ? (
        <p className="small soft">Of those that are free the nearest {MOST_OFFERED} stand here.</p>
      ) : null}
      <Button look="line">Assign to this departure</Button>
    </DeedForm>
  )
}
