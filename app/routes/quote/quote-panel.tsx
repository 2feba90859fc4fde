import { href } from 'react-router'
import layout from '#app/parts/booking/booking-page.module.css'
import { PanelPart, TotalPanel } from '#app/parts/booking/total.tsx'
import { gstWords } from '#app/parts/booking/gst-words.ts'
import { forHowMany, seatsText } from '#app/parts/booking/words.ts'
import { AboutAbroad } from '#app/parts/price/about-abroad.tsx'
import { whatsappLink } from '#app/parts/enquiry/whatsapp.ts'
import { telephone } from '#app/parts/header/hours.ts'
import { formatPaise } from '#platform/money.ts'
import { Accept } from './accept.tsx'
import type { QuoteFound } from './quote.server.ts'
import styles from './quote.module.css'

export function QuotePanel({ found }: { found: QuoteFound }) {
  const { priced, version, site, publicUrl, token } = found
  const [first] = priced.payments
  const link = `${publicUrl}${href('/q/:token', { token })}`
  const chat = site && whatsappLink(site.whatsappNumber, `Hello ${site.operatorName}, this is about my quote ${link}`)
  return (
    <TotalPanel label="Accept this quote">
      <PanelPart>
        <p className="label">Quote, version {version}</p>
        <p className={styles.price}>
          <b>{formatPaise(priced.totalPaise)}</b>
          <small>
            {forHowMany(priced.party)}, {gstWords(priced)}
            {first && priced.payments.length > 1 ? `; ${formatPaise(first.amountPaise)} of it when you book` : ''}
          </small>
        </p>
        <AboutAbroad paise={priced.totalPaise} rates={site?.rates ?? []} today={found.today} />
        {!isOpen(found) ? null : found.takesMoney ? <HoldThem found={found} /> : <CallUs found={found} />}
        {chat ? (
          <a className="btn calm" href={chat} rel="noopener">
            Ask on WhatsApp
          </a>
        ) : null}
        <p>
          <a className={layout.link} href={found.change}>
            {priced.package.kind === 'car' ? 'Change the trip' : 'Change dates, rooms or people'}
          </a>
        </p>
      </PanelPart>
    </TotalPanel>
  )
}

function HoldThem({ found }: { found: QuoteFound }) {
  return (
    <>
      <div className={layout.desk}>
        <Accept found={found} />
      </div>
      <p className="small soft">
        Accepting costs nothing. Should the price of this journey change before you do, this page says so.{' '}
        {found.priced.package.kind === 'car'
          ? 'The car is then held for 15 minutes while you say where it comes and pay.'
          : 'The seats are then held for 15 minutes while you give names and pay.'}
      </p>
    </>
  )
}

/** Held seats that nobody can pay for would only run out. */
function CallUs({ found: { site } }: { found: QuoteFound }) {
  return (
    <p>
      We take no payments on this site yet. To book at this price, please call us
      {site?.bandPhone ? (
        <>
          {' '}
          on <a href={telephone(site.bandPhone)}>{site.bandPhone}</a>
        </>
      ) : null}
      .
    </p>
  )
}

/** Whether it waits to be accepted. */
export function isOpen({ amiss, taken, takenByOthers }: QuoteFound): boolean {
  return !amiss && !taken && !takenByOthers
}

export function stateText({ priced, seats, taken, takenByOthers }: QuoteFound): string {
  if (takenByOthers === 'booked' || taken?.heldUntil === null) return 'booked'
  if (priced.package.kind === 'car') return 'a car with its driver'
  return seats ? `${seatsText(seats.left)} left of ${seats.capacity}` : 'a date of your own'
}
