import page from '#app/parts/booking/booking-page.module.css'
import { seatsText } from '#app/parts/booking/words.ts'
import { formatDate } from '#platform/dates.ts'
import type { Trip } from '#app/routes/booking/trip/trip.server.ts'
import styles from '#app/routes/booking/trip/trip.module.css'

function waysOfHire(path: string, roomsText: string, movesUntil: string | undefined) {
  return [
    movesUntil === undefined
      ? { name: 'The hour', words: 'where a car is free', href: `${path}/change` }
      : { name: 'The day or the hour', words: `where a car is free${movesUntil}`, href: `${path}/change` },
    { name: 'The class', words: roomsText, href: `${path}/change` },
    { name: 'The pick-up', words: 'another address, at no cost', href: `${path}/travellers` },
  ]
}

/** What of a trip may be otherwise, each with the way to it. */
export function ChangeSomething({ trip: { standing, mayMove, moveUntil, changeUntil } }: { trip: Trip }) {
  const path = `/booking/${standing.reference}`
  const { rooms, seats, package: sold, roomsText } = standing.journey
  // A date moves while it costs least to leave, which ends before anything else does: that day stands beside it.
  const movesUntil = mayMove ? (moveUntil < changeUntil ? `, until ${formatDate(moveUntil)}` : '') : undefined
  const ways =
    sold.kind === 'car'
      ? waysOfHire(path, roomsText, movesUntil)
      : [
          ...(movesUntil === undefined
            ? []
            : [
                {
                  name: 'Another date',
                  words: `where another date has your seats${movesUntil}`,
                  href: `${path}/change#date`,
                },
              ]),
          {
            name: rooms.rooms.length === 1 ? 'The room' : 'The rooms',
            words: standing.journey.roomsText,
            href: `${path}/change`,
          },
          { name: 'A name', words: 'a spelling, at no cost', href: `${path}/travellers` },
          { name: 'One more, or one less', words: `${seatsText(seats)} now`, href: `${path}/change#people` },
          { name: 'Extras', words: 'added or left out', href: `${path}/change` },
        ]
  const isOver = standing.today > changeUntil
  const open = isOver ? ways.filter(({ href }) => href.endsWith('/travellers')) : ways
  return (
    <section className={`${page.section} ${page.onScreen}`} aria-labelledby="change">
      <h2 id="change">Change something</h2>
      <p className="soft">
        {isOver
          ? `The last day to change more than this was ${formatDate(changeUntil)}. If something else has to be otherwise, call us.`
          : `You see the difference in rupees first. Nothing changes until you accept. The last day for it is ${formatDate(changeUntil)}${movesUntil ? ', and for the day itself an earlier one' : ''}.`}
      </p>
      <ul className={styles.rows}>
        {open.map(({ name, words, href }) => (
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
