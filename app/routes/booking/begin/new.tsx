import { href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { AskStep } from '#domain/bookings/quote/ask-address.ts'
import { partyWithAgesText } from '#domain/party/party.ts'
import layout from '#app/parts/booking/booking-page.module.css'
import { Steps } from '#app/parts/booking/steps.tsx'
import { Options, StateCard } from '#app/parts/booking/state-card.tsx'
import { Bill, PanelPart, TotalBar, TotalPanel } from '#app/parts/booking/total.tsx'
import { WaitLink } from '#app/parts/booking/wait-link.tsx'
import { datesText, roomKindsText } from '#app/parts/booking/words.ts'
import { wrongLink } from '#app/parts/error/wrong-link.ts'
import { Halts } from '#app/parts/halts/halts.tsx'
import { telephone } from '#app/parts/header/hours.ts'
import { pageMeta } from '#app/parts/seo/page-meta.ts'
import { formatDate, formatTime, istDate } from '#platform/dates.ts'
import { formAnswerContext, offerContext, servicesContext } from '#web/contexts.ts'
import type { RouteHandle } from '#web/route-handle.ts'
import { dateOptions } from './date-options.ts'
import { DateStep } from './date-step.tsx'
import { goneDate } from '#app/routes/booking/ask-faults.ts'
import { loadAsking } from './new.server.ts'
import type { AskingPage } from './new.server.ts'
import { isDated, PartyStep } from './party-step.tsx'
import { RoomsStep } from './rooms-step.tsx'
import { totalSoFar } from './total-so-far.ts'
import type { Route } from './+types/new'

export const handle: RouteHandle = {
  noInjectedScripts: true,
  leave: ({ pkg }: AskingPage) => ({ path: href('/package/:url', { url: pkg.url }), words: 'Leave' }),
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const answer = context.get(formAnswerContext)
  const refused = answer?.form === 'quote' ? answer.reason : undefined
  const asking = await loadAsking(context.get(servicesContext), new URL(request.url).searchParams, {
    refused,
    offer: context.get(offerContext) ?? undefined,
  })
  if (!asking) throw wrongLink('journey')
  return asking
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  return pageMeta(matches, {
    title: `Book ${loaderData.pkg.name}`,
    description: 'Who comes, which date, which rooms: the whole price in view, GST included, before anything is held.',
    publicUrl: loaderData.publicUrl,
    path: href('/booking/new'),
    indexed: false,
  })
}

const TITLES: Record<AskStep, string> = {
  party: 'Who is travelling?',
  date: 'Which date?',
  rooms: 'Rooms and extras',
}
/** The id of each step's form, which the bar under the thumb sends too. */
const FORM = 'step'
const GO_ON: Record<AskStep, string> = { party: 'Choose a date', date: 'Rooms and extras', rooms: 'See my quote' }

export default function NewBookingPage({ loaderData: asking }: Route.ComponentProps) {
  const { pkg, step, journey, keptUntil } = asking
  return (
    <>
      <Steps here={step} links={linksOf(asking)} answers={answersOf(asking)} />
      <div className={`wrap ${layout.page}`}>
        <h1>{TITLES[step]}</h1>
        <p className={layout.lead}>
          {pkg.name}
          {journey ? `, ${datesText(journey)}` : ''}.{' '}
          {keptUntil ? keptText(keptUntil) : 'Nothing is held and nothing is charged yet.'}
        </p>
        <div className={layout.two}>
          {/* The fields of who comes are their own script's, and stay as they are. */}
          <div data-region={step === 'party' ? undefined : 'step'} data-live={step === 'rooms' ? '' : undefined}>
            <Amiss asking={asking} />
            {step === 'party' ? <PartyStep asking={asking} form={FORM} /> : null}
            {step === 'date' ? <DateStep asking={asking} form={FORM} /> : null}
            {step === 'rooms' ? <RoomsStep asking={asking} form={FORM} /> : null}
          </div>
          <AskPanel asking={asking} />
        </div>
      </div>
      <TotalBar label="Your total" {...totalSoFar(asking)}>
        <GoOn asking={asking} />
      </TotalBar>
    </>
  )
}

function keptText(until: Date): string {
  const at = `${formatDate(istDate(until), { year: false })}, ${formatTime(until)}`
  return `The seats you waited for are kept for you until ${at}; nothing is charged yet.`
}

/** On to the next step; the last of them makes the quote. */
function GoOn({ asking: { step, typed } }: { asking: AskingPage }) {
  const next = step === 'party' && isDated(typed) ? 'date' : step
  return (
    <Button look="go" form={FORM} formMethod={step === 'rooms' ? 'post' : undefined}>
      {GO_ON[next]}
    </Button>
  )
}

/** What is about no field of the step, and the dates that still have the seats. */
function Amiss({ asking: { fault, others, typed, phone, party } }: { asking: AskingPage }) {
  const gone = goneDate(fault?.reason)
  if (gone)
    return (
      <StateCard label={gone.label} tone="full" title={gone.title}>
        <p>Nothing was charged, and all you typed is kept. {others.length > 0 ? 'The nearest dates with room:' : ''}</p>
        <Options options={dateOptions(others)} />
        {fault?.reason === 'sold-out' && typed.departure ? (
          <WaitLink departure={typed.departure} party={party} />
        ) : null}
      </StateCard>
    )
  if (fault?.reason === 'not-then')
    return (
      <StateCard label="Not then" tone="full" title="It cannot be made on that date">
        <p>
          {fault.words} {others.length > 0 ? 'The nearest departures with room:' : ''}
        </p>
        <Options options={dateOptions(others)} />
      </StateCard>
    )
  if (!fault) return null
  // Said again at its field; while one types in the last step the focus stays where it is.
  if (fault.field !== 'all')
    return fault.step === 'rooms' ? null : (
      <Notice tone="bad" said="first">
        {fault.words}
      </Notice>
    )
  return (
    <StateCard label="Not yet" tone="bad" title="No quote could be made of that">
      <p>
        {fault.words} All you typed is kept.
        {phone && typed ? (
          <>
            {' '}
            Or call <a href={telephone(phone)}>{phone}</a>.
          </>
        ) : null}
      </p>
    </StateCard>
  )
}

function AskPanel({ asking }: { asking: AskingPage }) {
  const { pkg, journey } = asking
  return (
    <TotalPanel label="Your journey and your total">
      <PanelPart>
        <h2>{pkg.name}</h2>
        {journey ? (
          <p className="small soft num">
            {datesText(journey)}, from {journey.departureCity}
          </p>
        ) : null}
        <Halts names={pkg.stops.map(({ name }) => name)} isTrek={pkg.kind === 'trek'} />
        {asking.remarks.map((words) => (
          <p key={words} className="small">
            {words}
          </p>
        ))}
      </PanelPart>
      <PanelPart>
        {journey ? <Bill journey={journey} /> : <SoFar {...totalSoFar(asking)} />}
        {journey ? <p className="small soft">{journey.roomsText}</p> : null}
        <div className={layout.desk}>
          <GoOn asking={asking} />
        </div>
      </PanelPart>
    </TotalPanel>
  )
}

function SoFar({ figure, note }: ReturnType<typeof totalSoFar>) {
  return (
    <p>
      {figure} {note}.
    </p>
  )
}

function linksOf({ address }: AskingPage) {
  const to = (step: AskStep) => `${href('/booking/new')}?${address}&step=${step}`
  return { party: to('party'), date: to('date'), rooms: to('rooms') }
}

function answersOf({ party, journey, typed, board }: AskingPage) {
  const chosen = board.find(({ departure }) => departure.id === typed.departure)?.departure.startsOn
  const startsOn = journey?.startsOn ?? chosen
  return {
    ...(party ? { party: partyWithAgesText(party) } : {}),
    ...(startsOn ? { date: formatDate(startsOn) } : {}),
    ...(journey ? { rooms: roomKindsText(journey.rooms) } : {}),
  }
}
