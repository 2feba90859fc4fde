import { data, href, redirect } from 'react-router'
import type { RouterContextProvider } from 'react-router'
import { drawQr } from '#app/parts/qr.server.ts'
import { visitorOf } from '#app/routes/account/visitor-of.ts'
import { readOwnForm } from '#app/routes/admin/deeds.server.ts'
import { provePath } from '#app/routes/admin/prove/prove-path.ts'
import { sendChangeOtp } from '#domain/accounts/otp/otp.server.ts'
import {
  enrolApp,
  listFactors,
  mayEnrol,
  offerApp,
  readOffer,
  replaceRecoveryCodes,
} from '#domain/accounts/second-factor/factors.server.ts'
import { totpAddress } from '#domain/accounts/second-factor/totp.ts'
import { maskEmail } from '#domain/contact/email.ts'
import { findOperatorName } from '#domain/settings/operator-name.server.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { textIn } from '#web/forms.ts'
import { REFUSALS } from '#web/refusals.ts'
import type { Refusal } from '#web/refusals.ts'

const LARGEST_FORM = 8 * 1024

type Context = Readonly<RouterContextProvider>
type Typed = { code: string; mailed: string; name: string }
type Enrolment = Awaited<ReturnType<typeof loadEnrolment>>
/** What the form is shown again with, the secret it had among it; `codes` once it is done. */
export type Enrolled = { message: string; isGood: boolean; typed: Typed; shown: Enrolment; codes: readonly string[] }

/** What the page of enrolment shows: a secret to scan, and where the first factor's code is mailed. */
export async function loadEnrolment(context: Context, sealed?: string) {
  const services = context.get(servicesContext)
  const visitor = visitorOf(context)
  const { csrfToken } = context.get(visitContext)
  const known = sealed ? readOffer(services, visitor, sealed) : undefined
  const offer = known === undefined ? offerApp(services, visitor) : { secret: known, sealed: sealed ?? '' }
  const issuer = await findOperatorName(services.db)
  const { factors } = await listFactors(services.db, visitor.id)
  const label = visitor.email ?? visitor.name
  return {
    csrfToken,
    sealed: offer.sealed,
    secret: offer.secret.replace(/.{4}(?=.)/g, '$& '),
    qr: drawQr(totpAddress(offer.secret, { issuer, label }), 2),
    mailedTo: factors.length === 0 ? maskEmail(visitor.email ?? '') : undefined,
    isRequired: visitor.awaits === 'enrolment',
    isDemo: services.config.mode === 'demo',
  }
}

/** Leads to the proof whoever may enrol only after one; nothing where they may, or never may. */
export function proofBefore(context: Context, request: Request, status = 302): Response | undefined {
  const allowed = mayEnrol(context.get(servicesContext), visitorOf(context))
  if (allowed.ok) return undefined
  if (allowed.reason === 'forbidden') throw data(null, { status: 403 })
  return redirect(provePath(new URL(request.url)), status)
}

/** What the page is asked for: a code by mail, the factor itself, or new recovery codes. */
export async function doEnrol(context: Context, request: Request) {
  const { form, isOwn } = await readOwnForm(context, request, LARGEST_FORM)
  const sent = Object.fromEntries(form)
  const text = (name: string) => textIn(sent, name).trim().slice(0, 2000)
  const typed: Typed = { code: text('code'), mailed: text('mailed'), name: text('name') }
  const say = async (message: string, { isGood = false, status = 200 } = {}) => {
    const shown = await loadEnrolment(context, text('sealed'))
    return data<Enrolled>({ message, isGood, typed, shown, codes: [] }, { status })
  }
  const refuse = (reason: Refusal) => say(REFUSALS[reason].message, { status: REFUSALS[reason].status })
  const { browserHash, device, sessionCookie } = context.get(visitContext)
  const services = context.get(servicesContext)
  const visitor = visitorOf(context)
  if (!isOwn) return refuse('stale-page')
  if (text('intent') === 'mail') {
    const asked = { purpose: 'second-factor', target: visitor.email, browserHash, network: device.network } as const
    const mailed = await sendChangeOtp(services, visitor, asked)
    return mailed.ok
      ? say('The code is on its way. It is valid for 2 minutes.', { isGood: true })
      : refuse(mailed.reason)
  }
  if (text('intent') === 'codes') {
    const renewed = await replaceRecoveryCodes(services, visitor)
    if (!renewed.ok) return refuse(renewed.reason)
    return data<Enrolled>({
      message: '',
      isGood: true,
      typed,
      shown: await loadEnrolment(context),
      codes: renewed.value,
    })
  }
  const asked = { ...typed, sealed: text('sealed'), browserHash }
  const enrolled = await enrolApp(services, visitor, asked)
  if (!enrolled.ok) return refuse(enrolled.reason)
  const { codes, token } = enrolled.value
  const headers = { 'Set-Cookie': sessionCookie(token) }
  if (codes.length === 0) return redirect(`${href('/admin/self')}?done=added`, { headers })
  return data<Enrolled>({ message: '', isGood: true, typed, shown: await loadEnrolment(context), codes }, { headers })
}
