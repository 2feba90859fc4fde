import { href } from 'react-router'
import page from '#app/parts/booking/booking-page.module.css'
import { seatsText } from '#app/parts/booking/words.ts'
import { Options, StateCard } from '#app/parts/booking/state-card.tsx'
import { Halts } from '#app/parts/halts/halts.tsx'
import { wrongLink } from '#app/parts/error/wrong-link.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { PeopleFields, RoomFields } from '#app/routes/party/party-form.tsx'
import party from '#app/routes/party/party-form.module.css'
import { readPartyError } from '#app/parts/party/party-error.ts'
import type { PartyField } from '#app/parts/party/party-error.ts'
import { typedOf } from '#domain/party/party-form.ts'
import { OFFER_HOURS } from '#domain/departures/waitlist/waitlist.ts'
import { bookingMeta } from '#app/routes/booking/booking-meta.ts'
import { formatDate } from '#platform/dates.ts'
import { formAnswerContext, servicesContext } from '#web/contexts.ts'
import type { FormAnswer } from '#web/contexts.ts'
import { isRefusal, REFUSALS } from '#web/refusals.ts'
import { loadJoining } from './waiting.server.ts'
import type { JoiningPage } from './waiting.server.ts'
import type { Route } from './+types/join'
import styles from './waitlist.module.css'

// Somebody types their address here: no script of anybody else's may read it.
export const handle = { noInjectedScripts: true, query: ['departure', 'adults', 'ages', 'rooms', 'sent'] }

export async function loader({ context, request }: Route.LoaderArgs) {
  const answer = context.get(formAnswerContext)
  const draft = answer?.form === 'waiting' ? answer.draft : undefined
  const found = await loadJoining(context.get(servicesContext), new URL(request.url).searchParams)
  if (!found) throw wrongLink('departure')
  return { ...found, draft }
}

export function meta({ matches }: Route.MetaArgs) {
  return bookingMeta(matches, 'Waiting list')
}

/** Asks who would like seats of a full departure; the line itself begins with the link in the mail. */
export default function JoinPage({ loaderData: found }: Route.ComponentProps) {
  const { departure, stops, isTrek, isSent, refusal } = found
  return (
    <div className={`wrap ${page.page}`}>
      <h1>Waiting list</h1>
      <p className={page.lead}>
        {departure.package.name}, {formatDate(departure.startsOn)} from {departure.departureCity}.
      </p>
      {stops.length > 0 ? (
        <div className={styles.line}>
          <Halts names={stops} isTrek={isTrek} />
        </div>
      ) : null}
      <div className={page.two}>
        <div>
          {isSent ? <Sent /> : refusal ? <NoWaiting found={found} refusal={refusal} book={found.book} /> : null}
          {isSent || refusal ? null : <Ask found={found} draft={found.draft} />}
        </div>
        {isSent ? null : <Nearest found={found} />}
      </div>
    </div>
  )
}

function Sent() {
  return (
    <StateCard label="One step left" tone="good" title="Look in your mail">
      <p>
        We have sent a link to the address you gave. Your place in the line begins when you open it and press its
        button: nobody can put you on a list but you.
      </p>
    </StateCard>
  )
}

type Draft = Extract<FormAnswer, { form: 'waiting' }>['draft']

function Ask({ found: { departure, party: asked, sold }, draft }: { found: JoiningPage; draft: Draft | undefined }) {
  const amiss = readPartyError(draft?.reason ?? null)
  const wordsAt = (field: PartyField) => (amiss?.field === field ? amiss.words : undefined)
  const words = draft && isRefusal(draft.reason) ? REFUSALS[draft.reason].message : undefined
  const isEmail = draft?.reason === 'invalid-email'
  const isRooms = draft?.reason === 'not-offered' || draft?.reason === 'rooms-do-not-fit'
  const typed = draft?.party ?? typedOf({ party: asked, per: 'total' })
  return (
    <>
      <p className={styles.words}>
        All seats are taken. When some come free they are kept for the first in the line whose party fits, for{' '}
        {OFFER_HOURS} hours, and for nobody else meanwhile. Waiting costs nothing and binds you to nothing.
      </p>
      <Form
        action={href('/waitlist')}
        className={`${party.form} ${styles.form}`}
        data-party-form=""
        says={words && !isEmail && !isRooms ? { ok: false, message: words } : undefined}
      >
        <input type="hidden" name="departure" value={departure.id} />
        <PeopleFields typed={typed} faults={{ adults: wordsAt('adults'), ages: wordsAt('ages') }} />
        <p className="small soft">Children under two need no seat.</p>
        <RoomFields typed={typed} fault={isRooms ? words : wordsAt('rooms')} sold={sold} />
        <Field
          id="waiting-email"
          label="E-mail address"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          defaultValue={draft?.email}
          fault={isEmail ? words : undefined}
          said
          required
        />
        <Button look="go">Tell me when seats come free</Button>
      </Form>
      <p className={`small soft ${styles.words}`}>
        The address is used for this departure alone and forgotten after it has left.
      </p>
    </>
  )
}

function NoWaiting({ found, refusal, book }: { found: JoiningPage; refusal: keyof typeof REFUSALS; book: string }) {
  if (refusal === 'seats-there')
    return (
      <StateCard label="Seats there" tone="good" title={`${seatsText(found.seatsLeft)} free just now`}>
        <p>There is nothing to wait for: they can be booked.</p>
        <a className="btn go" href={book}>
          Book this date
        </a>
      </StateCard>
    )
  return (
    <StateCard label="No list" tone="full" title="Nobody can wait for this date">
      <p>{REFUSALS[refusal].message}</p>
    </StateCard>
  )
}

/** What may be booked at once instead. */
function Nearest({ found: { others, seats } }: { found: JoiningPage }) {
  if (others.length === 0) return null
  return (
    <section aria-labelledby="others">
      <h2 id="others" className={page.subject}>
        Or go on another date
      </h2>
      <p className="soft">The nearest with {seatsText(seats)}:</p>
      <Options options={others} />
    </section>
  )
}
