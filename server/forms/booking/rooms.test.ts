import { expect } from 'vitest'
import { listTravellers } from '#domain/bookings/trip/travellers.server.ts'
import { bench, NAMES } from '#tests/benches/booking-forms-bench.ts'
import { test } from '#tests/database.ts'

const FOUR = {
  ...NAMES,
  'travellers.2.name': 'Asha Rao',
  'travellers.2.age': '35',
  'travellers.3.name': 'Ravi Rao',
  'travellers.3.age': '36',
}
const inRooms = (...rooms: string[]) =>
  Object.fromEntries(rooms.map((room, at) => [`travellers.${at}.room`, room] as const))

test('whoever books says which room each sleeps in, and none holds more than its beds (caught: rooms as they were proposed, three in a twin)', async ({
  db,
}) => {
  const { post, find, drawn, path } = await bench(db, { adults: 4, rooms: { twin: 2 } })
  const slept = async () =>
    (await listTravellers(db, (await find()).id)).map(({ name, room }) => `${name.split(' ')[0]} ${room}`)
  for (const wrong of [inRooms('2', '1', '2', '2'), inRooms('1', '1', '2', '3'), inRooms('1', '1', '2')])
    expect(await post('travellers', { ...FOUR, ...wrong })).toBe(400)
  expect(drawn.map(({ answer }) => answer)).toMatchObject([
    {
      draft: { faults: { rooms: 'Room 1 is for 2 adults. Please choose again.' }, typed: { 'travellers.0.room': '2' } },
    },
    { draft: { faults: { rooms: 'Please choose a room for everybody.' } } },
    { draft: { faults: { rooms: 'Please choose a room for everybody.' } } },
  ])
  expect(await slept()).toEqual([])
  expect(await post('travellers', { ...FOUR, ...inRooms('2', '1', '1', '2') })).toBe(`${path}/review`)
  expect(await slept()).toEqual(['Meera 2', 'Arjun 1', 'Asha 1', 'Ravi 2'])
})
