import type { ShownDetails } from './details.server.ts'
import { EmergencyFields, LaterFields } from './later-fields.tsx'
import styles from './details.module.css'

type Faults = Record<string, string>

/** What the days of travel need of each who is filled in for, and whom to call. */
export function DetailsFields({ people, emergency, faults }: Omit<ShownDetails, 'hasFriends'> & { faults: Faults }) {
  return (
    <>
      {people.map((person) => (
        <Person key={person.place} person={person} faults={faults} />
      ))}
      <EmergencyFields
        emergency={emergency}
        faults={{ name: faults['emergency.name'], mobile: faults['emergency.mobile'] }}
        row={styles.row}
      />
    </>
  )
}

function Person({ person, faults }: { person: ShownDetails['people'][number]; faults: Faults }) {
  const { name, place, paper, lastDigits, meals } = person
  const number = lastDigits ? `We have the one that ends in ${lastDigits}. Leave this empty to keep it.` : undefined
  return (
    <fieldset>
      <legend>{name}</legend>
      <div className={styles.row}>
        <LaterFields
          names={{ paper: `${place}.paper`, number: `${place}.number`, meals: `${place}.meals` }}
          place={place}
          paper={paper}
          meals={meals}
          kept={{ number }}
          faults={faults}
        />
      </div>
    </fieldset>
  )
}
