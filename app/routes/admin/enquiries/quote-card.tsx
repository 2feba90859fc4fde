import { Send } from 'lucide-react'
import { seatsText } from '#app/parts/booking/words.ts'
import { PriceTable } from '#app/parts/booking/price-table.tsx'
import { Button } from '#app/ui/button.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { Fault } from '#app/ui/fault.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Select } from '#app/ui/select.tsx'
import { DeedForm, keptOf } from '#app/routes/admin/deed-form.tsx'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import { PackageChoice } from '#app/routes/admin/packages/package-choice.tsx'
import { timeText } from '#domain/leads/time-text.ts'
import type { QuoteOffer } from '#domain/leads/desk/quote-offers.server.ts'
import type { Channel } from '#domain/messaging/message.ts'
import { formatDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import { hoursText } from '#app/routes/admin/bookings/words.ts'
import type { Enquiry } from './opened.server.ts'
import { quoteAddress } from './quote-asked.ts'
import type { QuoteTyped } from './quote-asked.ts'
import type { QuoteShown } from './quote.server.ts'
import { standing } from './words.ts'
import departures from '#app/routes/admin/departures/departures.module.css'
import office from '#app/routes/admin/office.module.css'
import styles from './enquiry.module.css'

type Props = { enquiry: Enquiry; quote: QuoteShown; kept: KeptForm }

/** A quote in two clicks: a date, and send. Another package, party or day is one form further. */
export function QuoteCard({ enquiry, quote, kept }: Props) {
  const { typed, chosen, dates, journey, refused } = quote
  return (
    <section aria-labelledby="quote" className={`${departures.card} ${styles.quote}`}>
      <h2 id="quote" className={styles.title}>
        Quote{chosen ? `: ${chosen.name}` : ''}
      </h2>
      {dates.length > 0 ? <Dates dates={dates} typed={typed} /> : null}
      {dates.some(({ id, isOutside }) => isOutside && id === typed.departure) ? (
        <Notice tone="warn">
          They asked for {timeText(enquiry.time)}
          {dates.some(({ isOutside }) => !isOutside) ? ', whose dates have too few seats' : ', when nothing leaves'}.
          The date chosen here is another.
        </Notice>
      ) : null}
      {chosen && dates.length === 0 && !typed.startsOn ? (
        <p>No departure is ahead. Choose a date of their own below.</p>
      ) : null}
      <Notice tone="bad" said={Boolean(refused)}>
        {refused}
      </Notice>
      {journey ? (
        <>
          {typed.startsOn ? <p>On a date of their own, {formatDate(typed.startsOn)}.</p> : null}
          <PriceTable journey={journey} />
          <ul className={styles.parts}>
            {journey.payments.map(({ part, amountPaise, dueOn }) => (
              <li key={part}>
                {dueOn ? `by ${formatDate(dueOn)}` : 'on booking'} <b>{formatPaise(amountPaise)}</b>
              </li>
            ))}
          </ul>
          <SendForm enquiry={enquiry} quote={quote} kept={kept} />
        </>
      ) : null}
      <Other quote={quote} />
    </section>
  )
}

function Dates({ dates, typed }: { dates: readonly QuoteOffer[]; typed: QuoteTyped }) {
  return (
    <ul className={styles.dates} aria-label="Dates">
      {dates.map(({ id, startsOn, departureCity, seatsLeft, capacity }) => (
        <li key={id}>
          <a
            href={quoteAddress(typed, { departure: id, startsOn: '' })}
            aria-current={typed.departure === id ? 'true' : undefined}
          >
            <b>{formatDate(startsOn)}</b>
            <small>
              {seatsLeft <= 0 ? `full, all ${capacity}` : `${seatsText(seatsLeft)} left of ${capacity}`}, from{' '}
              {departureCity}
            </small>
          </a>
        </li>
      ))}
    </ul>
  )
}

const BY: Record<Channel, string> = { email: 'By e-mail', sms: 'By SMS' }

function SendForm({ enquiry, quote: { isSent, typed, ways, hours }, kept }: Props) {
  const mine = keptOf(kept, 'quote')
  if (ways.length === 0) return <p>They left neither an e-mail nor a mobile it could go to.</p>
  const by = mine?.typed['by'] ?? ways[0]
  return (
    <DeedForm intent="quote" of={{ ...standing(enquiry), ...typed }} className={office.deeds}>
      <div className={office.week}>
        {ways.map((way) => (
          <Choice key={way} type="radio" name="by" value={way} defaultChecked={by === way}>
            {BY[way]}
          </Choice>
        ))}
      </div>
      <Fault id="by-fault">{mine?.faults['by']}</Fault>
      <Select
        id="hours"
        name="hours"
        label="Its seats"
        none="are not held"
        options={hours.map((value) => ({ value, name: `are held for ${hoursText(value)}` }))}
        defaultValue={mine?.typed['hours'] ?? ''}
        help={
          enquiry.held.length > 0
            ? 'In place of those that are held for them now.'
            : 'Then it is a booking of theirs to be paid.'
        }
        fault={mine?.faults['hours']}
      />
      <Button look={isSent ? 'line' : 'go'}>
        <Send className="icon" aria-hidden="true" /> {isSent ? 'Send it once more' : 'Send this quote'}
      </Button>
      <p className="small soft">With a link that books it.</p>
    </DeedForm>
  )
}

function Other({ quote: { typed, choice, search, faults } }: { quote: QuoteShown }) {
  return (
    <details open={!choice.chosen || choice.words !== '' || Object.keys(faults).length > 0}>
      <summary>{choice.chosen ? 'Another package, party or day…' : 'Choose a package'}</summary>
      <Form method="get" action="#quote" className={office.form}>
        <PackageChoice name="package" by="url" choice={choice} search={search} drops={['departure']} at="quote" />
        <div className={office.pair}>
          <Field
            id="adults"
            name="adults"
            label="Adults"
            inputMode="numeric"
            maxLength={2}
            defaultValue={typed.adults}
            fault={faults['adults']}
          />
          <Field
            id="ages"
            name="ages"
            label="Ages of children"
            help="As 9, 5."
            maxLength={60}
            defaultValue={typed.ages}
            fault={faults['ages']}
          />
        </div>
        <Field
          id="startsOn"
          name="startsOn"
          label="A date of their own"
          type="date"
          help="Empty for the departures."
          defaultValue={typed.startsOn}
          fault={faults['startsOn']}
        />
        <p>
          <Button look="line">Show the price</Button>
        </p>
      </Form>
    </details>
  )
}
