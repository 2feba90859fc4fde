import { href } from 'react-router'
import { Table } from '#app/ui/table.tsx'
import type { BookedOn } from '#domain/bookings/desk/planned-departure.server.ts'
import { seatsText } from '#app/parts/booking/words.ts'
import { momentText } from '#app/routes/admin/bookings/moment.ts'
import { formatPaise } from '#platform/money.ts'

/** Who has booked a departure, and how many seats were sold elsewhere. */
export function BookedList({ booked, elsewhere }: { booked: readonly BookedOn[]; elsewhere: number }) {
  return (
    <section aria-labelledby="booked">
      <h2 id="booked">Who has booked</h2>
      {booked.length === 0 ? (
        <p>{elsewhere === 0 ? 'Nobody yet.' : 'Nobody here.'}</p>
      ) : (
        <Table scrollsAs="booked">
          <thead>
            <tr>
              <th scope="col">Booking</th>
              <th scope="col">Seats</th>
              <th scope="col">Costs</th>
              <th scope="col">Paid</th>
            </tr>
          </thead>
          <tbody>
            {booked.map(({ reference, name, seats, state, holdExpiresAt, totalPaise, paidPaise }) => (
              <tr key={reference}>
                <th scope="row">
                  <a href={href('/admin/bookings/:reference', { reference })}>{reference}</a>
                  <small>
                    {name ?? 'no name yet'}
                    {state === 'held' ? `, held until ${momentText(holdExpiresAt)}` : ''}
                  </small>
                </th>
                <td>{seats}</td>
                <td>{formatPaise(totalPaise)}</td>
                <td>{formatPaise(paidPaise)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {elsewhere === 0 ? null : (
        <p>
          {seatsText(elsewhere)} {elsewhere === 1 ? 'was' : 'were'} sold elsewhere.
        </p>
      )}
    </section>
  )
}
