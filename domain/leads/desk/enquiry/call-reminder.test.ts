import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { users } from '#domain/accounts/tables.ts'
import { listOutbox } from '#domain/messaging/outbox.server.ts'
import { DAY, HOUR, MINUTE, stoppedClock } from '#platform/clock.ts'
import { accountBench } from '#tests/benches/account-bench.ts'
import { leadBench } from '#tests/benches/lead-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { remindOfCalls } from '#domain/leads/desk/call-reminders.server.ts'
import { assignEnquiry, planCall } from './deeds.server.ts'
import { seenOf } from '#domain/leads/lead.ts'
import { leads } from '#domain/leads/tables.ts'

describe('the reminder of a call', () => {
  test('goes once, ten minutes before, to whom it is given, and to nobody who may not know (caught: to whoever it was once given to)', async ({
    db,
  }) => {
    const lead = leadBench(db)
    const accounts = accountBench(db)
    const staff = await accounts.visitor({ role: 'sales', email: 'colleague@example.org' })
    const gone = await accounts.visitor({ role: 'sales', email: 'gone@example.org', mobile: null })
    const { reference } = await lead.receive()
    const row = async () => (await db.select().from(leads).where(eq(leads.reference, reference)))[0]!
    const form = async () => ({ reference, seen: seenOf(await row()) })
    const clock = stoppedClock(lead.clock.now())
    const needs = { ...lead.needs, clock }
    await planCall(needs, staff, { ...(await form()), day: '2026-11-21', time: '10:00' })
    clock.set(new Date(Date.parse('2026-11-21T04:30:00Z') - 11 * MINUTE))
    expect(await remindOfCalls(needs)).toBe(0)
    clock.set(new Date(clock.now().getTime() + 2 * MINUTE))
    expect([await remindOfCalls(needs), await remindOfCalls(needs)]).toEqual([1, 0])
    const [mail] = await listOutbox(db, 1)
    expect(mail).toMatchObject({ kind: 'enquiry-call', to: 'colleague@example.org' })
    expect(mail!.subject).not.toMatch(/meera|98123/i)
    expect((await row()).messageIds).toContain(mail!.id)
    await assignEnquiry(needs, staff, { ...(await form()), to: gone.id })
    await db.update(users).set({ role: 'traveller' }).where(eq(users.id, gone.id))
    clock.set(new Date(clock.now().getTime() + HOUR))
    expect(await remindOfCalls(needs)).toBe(0)
    clock.set(new Date(clock.now().getTime() + DAY))
    expect(await remindOfCalls(needs)).toBe(0)
  })
})
