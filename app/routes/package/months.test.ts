import { expect } from 'vitest'
import { editFact } from '#domain/almanac/almanac.server.ts'
import { findPackageByUrl, rememberedCardsInOrder } from '#domain/catalogue/packages.server.ts'
import { listRowsByName } from '#domain/search/lists/list-rows.server.ts'
import { systemClock as clock } from '#platform/clock.ts'
import { istDate } from '#platform/dates.ts'
import { askApi } from '#tests/ask-api.ts'
import { bookingBench } from '#tests/benches/booking-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { teaHills } from '#tests/sample-catalogue.ts'
import { publishedPackage } from './package.server.ts'

const EDITOR = { id: 'somebody-who-edits', role: 'editor' } as const
const [night] = teaHills.itinerary.flatMap(({ overnight }) => overnight?.url ?? [])

test('a package is for the same months on its page, its card, in lists and calls: those the almanac leaves it', async ({
  db,
}) => {
  const { services } = await bookingBench(db)
  const fact = { name: 'The valley', kind: 'open', otherNames: '', at: night!, days: '', weekdays: '', months: '' }
  const typed = { ...fact, yearly: '07-05 to 07-25', isDayOff: '', source: 'The forest department' }
  expect(await editFact({ db, clock }, EDITOR, { id: 'the-valley', stood: '', ...typed })).toMatchObject({ ok: true })
  services.memory.drop('almanac')
  const today = istDate(services.clock.now())
  const { id, ownMonths } = (await findPackageByUrl(db, teaHills.url))!
  expect(ownMonths).not.toContain(7)
  const page = (await publishedPackage(services, teaHills.url, today))?.months
  const card = (await rememberedCardsInOrder(services, [id], today)).map(({ months }) => months)
  const row = (await listRowsByName(db, today)).filter((one) => one.id === id).map(({ months }) => months)
  const call = (await askApi(db, `/api/public/package/${teaHills.url}`)).body as { data: { months: number[] } }
  expect({ page, card, row, call: call.data.months }).toEqual({ page: [7], card: [[7]], row: [[7]], call: [7] })
})
