import { href } from 'react-router'
import page from '#app/parts/booking/booking-page.module.css'
import { StateCard } from '#app/parts/booking/state-card.tsx'
import { wrongLink } from '#app/parts/error/wrong-link.ts'
import { bookingMeta } from '#app/routes/booking/booking-meta.ts'
import { findOwnRequest } from '#domain/privacy/own-request.server.ts'
import { formatDate } from '#platform/dates.ts'
import { servicesContext } from '#web/contexts.ts'
import type { Route } from './+types/request'
import styles from './your-data.module.css'

// The address is the key to the page: no script of anybody else's may read it.
export const handle = { noInjectedScripts: true, lean: true }

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const found = await findOwnRequest(services, token)
  if (!found) throw wrongLink('request')
  return { ...found, link: `${services.config.publicUrl}${href('/your-data/:token', { token })}`, token }
}

export function meta({ matches }: Route.MetaArgs) {
  return bookingMeta(matches, 'Your data')
}

/** How the request of somebody without an account stands, for whoever has its link. */
export default function RequestPage({ loaderData: found }: Route.ComponentProps) {
  return (
    <div className={`wrap ${page.page}`}>
      <h1>What we keep of you</h1>
      <div className={styles.what}>{found.answer === null ? <Waits found={found} /> : <Answered found={found} />}</div>
      <p className="small soft">
        Lost the link? <a href={href('/your-data')}>Prove your mobile or e-mail once more</a>, and we lead you back
        here.
      </p>
    </div>
  )
}

type FoundRequest = Route.ComponentProps['loaderData']
const ASKED = { copy: 'A copy', erasure: 'Erasure' } as const

function Waits({ found: { kind, askedOn, dueOn, reach, link } }: { found: FoundRequest }) {
  return (
    <StateCard label="Asked" tone="wait" title={`${ASKED[kind]}, asked on ${formatDate(askedOn)}`}>
      <p>
        We answer by <b>{formatDate(dueOn)}</b>, on this page, and tell {reach}.
      </p>
      <p>Keep this link to yourself: whoever has it can read the answer.</p>
      <p className={styles.link}>
        <a href={link}>{link}</a>
      </p>
    </StateCard>
  )
}

function Answered({ found: { kind, askedOn, answer, keptUntil, hasCopy, token } }: { found: FoundRequest }) {
  return (
    <StateCard label="Answered" tone="good" title={`${ASKED[kind]}, asked on ${formatDate(askedOn)}`}>
      <p className={styles.answer}>{answer}</p>
      {hasCopy ? (
        <p>
          <a className="btn go" href={`/your-data/${token}/copy`}>
            Download the copy
          </a>
        </p>
      ) : null}
      {keptUntil ? (
        <p className="small soft">
          {hasCopy ? 'A file of JSON: any text editor opens it. ' : ''}This page stays until {formatDate(keptUntil)}.
        </p>
      ) : null}
    </StateCard>
  )
}
