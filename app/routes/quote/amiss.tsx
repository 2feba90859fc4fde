import { Options, StateCard } from '#app/parts/booking/state-card.tsx'
import layout from '#app/parts/booking/booking-page.module.css'
import { WaitLink } from '#app/parts/booking/wait-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { goneDate } from '#app/routes/booking/ask-faults.ts'
import { dateOptions } from '#app/routes/booking/begin/date-options.ts'
import { isRefusal, REFUSALS } from '#web/refusals.ts'
import { formatDate, formatTime, istDate } from '#platform/dates.ts'
import type { QuoteFound } from './quote.server.ts'
import { numberInWords } from '#platform/wording.ts'

type Amiss = NonNullable<QuoteFound['amiss']>

/** Why this quote cannot be had, what that means for money and seats, and the one way on. Everything it says stays below. */
export function AmissCard({ found, amiss }: { found: QuoteFound; amiss: Amiss }) {
  if (found.priced.package.kind === 'car' && (amiss === 'sold-out' || amiss === 'too-late'))
    return <CarGone found={found} amiss={amiss} />
  const gone = goneDate(amiss)
  if (gone) return <OtherDates found={found} amiss={amiss} label={gone.label} />
  if (amiss === 'quote-expired' || amiss === 'price-changed') return <Renew found={found} amiss={amiss} />
  return <NoMore found={found} amiss={amiss} />
}

/** What this quote holds is gone, all of it or a part: what is sold now is a step away, as far as it is the same. */
function NoMore({ found: { priced, change }, amiss }: { found: QuoteFound; amiss: Amiss }) {
  const {
    words = isRefusal(amiss) ? REFUSALS[amiss].message : '',
    go,
    to = change,
  } = goneOf(priced, change)[amiss] ?? {}
  return (
    <StateCard
      label="Not booked"
      tone="bad"
      title={words ? 'As it stands it can no longer be booked' : 'That could not be done'}
    >
      <p>{words} Nothing was charged.</p>
      <p>
        <a className={layout.link} href={to}>
          {go ?? 'Change dates, rooms or people'}
        </a>
      </p>
    </StateCard>
  )
}

type Gone = { words?: string; go: string; to?: string }

function goneOf({ pickup, package: { name } }: QuoteFound['priced'], change: string): Partial<Record<Amiss, Gone>> {
  const rooms = `${change}&step=rooms`
  return {
    'coupon-used': { go: 'Go on without it' },
    'not-a-pickup': {
      words: `Nobody is taken in at ${pickup?.place ?? 'that place'} on this journey any more.`,
      go: 'Choose where you get in',
      to: rooms,
    },
    'not-an-extra': {
      words: 'Something that was added to it is not offered any more.',
      go: 'Choose the extras again',
      to: rooms,
    },
    'not-offered': { go: 'Choose the rooms again', to: rooms },
    'unknown-package': { words: `${name} is not sold any more.`, go: 'Find another journey', to: '/search' },
  }
}

function CarGone({ found: { priced, change }, amiss }: { found: QuoteFound; amiss: Amiss }) {
  const day = formatDate(priced.startsOn, { year: false })
  const isFull = amiss === 'sold-out'
  return (
    <StateCard
      label={isFull ? 'Sold out' : 'Too late'}
      tone="full"
      title={isFull ? `No such car is free from ${day} any more` : `${day} can no longer be booked`}
    >
      <p>Nothing was charged. Choose other days, or another class for the same trip.</p>
      <a className="btn go" href={change}>
        Change the trip
      </a>
    </StateCard>
  )
}

type DateGone = { found: QuoteFound; amiss: Amiss; label: string }

function OtherDates({ found: { priced, others, change, departureId }, amiss, label }: DateGone) {
  const day = formatDate(priced.startsOn, { year: false })
  const seats = `${numberInWords(priced.seats)} ${priced.seats === 1 ? 'seat' : 'seats'}`
  const isFull = amiss === 'sold-out'
  return (
    <StateCard
      label={label}
      tone="full"
      title={isFull ? `${day} filled up meanwhile` : `${day} can no longer be booked`}
    >
      <p>
        Nothing was charged. {others.length > 0 ? `The nearest dates with ${seats}:` : `No other date has ${seats}.`}
      </p>
      <Options options={dateOptions(others)} />
      {isFull && departureId ? <WaitLink departure={departureId} party={priced.party} /> : null}
      <p>
        <a className={layout.link} href={`${change}&step=date`}>
          See every date
        </a>
      </p>
    </StateCard>
  )
}

function Renew({ found, amiss }: { found: QuoteFound; amiss: Amiss }) {
  const { token, expiresAt } = found
  const isExpired = amiss === 'quote-expired'
  return (
    <StateCard
      label={isExpired ? 'Run out' : 'Price changed'}
      tone="wait"
      title={
        isExpired
          ? `This quote ran out on ${formatDate(istDate(expiresAt), { year: false })}, ${formatTime(expiresAt)}`
          : 'The price of this journey has changed'
      }
    >
      <p>
        Nothing is held and nothing was charged. A new quote is made at the price of today and shows every difference to
        this one, before you decide.
      </p>
      <form method="post" action={`/q/${token}/revise`}>
        <Button look="go">Make a new quote</Button>
      </form>
    </StateCard>
  )
}
