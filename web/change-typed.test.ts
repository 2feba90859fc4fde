import { expect, test } from 'vitest'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import { changeOf, readChange } from './change-typed.ts'

const journey = { party: { adults: 2, ages: [] }, rooms: { rooms: [] } } as unknown as OpenedBooking['journey']
const changed = (form: Record<string, string>) => {
  const read = changeOf(readChange(form), { journey }, [])
  if (!read.ok) throw new Error(JSON.stringify(read.faults))
  return read.change
}

test('where they get in is changed only by a form that has it, and none is nowhere on the way (caught: a form without it took it away)', () => {
  expect(changed({ pickup: 'dadar' })).toEqual({ pickup: 'dadar' })
  expect(changed({ pickup: '' })).toEqual({ pickup: '' })
  expect(changed({})).toEqual({})
})
