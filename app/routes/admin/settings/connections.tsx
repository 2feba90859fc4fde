import { href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { State } from '#app/ui/state.tsx'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import { doDeed, onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { Said } from '#app/routes/admin/said.tsx'
import { testConnection } from '#domain/payments/connection-tests.server.ts'
import { listTrials } from '#domain/payments/trials.server.ts'
import { CONNECTIONS } from '#domain/settings/connections.ts'
import type { Connection, ConnectionTest } from '#domain/settings/connections.ts'
import { findSetting } from '#domain/settings/settings.server.ts'
import { formatDate, formatTime, istDate } from '#platform/dates.ts'
import { servicesContext } from '#web/contexts.ts'
import { SettingsViews } from './settings-views.tsx'
import { OneRupee } from './one-rupee.tsx'
import type { Route } from './+types/connections'
import office from '#app/routes/admin/office.module.css'
import styles from './settings.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('settings.change')

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, config, providers } = context.get(servicesContext)
  return {
    tests: (await findSetting(db, 'connections')) ?? {},
    through: {
      email: config.mail.kind === 'smtp' ? 'An SMTP server, by SMTP_URL.' : 'The outbox of the demo.',
      sms:
        config.sms.kind === 'msg91'
          ? 'MSG91, by MSG91_AUTH_KEY.'
          : config.sms.kind === 'none'
            ? null
            : 'The outbox of the demo.',
      gateway: providers.razorpay
        ? 'Razorpay, by RAZORPAY_KEY_ID.'
        : providers.simulator
          ? 'The simulator of the demo.'
          : null,
    } satisfies Record<Connection, string | null>,
    trial: (await listTrials(db))[0],
    vpa: (await findSetting(db, 'upi'))?.vpa ?? null,
    done: new URL(request.url).searchParams.has('done'),
  }
}

const test: Deed = async (services, actor, typed) => {
  const which = CONNECTIONS.find((one) => one === typed('which'))
  if (!which) return { ok: false, reason: 'unclear-deed' }
  const tested = await testConnection(services, actor, which)
  return tested.ok ? { ok: true, done: which } : tested
}

export function action({ context, request }: Route.ActionArgs) {
  return doDeed(context, request, href('/admin/settings/connections'), { test })
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Connections')
}

const WORDS: Record<Connection, { title: string; none: string; says: string; deed: string }> = {
  email: {
    title: 'Mail',
    none: '',
    says: 'A mail that says it is a test is sent to your own verified address.',
    deed: 'Send a test mail',
  },
  sms: {
    title: 'SMS',
    none: 'None: set MSG91_AUTH_KEY and what belongs to it. Until then codes go by mail.',
    says: 'A code is sent to your own verified mobile, and paid for like any other.',
    deed: 'Send a test SMS',
  },
  gateway: {
    title: 'Payment gateway',
    none: 'None: set RAZORPAY_KEY_ID and what belongs to it.',
    says: 'An order of ₹1 is opened with your keys. You pay it yourself, and it goes back by itself.',
    deed: 'Take ₹1 and give it back',
  },
}

/** Whom the site reaches outside, and what they said when it was tried last. */
export default function ConnectionsPage({ loaderData, actionData: kept }: Route.ComponentProps) {
  const { tests, through, trial, vpa, done } = loaderData
  return (
    <div className={office.page}>
      <div>
        <h1>Connections</h1>
        <p className={office.say}>
          A test is a real round trip, and what the other side says stands here word for word.
        </p>
      </div>
      <SettingsViews here="/admin/settings/connections" />
      <Said kept={kept} done={done ? 'Tried. What came of it stands below.' : undefined} />
      {CONNECTIONS.map((which) => {
        const { title, none, says, deed } = WORDS[which]
        return (
          <section key={which} className={styles.group} aria-labelledby={which}>
            <div>
              <h2 id={which}>{title}</h2>
              <p className={styles.lead}>{through[which] ?? none}</p>
            </div>
            <div>
              <Last test={tests[which]} />
              {which === 'gateway' && trial ? <OneRupee trial={trial} /> : null}
              {through[which] === null ? null : (
                <DeedForm intent="test" of={{ which }} className={office.column}>
                  <p className="small soft">{says}</p>
                  <Button look="ink">{deed}</Button>
                </DeedForm>
              )}
            </div>
          </section>
        )
      })}
      <section className={styles.group} aria-labelledby="upi">
        <div>
          <h2 id="upi">UPI to the bank</h2>
          <p className={styles.lead}>Nobody stands between: a payment is found in the bank’s own list.</p>
        </div>
        <p>
          {vpa ? `Payments go to ${vpa}. ` : 'No address yet. '}
          <a href={`${href('/admin/payments')}#address`}>{vpa ? 'Change it' : 'Enter it'}</a>
        </p>
      </section>
    </div>
  )
}

function Last({ test }: { test: ConnectionTest | undefined }) {
  if (!test) return <State halt="ahead">Never tried</State>
  const at = new Date(test.at)
  return (
    <>
      <State halt={test.ok ? 'published' : 'bad'}>
        {test.ok ? 'Went through' : 'Did not go through'}, {formatDate(istDate(at))}, {formatTime(at)}
      </State>
      <p className={office.anywhere}>{test.words}</p>
    </>
  )
}
