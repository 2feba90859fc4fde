import { data } from 'react-router'
import { servicesContext } from '#web/contexts.ts'
import { isRefusal, REFUSALS } from '#web/refusals.ts'
import { wrongLink } from '#app/parts/error/wrong-link.ts'
import { Notice } from '#app/ui/notice.tsx'
import { findOwnEnquiry } from '#domain/leads/own-enquiry.server.ts'
import { findSetting } from '#domain/settings/settings.server.ts'
import { siteNameIn } from '#app/parts/seo/site-name.ts'
import { Asked, Withdraw } from './asked.tsx'
import { Mobile, nextWords, Reach } from './next.tsx'
import { toShown } from './shown.server.ts'
import { StatusLine } from './status-line.tsx'
import type { Route } from './+types/status'
import styles from './status.module.css'

// The address is the key to the page: no script of anybody else's may read it.
export const handle = { noInjectedScripts: true }

const PRIVATE = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' }

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { db, config } = context.get(servicesContext)
  const [found, site] = await Promise.all([findOwnEnquiry(db, params.token), findSetting(db, 'site')])
  if (!found) throw wrongLink('enquiry')
  const query = new URL(request.url).searchParams
  const error = query.get('error') ?? ''
  const shown = {
    enquiry: toShown(found),
    site,
    // A number is verified by SMS or not at all.
    verifiesMobile: config.codesBy === 'sms',
    base: `/enquiry/${params.token}`,
    asksCode: query.get('view') === 'code',
    error: wordsOf(error),
  }
  return data(shown, { headers: PRIVATE })
}

/** A form without a script was sent back with the reason in its address. */
function wordsOf(reason: string): string | undefined {
  const told = reason === 'otp-proof' ? 'otp-not-now' : reason
  return isRefusal(told) && /^(otp|no-sms|enquiry)/.test(told) ? REFUSALS[told].message : undefined
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  return [
    { title: `Your enquiry ${loaderData.enquiry.reference} | ${siteNameIn(matches)}` },
    { name: 'robots', content: 'noindex, nofollow' },
    { name: 'referrer', content: 'no-referrer' },
  ]
}

export default function StatusPage({ loaderData }: Route.ComponentProps) {
  const { enquiry, site, verifiesMobile, base, asksCode, error } = loaderData
  const isWithdrawn = enquiry.status === 'withdrawn'
  const asksMobile = enquiry.mobile !== null && (verifiesMobile || enquiry.isMobileVerified)
  const isOfCode = asksMobile && asksCode
  return (
    <div className={`wrap ${styles.page}`} data-answer="status">
      <p className="label">{enquiry.status === 'received' ? 'Your enquiry has reached us' : 'Your enquiry'}</p>
      <h1>{enquiry.reference}</h1>
      <StatusLine status={enquiry.status} receivedOn={enquiry.receivedOn} reached={enquiry.reached} />
      <Notice tone={error && !isOfCode ? 'bad' : 'good'} said data-says="" className={styles.says}>
        {isOfCode ? null : error}
      </Notice>
      <div className={styles.columns}>
        <section aria-labelledby="next">
          <h2 id="next">What happens next</h2>
          <p>{nextWords(enquiry)}</p>
          {site ? <Reach site={site} enquiry={enquiry} /> : null}
          {asksMobile ? (
            <Mobile enquiry={enquiry} base={base} asksCode={asksCode} error={isOfCode ? error : undefined} />
          ) : null}
        </section>
        <section aria-labelledby="asked">
          <h2 id="asked">What you asked</h2>
          <Asked enquiry={enquiry} />
          {isWithdrawn || enquiry.status === 'won' || enquiry.status === 'closed' ? null : <Withdraw base={base} />}
        </section>
      </div>
    </div>
  )
}
