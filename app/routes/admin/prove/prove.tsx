import { data, redirectDocument } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { may } from '#domain/policy/policy.ts'
import { visitContext } from '#web/contexts.ts'
import { signInPath } from '#web/sign-in-path.ts'
import { Threshold } from './threshold.tsx'
import { takeProof, wantedIn } from './prove.server.ts'
import { loadThreshold } from './threshold.server.ts'
import type { Route } from './+types/prove'

export const handle = { app: true, still: true, whole: true }

export const middleware: Route.MiddlewareFunction[] = [
  ({ context, url }) => {
    const { visitor } = context.get(visitContext)
    if (!visitor) throw redirectDocument(signInPath(url))
    if (!may(visitor.role, 'office.enter')) throw data(null, { status: 403 })
  },
]

export function loader({ context, request }: Route.LoaderArgs) {
  const { csrfToken, publicUrl, visitor } = context.get(visitContext)
  return { ...loadThreshold(request), csrfToken, to: wantedIn(request, publicUrl), email: visitor?.email ?? '' }
}

export function action({ context, request }: Route.ActionArgs) {
  return takeProof(context, request)
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Show that it is you')
}

/** Asks who is there before money, scripts or roles are touched, and goes on with what was begun. */
export default function ProvePage({
  loaderData: { tokens, csrfToken, to, email },
  actionData: sent,
}: Route.ComponentProps) {
  const carried = sent?.carried ?? []
  return (
    <Threshold tokens={tokens}>
      <h1>Show that it is you</h1>
      <p>
        Money, scripts and roles ask again five minutes after you last did.{' '}
        {carried.length > 0 ? 'Nothing was done yet; what you asked for is done once you have.' : null}
      </p>
      <Form says={sent?.message ? { ok: false, message: sent.message } : undefined}>
        <input type="hidden" name="csrfToken" value={csrfToken} />
        <input type="hidden" name="proof-given" value="yes" />
        {carried.map(([name, value], at) => (
          <input key={at} type="hidden" name={name} value={value} />
        ))}
        {/* Password managers need to know whose password it is. */}
        <input hidden type="text" autoComplete="username" value={email} readOnly />
        <Field
          id="proof-password"
          label="Your password"
          type="password"
          name="proof-password"
          autoComplete="current-password"
          maxLength={1024}
        />
        <Button look="go">Go on</Button>
      </Form>
      <p>
        <a href={to}>Leave it</a>{' '}
        <a href={`/api/auth/signin?${new URLSearchParams({ callbackUrl: to })}`}>No password? Log in again</a>
      </p>
    </Threshold>
  )
}
