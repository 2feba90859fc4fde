import type { RoomPlan } from '#domain/pricing/rooms.ts'
import { placesText } from '#domain/bookings/group/room-places.ts'
import type { PartyRow } from './party-rows.ts'
import styles from './room-charts.module.css'

type Room = RoomPlan['rooms'][number]

/** The rooms from above, a tile for each place to sleep, with whoever was named last. */
export function RoomCharts({ rooms, rows }: { rooms: readonly Room[]; rows: readonly PartyRow[] }) {
  return (
    <ul className={styles.rooms}>
      {rooms.map((room, at) => (
        <li key={at} className={styles.room}>
          <h3>
            Room {at + 1}{' '}
            <small>
              {room.kind}, for {placesText(room)}
            </small>
          </h3>
          <Beds room={room} rows={rows.filter((row) => row.room === at + 1)} />
          <i className={styles.door} aria-hidden="true" />
        </li>
      ))}
    </ul>
  )
}

/** Each place with who has it: adults in their beds, then the young in theirs. */
function Beds({ room, rows }: { room: Room; rows: readonly PartyRow[] }) {
  const adults = rows.filter(({ isAdult }) => isAdult)
  const minors = rows.filter(({ isAdult }) => !isAdult)
  return (
    <ul className={styles.beds}>
      {placesOf(room).map(({ name, isAdults, isSmall }, at) => {
        const row = (isAdults ? adults : minors).shift()
        return (
          <li key={at} className={isSmall ? styles.small : styles.bed}>
            <b>{row ? row.name.trim() || row.title : 'nobody yet'}</b>
            <small>{name}</small>
          </li>
        )
      })}
    </ul>
  )
}

function placesOf({ adults, young, inAdultBed, withBed, noBed, infants }: Room) {
  const some = (count: number, name: string, isAdults: boolean, isSmall: boolean) =>
    Array.from({ length: count }, () => ({ name, isAdults, isSmall }))
  return [
    ...some(adults, 'a bed', true, false),
    ...some(young + inAdultBed, 'a bed', false, false),
    ...some(withBed, 'an extra bed', false, true),
    ...some(noBed, 'no bed of their own', false, true),
    ...some(infants, 'a cot', false, true),
  ]
}
