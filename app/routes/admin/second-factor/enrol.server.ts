import { data, href, redirect } from 'react-router'
import type { RouterContextProvider } from 'react-router'
import { drawQr } from '#app/parts/qr.server.ts'
import { visitorOf } from '#app/routes/account/visitor-of.ts'
import { readOwnForm } from '#app/routes/admin/deeds.server.ts'
import { provePath } from '#app/routes/admin/prove/prove-path.ts'
import { sendChangeOtp } from '#domain/accounts/otp/send-otp.server.ts'
import {
  enrolApp,
  listFactors,
  mayEnrol,
  offerApp,
  readOffer,
  replaceRecoveryCodes,
} from '#domain/accounts/second-factor/factors.server.ts'
import { enrolPasskey, offerPasskey, passkeySite } from '#domain/accounts/second-factor/passkeys.server.ts'
import { totpAddress } from '#domain/accounts/second-factor/totp.ts'
import { maskEmail } from '#domain/contact/email.ts'
import type { Visitor } from '#domain/accounts/sessions.server.ts'
import type { Services } from '#domain/services.server.ts'
import { findOperatorName } from '#domain/settings/operator-name.server.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { textIn } from '#web/forms.ts'
import { REFUSALS, wordsOf } from '#web/refusals.ts'
import type { Refusal } from '#web/refusals.ts'
import { refusedPage } from '#web/refused-page.ts'

const LARGEST_FORM = 32 * 1024

const NO_CODES: readonly string[] = []
const NOTHING: Pick<EnrolmentAnswer, 'options'> = {}

type Context = Readonly<RouterContextProvider>
type TypedProof = { code: string; mailed: string; name: string }
type Enrolment = Awaited<ReturnType<typeof loadEnrolment>>
/** What the form is shown again with, the secret it had among it; `codes` once it is done. */
export type EnrolmentAnswer = {
  message: string
  isGood: boolean
  typed: TypedProof
  shown: Enrolment
  codes: readonly string[]
  options?: object
}

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
    hasPasskeys: passkeySite(services.config.publicUrl) !== undefined,
    isRequired: visitor.awaits === 'enrolment',
    isDemo: services.config.mode === 'demo',
  }
}

/** Leads to the proof whoever may enrol only after one; nothing where they may, or never may. */
export function reauthenticationBefore(context: Context, request: Request, status = 302): Response | undefined {
  const allowed = mayEnrol(context.get(servicesContext), visitorOf(context))
  if (allowed.ok) return undefined
  if (allowed.reason === 'forbidden') throw refusedPage(allowed.reason)
  return redirect(provePath(new URL(request.url)), status)
}

/** What the page is asked for: a code by mail, a passkey offered, the factor itself, or new recovery codes. */
export async function doEnrol(context: Context, request: Request) {
  const { form, isOwn } = await readOwnForm(context, request, LARGEST_FORM)
  const sent = Object.fromEntries(form)
  const text = (name: string) => textIn(sent, name).trim().slice(0, 2000)
  const typed: TypedProof = { code: text('code'), mailed: text('mailed'), name: text('name') }
  const { browserHash, device, sessionCookie } = context.get(visitContext)
  const services = context.get(servicesContext)
  const visitor = visitorOf(context)
  const say = async (message: string, { isGood = false, status = 200, codes = NO_CODES, options = NOTHING } = {}) => {
    const shown = await loadEnrolment(context, text('sealed'))
    return data<EnrolmentAnswer>({ message, isGood, typed, shown, codes, ...options }, { status })
  }
  const refuse = (reason: Refusal) => say(REFUSALS[reason].message, { status: REFUSALS[reason].status })
  if (!isOwn) return refuse('stale-page')
  if (text('intent') === 'mail') {
    const asked = { purpose: 'second-factor', target: visitor.email, browserHash, network: device.network } as const
    const mailed = await sendChangeOtp(services, visitor, asked)
    if (!mailed.ok) return say(wordsOf(mailed), { status: REFUSALS[mailed.reason].status })
    return say('The code is on its way. It is valid for 2 minutes.', { isGood: true })
  }
  if (text('intent') === 'codes') {
    const renewed = await replaceRecoveryCodes(services, visitor)
    return renewed.ok ? say('', { codes: renewed.value }) : refuse(renewed.reason)
  }
  if (text('asks') === 'passkey') {
    const offered = await offerPasskey(services, visitor, await findOperatorName(services.db))
    return offered.ok ? say('', { options: { options: offered.value } }) : refuse(offered.reason)
  }
  const enrolled = await enrol(services, visitor, {
    ...typed,
    browserHash,
    sealed: text('sealed'),
    answer: textIn(sent, 'passkey'),
  })
  if (!enrolled.ok) return refuse(enrolled.reason)
  const { codes, token } = enrolled.value
  const headers = { 'Set-Cookie': sessionCookie(token) }
  if (codes.length === 0) return redirect(`${href('/admin/self')}?done=added`, { headers })
  return data<EnrolmentAnswer>(
    { message: '', isGood: true, typed, shown: await loadEnrolment(context), codes },
    { headers },
  )
}

type AskedEnrolment = TypedProof & { browserHash: string; sealed: string; answer: string }

/** By what a passkey answered, where one did; else by the code of an app. */
function enrol(services: Services, visitor: Visitor, { answer, sealed, code, ...asked }: AskedEnrolment) {
  return answer === ''
    ? enrolApp(services, visitor, { ...asked, sealed, code })
    : enrolPasskey(services, visitor, { ...asked, answer })
}
