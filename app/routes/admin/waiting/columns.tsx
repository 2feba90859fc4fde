import { href } from 'react-router'
import { State } from '#app/ui/state.tsx'
import type { Halt } from '#app/ui/state.tsx'
import type { Column } from '#app/ui/list-table.tsx'
import { seatsText } from '#app/parts/booking/words.ts'
import { momentText } from '#app/routes/admin/enquiries/words.ts'
import type { ListedWaiting } from '#domain/departures/waitlist/waiting-desk.server.ts'
import type { WaitingState } from '#domain/departures/waitlist/waitlist.ts'
import { partyText } from '#domain/party/party.ts'
import { formatDate } from '#platform/dates.ts'
import { mobileText } from '#platform/mobile-text.ts'
import { capitalised } from '#platform/wording.ts'

const HALTS: Record<WaitingState, Halt> = {
  asked: 'draft',
  waiting: 'ahead',
  kept: 'review',
  offered: 'scheduled',
  taken: 'published',
  lapsed: 'withdrawn',
  left: 'withdrawn',
  'called-off': 'bad',
}

/** What is said of each who waits, at this moment. */
export function columnsAt(now: Date): readonly Column<ListedWaiting>[] {
  return [
    {
      name: 'Who',
      isHead: true,
      cell: ({ id, ...who }) => (
        <span>
          <a href={href('/admin/waiting/:id', { id })}>{calledText(who)}</a>
          {who.name === null ? null : <small>{who.email ?? mobileText(who.mobile ?? '')}</small>}
        </span>
      ),
    },
    {
      name: 'Departure',
      cell: ({ departureId: id, package: name, startsOn, departureCity }) => (
        <span>
          <a href={href('/admin/departures/:id', { id })}>{name}</a>
          <small>
            {formatDate(startsOn)}, {departureCity}
          </small>
        </span>
      ),
    },
    {
      name: 'Wants',
      cell: ({ seats, party }) => (party ? partyText(party) : `${seats} ${seats === 1 ? 'seat' : 'seats'}`),
    },
    { name: 'Seats free', isFigure: true, cell: ({ free }) => free },
    { name: 'Since', cell: ({ waitingSince, askedAt }) => capitalised(momentText(waitingSince ?? askedAt, now)) },
    { name: 'Stands', cell: (row) => <Stands place={row} now={now} /> },
  ]
}

/** Who waits, by what is known of them. */
export function calledText({ name, email, mobile }: Pick<ListedWaiting, 'name' | 'email' | 'mobile'>): string {
  return name ?? email ?? mobileText(mobile ?? '')
}

/** How a place stands, and for how long. */
export function Stands({ place, now }: { place: ListedWaiting; now: Date }) {
  return (
    <span>
      <State halt={HALTS[place.state]}>{standsText(place)}</State>
      {place.state === 'offered' ? <small>{offeredText(place, now)}</small> : null}
    </span>
  )
}

function standsText({ state, before, seats, email }: ListedWaiting): string {
  if (state === 'waiting') return before === 0 ? 'First in line' : `${before} before them`
  if (state === 'kept') return `${seatsText(seats)} kept, the ${email === null ? 'SMS' : 'mail'} goes out`
  return state === 'offered' ? `${seatsText(seats)} offered` : OVER[state]
}

function offeredText({ offerEndsAt, email }: ListedWaiting, now: Date): string {
  return `Until ${momentText(offerEndsAt!, now)}${email === null ? '; they book by telephone' : ''}`
}

const OVER = {
  asked: 'Has not answered the mail',
  taken: 'Booked',
  lapsed: 'Let the offer pass',
  left: 'Left the line',
  'called-off': 'The date was called off',
} as const

/** Why seats of a departure are offered to nobody any more. */
export const CLOSED = {
  'too-late': 'Its last day to be booked is over: nothing is offered any more.',
  'departure-closed': 'It is closed for sale: nothing is offered before it is opened again.',
  'departure-called-off': 'It was called off.',
} as const
