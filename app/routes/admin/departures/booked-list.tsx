import { href } from 'react-router'
import { Table } from '#app/ui/table.tsx'
import type { BookedOn } from '#domain/bookings/desk/planned-departure.server.ts'
import { momentText } from '#app/routes/admin/bookings/moment.ts'
import { formatPaise } from '#platform/money.ts'

/** Who has booked a departure. */
export function BookedList({ booked }: { booked: readonly BookedOn[] }) {
  return (
    <section aria-labelledby="booked">
      <h2 id="booked">Who has booked</h2>
      {booked.length === 0 ? (
        <p>Nobody yet.</p>
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
    </section>
  )
}
