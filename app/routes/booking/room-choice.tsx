import { Choice } from '#app/ui/choice.tsx'
import { Fault } from '#app/ui/fault.tsx'
import { Select } from '#app/ui/select.tsx'
import styles from './room-choice.module.css'

type Props = {
  name: string
  /** Counted from 1. */
  room: number
  rooms: number
  fault: string | undefined
  /** Whether the rooms as they are chosen do not fit, which their own words say. */
  isAmiss: boolean
}

/** Which room somebody sleeps in: of two by a pair of radios, of more by a list. */
export function RoomChoice({ name, room, rooms, fault, isAmiss }: Props) {
  const all = Array.from({ length: rooms }, (_, at) => at + 1)
  const describedBy = isAmiss ? 'rooms' : undefined
  if (rooms > 2)
    return (
      <Select
        id={name}
        name={name}
        label="Sleeps in"
        options={all.map((one) => ({ value: one, name: `Room ${one}` }))}
        defaultValue={String(room)}
        fault={fault}
        aria-describedby={describedBy}
      />
    )
  return (
    <fieldset className={styles.pair} aria-describedby={describedBy}>
      <legend>Sleeps in</legend>
      <span>
        {all.map((one) => (
          <Choice
            key={one}
            look="own"
            controlClass={styles.dot}
            type="radio"
            id={one === 1 ? name : undefined}
            name={name}
            value={one}
            defaultChecked={one === room}
          >
            Room {one}
          </Choice>
        ))}
      </span>
      <Fault id={`${name}-fault`}>{fault}</Fault>
    </fieldset>
  )
}
