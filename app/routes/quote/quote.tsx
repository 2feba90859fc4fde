import { href } from 'react-router'
import { couponsOf } from '#app/parts/booking/coupon.ts'
import layout from '#app/parts/booking/booking-page.module.css'
import { PriceTable } from '#app/parts/booking/price-table.tsx'
import { RefundTable } from '#app/parts/booking/refund-table.tsx'
import { Ticket } from '#app/parts/booking/ticket.tsx'
import { TotalBar } from '#app/parts/booking/total.tsx'
import { datesText, forHowMany, spanText } from '#app/parts/booking/words.ts'
import { wrongLink } from '#app/parts/error/wrong-link.ts'
import { pageMeta } from '#app/parts/seo/page-meta.ts'
import { shareCardPath } from '#app/parts/seo/share-card-path.ts'
import { Notice } from '#app/ui/notice.tsx'
import { ResponsivePicture } from '#app/ui/responsive-picture.tsx'
import { bandText } from '#app/routes/cars/fare/band-text.ts'
import { RouteMap } from '#app/routes/package/route-map/route-map.tsx'
import { Share } from '#app/routes/package/share/share.tsx'
import type { Hire } from '#domain/bookings/quote/priced-journey.ts'
import { formatDate, formatTime, istDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import { formAnswerContext, formKeyContext, offerContext, servicesContext, takenContext } from '#web/contexts.ts'
import { Accept } from './accept.tsx'
import { AmissCard } from './amiss.tsx'
import { DifferenceTable } from '#app/parts/booking/difference-table.tsx'
import { Taken, TakenByOthers } from './taken.tsx'
import { loadQuote } from './quote.server.ts'
import type { QuoteFound } from './quote.server.ts'
import type { Route } from './+types/quote'
import styles from './quote.module.css'
import { isOpen, QuotePanel, stateText } from './quote-panel.tsx'

// Whoever has its address may read it: no script of anybody else's may.
export const handle = { noInjectedScripts: true, lean: true }

export async function loader({ context, params }: Route.LoaderArgs) {
  const answer = context.get(formAnswerContext)
  const taken = context.get(takenContext)
  const refused = answer?.form === 'quote' ? answer.reason : undefined
  const found = await loadQuote(context.get(servicesContext), params.token, {
    refused,
    offer: context.get(offerContext) ?? undefined,
    taken: taken ?? undefined,
    formKey: context.get(formKeyContext),
  })
  if (!found) throw wrongLink('quote')
  return found
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  return pageMeta(matches, {
    title: titleOf(loaderData),
    description: descriptionOf(loaderData),
    publicUrl: loaderData.publicUrl,
    path: href('/q/:token', { token: loaderData.token }),
    ...(loaderData.isListed ? { shareCard: shareCardPath('package', loaderData.priced.package.url) } : {}),
    ...(loaderData.picture ? { picture: loaderData.picture } : {}),
    indexed: false,
  })
}

/** What a chat shows of the link before anybody opens it. */
function titleOf({ priced }: QuoteFound): string {
  return `${priced.package.name}, ${formatPaise(priced.totalPaise)} ${forHowMany(priced.party)}`
}

function descriptionOf(found: QuoteFound): string {
  const { priced, expiresAt } = found
  const dates = `${spanText(priced.startsOn, priced.endsOn)} ${priced.endsOn.slice(0, 4)}`
  const { stops, startCity } = priced.package
  const halts = stops.length > 0 ? stops.map(({ name }) => name).join(', ') : startCity
  return `${formatPaise(priced.totalPaise)} ${forHowMany(priced.party)}, GST included. ${dates}. ${halts}.${isOpen(found) ? ` Good until ${untilText(expiresAt)}.` : ''}`
}

function untilText(expiresAt: Date): string {
  return `${formatDate(istDate(expiresAt), { year: false })}, ${formatTime(expiresAt)}`
}

export default function QuotePage({ loaderData: found }: Route.ComponentProps) {
  const { priced, version, amiss, difference, days, picture, night, publicUrl, token } = found
  return (
    <>
      <div className={`wrap ${layout.page}`}>
        <p className={styles.who}>
          <Standing found={found} />
          <span className="small">
            Quote made {formatDate(found.createdOn)}, version {version}
          </span>
        </p>
        <h1>{priced.package.name}</h1>
        <p className={layout.lead}>
          {datesText(priced)}, {forHowMany(priced.party)}.
        </p>
        <div className={layout.two}>
          <div>
            {found.taken ? <Taken taken={found.taken} /> : null}
            {found.takenByOthers ? <TakenByOthers found={found} /> : null}
            {found.newest ? <Newer found={found} newest={found.newest} /> : null}
            {found.remarks.length > 0 ? <Notice tone="warn">{found.remarks.join(' ')}</Notice> : null}
            {amiss ? (
              <div className={styles.amiss}>
                <AmissCard found={found} amiss={amiss} />
              </div>
            ) : null}
            {picture ? (
              <div className={styles.poster}>
                <ResponsivePicture
                  picture={picture}
                  {...(night && { dark: night })}
                  sizes="(min-width: 1000px) 800px, 96vw"
                  eager
                />
              </div>
            ) : null}
            <div className={picture ? styles.ticket : undefined}>
              <Ticket
                journey={priced}
                number={`Quote, version ${version}`}
                state={stateText(found)}
                coupons={couponsOf(priced.payments, { asks: false })}
              />
            </div>
            {days.length > 0 ? <DayLine found={found} /> : null}
            {found.map ? (
              <div className={layout.section}>
                <RouteMap stops={found.map.route} stateCodes={found.map.stateCodes} places={found.map.places} />
              </div>
            ) : null}
            {difference ? <Changed difference={difference} /> : null}
            <section className={layout.section} aria-labelledby="price">
              <h2 id="price">The price, line by line</h2>
              <PriceTable journey={priced} />
            </section>
            <ComesBack found={found} />
            {priced.package.kind === 'car' ? <NotIncluded hire={priced.package.hire} /> : null}
            <div className={`${layout.section} ${styles.send}`}>
              <Share name={titleOf(found)} url={`${publicUrl}${href('/q/:token', { token })}`} />
              <Preview found={found} />
            </div>
          </div>
          <QuotePanel found={found} />
        </div>
      </div>
      {isOpen(found) && found.takesMoney ? (
        <TotalBar
          label="Your total"
          figure={formatPaise(priced.totalPaise)}
          note={`${forHowMany(priced.party)}, incl. GST`}
        >
          <Accept found={found} />
        </TotalBar>
      ) : null}
    </>
  )
}

/** Until when it may be accepted, or when that ended; what else keeps it from that has a card of its own. */
function Standing({ found }: { found: QuoteFound }) {
  const { amiss, expiresAt } = found
  if (amiss === 'quote-expired') return <span className="state full">Ran out {untilText(expiresAt)}</span>
  return isOpen(found) ? <span className="state good">Good until {untilText(expiresAt)}</span> : null
}

type NewerProps = { found: QuoteFound; newest: NonNullable<QuoteFound['newest']> }

/** The version that came after this one. */
function Newer({ found, newest }: NewerProps) {
  const { version } = found
  return (
    <Notice tone="warn" className={styles.newer}>
      This is version {version}. Version {newest.version} has come after it, at {formatPaise(newest.totalPaise)}:{' '}
      <a href={href('/q/:token', { token: newest.token })}>see version {newest.version}</a>.
      {isOpen(found) ? ' This one still stands too.' : ''}
    </Notice>
  )
}

function Changed({ difference }: { difference: NonNullable<QuoteFound['difference']> }) {
  const { version, on, wasTotal } = difference
  return (
    <section className={layout.section} aria-labelledby="changed">
      <h2 id="changed">What changed since version {version}</h2>
      <DifferenceTable
        difference={difference}
        caption={`Version ${version} of ${formatDate(on, { year: false })}: ${formatPaise(wasTotal)}.`}
      />
    </section>
  )
}

function ComesBack({ found: { priced, today } }: { found: QuoteFound }) {
  return (
    <section className={layout.section} aria-labelledby="refunds">
      <h2 id="refunds">What comes back, and when</h2>
      <RefundTable rows={priced.refunds} startsOn={priced.startsOn} today={today} />
      <p className={`small soft ${layout.note}`}>
        Within {priced.terms.cancellation.refundDays} working days, to the account it came from. If we cancel,
        everything comes back.
      </p>
    </section>
  )
}

/** What a fare does not hold, where somebody decides by it. */
function NotIncluded({ hire }: { hire: Hire }) {
  return (
    <section className={layout.section} aria-labelledby="not-included">
      <h2 id="not-included">What is not in it</h2>
      <ul>
        {hire.notIncluded.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      {hire.onTheRoad ? (
        <p className="small soft">
          Tolls, parking and state tax are likely to come to {bandText(hire.onTheRoad)}. You pay what the slips say, and
          nothing on top.
        </p>
      ) : null}
    </section>
  )
}

/** The link as it arrives in a chat. */
function Preview({ found }: { found: QuoteFound }) {
  const { picture } = found
  return picture ? (
    <div className={styles.preview}>
      <p className="label">As it arrives in the chat</p>
      <div>
        <ResponsivePicture picture={picture} sizes="372px" most={768} alt="" />
        <p>
          <b>{titleOf(found)}</b>
          <span>{descriptionOf(found)}</span>
        </p>
      </div>
    </div>
  ) : null
}

function DayLine({ found: { days, priced, isListed } }: { found: QuoteFound }) {
  return (
    <section className={layout.section} aria-labelledby="days">
      <h2 id="days">The line, day by day</h2>
      <ol className={styles.days}>
        {days.map(({ on, name, note }) => (
          <li key={`${on} ${name}`}>
            <span>{formatDate(on, { year: false })}</span>
            <div>
              <b>{name}</b>
              <small>{note}</small>
            </div>
          </li>
        ))}
      </ol>
      {isListed ? (
        <p>
          <a className={layout.link} href={href('/package/:url', { url: priced.package.url })}>
            Everything about this tour
          </a>
        </p>
      ) : null}
    </section>
  )
}
