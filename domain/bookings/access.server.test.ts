import { describe, expect } from 'vitest'
import { groupBench } from '#tests/benches/group-bench.ts'
import { test } from '#tests/database.ts'
import { accessAs, admit, DEEDS } from './access.server.ts'
import type { BookingAccess, Deed, ShareAccess } from './access.server.ts'
import { cancelBooking } from './cancel/cancel.server.ts'
import { fillIn } from './group/friend.server.ts'
import { endGroup } from './group/group.server.ts'
import { extendHold } from './hold/keep-hold.server.ts'
import { bookingEvents } from './tables.ts'

/** The table once more, by hand: who booked, a friend, sales, an editor, a traveller who opened nothing, a job, nobody. */
const MATRIX: Record<Deed, string> = {
  'party.name': '+-+----',
  'contact.prove': '+------',
  'hold.extend': '+-+----',
  'hold.again': '+------',
  'journey.change': '+-+----',
  cancel: '+-+----',
  'cancel.unasked': '-----+-',
  pay: '++-----',
  'details.give': '+-+----',
  'invoice.address': '+-+----',
  'group.form': '+------',
  'share.own': '-+-----',
  'review.write': '+------',
  claim: '+------',
}

describe('an access to a booking', () => {
  test('lets each do what is theirs (caught: a friend who cancels, a colleague who is no colleague, a link that calls off)', async ({
    db,
  }) => {
    const bench = await groupBench(db)
    await bench.form()
    const share = (await bench.opens(2, await bench.tokenOf(2)))!.access
    const as = (role: 'sales' | 'editor' | 'traveller') => accessAs({ id: 'somebody', role }, bench.id)
    const job = accessAs({ program: 'a job' }, bench.id)
    const all = [bench.access, share, as('sales'), as('editor'), as('traveller'), job, accessAs(undefined, bench.id)]
    const found = (Object.keys(DEEDS) as Deed[]).map((deed) => [
      deed,
      all.map((access) => (admit(access, deed).ok ? '+' : '-')).join(''),
    ])
    expect(Object.fromEntries(found)).toEqual(MATRIX)
    await bench.services.printer.close()
  })

  test('is none that somebody has put together, or copied', async ({ db }) => {
    const { access, id } = await groupBench(db)
    const alike = Object.assign(Object.create(Object.getPrototypeOf(access) as object) as object, access)
    for (const forged of [undefined, id, { bookingId: id, opens: 'booking' }, { ...access }, alike])
      expect(admit(forged as BookingAccess, 'cancel')).toEqual({ ok: false, reason: 'forbidden' })
  })

  test('is asked for by the commands themselves, whoever calls them (caught: a command that takes any booking’s id)', async ({
    db,
  }) => {
    const bench = await groupBench(db)
    await bench.form()
    const needs = { ...bench.services, db }
    const share = (await bench.opens(2, await bench.tokenOf(2)))!.access
    const [friends, events] = [share as unknown as BookingAccess, await db.$count(bookingEvents)]
    const forbidden = { ok: false, reason: 'forbidden' }
    for (const access of [friends, accessAs({ id: 'somebody', role: 'editor' }, bench.id)]) {
      expect(await cancelBooking(needs, access)).toEqual(forbidden)
      expect(await endGroup(needs, access)).toEqual(forbidden)
      expect(await extendHold(db, access)).toEqual(forbidden)
    }
    expect(await cancelBooking(needs, bench.access, { reason: 'operator' })).toEqual(forbidden)
    expect(await fillIn(needs, bench.access as unknown as ShareAccess, {})).toEqual(forbidden)
    expect([(await bench.look()).state, await db.$count(bookingEvents)]).toEqual(['confirmed', events])
    await bench.services.printer.close()
  })
})
