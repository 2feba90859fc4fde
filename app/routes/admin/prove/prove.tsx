import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { beforeOffice } from '#app/routes/admin/enter.server.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { listed } from '#platform/wording.ts'
import { visitContext } from '#web/contexts.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { Threshold } from './threshold.tsx'
import { questionFor, reauthenticate, wantedIn } from './prove.server.ts'
import { loadThreshold } from './threshold.server.ts'
import type { Route } from './+types/prove'

export const handle = { app: true, still: true, whole: true }

export const middleware: Route.MiddlewareFunction[] = beforeOffice

export async function loader({ context, request }: Route.LoaderArgs) {
  const { csrfToken, publicUrl, visitor } = context.get(visitContext)
  return {
    ...loadThreshold(request),
    csrfToken,
    to: wantedIn(request, publicUrl),
    ...(await questionFor(context)),
    isAtTheDoor: visitor?.awaits === 'second-factor',
    by: visitor?.id ?? '',
  }
}

export function action({ context, request }: Route.ActionArgs) {
  return reauthenticate(context, request)
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Show that it is you')
}

/** Asks who is there: at the door of the office, and before money, scripts or roles are touched. Then goes on with what was begun. */
export default function ProvePage({ loaderData, actionData: sent }: Route.ComponentProps) {
  const { tokens, csrfToken, to, asks, hasApp, hasPasskey, isAtTheDoor, by } = loaderData
  const [carried, files] = [sent?.carried ?? [], sent?.files ?? []]
  return (
    <Threshold tokens={tokens}>
      <h1>Show that it is you</h1>
      <p>
        {isAtTheDoor
          ? 'The office asks for a second factor besides the password.'
          : 'Money, scripts and roles ask again five minutes after you last showed it.'}{' '}
        {carried.length > 0 ? 'Nothing was done yet; what you asked for is done once you have.' : null}
        {files.length > 0
          ? ` ${listed(files)} cannot come along: choose ${files.length === 1 ? 'it' : 'them'} again then.`
          : null}
      </p>
      <Form says={sent?.message ? { ok: false, message: sent.message } : undefined}>
        <input type="hidden" name="csrfToken" value={csrfToken} />
        <input type="hidden" name="proof-given" value="yes" />
        <input type="hidden" name="proof-by" value={by} />
        {carried.map(([name, value], at) => (
          <input key={at} type="hidden" name={name} value={value} />
        ))}
        {files.map((name) => (
          <input key={name} type="hidden" name="proof-file" value={name} />
        ))}
        {hasPasskey ? (
          <PasskeyButton asks="proof-asks" answer="proof-passkey" options={sent?.options} look="go">
            Use your passkey
          </PasskeyButton>
        ) : null}
        {asks === 'code' ? <Code hasApp={hasApp} /> : <Password />}
        <Button look={hasPasskey ? 'line' : 'go'}>Go on</Button>
      </Form>
      <p>
        <a href={isAtTheDoor ? '/' : to}>{isAtTheDoor ? 'To the site' : 'Leave it'}</a>
        {asks === 'password' ? (
          <a href={`/api/auth/signin?${new URLSearchParams({ callbackUrl: to })}`}>No password? Log in again</a>
        ) : null}
      </p>
    </Threshold>
  )
}

function Code({ hasApp }: { hasApp: boolean }) {
  return (
    <Field
      id="proof-code"
      label={hasApp ? 'Code from your authenticator app' : 'Recovery code'}
      help={`${hasApp ? 'Six digits, or one of your recovery codes.' : 'One of the ten you were shown.'} If you have neither, an owner of the site can reset your second factor.`}
      name="proof-code"
      autoComplete="one-time-code"
      inputMode="text"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={20}
    />
  )
}

function Password() {
  return (
    <Field
      id="proof-password"
      label="Your password"
      type="password"
      name="proof-password"
      autoComplete="current-password"
      maxLength={1024}
    />
  )
}
