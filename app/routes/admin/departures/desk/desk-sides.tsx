import { href } from 'react-router'
import { formatPaise } from '#platform/money.ts'
import type { ShownBooking } from './shown.ts'
import styles from './desk.module.css'

type Props = { bookings: readonly ShownBooking[] }

/** Who sleeps with whom, a box a room, by booking. */
export function Rooming({ bookings }: Props) {
  const rooms = bookings.flatMap(({ reference, roomsText, people }) =>
    [...Map.groupBy(people, ({ room }) => room)].map(([room, inside]) => ({ reference, roomsText, room, inside })),
  )
  return (
    <section aria-labelledby="rooming">
      <h2 id="rooming">Rooming</h2>
      <ul className={styles.rooms}>
        {rooms.map(({ reference, roomsText, room, inside }) => (
          <li key={`${reference}-${room}`}>
            <b>{room === null ? 'Not arranged yet' : `${reference}, room ${room}`}</b>
            <small>{room === null ? `${reference}: ${roomsText}` : roomsText}</small>
            {inside.map(({ position, name, age }) => (
              <span key={position}>
                {name ?? `Traveller ${position + 1}`}
                {age === null ? '' : `, ${age}`}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Money({ bookings }: Props) {
  const sum = (of: (one: Props['bookings'][number]) => number) => bookings.reduce((total, one) => total + of(one), 0)
  const owing = bookings.filter(({ duePaise }) => duePaise > 0)
  const count = bookings.length === 1 ? '1 booking' : `${bookings.length} bookings`
  return (
    <section aria-labelledby="money">
      <h2 id="money">Money</h2>
      <dl className={styles.bill}>
        <div>
          <dt>{count}</dt>
          <dd>{formatPaise(sum(({ totalPaise }) => totalPaise))}</dd>
        </div>
        <div>
          <dt>Paid</dt>
          <dd>{formatPaise(sum(({ paidPaise }) => paidPaise))}</dd>
        </div>
        <div className={styles.sum}>
          <dt>Still due</dt>
          <dd>{formatPaise(sum(({ duePaise }) => duePaise))}</dd>
        </div>
      </dl>
      <ul>
        {owing.map(({ reference, contactName, duePaise }) => (
          <li key={reference} className="small">
            {formatPaise(duePaise)} from {contactName ?? 'nobody named yet'},{' '}
            <a href={href('/admin/bookings/:reference', { reference })}>{reference}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Food({ bookings }: Props) {
  const people = bookings.flatMap((one) => one.people)
  const wishes = [...Map.groupBy(people, ({ meals }) => meals.toLowerCase())].toSorted(([a], [b]) => b.localeCompare(a))
  return (
    <section aria-labelledby="food">
      <h2 id="food">Food</h2>
      <dl className={styles.bill}>
        {wishes.map(([wish, who]) => (
          <div key={wish}>
            <dt>{wish === '' ? 'Nothing said' : who[0]!.meals}</dt>
            <dd>{who.length}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
