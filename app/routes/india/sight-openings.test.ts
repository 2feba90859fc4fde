import { expect } from 'vitest'
import { editFact } from '#domain/almanac/almanac.server.ts'
import { saveAttractions } from '#domain/catalogue/writing/attractions.server.ts'
import { systemClock as clock } from '#platform/clock.ts'
import { istDate } from '#platform/dates.ts'
import { bookingBench } from '#tests/benches/booking-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { eravikulam } from '#tests/sample-catalogue.ts'
import { write } from '#tests/write.ts'
import { attractionAt } from './destination.server.ts'

const EDITOR = { id: 'somebody-who-edits', role: 'editor' } as const

test('the page of a sight asks the almanac when it is closed and in which months it is not (caught: the months as entered)', async ({
  db,
}) => {
  const { services } = await bookingBench(db)
  const fact = { name: 'The park', otherNames: '', at: eravikulam.url, days: '', months: '', isDayOff: '' }
  const by = { ...fact, source: 'The forest department' }
  const season = { ...by, kind: 'closed', yearly: '12-01 to 01-31', weekdays: '' }
  const weekly = { ...by, kind: 'closed', yearly: '', weekdays: '1' }
  for (const [id, typed] of Object.entries({ 'the-season': season, 'the-week': weekly }))
    expect(await editFact({ db, clock }, EDITOR, { id, stood: '', ...typed })).toMatchObject({ ok: true })
  await write(db, saveAttractions, [{ ...eravikulam, months: [10, 11, 12, 1] }])
  services.memory.drop('almanac')
  services.memory.drop('catalogue')
  const page = await attractionAt(services, eravikulam.url, istDate(services.clock.now()))
  expect(page?.attraction.months).toEqual([10, 11])
  expect(page?.openings.map(({ label, text }) => `${label}: ${text}`)).toEqual(
    expect.arrayContaining(['Closed: 1 December to 31 January every year', 'Closed: Mondays']),
  )
})
