import { Hono } from 'hono'
import type { Context } from 'hono'
import type { Flash } from '#web/contexts.ts'
import { done } from '#platform/result.ts'
import { PasswordsBusy } from '#domain/accounts/passwords.server.ts'
import { answerUnexpectedErrors } from '#server/unexpected-errors.ts'
import { CALLS_OF_A_NETWORK } from '#server/middleware/rate-limit.ts'
import { refuseOtherMethods } from '#server/middleware/other-methods.ts'
import { refuse } from '#server/refuse.ts'
import { forgotPassword, register, sendCode, verifyCode } from './code-calls.ts'
import type { RequestServices } from './request-services.ts'
import { formOf, guardForm } from '#server/forms/form-guard.ts'
import type { Form, SentForm } from '#web/forms.ts'
import { logInCall, logOutCall } from './login-calls.ts'
import { answerForm, answerJson } from './outcome.ts'
import type { AuthOutcome } from './outcome.ts'

type Call = (services: RequestServices, c: Context, form: Form) => Promise<AuthOutcome>

/** The calls of SPEC §7, each with the mode of the sign-in page that its form stands in. */
const CALLS: Record<string, { call: Call; mode: Flash['mode'] }> = {
  'send-otp': { call: sendCode, mode: 'register' },
  'resend-otp': { call: sendCode, mode: 'register' },
  'verify-otp': { call: verifyCode, mode: 'register' },
  signup: { call: register, mode: 'register' },
  'forgot-password': { call: forgotPassword, mode: 'forgot' },
  login: { call: logInCall, mode: 'login' },
  logout: { call: logOutCall, mode: 'login' },
}
const BASE = '/api/authentication'
/** In bytes. */
const LARGEST_FORM = 16 * 1024
const BUSY_FOR_SECONDS = 3

/** POST /api/authentication/{call}: JSON in and out, or a plain form in and the next page out. */
export function createAuthentication(services: RequestServices): Hono {
  const app = new Hono()
  app.onError(answerUnexpectedErrors(services))
  app.use(`${BASE}/*`, guardForm(services, { ...CALLS_OF_A_NETWORK, maxSize: LARGEST_FORM }))
  for (const [name, { call, mode }] of Object.entries(CALLS)) {
    app.post(`${BASE}/${name}`, (c) => answer(services, c, call, mode))
  }
  refuseOtherMethods(app)
  return app
}

async function answer(services: RequestServices, c: Context, call: Call, mode: Flash['mode']): Promise<Response> {
  const read = nothingSent(c) ?? (await formOf(c))
  if (!read.ok) return refuse(c, read.reason)
  const { kind, form } = read.value
  const outcome = await call(services, c, form).catch(meetBusy)
  const wantsJson = kind === 'json' || (c.req.header('accept')?.includes('application/json') ?? false)
  return wantsJson ? answerJson(c, outcome) : answerForm(services, c, form, mode, outcome)
}

/** Logging out needs no words: a call without a body is one without fields. */
function nothingSent(c: Context): { ok: true; value: SentForm } | undefined {
  return c.req.header('content-type') === undefined ? done({ kind: 'json', form: {} }) : undefined
}

function meetBusy(error: unknown): AuthOutcome {
  if (!(error instanceof PasswordsBusy)) throw error
  return { ok: false, reason: 'too-busy', retryAfterSeconds: BUSY_FOR_SECONDS, page: { otp: 'not-sent' } }
}
