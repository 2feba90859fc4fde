import { expect } from 'vitest'
import type { Services } from '#domain/services.server.ts'
import { systemClock as clock } from '#platform/clock.ts'
import { test } from '#tests/database.ts'
import { carDeeds } from './car.server.ts'

const EDITOR = { id: 'somebody-who-edits', role: 'editor' } as const

test('a form of which nothing is typed says at once all that it lacks, in the words of the page (caught: what cannot be read said first, the rest once that was mended)', async ({
  db,
}) => {
  const save = carDeeds(undefined)['save']!
  const nothing = await save(
    { db, clock } as Services,
    EDITOR,
    () => '',
    () => undefined,
  )
  const faults = 'faults' in nothing ? (nothing.faults ?? []) : []
  const said = Object.fromEntries(faults.map(({ path, message }) => [path, message]))
  expect(said).toMatchObject({
    name: 'Something belongs here.',
    models: 'Name a model or more.',
    seats: 'A whole number belongs here.',
    gstScheme: 'Choose one of them.',
    pictureId: 'A class of car needs a picture: choose one.',
  })
  expect(said).not.toHaveProperty('offered')
})
