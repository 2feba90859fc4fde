import { and, eq, lt } from 'drizzle-orm'
import { DAY, MINUTE } from '#platform/clock.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import type { KeyRing } from '#platform/key-ring.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { giveBack, takeFromLimit } from '#domain/contact/throttle.server.ts'
import { may } from '#domain/policy/policy.ts'
import { passSecondStep } from '#domain/accounts/sessions.server.ts'
import type { Visitor } from '#domain/accounts/sessions.server.ts'
import { secondFactors } from '#domain/accounts/tables.ts'
import { takeRecoveryCode } from './recovery.server.ts'
import { stepOfCode } from './totp.ts'

export type FactorNeeds = { db: Db; clock: Clock; keys: KeyRing }
export type StepRefusal = 'forbidden' | 'second-step-wrong' | 'login-too-many'

/** What seals the secret of an app where it is kept. */
export const SEALED_FOR = 'second factor'

/**
 * The second step of a session: the code of an authenticator app, each once, or a recovery code. Gives the token the session goes on under. Refuses who does not
 * work here, 'second-step-wrong', and 'login-too-many' after 5 wrong ones in 15 minutes or 20 in a day, counted before anything is compared.
 */
export async function giveSecondFactor(
  needs: FactorNeeds,
  visitor: Visitor,
  typed: string,
): Promise<Result<{ token: string }, StepRefusal>> {
  if (!may(visitor.appointed, 'office.enter')) return refused('forbidden')
  const code = typed.replace(/\s/g, '')
  const judged = await judge(
    needs,
    visitor,
    async () => (await takeAppCode(needs, visitor.id, code)) || takeRecoveryCode(needs, visitor.id, code),
  )
  return judged.ok ? done({ token: await passSecondStep(needs.db, needs.clock, visitor) }) : judged
}

/** A recovery code in place of a mail that does not come, within the same budgets. */
export function giveRecoveryCode(needs: FactorNeeds, visitor: Visitor, typed: string) {
  return judge(needs, visitor, () => takeRecoveryCode(needs, visitor.id, typed))
}

/** Counted before anything is compared; what was right is given back. */
async function judge(
  { db, clock }: FactorNeeds,
  { id }: Visitor,
  isRight: () => Promise<boolean>,
): Promise<Result<void, 'second-step-wrong' | 'login-too-many'>> {
  const budgets = [
    { key: `second step ${id}`, most: 5, per: 15 * MINUTE },
    { key: `second step of a day ${id}`, most: 20, per: DAY },
  ]
  for (const budget of budgets) if (!(await takeFromLimit(db, clock, budget)).ok) return refused('login-too-many')
  if (!(await isRight())) return refused('second-step-wrong')
  for (const { key } of budgets) await giveBack(db, key)
  return done(undefined)
}

/** Takes a code of one of a person's apps; the code of a step that was taken before, or of an older one, is none. */
async function takeAppCode({ db, clock, keys }: FactorNeeds, userId: string, code: string): Promise<boolean> {
  const now = clock.now()
  const apps = await db
    .select({ id: secondFactors.id, secret: secondFactors.secret })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), eq(secondFactors.kind, 'app')))
  for (const { id, secret } of apps) {
    const step = stepOfCode(keys.open(SEALED_FOR, secret) ?? '', code, now)
    if (step !== undefined && (await useStep(db, id, step, now))) return true
  }
  return false
}

/** One statement, so that of two who bring one code at once one is refused. */
async function useStep(db: Db, id: string, step: number, now: Date): Promise<boolean> {
  const used = await db
    .update(secondFactors)
    .set({ counter: step, lastUsedAt: now })
    .where(and(eq(secondFactors.id, id), lt(secondFactors.counter, step)))
    .returning({ id: secondFactors.id })
  return used.length > 0
}
