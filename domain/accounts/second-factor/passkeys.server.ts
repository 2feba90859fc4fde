import { isIP } from 'node:net'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { and, eq, gt, lt, or } from 'drizzle-orm'
import { MINUTE } from '#platform/clock.ts'
import type { Config } from '#platform/config.server.ts'
import type { Db } from '#platform/db.server.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { isTaken } from '#platform/refused-by-key.ts'
import { may } from '#domain/policy/policy.ts'
import { passSecondStep } from '#domain/accounts/sessions.server.ts'
import type { Visitor } from '#domain/accounts/sessions.server.ts'
import { secondFactors, sessions } from '#domain/accounts/tables.ts'
import { addFactor, mayEnrol } from './factors.server.ts'
import type { EnrolledFactor, FactorEnrolment, FactorRefusal } from './factors.server.ts'
import type { FactorNeeds } from './second-step.server.ts'

type PasskeyNeeds = FactorNeeds & { config: Pick<Config, 'publicUrl'> }
type Site = { rpID: string; origin: string }
type Answer = AuthenticationResponseJSON | RegistrationResponseJSON

const CHALLENGE_LASTS = 5 * MINUTE

/** Its certificates and their formats take a third of a second to read, which no start waits for. */
const webauthn = () => import('@simplewebauthn/server')

/** Whose passkeys a site's are, by its configured address; undefined where browsers make none: of an address in numbers, or without https but for localhost. */
export function passkeySite(publicUrl: string): Site | undefined {
  const { hostname, origin, protocol } = new URL(publicUrl)
  const isSafe = protocol === 'https:' || hostname === 'localhost'
  return isSafe && isIP(hostname.replace(/[[\]]/g, '')) === 0 ? { rpID: hostname, origin } : undefined
}

/** What a browser makes a new passkey by: its challenge is taken once, from this session, within five minutes. Refuses as `mayEnrol` does, and 'passkey-wrong' where the site can have none. */
export async function offerPasskey(needs: PasskeyNeeds, visitor: Visitor, operator: string) {
  const allowed = mayEnrol(needs, visitor)
  if (!allowed.ok) return allowed
  const site = passkeySite(needs.config.publicUrl)
  if (!site) return refused('passkey-wrong')
  const { generateRegistrationOptions } = await webauthn()
  const options = await generateRegistrationOptions({
    rpName: operator,
    rpID: site.rpID,
    userID: new TextEncoder().encode(visitor.id),
    userName: visitor.email ?? visitor.name,
    userDisplayName: visitor.name,
    excludeCredentials: await listPasskeys(needs.db, visitor.id),
    // The password says who it is: the key need not be found without it.
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  })
  await keepChallenge(needs, visitor, options.challenge)
  return done(options)
}

/** Adds a passkey that has answered what it was offered, as `enrolApp` adds an app. Refuses as that does, and 'passkey-wrong'. */
export async function enrolPasskey(
  needs: PasskeyNeeds,
  visitor: Visitor,
  { answer: json, ...enrolling }: FactorEnrolment & { answer: string },
): Promise<Result<EnrolledFactor, FactorRefusal>> {
  const allowed = mayEnrol(needs, visitor)
  if (!allowed.ok) return allowed
  const asked = await openAnswer<RegistrationResponseJSON>(needs, visitor, json)
  const { verifyRegistrationResponse } = await webauthn()
  const made = asked && (await verifyRegistrationResponse(asked).catch(() => undefined))
  if (!made?.verified) return refused('passkey-wrong')
  const { id: credentialId, publicKey, counter } = made.registrationInfo.credential
  const secret = Buffer.from(publicKey).toString('base64url')
  try {
    return await addFactor(needs, visitor, { kind: 'passkey', secret, credentialId, counter }, enrolling)
  } catch (error) {
    if (isTaken(error)) return refused('passkey-wrong')
    throw error
  }
}

/** What a browser asks a passkey of this person for. Refuses who does not work here, and 'passkey-wrong' where there is none. */
export async function askForPasskey(needs: PasskeyNeeds, visitor: Visitor) {
  if (!may(visitor.appointed, 'office.enter')) return refused('forbidden')
  const site = passkeySite(needs.config.publicUrl)
  const allowCredentials = await listPasskeys(needs.db, visitor.id)
  if (!site || allowCredentials.length === 0) return refused('passkey-wrong')
  const asked = { rpID: site.rpID, allowCredentials, userVerification: 'preferred' as const }
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions(asked)
  await keepChallenge(needs, visitor, options.challenge)
  return done(options)
}

/** The second step of a session by a passkey of this person. Gives the token the session goes on under. Refuses who does not work here, and 'passkey-wrong'. */
export async function givePasskey(
  needs: PasskeyNeeds,
  visitor: Visitor,
  json: string,
): Promise<Result<{ token: string }, 'forbidden' | 'passkey-wrong'>> {
  if (!may(visitor.appointed, 'office.enter')) return refused('forbidden')
  const asked = await openAnswer<AuthenticationResponseJSON>(needs, visitor, json)
  const passkey = asked && (await findPasskey(needs.db, visitor.id, String(asked.response.id)))
  if (!passkey) return refused('passkey-wrong')
  const credential = {
    id: asked.response.id,
    publicKey: Buffer.from(passkey.secret, 'base64url'),
    counter: passkey.counter,
  }
  const { verifyAuthenticationResponse } = await webauthn()
  const shown = await verifyAuthenticationResponse({ ...asked, credential }).catch(() => undefined)
  if (!shown?.verified || !(await keepCount(needs, passkey.id, shown.authenticationInfo.newCounter)))
    return refused('passkey-wrong')
  return done({ token: await passSecondStep(needs.db, needs.clock, visitor) })
}

/** What an answer is held against, where it answers what this session was asked last; whatever comes of it, it answers nothing a second time. */
async function openAnswer<Read extends Answer>(needs: PasskeyNeeds, { session }: Visitor, json: string) {
  const site = passkeySite(needs.config.publicUrl)
  const response = readAnswer<Read>(json)
  const challenge = response && challengeIn(response)
  if (!site || !challenge) return undefined
  const isOpen = and(
    eq(sessions.tokenHash, session.tokenHash),
    eq(sessions.challenge, challenge),
    gt(sessions.challengeUntil, needs.clock.now()),
  )
  const taken = await needs.db
    .update(sessions)
    .set({ challenge: null, challengeUntil: null })
    .where(isOpen)
    .returning({ id: sessions.publicId })
  if (taken.length === 0) return undefined
  return {
    response,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.rpID,
    // A key that is touched is there; the password was the other half.
    requireUserVerification: false,
  }
}

function readAnswer<Read extends Answer>(json: string): Read | undefined {
  try {
    const read: unknown = JSON.parse(json)
    return typeof read === 'object' && read !== null ? (read as Read) : undefined
  } catch {
    return undefined
  }
}

/** The challenge an answer says it is to; whether it is, its signature tells. */
function challengeIn(answer: Answer): string | undefined {
  const said = Buffer.from(String(answer.response?.clientDataJSON ?? ''), 'base64url').toString()
  const { challenge } = (readAnswer(said) ?? {}) as { challenge?: unknown }
  return typeof challenge === 'string' ? challenge : undefined
}

async function keepChallenge({ db, clock }: PasskeyNeeds, { session }: Visitor, challenge: string): Promise<void> {
  const challengeUntil = new Date(clock.now().getTime() + CHALLENGE_LASTS)
  await db.update(sessions).set({ challenge, challengeUntil }).where(eq(sessions.tokenHash, session.tokenHash))
}

async function listPasskeys(db: Db, userId: string): Promise<{ id: string }[]> {
  const found = await db
    .select({ id: secondFactors.credentialId })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), eq(secondFactors.kind, 'passkey')))
  return found.flatMap(({ id }) => (id === null ? [] : [{ id }]))
}

async function findPasskey(db: Db, userId: string, credentialId: string) {
  const [found] = await db
    .select()
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), eq(secondFactors.credentialId, credentialId)))
  return found
}

/** A key that counts has counted on since, or it was copied; one that never does says nought each time. One statement, so that of two at once one is refused. */
async function keepCount({ db, clock }: PasskeyNeeds, id: string, counted: number): Promise<boolean> {
  const goesOn = or(
    lt(secondFactors.counter, counted),
    and(eq(secondFactors.counter, 0), eq(secondFactors.counter, counted)),
  )
  const kept = await db
    .update(secondFactors)
    .set({ counter: counted, lastUsedAt: clock.now() })
    .where(and(eq(secondFactors.id, id), goesOn))
    .returning({ id: secondFactors.id })
  return kept.length > 0
}
