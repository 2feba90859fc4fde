import { Fragment } from 'react'
import { href } from 'react-router'
import { seatsText } from '#app/parts/booking/words.ts'
import { Happening, Timeline } from '#app/ui/timeline.tsx'
import { isKind, kindOf } from '#domain/messaging/kinds.ts'
import { formatDate, formatTime, istDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import type { Enquiry } from './opened.server.ts'
import { momentText, OUTCOMES, REASONS } from './words.ts'

type Event = Enquiry['events'][number]

/** Everything that happened, the latest on top, down to what was asked. */
export function Happened({ enquiry, now }: { enquiry: Enquiry; now: Date }) {
  const happened = [
    ...enquiry.events.map((event) => ({
      key: `event ${event.id}`,
      at: event.at,
      item: <EventItem event={event} now={now} enquiry={enquiry} />,
    })),
    ...enquiry.messages.map((message) => ({
      key: message.id,
      at: message.createdAt,
      item: <Message message={message} />,
    })),
  ].toSorted((a, b) => b.at.getTime() - a.at.getTime())
  return (
    <section aria-labelledby="line">
      <h2 id="line">What happened</h2>
      <Timeline namedBy="line">
        {happened.map(({ key, item }) => (
          <Fragment key={key}>{item}</Fragment>
        ))}
      </Timeline>
    </section>
  )
}

function EventItem({ event, now, enquiry }: { event: Event; now: Date; enquiry: Enquiry }) {
  const { at, by, note, kind, quoteToken } = event
  const said = kind === 'new' || (kind === 'spam' && by === null) ? enquiry.message : note
  return (
    <Happening
      title={whatHappened(event, now)}
      says={
        <>
          {whenText(at)}
          {by ? `, ${by}` : ''}
          {quoteToken ? (
            <>
              {', '}
              <a href={href('/q/:token', { token: quoteToken })}>see the quote</a>
            </>
          ) : null}
        </>
      }
      words={said ?? undefined}
    />
  )
}

function whatHappened({ kind, facts, to }: Event, now: Date): string {
  const call = facts.callAt ? `, next call ${momentText(new Date(facts.callAt), now)}` : ''
  switch (kind) {
    case 'new':
      return facts.from === 'spam' ? 'Taken out of the spam' : 'Asked'
    case 'again':
      return 'Asked again'
    case 'verified':
      return 'Verified the mobile by a code'
    case 'note':
      return 'Note'
    case 'called':
      return `Called: ${facts.outcome ? OUTCOMES[facts.outcome] : 'no word of how it ended'}${call}`
    case 'call-planned':
      return facts.callAt ? `Next call planned: ${momentText(new Date(facts.callAt), now)}` : 'Next call taken off'
    case 'assigned':
      return to ? `Given to ${to}` : facts.to ? 'Given to somebody who has left' : 'Given back to nobody'
    case 'contacted':
      return facts.from === 'won' || facts.from === 'lost' ? 'Opened again' : 'Answered'
    case 'quoted':
      return quotedText(facts.quote) + heldText(facts.held, now)
    case 'released':
      return `Seats given back${facts.booking ? ` of ${facts.booking}` : ''}`
    case 'merged':
      return 'Brought together with another name of theirs'
    case 'won':
      return facts.booking ? `Won: booked as ${facts.booking}` : 'Won'
    case 'lost':
      return `Lost${facts.reason ? `: ${REASONS[facts.reason]}` : ''}`
    case 'spam':
      return 'Set apart as spam'
    case 'withdrawn':
      return 'Withdrawn by whoever asked'
    case 'forgotten':
      return 'Forgotten'
  }
}

function quotedText(quote: Event['facts']['quote']): string {
  if (!quote) return 'Quoted'
  const by = quote.by === 'sms' ? 'SMS' : 'mail'
  return `Quote sent by ${by}: ${quote.journey}, ${formatDate(quote.startsOn)}, ${formatPaise(quote.totalPaise)}`
}

function heldText(held: Event['facts']['held'], now: Date): string {
  return held ? `, ${seatsText(held.seats)} held until ${momentText(new Date(held.until), now)}` : ''
}

const STOOD = {
  waiting: 'is on its way',
  again: 'did not get through yet',
  sent: 'has left',
  failed: 'was given up on',
  late: 'came too late to be sent',
} as const

function Message({ message: { kind, channel, createdAt, state } }: { message: Enquiry['messages'][number] }) {
  const title = kind && isKind(kind) ? kindOf(kind).title : 'A message'
  return (
    <Happening
      title={`${channel === 'sms' ? 'SMS' : 'Mail'}: ${title}`}
      says={`${whenText(createdAt)}, ${STOOD[state]}`}
    />
  )
}

function whenText(at: Date): string {
  return `${formatDate(istDate(at))}, ${formatTime(at)}`
}
