import { expect } from 'vitest'
import type { Role } from '#domain/policy/role.ts'
import { systemClock as clock } from '#platform/clock.ts'
import { openTagMemory } from '#platform/tag-memory.ts'
import { bookingBench } from '#tests/benches/booking-bench.ts'
import { test } from '#tests/database.ts'
import { findInOffice } from './find.server.ts'

const search = { search: async () => ({ hits: [], total: 0, suggestions: [] }) }

test('a booking is found by its reference before what may be done about it, and each deed is offered where it can be done (caught: a deed for an editor, a change of a hold, Enter that changes in place of opening)', async ({
  db,
}) => {
  const { book, services } = await bookingBench(db)
  const { reference, pay } = await book()
  const find = async (typed: string, role: Role = 'sales') => {
    const found = await findInOffice({ db, clock, search, memory: openTagMemory() }, { id: 'somebody', role }, typed)
    return found.map(({ path }) => path.replace(`/admin/bookings/${reference}`, ''))
  }
  const customer = `/admin/customers/${reference}`
  const always = ['#deeds', '#deeds', customer]
  const held = ['/travellers', '/contact', '/buyer', '/money', '/cancel', '#deeds', ...always]
  expect(await find(reference.toLowerCase())).toEqual(['', ...held])
  expect(await find(`> ${reference}`)).toEqual(held)
  await pay('success', 1)
  const booked = ['/change', '/travellers', '/details', '/contact', '/buyer', '/money', '/refund', '/cancel', ...always]
  expect(await find(`> ${reference}`)).toEqual(booked)
  expect([await find(`> refund ${reference}`), await find(`refund ${reference}`)]).toEqual([['/refund'], ['/refund']])
  expect(await find(`> change ${reference}`)).toEqual(['/change'])
  expect(await find(`> ${reference}`, 'editor')).toEqual([])
  expect(await find('> 2A3B4C5D')).toEqual([])
  await services.printer.close()
})
