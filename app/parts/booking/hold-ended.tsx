import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { bookPath } from '#domain/bookings/quote/ask-address.ts'
import type { NotAgain } from '#domain/bookings/hold/hold-again.server.ts'
import type { WithoutSpent } from '#domain/bookings/hold/without-spent.server.ts'
import type { WayBack } from '#domain/bookings/pay/way-back.server.ts'
import type { PricedJourney } from '#domain/bookings/quote/priced-journey.ts'
import { formatDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'
import page from './booking-page.module.css'
import { Options, StateCard } from './state-card.tsx'
import { WaitLink } from './wait-link.tsx'
import { GoOnWithout } from './without-spent.tsx'
import { placesText, seatsText, soldPath } from './words.ts'

type Props = {
  reference: string
  /** When it ended: "7:42 pm". */
  endedAt: string
  journey: PricedJourney
  /** Null of a car. */
  departureId: string | null
  quote: string
  wayBack: WayBack
  /** What the journey costs now without what ran out of its promotions; absent where that plays no part. */
  withoutSpent: WithoutSpent | undefined
  /** Money that came too late for the hold and goes back, in paise. */
  returnedPaise: Paise
  /** Money that is not what was asked for, in paise. */
  disputedPaise: Paise
  back: '' | '/travellers' | '/review'
}

/** A hold that ended: what that means for money and seats, and the one way on there is. */
export function HoldEnded(props: Props) {
  const { wayBack, endedAt, journey, withoutSpent } = props
  const charged = chargedText(props)
  if (wayBack.way === 'sold-out' || wayBack.way === 'too-late') return <OtherDates {...props} gone={wayBack} />
  const { seats, totalPaise } = journey
  const isCar = journey.package.kind === 'car'
  const went = isCar
    ? 'The car went back to the garage.'
    : seats === 1
      ? 'The seat went back to the board.'
      : `The ${seatsText(seats)} went back to the board.`
  const free = `${went} ${isCar || seats === 1 ? 'It is' : 'They are'} still free`
  return (
    <StateCard label="Hold ended" tone="wait" title={`Your hold ended at ${endedAt}`}>
      {wayBack.way === 'again' ? (
        <>
          <p>
            {free}, at the same {formatPaise(totalPaise)}, and what you typed is here. {charged}
          </p>
          <Form action={`/booking/${props.reference}/hold`}>
            <input type="hidden" name="back" value={props.back} />
            <Button look="go">Hold {placesText(journey)} again</Button>
          </Form>
        </>
      ) : wayBack.way === 'coupon-used' && withoutSpent ? (
        <>
          <p>
            {free}, and what you typed is here; but {withoutSpent.spent} cannot be used any more. Without that the
            journey costs {formatPaise(withoutSpent.totalPaise)}. {charged}
          </p>
          <GoOnWithout
            reference={props.reference}
            paise={withoutSpent.totalPaise}
            back={props.back}
            does={`Hold ${placesText(journey)} again`}
          />
        </>
      ) : (
        <>
          <p>
            {went} {ANEW[wayBack.way].why} {charged}
          </p>
          <a className="btn go" href={`/q/${props.quote}`}>
            {ANEW[wayBack.way].go}
          </a>
        </>
      )}
    </StateCard>
  )
}

const ANEW: Record<NotAgain | 'coupon-used', { why: string; go: string }> = {
  'price-changed': { why: 'The price has changed meanwhile: see the new one first.', go: 'See the new price' },
  'quote-expired': {
    why: 'Your quote has run out too: ask for a new one, it takes a moment.',
    go: 'Ask for a new quote',
  },
  'coupon-used': {
    why: 'What was taken off the price cannot be had any more: please go on from your quote, without it.',
    go: 'Open your quote',
  },
  'held-enough': {
    why: 'We have held that for you as often as we do: please go on from your quote.',
    go: 'Open your quote',
  },
}

function chargedText({ returnedPaise, disputedPaise }: Pick<Props, 'returnedPaise' | 'disputedPaise'>): string {
  if (disputedPaise > 0)
    return `The ${formatPaise(disputedPaise)} that reached us pays none of it and goes back to you.`
  if (returnedPaise === 0) return 'Nothing was charged.'
  return `What you paid did not book it: all ${formatPaise(returnedPaise)} goes back to you.`
}

type GoneSeats = Extract<WayBack, { nearest: unknown }>

function OtherDates({ gone: { way, nearest }, ...props }: Props & { gone: GoneSeats }) {
  const { journey, departureId } = props
  const { startsOn, seats } = journey
  const isCar = journey.package.kind === 'car'
  const isFull = way === 'sold-out'
  const charged = chargedText(props)
  const day = formatDate(startsOn, { year: false })
  return (
    <StateCard
      label={isFull ? 'Sold out' : 'Too late'}
      tone="full"
      title={isFull ? `${day} filled up meanwhile` : `${day} can no longer be booked`}
    >
      {nearest.length > 0 ? (
        <>
          <p>
            {charged} The nearest dates with {seatsText(seats)}:
          </p>
          <Options
            options={nearest.map(({ id, startsOn: on, departureCity, seatsLeft }) => ({
              name: formatDate(on),
              note: `${seatsText(seatsLeft)} left, from ${departureCity}`,
              href: bookPath({ id, package: journey.package }, journey.party, {
                extras: journey.extras,
                pickup: journey.pickup?.id,
              }),
              action: 'Choose',
              hidden: formatDate(on),
            }))}
          />
        </>
      ) : (
        <>
          <p>
            {charged}{' '}
            {isCar
              ? isFull
                ? 'No car of the class is free on all of those days.'
                : 'A car is booked by the day before it comes.'
              : `No other date has ${seatsText(seats)} just now.`}
          </p>
          <a className={page.link} href={soldPath(journey)}>
            {isCar ? 'Choose other days, or another class' : 'See the journey again'}
          </a>
        </>
      )}
      {departureId === null || !isFull ? null : <WaitLink departure={departureId} party={journey.party} />}
    </StateCard>
  )
}
