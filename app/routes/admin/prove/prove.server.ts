import { data, href, redirect } from 'react-router'
import type { RouterContextProvider } from 'react-router'
import { visitorOf } from '#app/routes/account/visitor-of.ts'
import { readOwnForm } from '#app/routes/admin/deeds.server.ts'
import { PasswordsBusy } from '#domain/accounts/passwords.server.ts'
import { givePassword } from '#domain/accounts/reauthentication.server.ts'
import { listFactors } from '#domain/accounts/second-factor/factors.server.ts'
import type { Factor } from '#domain/accounts/second-factor/factors.server.ts'
import { askForPasskey, givePasskey, passkeySite } from '#domain/accounts/second-factor/passkeys.server.ts'
import { giveSecondFactor } from '#domain/accounts/second-factor/second-step.server.ts'
import { refused } from '#platform/result.ts'
import { readCallbackPath } from '#platform/callback-url.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { textIn } from '#web/forms.ts'
import type { Form } from '#web/forms.ts'
import { REFUSALS } from '#web/refusals.ts'
import type { Refusal } from '#web/refusals.ts'
import { isReauthenticationField } from './reauthentication-fields.ts'

/** Whatever a form of the office may hold, files apart. */
const LARGEST_FORM = 4 * 1024 * 1024

type Context = Readonly<RouterContextProvider>

/** The page of the office that a proof leads back to; its first page where none is named, or none of ours. */
export function wantedIn(request: Request, publicUrl: string): string {
  const to = readCallbackPath(new URL(request.url).searchParams.get('to'), publicUrl) ?? ''
  return to.startsWith(`${href('/admin')}/`) && !to.startsWith(href('/admin/prove')) ? to : href('/admin')
}

/** What somebody is asked for: a second factor where they have one, of the kinds they have, else the password. */
export async function questionFor(context: Context) {
  const { db, config } = context.get(servicesContext)
  const { factors } = await listFactors(db, visitorOf(context).id)
  const has = (kind: Factor['kind']) => factors.some((factor) => factor.kind === kind)
  return {
    asks: factors.length > 0 ? ('code' as const) : ('password' as const),
    hasApp: has('app'),
    hasPasskey: has('passkey') && passkeySite(config.publicUrl) !== undefined,
  }
}

/**
 * What a form that was refused for want of a proof is led to, its fields with it (307): shows them on, hidden, beside the question who is there; and once that is
 * answered, leads them back to where they were meant for.
 */
export async function reauthenticate(context: Context, request: Request) {
  const { publicUrl, sessionCookie } = context.get(visitContext)
  const { form, isOwn } = await readOwnForm(context, request, LARGEST_FORM)
  // What another page made up is not shown on: it would go back as a form of ours.
  const carried = isOwn ? fieldsOf(form) : []
  const files = isOwn ? filesOf(form) : []
  const again = (message: string, status: number, options?: object) =>
    data({ carried, files, message, options }, { status })
  const refuse = (reason: Refusal) => again(REFUSALS[reason].message, REFUSALS[reason].status)
  if (!isOwn) return refuse('stale-page')
  if (!form.has('proof-given')) return again('', REFUSALS['prove-again'].status)
  if (form.has('proof-asks')) {
    const asked = await askForPasskey(context.get(servicesContext), visitorOf(context))
    return asked.ok ? again('', 200, asked.value) : refuse(asked.reason)
  }
  const proven = await prove(context, Object.fromEntries(form))
  if (!proven.ok) return refuse(proven.reason)
  const headers: HeadersInit = proven.value ? { 'Set-Cookie': sessionCookie(proven.value.token) } : {}
  return redirect(wantedIn(request, publicUrl), { status: carried.length > 0 ? 307 : 303, headers })
}

function fieldsOf(form: FormData): [string, string][] {
  return [...form].flatMap(([name, value]) =>
    isReauthenticationField(name) || typeof value !== 'string' ? [] : [[name, value]],
  )
}

/** No page can hand a file on: which were chosen, told again for as long as the question stands. */
function filesOf(form: FormData): string[] {
  const chosen = [...form.values()].filter((value) => value instanceof File && value.size > 0) as File[]
  return [...chosen.map(({ name }) => name), ...form.getAll('proof-file').filter((name) => typeof name === 'string')]
}

async function prove(context: Context, sent: Form) {
  const services = context.get(servicesContext)
  const visitor = visitorOf(context)
  const passkey = textIn(sent, 'proof-passkey')
  if (passkey !== '') return givePasskey(services, visitor, passkey)
  try {
    return (await questionFor(context)).asks === 'code'
      ? await giveSecondFactor(services, visitor, textIn(sent, 'proof-code'))
      : await givePassword(services, visitor, textIn(sent, 'proof-password'))
  } catch (error) {
    if (error instanceof PasswordsBusy) return refused('busy')
    throw error
  }
}
