import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { command } from '#domain/audit/command.server.ts'
import type { CommandRefusal, CommandSuccess } from '#domain/audit/command.server.ts'
import { takeFromLimit } from '#domain/contact/throttle.server.ts'
import { isProgram } from '#domain/policy/actor.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { templateSubject } from '#domain/messaging/change-templates.server.ts'
import { isKind } from '#domain/messaging/kinds.ts'
import type { Channel } from '#domain/messaging/message.ts'
import { sendSample } from '#domain/messaging/send.server.ts'
import { HOUR } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { refused } from '#platform/result.ts'
import { users } from './tables.ts'

/** Tests are sent to oneself, and still cost money and patience. */
export const MOST_TESTS_AN_HOUR = 10

type RefusedTest = 'no-own-address' | 'too-many-tests' | 'switched-off'
type Outcome = CommandSuccess<void> | CommandRefusal<RefusedTest>

const Test = z.object({ kind: z.string().refine(isKind), channel: z.enum(['email', 'sms']) })

/**
 * Sends a message with its samples to the verified address or mobile of whoever asks, and to nobody else, in the words that stand. Refuses 'no-own-address',
 * what is switched off, and more than ten an hour.
 */
export const sendTestMessage = command('messages.change', {
  input: Test,
  tags: [],
  change: async ({ db, clock, actor }, { kind, channel }): Promise<Outcome> => {
    const to = await ownAddress(db, actor, channel)
    if (!to) return refused('no-own-address')
    const key = `message tests ${isProgram(actor) ? actor.program : actor.id}`
    if (!(await takeFromLimit(db, clock, { key, most: MOST_TESTS_AN_HOUR, per: HOUR })).ok)
      return refused('too-many-tests')
    const id = await sendSample(db, kind, channel, to)
    if (!id) return refused('switched-off')
    const changes = [{ subject: templateSubject(kind, channel), before: null, after: { test: id } }]
    return { ok: true, value: undefined, changes }
  },
})

/** Where a person has proved to be reached. */
export async function ownAddress(db: Db, actor: NonNullable<Actor>, channel: Channel): Promise<string | undefined> {
  if (isProgram(actor)) return undefined
  const [person] = await db.select().from(users).where(eq(users.id, actor.id))
  if (!person) return undefined
  const { email, emailVerifiedAt, mobile, mobileVerifiedAt } = person
  const own = channel === 'email' ? emailVerifiedAt && email : mobileVerifiedAt && mobile
  return own || undefined
}
