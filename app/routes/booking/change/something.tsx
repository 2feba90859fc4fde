import page from '#app/parts/booking/booking-page.module.css'
import { seatsText } from '#app/parts/booking/words.ts'
import type { Trip } from '#app/routes/booking/trip/trip.server.ts'
import styles from '#app/routes/booking/trip/trip.module.css'

function waysOfHire(path: string, roomsText: string, mayMove: boolean) {
  return [
    { name: mayMove ? 'The day or the hour' : 'The hour', words: 'where a car is free', href: `${path}/change` },
    { name: 'The class', words: roomsText, href: `${path}/change` },
    { name: 'The pick-up', words: 'another address, at no cost', href: `${path}/travellers` },
  ]
}

/** What of a trip may be otherwise, each with the way to it. */
export function ChangeSomething({ trip: { standing, mayMove } }: { trip: Trip }) {
  const path = `/booking/${standing.reference}`
  const { rooms, seats, package: sold, roomsText } = standing.journey
  const ways =
    sold.kind === 'car'
      ? waysOfHire(path, roomsText, mayMove)
      : [
          ...(mayMove
            ? [{ name: 'Another date', words: 'where another date has your seats', href: `${path}/change#date` }]
            : []),
          {
            name: rooms.rooms.length === 1 ? 'The room' : 'The rooms',
            words: standing.journey.roomsText,
            href: `${path}/change`,
          },
          { name: 'A name', words: 'a spelling, at no cost', href: `${path}/travellers` },
          { name: 'One more, or one less', words: `${seatsText(seats)} now`, href: `${path}/change#people` },
          { name: 'Extras', words: 'added or left out', href: `${path}/change` },
        ]
  return (
    <section className={`${page.section} ${page.onScreen}`} aria-labelledby="change">
      <h2 id="change">Change something</h2>
      <p className="soft">You see the difference in rupees first. Nothing changes until you accept.</p>
      <ul className={styles.rows}>
        {ways.map(({ name, words, href }) => (
          <li key={name}>
            <span>
              <b>{name}</b>
              <small>{words}</small>
            </span>
            <a className={page.link} href={href}>
              Change<span className="vh"> {name.toLowerCase()}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
