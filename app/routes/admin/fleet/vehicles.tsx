import { Button } from '#app/ui/button.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import type { Fleet } from '#domain/cars/fleet-desk.server.ts'
import { DeedForm, keptOf } from '#app/routes/admin/deed-form.tsx'
import type { Kept } from '#app/routes/admin/deed-form.tsx'
import { hiresText } from './words.ts'
import styles from '#app/routes/admin/office.module.css'

type Props = {
  fleet: Fleet
  kept: Kept
  /** Whose form lies open. */
  open: string
}
type Vehicle = Fleet['vehicles'][number]

/** The vehicles of each class, and a new one. */
export function Vehicles({ fleet, kept, open }: Props) {
  return (
    <section aria-labelledby="vehicles">
      <h2 id="vehicles">Vehicles</h2>
      <ul className={styles.rows}>
        {fleet.vehicles.map((one) => (
          <li key={one.id} id={`vehicle-${one.id}`} className={open === one.id ? styles.wide : undefined}>
            <div>
              <h3>{one.registration}</h3>
              <p className="small soft">{lineOf(one, fleet)}</p>
            </div>
            {open === one.id ? (
              <ChangeVehicle one={one} fleet={fleet} kept={kept} />
            ) : (
              <a href={`?vehicle=${one.id}#vehicle-${one.id}`}>
                Change<span className="vh"> {one.registration}</span>
              </a>
            )}
          </li>
        ))}
        <li className={styles.wide}>
          <h3>Another vehicle</h3>
          <ChangeVehicle one={undefined} fleet={fleet} kept={kept} />
        </li>
      </ul>
    </section>
  )
}

function lineOf({ carId, garageCityId, active, hires }: Vehicle, { classes, garages }: Fleet): string {
  const car = classes.find(({ id }) => id === carId)?.name ?? ''
  const city = garages.find(({ id }) => id === garageCityId)?.name ?? ''
  return `${car}, ${city}. ${active ? 'In service' : 'Out of service'}, ${hiresText(hires)}.`
}

function ChangeVehicle({ one, fleet, kept }: Omit<Props, 'open'> & { one: Vehicle | undefined }) {
  const id = one?.id ?? ''
  const mine = keptOf(kept, 'vehicle', { vehicle: id })
  const isActive = mine ? mine.typed['active'] === 'yes' : (one?.active ?? true)
  return (
    <DeedForm intent="vehicle" of={{ vehicle: id }}>
      <Field
        id={`plate-${id}`}
        name="plate"
        label="Plate"
        autoComplete="off"
        maxLength={16}
        defaultValue={mine?.typed['plate'] ?? one?.registration ?? ''}
        fault={mine?.faults['registration']}
      />
      <Select
        id={`class-${id}`}
        name="class"
        label="Class"
        none="Choose"
        options={fleet.classes.map((car) => ({ value: car.id, name: car.name }))}
        defaultValue={mine?.typed['class'] ?? one?.carId ?? ''}
        fault={mine?.faults['carId']}
      />
      <Select
        id={`vehicle-garage-${id}`}
        name="garage"
        label="Stands in"
        none="Choose"
        options={fleet.garages.map((city) => ({ value: city.id, name: city.name }))}
        defaultValue={mine?.typed['garage'] ?? one?.garageCityId ?? ''}
        fault={mine?.faults['garageCityId']}
      />
      <Choice type="checkbox" name="active" value="yes" defaultChecked={isActive}>
        In service
      </Choice>
      <Button look="ink">
        {one ? 'Save' : 'Add'}
        <span className="vh"> {one ? one.registration : 'the vehicle'}</span>
      </Button>
    </DeedForm>
  )
}
