import { eq, inArray } from 'drizzle-orm'
import { expect } from 'vitest'
import { listHistory } from '#domain/audit/audit.server.ts'
import { openOutboxOnlyCarrier } from '#domain/messaging/carriers/outbox-only.server.ts'
import type { Message } from '#domain/messaging/message.ts'
import { deliverDue, enqueue, MOST_ATTEMPTS } from '#domain/messaging/outbox.server.ts'
import { outbox } from '#domain/messaging/tables.ts'
import type { Role } from '#domain/policy/role.ts'
import { HOUR, stoppedClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { openLog } from '#platform/log.server.ts'
import { onBoth as test } from '#tests/database.ts'
import * as page from '#app/routes/admin/messages/several.tsx'
import { linesOf, severalBench } from '#tests/benches/several-bench.ts'

const START = new Date('2026-11-20T04:30:00Z')
const MAIL: Message = { channel: 'email', to: 'meera@example.org', subject: 'A mail', body: 'Words' }

/** Two messages no carrier took, one that is sent and one that came too late; what a carrier is given from then on. */
async function officeOf(db: Db) {
  const clock = stoppedClock(START)
  const delivered: string[] = []
  const carrier = openOutboxOnlyCarrier(({ subject }) => delivered.push(subject))
  const leave = (subject: string, until?: Date) => enqueue(db, { ...MAIL, subject, ...(until ? { until } : {}) })
  const failed = [await leave('one'), await leave('two')]
  const gone = { attempts: MOST_ATTEMPTS, tries: MOST_ATTEMPTS, lastError: 'no such host', nextAttemptAt: START }
  await db.update(outbox).set(gone).where(inArray(outbox.id, failed))
  const sent = await leave('sent')
  await db.update(outbox).set({ sentAt: START }).where(eq(outbox.id, sent))
  const late = await leave('late', START)
  return {
    ids: { failed, sent, late },
    clock,
    delivered,
    deliver: () => deliverDue({ db, clock, carrier, log: openLog('silent') }),
    as: (role: Role) => severalBench(page, '/admin/messages/several', { db, clock }, role),
    told: async (id: string) => (await listHistory(db, `outbox:${id}`)).length,
  }
}

test('messages that failed go once more, each once however often it is pressed; what was sent or is late stays with why', async ({
  db,
}) => {
  const { ids, delivered, deliver, as, told, clock } = await officeOf(db)
  const all = [...ids.failed, ids.sent, ids.late]
  const office = as('sales')
  const asked = await office.ask('again', all)
  const stays = { [ids.sent]: 'It was sent.', [ids.late]: 'It came too late to be worth anything.' }
  expect(Object.fromEntries(asked.rows.flatMap(({ id, stays }) => (stays ? [[id, stays]] : [])))).toEqual(stays)
  const of = linesOf(asked)
  expect(await deliver()).toEqual({ sent: 0, failed: 0 })
  // Sent twice before any of them goes, with all that stays and what is nobody's message.
  const form = { deed: 'again', of: [...of, 'no-such-message'] }
  for (let presses = 0; presses < 2; presses++) expect(await office.send(form)).toEqual({ count: 2, stays })
  expect(await deliver()).toEqual({ sent: 2, failed: 0 })
  const were = Object.fromEntries(ids.failed.map((id) => [id, 'It was sent.']))
  expect(await office.send(form)).toEqual({ count: 0, stays: { ...stays, ...were } })
  clock.set(new Date(START.getTime() + HOUR))
  expect(await deliver()).toEqual({ sent: 0, failed: 0 })
  expect(delivered.toSorted()).toEqual(['one', 'two'])
  expect(await Promise.all(all.map(told))).toEqual([2, 2, 0, 0])
})

test('an editor neither sees nor sends anybody’s messages, also past the page', async ({ db }) => {
  const { ids, deliver, as, told } = await officeOf(db)
  for (const role of ['editor', 'traveller'] as const) {
    expect(await as(role).keptOut()).toBe(403)
    await expect(as(role).ask('again', ids.failed)).rejects.toMatchObject({ init: { status: 403 } })
    await expect(as(role).send({ deed: 'again', of: ids.failed })).rejects.toMatchObject({ init: { status: 403 } })
  }
  expect([await as('sales').keptOut(), await as('owner').keptOut()]).toEqual([undefined, undefined])
  expect(await deliver()).toEqual({ sent: 0, failed: 0 })
  expect(await Promise.all(ids.failed.map(told))).toEqual([0, 0])
})
