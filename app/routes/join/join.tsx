import { data, href, redirectDocument } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { readOwnForm } from '#app/routes/admin/deeds.server.ts'
import { Threshold } from '#app/routes/admin/prove/threshold.tsx'
import { loadThreshold } from '#app/routes/admin/prove/threshold.server.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { findInvitation, takeInvitation } from '#domain/accounts/staff-invitations.server.ts'
import { PasswordsBusy } from '#domain/accounts/passwords.server.ts'
import { refused } from '#platform/result.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { faultyFieldsOf } from '#web/faulty-fields.ts'
import { textIn } from '#web/forms.ts'
import { REFUSALS } from '#web/refusals.ts'
import type { Refusal } from '#web/refusals.ts'
import { signInAfter, signInPath } from '#web/sign-in-path.ts'
import type { Route } from './+types/join'

export const handle = { app: true, still: true, whole: true }

const LARGEST_FORM = 8 * 1024

export async function loader({ context, request, params: { token } }: Route.LoaderArgs) {
  const invitation = await findInvitation(context.get(servicesContext), token)
  const { visitor, csrfToken } = context.get(visitContext)
  return {
    ...loadThreshold(request),
    csrfToken,
    invitation: invitation && { email: invitation.email, role: invitation.role },
    account: invitation?.accountId === undefined ? 'none' : invitation.accountId === visitor?.id ? 'own' : 'other',
    signIn: signInPath(new URL(request.url)),
  }
}

export async function action({ context, request, params: { token } }: Route.ActionArgs) {
  const { visitor } = context.get(visitContext)
  const { form, isOwn } = await readOwnForm(context, request, LARGEST_FORM)
  const sent = Object.fromEntries(form)
  const typed = { name: textIn(sent, 'name').slice(0, 200), password: textIn(sent, 'password') }
  const taken = isOwn
    ? await takeInvitation(context.get(servicesContext), visitor?.id, { token, ...typed }).catch(meetBusy)
    : refused('stale-page')
  if (taken.ok) return redirectDocument(signInAfter('joined'))
  const all = 'all' in taken ? (taken.all ?? []) : []
  const { message, status } = REFUSALS[taken.reason]
  return data({ message: all.length > 0 ? '' : message, faults: faultsOf(all), name: typed.name }, { status })
}

type Faults = Partial<Record<'name' | 'password', string>>

/** What will not do, at its field: the password is a new one here, and the only one. */
function faultsOf(all: readonly Refusal[]): Faults {
  const fields = { name: 'name', newPassword: 'password' } as const
  const found = all.flatMap((reason) =>
    faultyFieldsOf(reason).map((field) => [fields[field as 'name' | 'newPassword'], REFUSALS[reason].message]),
  )
  return Object.fromEntries(found) as Faults
}

function meetBusy(error: unknown) {
  if (error instanceof PasswordsBusy) return refused('busy')
  throw error
}

export function meta({ matches }: Route.MetaArgs) {
  return [...officeMeta(matches, 'An invitation'), { name: 'referrer', content: 'same-origin' }]
}

/** Where the link of an invitation leads: a name and a password, and one works here. */
export default function JoinPage({ loaderData: { tokens, ...found }, actionData: sent }: Route.ComponentProps) {
  return (
    <Threshold tokens={tokens}>
      {found.invitation ? <Invitation found={found} sent={sent} invitation={found.invitation} /> : <Spent />}
    </Threshold>
  )
}

type Props = {
  found: Omit<Route.ComponentProps['loaderData'], 'tokens'>
  invitation: { email: string; role: string }
  sent: Route.ComponentProps['actionData']
}

function Invitation({ found: { csrfToken, account, signIn }, invitation: { email, role }, sent }: Props) {
  return (
    <>
      <h1>Work here as {role}</h1>
      <p>
        The invitation is for {email}. {WORDS[account]}
      </p>
      {account === 'other' ? (
        <p>
          <a className="btn go" href={signIn}>
            Log in
          </a>
        </p>
      ) : (
        <Form says={sent?.message ? { ok: false, message: sent.message } : undefined}>
          <input type="hidden" name="csrfToken" value={csrfToken} />
          {account === 'none' ? <NewAccount email={email} name={sent?.name ?? ''} faults={sent?.faults ?? {}} /> : null}
          <Button look="go">Take it up</Button>
        </Form>
      )}
    </>
  )
}

const WORDS: Record<string, string> = {
  none: 'Choose a password; a second factor is the next step.',
  own: 'Your account gets the office; you log in to it anew.',
  other: 'There is an account with this e-mail: log in to it first.',
}

function NewAccount({ email, name, faults }: { email: string; name: string; faults: Faults }) {
  return (
    <>
      {/* Password managers need to know whose password it is. */}
      <input hidden type="text" autoComplete="username" value={email} readOnly />
      <Field
        id="name"
        name="name"
        label="Your name"
        autoComplete="name"
        maxLength={80}
        defaultValue={name}
        fault={faults.name}
        said
      />
      <Field
        id="password"
        name="password"
        type="password"
        label="Password, at least 8 characters"
        autoComplete="new-password"
        maxLength={128}
        fault={faults.password}
        said={!faults.name}
      />
    </>
  )
}

function Spent() {
  return (
    <>
      <h1>This link does not work any more</h1>
      <p>It was used, withdrawn, or is older than three days. Ask whoever invited you for another.</p>
      <p>
        <a href={href('/')}>To the site</a>
      </p>
    </>
  )
}
