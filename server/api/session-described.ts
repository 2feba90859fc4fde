import { createRoute, z } from '@hono/zod-openapi'
import type { OpenAPIHono, RouteConfig } from '@hono/zod-openapi'
import type { Refusal } from '#web/refusals.ts'
import { byStatus, User } from './authentication-described.ts'
import { instant } from './shapes/booking-parts.ts'

const SITE = 'https://www.your-tours.in'
const CSRF_TOKEN = '9f2c4e6a8b0d1f3a5c7e9b2d4f6a8c0e1b3d5f7a9c2e4b6d8f0a1c3e5b7d9f1a'
const ALWAYS: readonly Refusal[] = ['too-many', 'unexpected-error', 'database-gone']
const SENT: readonly Refusal[] = [...ALWAYS, 'cross-site', 'too-long']

const url = (example: string) => z.string().openapi({ example: `${SITE}${example}` })

const Session = z
  .object({
    user: User.extend({ email: z.string().openapi({ example: 'meera@example.org' }) }).optional(),
    expires: instant.optional(),
  })
  .openapi('Session', { description: 'Of whoever is signed in; an empty object of a guest.' })
const Provider = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(['oauth', 'credentials']),
  signinUrl: z.string(),
  callbackUrl: z.string(),
})
const Providers = z.record(z.string(), Provider).openapi('SessionProviders', {
  description: 'The ways to sign in, by their ids.',
  example: {
    google: {
      id: 'google',
      name: 'Google',
      type: 'oauth',
      signinUrl: `${SITE}/api/auth/signin/google`,
      callbackUrl: `${SITE}/api/auth/callback/google`,
    },
  },
})

const csrfToken = z.string().openapi({ description: 'That of `GET /api/auth/csrf`.', example: CSRF_TOKEN })
const SignOutSent = z
  .object({
    csrfToken,
    callbackUrl: url('/india').optional().openapi({ description: 'Where to go on; a page of this site.' }),
    json: z
      .enum(['true'])
      .optional()
      .openapi({ description: 'Asks for the address as JSON; a redirect leads to it otherwise.', example: 'true' }),
  })
  .openapi('SessionForm')
const PasswordSent = SignOutSent.extend({
  email: z.string().openapi({ example: 'meera@example.org' }),
  password: z.string().openapi({ example: 'monsoon-over-munnar' }),
}).openapi('SessionPassword')
const LogSent = z.object({
  code: z.string().optional().openapi({ example: 'CLIENT_FETCH_ERROR' }),
  level: z.string().optional().openapi({ example: 'error' }),
})

const json = (schema: z.ZodType, description: string) => ({ description, content: { 'application/json': { schema } } })
const form = (schema: z.ZodType) => ({
  body: { required: true, content: { 'application/x-www-form-urlencoded': { schema } } },
})
const leadsTo = (example: string) => z.object({ url: url(example) })
const ways = (example: string) => ({
  200: json(leadsTo(example), 'Where to go on, with `json=true`; also where a form without its token leads.'),
  302: { description: 'The same as a redirect, without `json=true`.' },
})
const unknown = {
  description: 'Of a provider this site has not.',
  content: {
    'text/plain': {
      schema: z.string().openapi({ example: 'Error: This action with HTTP GET is not supported by NextAuth.js' }),
    },
  },
}

const session = json(Session, 'The session.')
const provider = z.object({ provider: z.string().openapi({ example: 'google' }) })
const BY_COOKIE: Record<string, string[]>[] = [{}, { session: [] }]

type Call = Pick<RouteConfig, 'method' | 'path' | 'summary' | 'request' | 'responses' | 'security'>
const CALLS: Call[] = [
  {
    method: 'get',
    path: '/api/auth/session',
    summary: 'Who is signed in, and until when',
    security: BY_COOKIE,
    responses: { ...byStatus(ALWAYS), 200: session },
  },
  {
    method: 'post',
    path: '/api/auth/session',
    summary: 'The session anew; what is sent along changes nothing',
    security: BY_COOKIE,
    request: {
      body: {
        required: true,
        content: {
          'application/json': {
            schema: z.object({ csrfToken, data: z.unknown().optional() }),
            example: { csrfToken: CSRF_TOKEN, data: {} },
          },
        },
      },
    },
    responses: {
      ...byStatus(SENT),
      200: session,
      400: {
        description: 'Without its token.',
        content: { 'application/json': { schema: z.object({}), example: {} } },
      },
    },
  },
  {
    method: 'get',
    path: '/api/auth/csrf',
    summary: 'The token every form of these calls is sent with; its other half is a cookie',
    responses: { ...byStatus(ALWAYS), 200: json(z.object({ csrfToken }), 'The token.') },
  },
  {
    method: 'get',
    path: '/api/auth/providers',
    summary: 'The ways to sign in',
    responses: { ...byStatus(ALWAYS), 200: json(Providers, 'The providers.') },
  },
  {
    method: 'post',
    path: '/api/auth/signin/{provider}',
    summary: 'Begin to sign in with an identity provider',
    request: { params: provider, ...form(SignOutSent) },
    responses: { ...byStatus(SENT), ...ways('/api/auth/signin') },
  },
  {
    method: 'get',
    path: '/api/auth/callback/{provider}',
    summary: 'Where an identity provider sends the browser back to',
    request: {
      params: provider,
      query: z.object({
        code: z.string().optional().openapi({ example: '4/0AfJohXk' }),
        state: z.string().optional().openapi({ example: 'q7X2c8V1n4B6z9A3m0K5wR' }),
        error: z.string().optional().openapi({ example: 'access_denied' }),
      }),
    },
    responses: {
      ...byStatus(ALWAYS),
      400: unknown,
      302: { description: 'Signed in, or to `/api/auth/error?error=…`.' },
    },
  },
  {
    method: 'post',
    path: '/api/auth/callback/credentials',
    summary: 'Sign in with e-mail and password',
    request: form(PasswordSent),
    responses: {
      ...byStatus(SENT),
      ...ways('/india'),
      401: json(
        leadsTo('/api/auth/error?error=CredentialsSignin&provider=credentials'),
        'A wrong password or an unknown person, told by the `error` of the address; `TooManyTries` after ten.',
      ),
      503: json(
        z.union([leadsTo('/api/auth/error?error=TooBusy&provider=credentials'), z.object({ message: z.string() })]),
        'Too many at once, or the database is gone; Retry-After says when to ask again.',
      ),
    },
  },
  {
    method: 'post',
    path: '/api/auth/signout',
    summary: 'End the session of the cookie',
    security: BY_COOKIE,
    request: form(SignOutSent),
    responses: { ...byStatus(SENT), ...ways('/india') },
  },
  {
    method: 'post',
    path: '/api/auth/_log',
    summary: 'What the session client complains of: only its kind is kept',
    request: form(LogSent),
    responses: { ...byStatus(SENT), 200: json(z.object({}), 'Read by nobody.') },
  },
]

/** Adds the calls of the session client of next-auth 4 to the document; they are answered in `server/auth/`. */
export function describeSession(api: OpenAPIHono): void {
  for (const call of CALLS) api.openAPIRegistry.registerPath(createRoute({ ...call, tags: ['Session'] }))
}
