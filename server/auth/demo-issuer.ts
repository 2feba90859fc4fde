import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { Hono } from 'hono'
import type { Context } from 'hono'
import { z } from 'zod'
import { listMembersOf } from '#domain/accounts/identities.server.ts'
import { takeFromLimit } from '#domain/contact/throttle.server.ts'
import { MINUTE, SECOND } from '#platform/clock.ts'
import { STAND_IN_PATH } from '#platform/config.server.ts'
import type { IdentityProvider } from '#platform/config.server.ts'
import { newToken } from '#platform/token.ts'
import { formOf, guardForm } from '#server/forms/form-guard.ts'
import { CALLS_OF_A_NETWORK } from '#server/middleware/rate-limit.ts'
import { textIn } from '#web/forms.ts'
import type { Form } from '#web/forms.ts'
import { choicePage, noQuestionPage } from './demo-issuer-page.ts'
import type { RequestServices } from './request-services.ts'
import { PLAIN_PAGE_POLICY } from './plain-page.ts'
import { seal, unseal } from './signed-cookie.ts'

const CODE_LASTS = 1 * MINUTE
const TOKEN_LASTS = 5 * MINUTE
const MOST_LISTED = 12
/** In bytes. */
const LARGEST_FORM = 16 * 1024
const CODE = 'identity code'
const HEADERS = { 'Content-Security-Policy': PLAIN_PAGE_POLICY, 'X-Robots-Tag': 'noindex' }

/** What a site asks when it sends a browser here; only this site is answered, and only at its own door. */
const Question = z.object({
  client_id: z.string(),
  redirect_uri: z.string(),
  response_type: z.literal('code'),
  scope: z.string().regex(/\bopenid\b/),
  state: z.string().min(1).max(500),
  nonce: z.string().min(1).max(500),
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.literal('S256'),
})
type Question = z.infer<typeof Question>

const Person = z.object({ sub: z.string(), name: z.string(), email: z.string(), email_verified: z.boolean() })
type Person = z.infer<typeof Person>

/** What a code stands for, until it is exchanged. */
const Granted = z.object({ id: z.string(), question: Question, person: Person })

/** The demo's own OpenID Connect issuer under `/dev/identity`, with a page of people to choose from; there is none in live mode, nor beside a real one. */
export function createDemoIssuer(services: RequestServices): Hono {
  const app = new Hono()
  const self = services.config.identityProviders.find(({ id }) => id === 'demo')
  if (services.config.mode !== 'demo' || !self) return app
  const keys = openSigningKey()
  app.use(
    `${STAND_IN_PATH}/*`,
    guardForm({ ...services, origin: self.issuer }, { ...CALLS_OF_A_NETWORK, maxSize: LARGEST_FORM }),
  )
  app.get(`${STAND_IN_PATH}/.well-known/openid-configuration`, (c) => c.json(describe(self.issuer)))
  app.get(`${STAND_IN_PATH}/jwks`, (c) => c.json({ keys: [keys.jwk] }))
  app.get(`${STAND_IN_PATH}/authorize`, (c) => askWho(services, self, c))
  app.post(`${STAND_IN_PATH}/authorize`, (c) => sendBack(services, self, c))
  app.post(`${STAND_IN_PATH}/token`, (c) => exchange(services, self, keys.sign, c))
  return app
}

function describe(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    grant_types_supported: ['authorization_code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['ES256'],
    token_endpoint_auth_methods_supported: ['client_secret_basic'],
    code_challenge_methods_supported: ['S256'],
    scopes_supported: ['openid', 'email', 'profile'],
    claims_supported: ['sub', 'name', 'email', 'email_verified'],
    authorization_response_iss_parameter_supported: true,
  }
}

async function askWho(services: RequestServices, self: IdentityProvider, c: Context): Promise<Response> {
  const question = readQuestion(services, self, c)
  if (!question) return c.html(noQuestionPage(), 400, HEADERS)
  const people = await listMembersOf(services.db, 'demo', MOST_LISTED)
  return c.html(
    choicePage({ action: `${STAND_IN_PATH}/authorize?${new URLSearchParams(question)}`, people }),
    200,
    HEADERS,
  )
}

async function sendBack(services: RequestServices, self: IdentityProvider, c: Context): Promise<Response> {
  const question = readQuestion(services, self, c)
  if (!question) return c.html(noQuestionPage(), 400, HEADERS)
  const person = await readPerson(services, await fieldsOf(c))
  const back = new URL(question.redirect_uri)
  const answer: Record<string, string> = person
    ? { code: codeFor(services, question, person) }
    : { error: 'access_denied' }
  back.search = new URLSearchParams({ ...answer, state: question.state, iss: self.issuer }).toString()
  return c.redirect(back.href, 303)
}

/** A question that is not ours, or that would be answered elsewhere, is led nowhere (RFC 6749 §4.1.2.1). */
function readQuestion(
  { origin }: RequestServices,
  { id, clientId }: IdentityProvider,
  c: Context,
): Question | undefined {
  const { data } = Question.safeParse(c.req.query())
  const isOurs = data?.client_id === clientId && data.redirect_uri === `${origin}/api/auth/callback/${id}`
  return isOurs ? data : undefined
}

/** Somebody of the list, or who was typed; undefined when the person says no. */
async function readPerson({ db }: RequestServices, form: Form): Promise<Person | undefined> {
  const subject = textIn(form, 'person')
  const known = subject ? await listMembersOf(db, 'demo', MOST_LISTED) : []
  const member = known.find((other) => other.subject === subject)
  if (member) return { sub: subject, name: member.name, email: member.email ?? '', email_verified: true }
  if (subject || textIn(form, 'answer') === 'no') return undefined
  const email = textIn(form, 'email').trim().toLowerCase()
  const name = textIn(form, 'name').trim()
  return { sub: email || `nobody ${name}`, name, email, email_verified: textIn(form, 'unverified') === '' }
}

function codeFor(services: RequestServices, question: Question, person: Person): string {
  const granted: z.infer<typeof Granted> = { id: newToken(), question, person }
  return seal(services, CODE, granted, CODE_LASTS / SECOND)
}

type Sign = (claims: object) => string

/** A code gives one ID token: to this site, with its secret, and to whoever began the journey (PKCE). */
async function exchange(
  services: RequestServices,
  self: IdentityProvider,
  signToken: Sign,
  c: Context,
): Promise<Response> {
  if (!isClient(self, c.req.header('authorization'))) return c.json({ error: 'invalid_client' }, 401)
  const form = await fieldsOf(c)
  const granted = Granted.safeParse(unseal(services, CODE, textIn(form, 'code'))).data
  if (!granted || !isWanted(granted.question, form) || !(await takeOnce(services, granted.id)))
    return c.json({ error: 'invalid_grant' }, 400)
  const id_token = signToken(claimsOf(services, self, granted))
  const access = { access_token: newToken(), token_type: 'Bearer', expires_in: TOKEN_LASTS / SECOND }
  return c.json({ ...access, id_token, scope: granted.question.scope })
}

async function fieldsOf(c: Context): Promise<Form> {
  const read = await formOf(c)
  return read.ok ? read.value.form : {}
}

function isClient({ clientId, clientSecret }: IdentityProvider, header = ''): boolean {
  return header === `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
}

function isWanted({ redirect_uri, code_challenge }: Question, form: Form): boolean {
  const challenge = createHash('sha256').update(textIn(form, 'code_verifier')).digest('base64url')
  const isAsked = textIn(form, 'grant_type') === 'authorization_code' && textIn(form, 'redirect_uri') === redirect_uri
  return isAsked && challenge === code_challenge
}

/** In all processes together. */
async function takeOnce({ db, clock }: RequestServices, id: string): Promise<boolean> {
  return (await takeFromLimit(db, clock, { key: `${CODE} ${id}`, most: 1, per: CODE_LASTS })).ok
}

function claimsOf(
  { clock }: RequestServices,
  { issuer, clientId }: IdentityProvider,
  granted: z.infer<typeof Granted>,
) {
  const { email, email_verified, ...person } = granted.person
  const iat = Math.floor(clock.now().getTime() / SECOND)
  const registeredClaims = {
    iss: issuer,
    aud: clientId,
    iat,
    exp: iat + TOKEN_LASTS / SECOND,
    nonce: granted.question.nonce,
  }
  return { ...registeredClaims, ...person, ...(email ? { email, email_verified } : {}) }
}

/** A key of this process alone: who holds an ID token got it from here a moment ago. */
function openSigningKey() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const kid = newToken()
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return {
    jwk: { ...publicKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'ES256' },
    sign: (claims: object) => {
      const text = `${part({ alg: 'ES256', typ: 'JWT', kid })}.${part(claims)}`
      const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' })
      return `${text}.${signature.toString('base64url')}`
    },
  }
}
