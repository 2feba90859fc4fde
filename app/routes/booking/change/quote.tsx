import page from '#app/parts/booking/booking-page.module.css'
import { differenceOf } from '#app/parts/booking/difference.ts'
import { DifferenceTable } from '#app/parts/booking/difference-table.tsx'
import { RefundTable } from '#app/parts/booking/refund-table.tsx'
import { SumTable } from '#app/parts/booking/sum-table.tsx'
import { PanelPart, TotalBar, TotalPanel } from '#app/parts/booking/total.tsx'
import { Button } from '#app/ui/button.tsx'
import type { AmendmentQuote } from '#domain/bookings/change/amendment-money.server.ts'
import type { Traveller } from '#domain/bookings/booking.ts'
import { isSameParty } from '#domain/party/party.ts'
import { formatDate, formatTime, istDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import { BackTo, isShared } from '#app/routes/booking/cancel/back-to.tsx'
import { cancelChangeText } from '#app/routes/booking/cancel/cancel-words.ts'
import { sumsOf } from './sums.ts'
import type { BookingStanding } from '#app/routes/booking/opened.server.ts'
import styles from '#app/routes/booking/trip/trip.module.css'

type Props = {
  standing: BookingStanding
  quoted: AmendmentQuote
  isGroup: boolean
  people: readonly Traveller[]
  typed: Record<string, string>
}

/** What a change would make of the price and of what is paid, line by line, and the one way to say so. */
export function ChangeQuote({ standing, quoted, isGroup, people, typed }: Props) {
  const { journey, reference } = standing
  const { quote } = quoted
  const difference = differenceOf(journey, quote.priced)
  const isNothing = difference.lines.length === 0 && difference.facts.length === 0 && people.length === 0
  const sums = sumsOf(quoted)
  return (
    <>
      <div className={`wrap ${page.page}`}>
        <h1>{isNothing ? 'That changes nothing' : 'Change it to this?'}</h1>
        <p className={page.lead}>
          {quote.priced.package.name}, No.&nbsp;{reference}.{' '}
          {isNothing
            ? 'Date, people, rooms and extras would be as they are.'
            : `Nothing has changed yet. This price stands until ${untilText(quote.expiresAt)}.`}
        </p>
        <div className={page.two}>
          <div>
            {isNothing ? null : (
              <>
                <section aria-labelledby="difference">
                  <h2 id="difference" className={page.subject}>
                    The journey
                  </h2>
                  <DifferenceTable difference={difference} caption="Before and after, in rupees" />
                </section>
                <Money quoted={quoted} />
                <Afterwards standing={standing} quoted={quoted} />
                {isGroup && !isSameParty(journey.party, quote.priced.party) ? <GroupEnds /> : null}
                {people.length > 0 ? <WhoTravels people={people} rooms={quote.priced.rooms.rooms.length} /> : null}
                <Confirm reference={reference} token={quote.token} people={people} typed={typed} />
              </>
            )}
          </div>
          <TotalPanel label="What the change comes to">
            <PanelPart>
              <p className="label">{sums.total.name}</p>
              <p className={page.figure}>{formatPaise(sums.total.paise)}</p>
              {isNothing ? null : (
                <div className={page.desk}>
                  <Button look="go" form="amend">
                    Change the trip
                  </Button>
                </div>
              )}
              <Again reference={reference} typed={typed} />
              <p>
                <a className={page.link} href={`/booking/${reference}`}>
                  Leave it as it is
                </a>
              </p>
            </PanelPart>
          </TotalPanel>
        </div>
      </div>
      {isNothing ? null : (
        <TotalBar label="Make the change" figure={formatPaise(sums.total.paise)} note={sums.total.name.toLowerCase()}>
          <Button look="go" form="amend">
            Change the trip
          </Button>
        </TotalBar>
      )}
    </>
  )
}

/** What is due or comes back, to whom, and by when. */
function Money({ quoted }: Pick<Props, 'quoted'>) {
  return (
    <section className={page.section} aria-labelledby="money">
      <h2 id="money">Your money</h2>
      <div className={styles.narrow}>
        <SumTable caption="What is due or comes back" {...sumsOf(quoted)} />
      </div>
      <BackTo to={quoted.backTo} />
      <p className="small soft">{moneyWords(quoted)}</p>
      {quoted.parts.length > 0 ? (
        <ul className={styles.rows}>
          {quoted.parts.map(({ amountPaise, dueOn }, at) => (
            <li key={at}>
              <b className="num">{formatPaise(amountPaise)}</b>
              <span className="small soft">{dueOn === null ? 'due now' : `by ${formatDate(dueOn)}`}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

function GroupEnds() {
  return (
    <section className={page.section} aria-labelledby="group">
      <h2 id="group">Your group ends with it</h2>
      <p>
        With another party the shares end; you make the group anew afterwards, and friends who stay keep their links.
        Until then a link shows what its friend has paid themselves. What a friend who stays has paid counts for them as
        before. What one who travels no more has paid goes back to them, less the charge for their place.
      </p>
    </section>
  )
}

function WhoTravels({ people, rooms }: Pick<Props, 'people'> & { rooms: number }) {
  return (
    <section className={page.section} aria-labelledby="people">
      <h2 id="people">Who travels then</h2>
      <p>{people.map(({ name, age }) => `${name}, ${age}`).join('; ')}.</p>
      {rooms > 1 ? (
        <p className="small soft">
          Who sleeps where is proposed anew; under “Put a name right” you may choose otherwise.
        </p>
      ) : null}
    </section>
  )
}

/** What cancelling would cost then, where another date makes it another sum. */
function Afterwards({ standing: { journey, today }, quoted: { quote } }: Pick<Props, 'standing' | 'quoted'>) {
  const { priced } = quote
  if (priced.startsOn === journey.startsOn) return null
  return (
    <section className={page.section} aria-labelledby="afterwards">
      <h2 id="afterwards">If you cancel after the change</h2>
      <p>{cancelChangeText(journey, priced, today)}</p>
      <div className={styles.narrow}>
        <RefundTable rows={priced.refunds} startsOn={priced.startsOn} today={today} />
      </div>
    </section>
  )
}

type ConfirmProps = Pick<Props, 'people' | 'typed'> & { reference: string; token: string }

/** Changes it to exactly what is shown; whoever travels and what was chosen go along, so that nobody types anything twice. */
function Confirm({ reference, token, people, typed }: ConfirmProps) {
  return (
    <form id="amend" method="post" action={`/booking/${reference}/amend`}>
      <input type="hidden" name="quote" value={token} />
      {people.flatMap(({ name, age }, at) => [
        <input key={`${at} name`} type="hidden" name={`travellers.${at}.name`} value={name} />,
        <input key={`${at} age`} type="hidden" name={`travellers.${at}.age`} value={age} />,
      ])}
      <Typed typed={typed} />
    </form>
  )
}

/** Back to the choice, with all of it as it was typed. */
function Again({ reference, typed }: { reference: string; typed: Record<string, string> }) {
  return (
    <form method="post" action={`/booking/${reference}/change`}>
      <input type="hidden" name="again" value="1" />
      <Typed typed={typed} />
      <Button look="calm">Choose otherwise</Button>
    </form>
  )
}

function Typed({ typed }: Pick<Props, 'typed'>) {
  return Object.entries(typed).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

function moneyWords({ refundPaise, chargePaise, quote, backTo }: AmendmentQuote): string {
  const charge =
    chargePaise > 0
      ? `The charge is ${quote.priced.amendment?.percent ?? 0}\u00a0% of what falls away, with GST, as your cancellation terms say. `
      : 'Nothing is charged for the change itself. '
  const each = isShared(backTo) ? 'Each gets it where they paid from' : 'It goes to where it came from'
  const back = `${each}, within ${quote.priced.terms.cancellation.refundDays} working days.`
  return refundPaise > 0 ? charge + back : charge.trim()
}

function untilText(expiresAt: Date): string {
  return `${formatDate(istDate(expiresAt), { year: false })}, ${formatTime(expiresAt)}`
}
