import page from '#app/parts/booking/booking-page.module.css'
import { PAPER_NAMES, paperWords } from '#app/parts/booking/paper-names.ts'
import { telephone } from '#app/parts/header/hours.ts'
import { PAPERS_CLOSED, PAPERS_KEPT } from '#domain/privacy/data-request.ts'
import type { Trip } from './trip.server.ts'
import styles from './trip.module.css'

/** The papers there are, and what is still to come; of a date that was called off those of money alone. */
export function Papers({ trip: { papers: made, standing, phone, isForgotten } }: { trip: Trip }) {
  const { reference, shown, calledOff, journey } = standing
  const isHire = journey.package.kind === 'car'
  const papers = calledOff ? made.filter(({ number }) => number !== null) : made
  const isComing = shown === 'confirmed' && !calledOff && !papers.some(({ kind }) => kind === 'voucher')
  if (papers.length === 0) return null
  return (
    <section className={page.section} aria-labelledby="papers">
      <h2 id="papers">Documents</h2>
      <ul className={styles.rows}>
        {isComing ? (
          <li>
            <span>
              <b>Travel voucher</b>
              <small>{PAPER_NAMES.voucher[1]}</small>
            </span>
            <span className="small soft">once all is paid</span>
          </li>
        ) : null}
        {papers.map(({ kind, number, file }) => (
          <li key={file}>
            <span>
              <b>{PAPER_NAMES[kind][0]}</b>
              <small>{number ?? (shown === 'cancelled' ? TAKES_OUT : paperWords(kind, isHire))}</small>
            </span>
            <a className={page.link} href={`/booking/${reference}/documents/${file}`}>
              {kind !== 'calendar' ? 'PDF' : shown === 'cancelled' ? 'Take out' : 'Add'}
              <span className="vh"> {PAPER_NAMES[kind][0]}</span>
            </a>
          </li>
        ))}
      </ul>
      {isForgotten ? <p className={`small soft ${page.note}`}>{`${PAPERS_KEPT} ${PAPERS_CLOSED}`}</p> : null}
      {shown === 'confirmed' && !calledOff && !isHire ? (
        <p className={`small soft ${page.note}`}>
          The papers name your hotels by their class. Which they are, and who drives you, we tell you before you leave;
          {phone ? (
            <>
              {' '}
              ask us at <a href={telephone(phone)}>{phone}</a>.
            </>
          ) : (
            ' ask us.'
          )}
        </p>
      ) : null}
    </section>
  )
}

/** Of a calendar file once the journey is cancelled. */
const TAKES_OUT = 'takes the journey out of a calendar that has it'
