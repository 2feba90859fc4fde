import { changesNothing, Quoted, untilText } from '#app/routes/booking/change/quoted.tsx'
import { sumsOf } from '#app/routes/booking/change/sums.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import type { PricedJourney } from '#domain/bookings/quote/priced-journey.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import { peopleFields } from '#web/change-typed.ts'
import type { ShownQuote } from './change.server.ts'
import office from '#app/routes/admin/office.module.css'

type Props = {
  found: { journey: PricedJourney; today: CalendarDate; isGroup: boolean }
  quoted: NonNullable<ShownQuote>
  typed: Record<string, string>
}

/** What a change makes of the price, to be read out to whoever calls, and done at their word. */
export function ReadOut({ found: { journey, today, isGroup }, quoted: { money, people }, typed }: Props) {
  const isNothing = changesNothing(journey, money, people)
  const { total } = sumsOf(money, true)
  const chosen = chosenIn(typed)
  return (
    <>
      <Notice said="first">
        {isNothing
          ? 'That changes nothing: date, people, rooms and extras would be as they are.'
          : `Nothing has changed yet. ${total.name}, once they agree: ${formatPaise(total.paise)}.`}
      </Notice>
      {isNothing ? null : (
        <Quoted journey={journey} today={today} quoted={money} isGroup={isGroup} people={people} isOffice />
      )}
      <section aria-labelledby="say">
        <h2 id="say">{isNothing ? 'Choose otherwise' : 'At their word'}</h2>
        {isNothing ? null : (
          <p>
            The price stands until {untilText(money.quote.expiresAt)}. Who booked gets the mail that a change of their
            own sends.
          </p>
        )}
        <div className={office.inline}>
          {isNothing ? null : (
            <DeedForm intent="amend" of={{ ...chosen, ...peopleFields(people), quote: money.quote.token }}>
              <Button look="go">Change it for them</Button>
            </DeedForm>
          )}
          <DeedForm intent="again" of={chosen}>
            <Button look="line">Choose otherwise</Button>
          </DeedForm>
        </div>
      </section>
    </>
  )
}

/** What was chosen, without what belongs to the form it was sent by. */
function chosenIn(typed: Record<string, string>): Record<string, string> {
  const isChosen = ([name, value]: [string, string]) =>
    value !== '' && !/^(intent|csrfToken|proof-|quote$|travellers\.)/.test(name)
  return Object.fromEntries(Object.entries(typed).filter(isChosen))
}
