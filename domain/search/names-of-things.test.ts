import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { cities, packages, states } from '#domain/catalogue/tables.ts'
import { departures } from '#domain/departures/tables.ts'
import { scheduleDepartures } from '#domain/departures/planning/departures-writing.server.ts'
import { drafts } from '#domain/drafts/tables.ts'
import { DEPARTURE } from '#tests/benches/booking-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { saveSampleCatalogue } from '#tests/sample-catalogue.ts'
import { write } from '#tests/write.ts'
import { namesOfThings, subjectsNamed } from './names-of-things.server.ts'

const KINDS =
  'package package-draft state city attraction category car driver vehicle departure picture promotion article'

test('things of the audit are called by their names of today, what is public before its draft (caught: ids alone)', async ({
  db,
}) => {
  await saveSampleCatalogue(db)
  await write(db, scheduleDepartures, [DEPARTURE])
  const [[tour], [state], [city]] = await Promise.all([
    db.select().from(packages).where(eq(packages.id, DEPARTURE.packageId)),
    db.select().from(states).limit(1),
    db.select().from(cities).limit(1),
  ])
  const draft = (thingId: string, name: string) =>
    ({ kind: 'cities', thingId, content: { name }, state: 'draft', changedBy: 'somebody' }) as never
  await db.insert(drafts).values([draft(city!.id, 'Another name'), draft('never-public', 'A new town')])
  const [{ startsOn } = { startsOn: '' }] = await db.select().from(departures)
  const every = KINDS.split(' ').map((kind) => `${kind}:nobody`)
  const names = await namesOfThings(db, [
    ...every,
    `package:${tour!.id}`,
    `package-draft:${tour!.id}`,
    `state:${state!.id}`,
    `city-draft:${city!.id}`,
    'city-draft:never-public',
    `departure:${DEPARTURE.id}`,
    'setting:site',
    'booking:AB12CD34',
  ])
  expect(Object.fromEntries(names)).toEqual({
    [`package:${tour!.id}`]: tour!.name,
    [`package-draft:${tour!.id}`]: tour!.name,
    [`state:${state!.id}`]: state!.name,
    [`city-draft:${city!.id}`]: city!.name,
    'city-draft:never-public': 'A new town',
    [`departure:${DEPARTURE.id}`]: `${tour!.name}, ${startsOn}`,
  })
  expect(await namesOfThings(db, [])).toEqual(new Map())
  // caught: found by ids alone, the dates of a package by none of its words
  const called = await subjectsNamed(db, tour!.name.slice(1, 8).toLowerCase())
  const meant = [`package:${tour!.id}`, `package-draft:${tour!.id}`, `departure:${DEPARTURE.id}`]
  expect(meant.filter((subject) => !called.includes(subject))).toEqual([])
  expect(await subjectsNamed(db, 'A new town')).toContain('city-draft:never-public')
  expect(await subjectsNamed(db, 'nothing is called so')).toEqual([])
})
