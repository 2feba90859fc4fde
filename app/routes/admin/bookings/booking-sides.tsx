import { href } from 'react-router'
import { LAW_WANTS } from '#app/parts/booking/law-wants.ts'
import { PAPER_NAMES } from '#app/parts/booking/paper-names.ts'
import { Button } from '#app/ui/button.tsx'
import { LongField } from '#app/ui/field.tsx'
import { DeedForm, keptOf } from '#app/routes/admin/deed-form.tsx'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import { isForgotten } from '#domain/bookings/booking.ts'
import { buyerWords, takesBuyer, wantsBuyer } from '#domain/bookings/papers/buyer.ts'
import { invoiceWithoutAddress } from '#domain/bookings/papers/invoice-again.ts'
import type { FoundBooking } from './booking.server.ts'
import { ChangeLinks } from './change-links.tsx'
import { momentText } from './moment.ts'
import office from '#app/routes/admin/office.module.css'
import styles from './bookings.module.css'

/** What a colleague does about a booking while somebody waits on the telephone. */
export function Deeds({ found, kept }: { found: FoundBooking; kept: KeptForm }) {
  const { reference, shown, contactEmail, holdExtended, journey } = found.booking
  const mine = keptOf(kept, 'note')
  const isOpen = shown === 'held' || shown === 'confirmed'
  const isDue = found.booking.instalments.some(({ paidAt }) => paidAt === null)
  // Seats of others go with a departure, which is called off as a whole.
  const isAlone = journey.package.kind === 'car' || journey.basis?.twinPaise === null
  return (
    <section aria-labelledby="deeds" className={styles.deeds}>
      <h2 id="deeds">Do</h2>
      <div className={office.inline}>
        {contactEmail && !isForgotten(found.booking) ? (
          <DeedForm intent="link">
            <Button look="line">Send the link again</Button>
          </DeedForm>
        ) : null}
        {shown === 'held' && !holdExtended ? (
          <DeedForm intent="extend">
            <Button look="line">Hold 15 minutes more</Button>
          </DeedForm>
        ) : null}
        {isOpen ? <ChangeLinks booking={found.booking} /> : null}
        {shown !== 'cancelled' && isDue ? (
          <a className={office.line} href={href('/admin/bookings/:reference/money', { reference })}>
            Take money…
          </a>
        ) : null}
        {isOpen ? (
          <a className={office.line} href={href('/admin/bookings/:reference/cancel', { reference })}>
            Cancel…
          </a>
        ) : null}
        {isOpen && isAlone ? (
          <a className={office.line} href={href('/admin/bookings/:reference/call-off', { reference })}>
            Call it off…
          </a>
        ) : null}
      </div>
      <DeedForm intent="note" className={office.column}>
        <LongField
          id="words"
          name="words"
          label="Note"
          help="For colleagues; it goes on the line below."
          rows={3}
          maxLength={1000}
          defaultValue={mine?.typed['words'] ?? ''}
          fault={mine?.faults['words']}
        />
        <Button look="ink">Keep the note</Button>
      </DeedForm>
    </section>
  )
}

/** Who pays and fills in for whom, where friends do. */
export function Friends({ found: { shares, booking } }: { found: FoundBooking }) {
  const friends = shares.filter(({ share }) => share > 0)
  if (friends.length === 0) return null
  return (
    <section aria-labelledby="friends">
      <h2 id="friends">Friends</h2>
      <ul className={styles.list}>
        {friends.map(({ share, filledAt, isOff }) => {
          const theirs = booking.instalments.filter((part) => part.share === share)
          const paid = theirs.every(({ paidAt }) => paidAt !== null)
          return (
            <li key={share}>
              <span>
                {booking.travellers[share - 1]?.name ?? `Traveller ${share}`}
                <small>
                  {isOff ? 'link switched off' : filledAt ? 'filled in' : 'not filled in yet'},{' '}
                  {paid ? 'paid' : 'not all paid'}
                </small>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The papers there are, opened by who may work on bookings and not by the traveller's key. */
export function Documents({ found: { papers, booking } }: { found: FoundBooking }) {
  return (
    <section aria-labelledby="documents">
      <h2 id="documents">Documents</h2>
      {papers.length === 0 ? <p>None yet: they come with the first payment.</p> : null}
      <Billed booking={booking} />
      <ul className={styles.list}>
        {papers.map(({ kind, number, file }) => (
          <li key={file}>
            <span>
              <a href={`${href('/admin/bookings/:reference', { reference: booking.reference })}/documents/${file}`}>
                {PAPER_NAMES[kind][0]}
              </a>
              <small>{number ?? PAPER_NAMES[kind][1]}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Whom the invoice is made out to, and the way to say it until it is made. */
function Billed({ booking }: Pick<FoundBooking, 'booking'>) {
  const { reference, buyer, invoiceAddress, contactName, journey } = booking
  const isMissing = buyer === null && wantsBuyer(journey)
  if (!takesBuyer(booking)) return <Unaddressed booking={booking} />
  return (
    <p>
      {buyer || invoiceAddress ? (
        <>Made out to {buyer ? buyerWords(buyer, contactName) : `${contactName}, ${invoiceAddress}`}. </>
      ) : null}
      {isMissing ? <span className={styles.missing}>{LAW_WANTS} </span> : null}
      <a href={href('/admin/bookings/:reference/buyer', { reference })}>On the invoice…</a>
    </p>
  )
}

/** An invoice that lacks what the law wants on it, and the way to put it right. */
function Unaddressed({ booking }: Pick<FoundBooking, 'booking'>) {
  if (!invoiceWithoutAddress(booking, booking.documents)) return null
  return (
    <p>
      <span className={styles.missing}>The invoice bears no address, and the law wants one. </span>
      <a href={href('/admin/bookings/:reference/buyer', { reference: booking.reference })}>Make it again with one…</a>
    </p>
  )
}

/** What was written to who booked, and whether a carrier has it. */
export function Sent({ found: { messages, booking } }: { found: FoundBooking }) {
  const waits = messages.some(({ isSent }) => !isSent)
  const log = `${href('/admin/messages/log')}?${new URLSearchParams({ q: booking.contactEmail ?? '' })}`
  return (
    <section aria-labelledby="sent">
      <h2 id="sent">Messages</h2>
      {messages.length === 0 ? <p>None yet.</p> : null}
      <ul className={styles.list}>
        {messages.map(({ channel, subject, at, isSent }) => (
          <li key={`${at.getTime()} ${subject}`}>
            <span>
              {subject}
              <small>
                {channel === 'sms' ? 'SMS' : 'Mail'}, {momentText(at)}, {isSent ? 'sent' : 'on its way'}
              </small>
            </span>
          </li>
        ))}
      </ul>
      {messages.length > 0 && booking.contactEmail && !isForgotten(booking) ? (
        <a href={log}>{waits ? 'See what holds it up' : 'In the delivery log'}</a>
      ) : null}
    </section>
  )
}
