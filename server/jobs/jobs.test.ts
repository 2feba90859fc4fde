import { setImmediate } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { describe, expect, vi } from 'vitest'
import { DAY, HOUR, MINUTE, stoppedClock } from '#platform/clock.ts'
import { openLog } from '#platform/log.server.ts'
import { accountBench } from '#tests/benches/account-bench.ts'
import { users } from '#domain/accounts/tables.ts'
import { requestSubscription } from '#domain/content/newsletter.server.ts'
import { newsletterSubscribers } from '#domain/content/tables.ts'
import { leadBench } from '#tests/benches/lead-bench.ts'
import { leads } from '#domain/leads/tables.ts'
import { openOutboxOnlyCarrier } from '#domain/messaging/carriers/outbox-only.server.ts'
import type { Carrier } from '#domain/messaging/carriers/carrier.ts'
import type { Message } from '#domain/messaging/message.ts'
import { deliverDue, enqueue, hearOutbox, listOutbox } from '#domain/messaging/outbox.server.ts'
import type { Services } from '#domain/services.server.ts'
import { wishlistPackages } from '#domain/wishlist/tables.ts'
import { openMetrics } from '#server/watch/metrics.ts'
import { onBoth as test } from '#tests/database.ts'
import { saveSampleCatalogue, teaHills } from '#tests/sample-catalogue.ts'
import { startJobs } from './jobs.ts'

const NOW = new Date('2026-11-20T04:30:00Z')
const A_WEEK_AGO = new Date(NOW.getTime() - 7 * DAY)
const GONE = { email: 'gone@example.org', mobile: '+919876500001' }
const BORROWED = { email: 'borrowed@example.org', mobile: '+919876500003' }
const STAYS = { email: 'stays@example.org', mobile: '+919876500002' }
const MAIL: Message = { channel: 'email', to: 'meera@example.org', subject: 'slow', body: 'Hello' }
const CODE: Message = { ...MAIL, subject: 'code', until: new Date(NOW.getTime() + 2 * MINUTE) }

function servicesWith(database: Services['database'], carrier: Carrier): Services {
  const parts = { database, db: database.db, carrier, clock: stoppedClock(NOW), log: openLog('silent') }
  return {
    ...parts,
    heartbeat: { isUp: () => true },
    renditions: {},
    config: { dataDir: '/nowhere' },
  } as unknown as Services
}

describe('the jobs', () => {
  test('deliver a message as soon as it is left, though a slow one is under way (caught: waiting for the round of 3 s; one round at a time)', async ({
    database,
  }) => {
    const delivered: string[] = []
    const slow = Promise.withResolvers<void>()
    let finishSlow = () => undefined as void
    const standIn = openOutboxOnlyCarrier(({ subject }) => delivered.push(subject))
    const deliver: Carrier['deliver'] = async (message) => {
      if (message.subject === 'slow') await new Promise<void>((finish) => slow.resolve(void (finishSlow = finish)))
      return standIn.deliver(message)
    }
    const listening = Promise.withResolvers<void>()
    const listen: typeof database.listen = (...words) => {
      const ear = database.listen(...words)
      listening.resolve(ear.then(() => undefined))
      return ear
    }
    // The round never comes: what is delivered was heard of.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const jobs = startJobs(servicesWith({ ...database, listen }, { ...standIn, deliver }))
    await listening.promise
    await enqueue(database.db, MAIL)
    await slow.promise
    await database.db.transaction((db) => enqueue(db, CODE))
    await expect.poll(() => delivered, { interval: 10, timeout: 10_000 }).toEqual(['code'])
    finishSlow()
    vi.useRealTimers()
    await jobs.close()
    expect(delivered).toEqual(['code', 'slow'])
  })

  test('delete an account when its seven days are over, and with it all that names its addresses, but not what somebody else verified to be theirs (caught: leaving that to the other rooms; forgetting verified addresses only; believing every typed one)', async ({
    database,
  }) => {
    const { db } = database
    const { person, user } = accountBench(db)
    const [gone, borrower, stays] = [await person(GONE), await person(BORROWED), await person(STAYS)]
    const due = { deletionRequestedAt: A_WEEK_AGO, mobileVerifiedAt: NOW }
    await db
      .update(users)
      .set({ ...due, emailVerifiedAt: NOW })
      .where(eq(users.id, gone))
    await db
      .update(users)
      .set({ ...due, emailVerifiedAt: null })
      .where(eq(users.id, borrower))
    for (const { email, mobile } of [GONE, BORROWED, STAYS]) {
      await requestSubscription(db, stoppedClock(NOW), { email, publicUrl: 'https://padav.example' })
      await enqueue(db, { channel: 'sms', to: mobile, subject: 'A code', body: '004271' })
    }
    // One enquiry each, from people who gave somebody's e-mail and their own mobile.
    for (const [n, { email }] of [GONE, BORROWED, STAYS].entries())
      await leadBench(db).receive({ email, mobile: `981230000${n}` })
    // Somebody else's: the e-mail that only was typed stands in it, and a mobile that was verified is not the account's.
    const foreign = await leadBench(db).receive({ email: BORROWED.email, mobile: '9812300009', about: 'search:goa' })
    await db.update(leads).set({ mobileVerifiedAt: NOW }).where(eq(leads.reference, foreign.reference))
    await saveSampleCatalogue(db)
    const kept = { kind: 'wished', packageId: teaHills.id, keptAt: NOW } as const
    await db.insert(wishlistPackages).values([gone, stays].map((userId) => ({ ...kept, userId })))
    const jobs = startJobs(servicesWith(database, openOutboxOnlyCarrier()))
    for (const id of [gone, borrower]) await expect.poll(async () => (await user(id))?.erasedAt).toEqual(NOW)
    await jobs.close()
    expect((await user(stays))?.email).toBe(STAYS.email)
    const subscribed = await db.select({ email: newsletterSubscribers.email }).from(newsletterSubscribers)
    expect(subscribed.map(({ email }) => email).toSorted()).toEqual([STAYS.email])
    const saved = await db.select().from(wishlistPackages)
    expect(saved.map(({ userId }) => userId)).toEqual([stays])
    const asking = (await db.select().from(leads)).map(({ email }) => email)
    expect(asking.filter((email) => email !== null).toSorted()).toEqual([BORROWED.email, STAYS.email])
    const told = (await listOutbox(db, 100)).map(({ to }) => to)
    for (const address of [...Object.values(GONE), ...Object.values(BORROWED)]) expect(told).not.toContain(address)
    for (const address of Object.values(STAYS)) expect(told).toContain(address)
  })

  test('look every hour for accounts that are due (caught: at the start only; every half hour)', async ({
    database,
  }) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { person, user } = accountBench(database.db)
    const metrics = openMetrics()
    const rounds = new Set<string>()
    vi.spyOn(metrics.jobRounds, 'inc').mockImplementation((told) => void rounds.add((told as { job: string }).job))
    // Not by a poll: that would move the clock of the rounds on.
    const untilDone = async (...jobs: string[]) => {
      while (jobs.some((job) => !rounds.has(job))) await setImmediate()
    }
    const jobs = startJobs(servicesWith(database, openOutboxOnlyCarrier()), metrics)
    await untilDone('erasing')
    const id = await person()
    await database.db.update(users).set({ deletionRequestedAt: A_WEEK_AGO }).where(eq(users.id, id))
    vi.advanceTimersByTime(HOUR - 1)
    await untilDone('seats', 'payments', 'enquiries', 'reminders', 'publishing', 'webhooks', 'imports')
    expect((await user(id))?.erasedAt).toBeNull()
    vi.advanceTimersByTime(1)
    await expect.poll(async () => (await user(id))?.erasedAt).toEqual(NOW)
    vi.useRealTimers()
    await jobs.close()
  })

  test('start nothing after they were closed (caught: going on to listen)', async ({ database }) => {
    const delivered: string[] = []
    const services = servicesWith(
      database,
      openOutboxOnlyCarrier(({ subject }) => delivered.push(subject)),
    )
    const jobs = startJobs(services)
    await jobs.close()
    const heard = Promise.withResolvers<void>()
    const stop = await hearOutbox(database, heard.resolve)
    await enqueue(database.db, CODE)
    // Whoever still listened would have heard of it before, and taken it.
    await heard.promise
    expect(await deliverDue({ ...services, carrier: openOutboxOnlyCarrier() })).toMatchObject({ sent: 1 })
    expect(delivered).toEqual([])
    await stop()
  })
})
