import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { timeText } from '#domain/leads/time-text.ts'
import { partyWithAgesText } from '#domain/party/party.ts'
import { formatPaise } from '#platform/money.ts'
import type { ShownEnquiry } from './shown.server.ts'
import styles from './status.module.css'
import { capitalised } from '#platform/wording.ts'

/** What somebody asked, as we understood it. */
export function Asked({ enquiry }: { enquiry: ShownEnquiry }) {
  const { source, time, party, budgetPaise, message, mobile, email } = enquiry
  const about = source.kind === 'contact' || source.kind === 'search' ? undefined : source
  return (
    <>
      <dl className={styles.facts}>
        {about ? (
          <div>
            <dt>About</dt>
            <dd>
              <a href={about.path}>{about.name}</a>
            </dd>
          </div>
        ) : null}
        <div>
          <dt>When</dt>
          <dd>{capitalised(timeText(time))}</dd>
        </div>
        <div>
          <dt>Who</dt>
          <dd>{party ? partyWithAgesText(party) : 'Not said'}</dd>
        </div>
        <div>
          <dt>Budget</dt>
          <dd>{budgetPaise === null ? 'Not said' : `${formatPaise(budgetPaise)} for all`}</dd>
        </div>
        {mobile && email ? (
          <div>
            <dt>We reach you at</dt>
            <dd>
              {mobile}
              <br />
              {email}
            </dd>
          </div>
        ) : null}
      </dl>
      {message ? <p className={styles.message}>{message}</p> : null}
    </>
  )
}

/** The visitor's way to take it all back. */
export function Withdraw({ base }: { base: string }) {
  return (
    <details className={styles.withdraw}>
      <summary>Withdraw this enquiry</summary>
      <Form action={`${base}/withdraw`} live>
        <p className="small soft">
          We then delete your name, mobile, e-mail and message at once, and nobody calls. This cannot be undone; you can
          always ask again.
        </p>
        <Button look="bad">Withdraw and delete</Button>
      </Form>
    </details>
  )
}
