import { eq, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { auditEntries } from '#domain/audit/tables.ts'
import { bookForSomebody } from '#domain/bookings/hold/book-for-somebody.server.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { offerToWaiting, putOnWaitlist, takeOffWaitlist } from '#domain/bookings/waiting/waiting-for-somebody.server.ts'
import { departures, waitlist } from '#domain/departures/tables.ts'
import { findWaitingDesk } from '#domain/departures/waitlist/waiting-desk.server.ts'
import { forgetWaitingOf, listWaitingOf } from '#domain/departures/waitlist/joining.server.ts'
import { listOutbox } from '#domain/messaging/outbox.server.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { newId } from '#platform/ids.ts'
import type { Db } from '#platform/db.server.ts'
import { DEPARTURE } from '#tests/benches/booking-bench.ts'
import { waitlistBench } from '#tests/benches/waitlist-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { teaHills } from '#tests/sample-catalogue.ts'

const SALES: Actor = { id: 'sells', role: 'sales' }
const MOBILE = '+919822222222'
const CALLER = { departureId: DEPARTURE.id, name: 'Farida Mistry', email: '', mobile: '98222 22222' }
const PARTY = { adults: '2', ages: '', agreed: '1' }

async function bench(db: Db) {
  const all = await waitlistBench(db)
  const { services } = all
  const [first, second] = [await all.book(), await all.book()]
  const putOn = (more: Partial<typeof CALLER & typeof PARTY> = {}, actor: Actor = SALES) =>
    putOnWaitlist(services, actor, { ...CALLER, ...PARTY, ...more })
  const idOf = async (who: string) => {
    const places = await db.select().from(waitlist)
    return places.find(({ email, mobile }) => email === who || mobile === who)!.id
  }
  const offer = async (who: string, actor: Actor = SALES) => offerToWaiting(services, actor, { id: await idOf(who) })
  const takeOff = async (who: string, because = 'She asked for it.', actor: Actor = SALES) =>
    takeOffWaitlist(services, actor, { id: await idOf(who), because })
  /** Past the site: nobody keeps them in the commit that frees them. */
  const widen = (capacity: number) => db.update(departures).set({ capacity }).where(eq(departures.id, DEPARTURE.id))
  return { ...all, first, second, putOn, idOf, offer, takeOff, widen }
}

describe('somebody who calls', () => {
  test('is put on the list behind all who wait, by who sells alone, with their consent and how they are reached; the audit keeps neither name nor number', async ({
    db,
  }) => {
    const { putOn, wait, states } = await bench(db)
    await wait('first@x.test', 2)
    for (const role of ['editor', 'traveller'] as const)
      expect(await putOn({}, { id: 'x', role })).toEqual({ ok: false, reason: 'forbidden' })
    const faulty = { mobile: '', agreed: '', name: '7' }
    expect(await putOn(faulty)).toMatchObject({
      reason: 'invalid',
      faults: expect.arrayContaining([
        expect.objectContaining({ path: 'agreed' }),
        expect.objectContaining({ path: 'name' }),
      ]),
    })
    expect(await putOn({ mobile: '' })).toMatchObject({ reason: 'invalid', faults: [{ path: 'mobile' }] })
    expect(await putOn({ ages: '30' })).toMatchObject({ reason: 'unclear-deed', faults: [{ path: 'ages' }] })
    expect(await putOn({ adults: '9' })).toMatchObject({ ok: false })
    expect(await putOn({ departureId: 'none' })).toMatchObject({ reason: 'unknown-departure' })
    expect(await putOn()).toMatchObject({ ok: true, value: { state: 'waiting' } })
    expect(await putOn()).toMatchObject({ reason: 'waits-already' })
    expect(await putOn({ email: 'first@x.test', mobile: '' })).toMatchObject({ reason: 'waits-already' })
    expect(await states()).toEqual({ first: 'waiting', [MOBILE]: 'waiting' })
    const [place] = await db.select().from(waitlist).where(eq(waitlist.mobile, MOBILE))
    expect(place).toMatchObject({ name: 'Farida Mistry', email: null, addedBy: 'sells', party: { adults: 2 } })
    const audit = JSON.stringify(await db.select().from(auditEntries))
    expect([audit.includes(place!.id), /Farida|98222/.test(audit)]).toEqual([true, false])
  })

  test('with an e-mail waits once its own link was answered, like everybody (caught: an address put on by others)', async ({
    db,
  }) => {
    const { putOn, states, placeOf, send } = await bench(db)
    expect(await putOn({ email: 'Farida@x.test' })).toMatchObject({ value: { state: 'asked' } })
    expect(await states()).toEqual({ farida: 'asked' })
    await send(`${await placeOf('farida@x.test')}/confirm`)
    expect(await states()).toEqual({ farida: 'waiting' })
  })

  test('is not put on while the seats are there, nor of a date that is sold no more', async ({ db }) => {
    const { putOn, widen } = await bench(db)
    await widen(6)
    expect(await putOn()).toMatchObject({ reason: 'seats-there' })
    await db.update(departures).set({ status: 'closed' })
    expect(await putOn()).toMatchObject({ reason: 'departure-closed' })
  })

  test('is offered seats by SMS, books them by telephone under the number that waits and no other', async ({ db }) => {
    const { putOn, first, tick, states, idOf, services, faults, quote } = await bench(db)
    await putOn()
    await first.at('POST', '/cancellation', { expectedRefundPaise: 0 })
    await tick()
    const [sms] = await listOutbox(db, 1)
    expect(sms).toMatchObject({
      channel: 'sms',
      to: MOBILE,
      body: expect.stringMatching(/^2 seats .* kept for you until /),
    })
    const waiting = await idOf(MOBILE)
    expect((await quote()).body.reason).toBe('sold-out')
    const ask = new URLSearchParams({ package: teaHills.url, departure: DEPARTURE.id, adults: '2' })
    const [{ totalPaise } = { totalPaise: 0 }] = await db.select().from(bookings)
    const asked = { ask: String(ask), shownPaise: totalPaise, hours: 4, name: 'Farida Mistry', email: 'f@x.test' }
    const bookFor = (mobile: string, more = {}) =>
      bookForSomebody(services, SALES, { key: newId(), ...asked, mobile, ...more })
    expect(await bookFor(MOBILE)).toMatchObject({ reason: 'sold-out' })
    // caught: seats of the line for whoever a colleague would rather have
    expect(await bookFor('+919833333333', { waiting })).toMatchObject({ reason: 'kept-for-another' })
    expect(await bookFor(MOBILE, { waiting: 'nothing' })).toMatchObject({ reason: 'not-waiting' })
    expect(await bookFor(MOBILE, { waiting })).toMatchObject({ ok: true })
    expect(await bookFor(MOBILE, { waiting })).toMatchObject({ reason: 'not-waiting' })
    expect([await states(), await faults()]).toEqual([{ [MOBILE]: 'taken' }, []])
    expect((await quote()).body.reason).toBe('sold-out')
  })

  test('is told and forgotten by their mobile too', async ({ db }) => {
    const { putOn, first, states, faults } = await bench(db)
    await putOn()
    await first.at('POST', '/cancellation', { expectedRefundPaise: 0 })
    const person = { email: null, mobile: MOBILE }
    expect(await listWaitingOf(db, person)).toMatchObject([{ name: 'Farida Mistry', state: 'kept' }])
    expect(await listWaitingOf(db, { email: null, mobile: null })).toEqual([])
    await forgetWaitingOf(db, { email: 'other@x.test', mobile: '+919800000000' })
    expect(await states()).toEqual({ [MOBILE]: 'kept' })
    await forgetWaitingOf(db, person)
    expect([await states(), await faults()]).toEqual([{}, []])
  })
})

describe('an offer by hand', () => {
  test('goes to the first whose party fits and to nobody before them, and says why not (caught: whoever was asked for; seats nobody holds; a date sold no more)', async ({
    db,
  }) => {
    const { wait, putOn, offer, widen, states, faults, services, idOf } = await bench(db)
    await wait('large@x.test', 3)
    await wait('first@x.test', 2)
    await putOn()
    expect(await offer('first@x.test')).toMatchObject({ reason: 'no-seats-for-them' })
    await widen(6)
    expect(await offer('large@x.test')).toMatchObject({ reason: 'no-seats-for-them' })
    expect(await offer(MOBILE)).toMatchObject({ reason: 'not-their-turn' })
    const why = await findWaitingDesk(services, SALES, await idOf(MOBILE))
    expect(why).toMatchObject({ value: { whyNot: 'not-their-turn', place: { before: 2, free: 2 } } })
    await db.update(departures).set({ status: 'closed' })
    expect(await offer('first@x.test')).toMatchObject({ reason: 'departure-closed' })
    await db.update(departures).set({ status: 'scheduled' })
    expect(await offer('first@x.test', { id: 'x', role: 'editor' })).toMatchObject({ reason: 'forbidden' })
    expect(await offer('first@x.test')).toMatchObject({ ok: true, value: { endsAt: expect.any(Date) } })
    expect(await offer('first@x.test')).toMatchObject({ reason: 'not-waiting' })
    expect(await states()).toEqual({ large: 'waiting', first: 'offered', [MOBILE]: 'waiting' })
    expect((await listOutbox(db, 1))[0]).toMatchObject({ kind: 'waiting-offered', to: 'first@x.test' })
    expect(await faults()).toEqual([])
  })

  test('and the sweep at once offer one seat once, and its mail once', async ({ database: { db } }) => {
    const { wait, offer, widen, states, tick, faults } = await bench(db)
    for (const name of ['a', 'b']) await wait(`${name}@x.test`, 2)
    await widen(6)
    await Promise.all([offer('a@x.test'), tick(), offer('b@x.test'), tick(), offer('a@x.test')])
    await tick()
    expect(await states()).toEqual({ a: 'offered', b: 'waiting' })
    expect((await listOutbox(db, 50)).filter(({ kind }) => kind === 'waiting-offered')).toHaveLength(1)
    expect(await faults()).toEqual([])
  })
})

describe('whoever is taken off a list', () => {
  test('is told by how they are reached, and what was kept goes on to the next; the reason stands in the history', async ({
    db,
  }) => {
    const { wait, putOn, takeOff, first, states, faults, tick } = await bench(db)
    await putOn()
    await wait('next@x.test', 2)
    await first.at('POST', '/cancellation', { expectedRefundPaise: 0 })
    await tick()
    expect(await takeOff(MOBILE, 'x')).toMatchObject({ reason: 'invalid', faults: [{ path: 'because' }] })
    expect(await takeOff(MOBILE, 'Asked twice.', { id: 'x', role: 'editor' })).toMatchObject({ reason: 'forbidden' })
    expect(await takeOff(MOBILE)).toEqual({ ok: true, value: { isTold: true } })
    expect(await takeOff(MOBILE)).toMatchObject({ reason: 'not-waiting' })
    expect(await states()).toEqual({ [MOBILE]: 'left', next: 'kept' })
    expect((await listOutbox(db, 1))[0]).toMatchObject({ channel: 'sms', kind: 'waiting-taken-off', to: MOBILE })
    expect(await takeOff('next@x.test')).toMatchObject({ ok: true })
    expect((await listOutbox(db, 1))[0]).toMatchObject({ channel: 'email', kind: 'waiting-taken-off' })
    expect(await faults()).toEqual([])
    const [entry] = await db
      .select()
      .from(auditEntries)
      .where(sql`${auditEntries.after}->>'state' = 'left'`)
    expect(entry).toMatchObject({ actor: 'sells', why: 'She asked for it.' })
  })

  test('is written nothing where the first mail was never answered, and stays where they have booked', async ({
    db,
  }) => {
    const { join, takeOff, idOf } = await bench(db)
    await join('silent@x.test', 2)
    const before = (await listOutbox(db, 50)).length
    expect(await takeOff('silent@x.test')).toEqual({ ok: true, value: { isTold: false } })
    expect(await listOutbox(db, 50)).toHaveLength(before)
    await db
      .update(waitlist)
      .set({ state: 'taken' })
      .where(eq(waitlist.id, await idOf('silent@x.test')))
    expect(await takeOff('silent@x.test')).toMatchObject({ reason: 'not-waiting' })
  })
})
