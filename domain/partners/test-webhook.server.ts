import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { command } from '#domain/audit/command.server.ts'
import type { CommandNeeds } from '#domain/audit/command.server.ts'
import type { Actor } from '#domain/policy/actor.ts'
import type { KeyRing } from '#platform/key-ring.ts'
import { newId } from '#platform/ids.ts'
import { done, refused } from '#platform/result.ts'
import type { PostOutside } from './post-outside.server.ts'
import { webhookDeliveries, webhooks } from './tables.ts'
import { sendTo } from './tell-webhooks.server.ts'
import { MOST_TRIES, TEST_EVENT } from './webhook.ts'

const beginTest = command('partners.change', {
  input: z.object({ id: z.string() }),
  tags: [],
  change: async ({ db, clock }: CommandNeeds, { id }) => {
    const [webhook] = await db.select({ id: webhooks.id }).from(webhooks).where(eq(webhooks.id, id)).for('key share')
    if (!webhook) return refused('unknown')
    const now = clock.now()
    const eventId = `test ${newId()}`
    const body = JSON.stringify({ id: eventId, event: TEST_EVENT, at: now.toISOString(), data: {} })
    const row = { webhookId: id, eventId, event: TEST_EVENT, body, createdAt: now, nextTryAt: now, tries: MOST_TRIES }
    const [delivery] = await db.insert(webhookDeliveries).values(row).returning()
    return {
      ok: true,
      value: delivery!,
      changes: [{ subject: `webhook:${id}`, before: null, after: { tested: true } }],
    }
  },
})

/** Tells a webhook, on or off, that this is a test, signed as all it is told, once; gives why it was not taken, or nothing. Refuses 'unknown'. */
export async function testWebhook(
  needs: CommandNeeds & { keys: KeyRing; post: PostOutside },
  actor: Actor,
  asked: { id: string },
) {
  const begun = await beginTest(needs, actor, asked)
  if (!begun.ok) return begun
  const failure = await sendTo(needs, begun.value)
  // Of its own row alone: a webhook that takes a test may still fail all that happens.
  const fared = failure === undefined ? { deliveredAt: needs.clock.now() } : { lastError: failure }
  await needs.db.update(webhookDeliveries).set(fared).where(eq(webhookDeliveries.id, begun.value.id))
  return done({ failure })
}
