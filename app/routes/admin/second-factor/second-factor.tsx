import { href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { EnterButton } from '#app/ui/enter-button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { beforeOffice } from '#app/routes/admin/enter.server.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { PasskeyButton } from '#app/routes/admin/prove/passkey-button.tsx'
import { Threshold } from '#app/routes/admin/prove/threshold.tsx'
import { loadThreshold } from '#app/routes/admin/prove/threshold.server.ts'
import { doEnrol, loadEnrolment, reauthenticationBefore } from './enrol.server.ts'
import type { EnrolmentAnswer } from './enrol.server.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import type { Route } from './+types/second-factor'
import styles from './second-factor.module.css'

export const handle = { app: true, still: true, whole: true }

export const middleware: Route.MiddlewareFunction[] = beforeOffice

export async function loader({ context, request }: Route.LoaderArgs) {
  const proof = reauthenticationBefore(context, request)
  if (proof) throw proof
  return { ...loadThreshold(request), ...(await loadEnrolment(context)) }
}

export async function action({ context, request }: Route.ActionArgs) {
  return reauthenticationBefore(context, request, 307) ?? doEnrol(context, request)
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Second factor')
}

/** Where somebody who works here adds an authenticator app; the first one opens the office. */
export default function SecondFactorPage({ loaderData, actionData: sent }: Route.ComponentProps) {
  if (sent && sent.codes.length > 0)
    return (
      <Threshold tokens={loaderData.tokens}>
        <h1>Keep your recovery codes</h1>
        <RecoveryCodes codes={sent.codes} />
        <p>
          <a href={href('/admin')}>To the office</a>
        </p>
      </Threshold>
    )
  return (
    <Threshold tokens={loaderData.tokens}>
      <h1>Add a second factor</h1>
      <p>
        {loaderData.isRequired ? 'Everybody who works here has one: a password alone opens nothing. ' : null}
        An app on your phone shows a code that changes every 30 seconds
        {loaderData.hasPasskeys ? '; a passkey is your device itself, or a security key.' : '.'}
        {loaderData.isDemo ? ' This is a demo: its accounts do without one until you add it.' : null}
      </p>
      <Enrolment found={sent?.shown ?? loaderData} sent={sent} />
      {loaderData.isRequired ? null : (
        <p>
          <a href={href('/admin/self')}>Leave it</a>
        </p>
      )}
    </Threshold>
  )
}

type Props = { found: EnrolmentAnswer['shown']; sent: EnrolmentAnswer | undefined }

function Enrolment({ found: { csrfToken, sealed, secret, qr, mailedTo, hasPasskeys }, sent }: Props) {
  return (
    <Form says={sent?.message ? { ok: sent.isGood, message: sent.message } : undefined}>
      <EnterButton name="intent" value="enrol" />
      <input type="hidden" name="csrfToken" value={csrfToken} />
      <input type="hidden" name="sealed" value={sealed} />
      <div className={styles.scan}>
        <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label="QR code for your authenticator app">
          <path fill="#fff" d={`M0 0h${qr.size}v${qr.size}h-${qr.size}z`} />
          <path fill="#000" d={qr.path} />
        </svg>
        <p>
          Scan it with an authenticator app, or type this into the app: <code>{secret}</code>
        </p>
      </div>
      <Field
        id="code"
        name="code"
        label="Six digits the app shows"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
      />
      <Field
        id="name"
        name="name"
        label="What you call it"
        help="As: my phone."
        defaultValue={sent?.typed.name ?? ''}
        autoComplete="off"
        maxLength={40}
      />
      {mailedTo === undefined ? null : (
        <>
          <Field
            id="mailed"
            name="mailed"
            label={`Code from a mail to ${mailedTo}`}
            help="The first second factor needs it, so that a password alone is not enough. Where mail does not work yet, `npm run owner` on the server prints one."
            defaultValue={sent?.typed.mailed ?? ''}
            autoComplete="off"
            maxLength={20}
          />
          <Button look="line" name="intent" value="mail">
            Mail me a code
          </Button>
        </>
      )}
      <Button look="go" name="intent" value="enrol">
        Add it
      </Button>
      {hasPasskeys ? (
        <PasskeyButton asks="asks" answer="passkey" options={sent?.options} look="line">
          Add a passkey instead
        </PasskeyButton>
      ) : null}
    </Form>
  )
}
