import type { Context } from 'hono'
import type { Flash } from '#web/contexts.ts'
import { faultyFieldsOf } from '#web/faulty-fields.ts'
import type { FaultyField } from '#web/faulty-fields.ts'
import { REFUSALS, refusal, wordsOf } from '#web/refusals.ts'
import type { Refusal } from '#web/refusals.ts'
import { readCallbackPath } from '#platform/callback-url.ts'
import { setCookies } from './request-services.ts'
import type { RequestServices } from './request-services.ts'
import { leaveFlash, typedOf } from './flash.ts'
import { textIn } from '#web/forms.ts'
import type { Form } from '#web/forms.ts'

type Cookies = { setCookies?: (string | undefined)[] }
/** What came of a call: words and facts for a program; for a plain form, the state of its page, looked up only for one, or the path it is done with. */
export type AuthOutcome =
  | ({ ok: true; message: string; body?: Record<string, unknown>; page: PageState | { path: string } } & Cookies)
  | ({
      ok: false
      reason: Refusal
      /** Where the form calls them otherwise. */
      fields?: readonly FaultyField[]
      retryAfterSeconds?: number
      challenge?: unknown
      page: PageState | (() => Promise<PageState>)
    } & Cookies)
/** Where the sign-in page stands after a form; the mode is the form's own unless something else follows. */
export type PageState = Pick<Flash, 'otp'> & Partial<Pick<Flash, 'mode' | 'sentAt'>>

const LONGEST_PATIENCE_SECONDS = 24 * 60 * 60

/** Answers a program: what came of its call, in words a page may show. */
export function answerJson(c: Context, outcome: AuthOutcome): Response {
  setCookies(c, outcome.setCookies ?? [])
  if (outcome.ok) return c.json({ message: outcome.message, ...outcome.body })
  const [body, status] = refusal(outcome.reason, wordsOf(outcome))
  const pause = pauseOf(outcome)
  if (pause !== undefined) c.header('Retry-After', String(pause))
  const { challenge, reason, fields = faultyFieldsOf(reason) } = outcome
  const said = fields.length > 0 ? { ...body, fields } : body
  return c.json(challenge === undefined ? said : { ...said, reason, challenge }, status)
}

/** Answers a form without a script: 303, so that the browser fetches the next page instead of sending the form there again. */
export async function answerForm(
  services: RequestServices,
  c: Context,
  form: Form,
  fallback: Flash['mode'],
  outcome: AuthOutcome,
): Promise<Response> {
  setCookies(c, outcome.setCookies ?? [])
  const state = typeof outcome.page === 'function' ? await outcome.page() : outcome.page
  if ('path' in state) return c.redirect(state.path, 303)
  const mode = state.mode ?? modeOf(form, fallback)
  const flash: Flash = {
    ok: outcome.ok,
    message: outcome.ok ? outcome.message : wordsOf(outcome),
    typed: typedOf(form),
    otp: state.otp,
    mode,
    ...(outcome.ok ? {} : { fields: [...(outcome.fields ?? faultyFieldsOf(outcome.reason))] }),
    ...(state.sentAt === undefined ? {} : { sentAt: state.sentAt }),
  }
  setCookies(c, [leaveFlash(services, flash)])
  const callbackUrl = readCallbackPath(form['callbackUrl'], services.origin)
  return c.redirect(`/signin?${new URLSearchParams({ mode, ...(callbackUrl ? { callbackUrl } : {}) })}`, 303)
}

function pauseOf({ reason, retryAfterSeconds }: AuthOutcome & { ok: false }): number | undefined {
  const { status } = REFUSALS[reason]
  if (status !== 429 && status !== 503) return undefined
  return retryAfterSeconds ?? LONGEST_PATIENCE_SECONDS
}

const MODES = new Set(['login', 'register', 'forgot'])

function modeOf(form: Form, fallback: Flash['mode']): Flash['mode'] {
  const mode = textIn(form, 'mode')
  return MODES.has(mode) ? (mode as Flash['mode']) : fallback
}
