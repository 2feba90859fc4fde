import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { MINUTE } from '#platform/clock.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { recordChanges } from '#domain/audit/audit.server.ts'
import { isProvenAt, may } from '#domain/policy/policy.ts'
import { sendNotice } from '#domain/accounts/notices.server.ts'
import { verifyChangeOtp } from '#domain/accounts/otp/verify-otp.server.ts'
import { passSecondStep } from '#domain/accounts/sessions.server.ts'
import type { Visitor } from '#domain/accounts/sessions.server.ts'
import { secondFactors, users } from '#domain/accounts/tables.ts'
import { countRecoveryCodes, isRecoveryCode, renewRecoveryCodes } from './recovery.server.ts'
import { giveRecoveryCode, SEALED_FOR } from './second-step.server.ts'
import type { FactorNeeds } from './second-step.server.ts'
import { newTotpSecret, stepOfCode } from './totp.ts'

/** A way to pass the second step, as its owner sees it. */
export type Factor = { id: string; kind: 'app' | 'passkey'; name: string; createdAt: Date; lastUsedAt: Date }
export type FactorRefusal =
  | 'forbidden'
  | 'prove-again'
  | 'second-step-wrong'
  | 'enrolment-old'
  | 'passkey-wrong'
  | 'login-too-many'
  | 'otp-missing'
  | 'otp-wrong'
  | 'otp-locked'

const OFFERED_FOR = 15 * MINUTE
const OFFERED_AS = 'offered second factor'
const LONGEST_NAME = 40

/** The second factors of a person, the oldest first, and how many recovery codes are left. */
export async function listFactors(db: Db, userId: string): Promise<{ factors: Factor[]; codesLeft: number }> {
  const { id, kind, name, createdAt, lastUsedAt } = secondFactors
  const factors = await db
    .select({ id, kind, name, createdAt, lastUsedAt })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .orderBy(asc(createdAt), asc(id))
  return { factors, codesLeft: await countRecoveryCodes(db, userId) }
}

/** A secret for an app, and what its form brings back: sealed for this person, for 15 minutes. Nothing is kept of it. */
export function offerApp({ clock, keys }: Pick<FactorNeeds, 'clock' | 'keys'>, { id }: Visitor) {
  const secret = newTotpSecret()
  const until = clock.now().getTime() + OFFERED_FOR
  return { secret, sealed: keys.seal(OFFERED_AS, JSON.stringify({ id, secret, until })) }
}

/** The secret of an offer that is still open to this person. */
export function readOffer({ clock, keys }: Pick<FactorNeeds, 'clock' | 'keys'>, { id }: Visitor, sealed: string) {
  const opened = JSON.parse(keys.open(OFFERED_AS, sealed) ?? '{}') as { id?: string; secret?: string; until?: number }
  return opened.id === id && clock.now().getTime() < (opened.until ?? 0) ? opened.secret : undefined
}

/** What a new factor is called, and what was mailed before the first one of an account. */
export type FactorEnrolment = { name: string; mailed: string; browserHash: string }
/** What an account has once a factor is added: ten recovery codes with the first one, and the token the session goes on under. */
export type EnrolledFactor = { codes: readonly string[]; token: string }

const UNNAMED = { app: 'Authenticator app', passkey: 'Passkey' }

/**
 * Adds an authenticator app that has shown a code of its secret. The first of an account takes a code from its e-mail too, or one of `npm run owner`'s, so that a password alone opens nothing. Gives ten recovery
 * codes with the first one, and the token the session goes on under. Refuses who does not work here or has not passed the second step, 'prove-again', and wrong or old codes.
 */
export async function enrolApp(
  needs: FactorNeeds,
  visitor: Visitor,
  { sealed, code, ...enrolling }: FactorEnrolment & { sealed: string; code: string },
): Promise<Result<EnrolledFactor, FactorRefusal>> {
  const allowed = mayEnrol(needs, visitor)
  if (!allowed.ok) return allowed
  const secret = readOffer(needs, visitor, sealed)
  if (secret === undefined) return refused('enrolment-old')
  const step = stepOfCode(secret, code.replace(/\s/g, ''), needs.clock.now())
  if (step === undefined) return refused('second-step-wrong')
  const factor = { kind: 'app', secret: needs.keys.seal(SEALED_FOR, secret), counter: step } as const
  return addFactor(needs, visitor, factor, enrolling)
}

/** Whether a session may add a factor: it lacks the first one, or has passed the second step, and showed lately who is there. */
export function mayEnrol(
  { clock }: Pick<FactorNeeds, 'clock'>,
  visitor: Visitor,
): Result<void, 'forbidden' | 'prove-again'> {
  if (!may(visitor.appointed, 'office.enter') || visitor.awaits === 'second-factor') return refused('forbidden')
  return isProvenAt(visitor.provenAt, clock.now()) ? done(undefined) : refused('prove-again')
}

type NewFactor = Pick<typeof secondFactors.$inferInsert, 'kind' | 'secret' | 'counter' | 'credentialId'>

/** Keeps a factor that has proven itself, with everything that goes with the first of an account; a guess at the mailed code stays counted. */
export async function addFactor(
  needs: FactorNeeds,
  visitor: Visitor,
  factor: NewFactor,
  { name: typed, mailed, browserHash }: FactorEnrolment,
): Promise<Result<EnrolledFactor, FactorRefusal>> {
  return needs.db.transaction(async (db) => {
    const own = { ...needs, db }
    const userId = visitor.id
    const [user] = await db.select().from(users).where(eq(users.id, userId)).for('update')
    const known = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId))
    if (known.some((other) => isSameApp(own, other, factor))) return refused('second-step-wrong')
    const isFirst = known.length === 0
    // Whoever came without one is asked although somebody else of this account has been quicker.
    if (isFirst || visitor.awaits !== undefined) {
      const guess = { userId, purpose: 'second-factor', target: user?.email, otp: mailed, browserHash } as const
      const judged = isRecoveryCode(mailed)
        ? await giveRecoveryCode(own, visitor, mailed)
        : await verifyChangeOtp(own, guess)
      if (!judged.ok) return judged
    }
    const now = needs.clock.now()
    const name = typed.trim().slice(0, LONGEST_NAME) || UNNAMED[factor.kind]
    await db.insert(secondFactors).values({ ...factor, name, userId, createdAt: now, lastUsedAt: now })
    await note(own, visitor, { before: null, after: { kind: factor.kind, name } })
    await sendNotice(
      db,
      { to: visitor.email, name: visitor.name, at: now },
      { kind: 'second-factor-added', values: { what: name } },
    )
    const codes = isFirst ? await renewRecoveryCodes(own, userId) : []
    return done({ codes, token: await passSecondStep(db, needs.clock, visitor) })
  })
}

/** Whether it is an app that was added before: its form was sent twice, and a code of two apps of one secret would count twice. */
function isSameApp({ keys }: FactorNeeds, known: NewFactor, added: NewFactor): boolean {
  const secretOf = ({ secret }: NewFactor) => keys.open(SEALED_FOR, secret)
  return known.kind === 'app' && added.kind === 'app' && secretOf(known) === secretOf(added)
}

/** Ten new recovery codes in place of the old. Refuses as `enrolApp` does. */
export async function replaceRecoveryCodes(
  needs: FactorNeeds,
  visitor: Visitor,
): Promise<Result<readonly string[], 'forbidden' | 'prove-again'>> {
  const allowed = mayEnrol(needs, visitor)
  if (!allowed.ok || visitor.awaits) return allowed.ok ? refused('forbidden') : allowed
  return needs.db.transaction(async (db) => {
    const own = { ...needs, db }
    await note(own, visitor, { before: null, after: { recoveryCodes: 'renewed' } })
    return done(await renewRecoveryCodes(own, visitor.id))
  })
}

/** Takes a factor away, never the last one. Refuses as `enrolApp` does. */
export async function removeFactor(
  needs: FactorNeeds,
  visitor: Visitor,
  id: string,
): Promise<Result<void, 'forbidden' | 'prove-again' | 'unknown' | 'last-factor'>> {
  const allowed = mayEnrol(needs, visitor)
  if (!allowed.ok || visitor.awaits) return allowed.ok ? refused('forbidden') : allowed
  return needs.db.transaction(async (db) => {
    await db.select({ id: users.id }).from(users).where(eq(users.id, visitor.id)).for('update')
    const mine = await db.select().from(secondFactors).where(eq(secondFactors.userId, visitor.id))
    const gone = mine.find((factor) => factor.id === id)
    if (!gone) return refused('unknown')
    if (mine.length === 1) return refused('last-factor')
    await db.delete(secondFactors).where(and(eq(secondFactors.id, id), eq(secondFactors.userId, visitor.id)))
    await note({ ...needs, db }, visitor, { before: { kind: gone.kind, name: gone.name }, after: null })
    return done(undefined)
  })
}

function note({ db, clock }: FactorNeeds, { id, appointed }: Visitor, change: { before: unknown; after: unknown }) {
  const actor = { id, role: appointed }
  return recordChanges(db, { actor, action: 'office.enter', at: clock.now() }, [{ subject: `user:${id}`, ...change }])
}
