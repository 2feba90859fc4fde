import page from '#app/parts/booking/booking-page.module.css'
import { PanelPart, TotalBar, TotalPanel } from '#app/parts/booking/total.tsx'
import { Button } from '#app/ui/button.tsx'
import type { AmendmentQuote } from '#domain/bookings/change/amendment-money.server.ts'
import type { Traveller } from '#domain/bookings/booking.ts'
import { formatPaise } from '#platform/money.ts'
import { changesNothing, Quoted, untilText } from './quoted.tsx'
import { sumsOf } from './sums.ts'
import type { BookingStanding } from '#app/routes/booking/opened.server.ts'

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
  const isNothing = changesNothing(journey, quoted, people)
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
                <Quoted journey={journey} today={standing.today} quoted={quoted} isGroup={isGroup} people={people} />
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
