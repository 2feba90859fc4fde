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
type Driver = Fleet['drivers'][number]

/** Who drives, and somebody new. */
export function Drivers({ fleet, kept, open }: Props) {
  return (
    <section aria-labelledby="drivers">
      <h2 id="drivers">Drivers</h2>
      <ul className={styles.rows}>
        {fleet.drivers.map((one) => (
          <li key={one.id} id={`driver-${one.id}`} className={open === one.id ? styles.wide : undefined}>
            <div>
              <h3>{one.name}</h3>
              <p className="small soft">{lineOf(one, fleet)}</p>
            </div>
            {open === one.id ? (
              <ChangeDriver one={one} fleet={fleet} kept={kept} />
            ) : (
              <a href={`?driver=${one.id}#driver-${one.id}`}>
                Change<span className="vh"> {one.name}</span>
              </a>
            )}
          </li>
        ))}
        <li className={styles.wide}>
          <h3>Another driver</h3>
          <ChangeDriver one={undefined} fleet={fleet} kept={kept} />
        </li>
      </ul>
    </section>
  )
}

function lineOf({ mobile, garageCityId, active, hires }: Driver, { garages }: Fleet): string {
  const city = garages.find(({ id }) => id === garageCityId)?.name ?? ''
  return `${mobile}, ${city}. ${active ? 'In service' : 'Out of service'}, ${hiresText(hires)}.`
}

function ChangeDriver({ one, fleet, kept }: Omit<Props, 'open'> & { one: Driver | undefined }) {
  const id = one?.id ?? ''
  const mine = keptOf(kept, 'driver', { driver: id })
  const isActive = mine ? mine.typed['active'] === 'yes' : (one?.active ?? true)
  return (
    <DeedForm intent="driver" of={{ driver: id }}>
      <Field
        id={`name-${id}`}
        name="name"
        label="Name"
        autoComplete="off"
        maxLength={80}
        defaultValue={mine?.typed['name'] ?? one?.name ?? ''}
        fault={mine?.faults['name']}
      />
      <Field
        id={`mobile-${id}`}
        name="mobile"
        label="Mobile"
        inputMode="tel"
        autoComplete="off"
        maxLength={20}
        defaultValue={mine?.typed['mobile'] ?? one?.mobile ?? ''}
        fault={mine?.faults['mobile']}
      />
      <Select
        id={`driver-garage-${id}`}
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
        <span className="vh"> {one ? one.name : 'the driver'}</span>
      </Button>
    </DeedForm>
  )
}
