import { expect } from 'vitest'
import { findCarDesk } from '#domain/cars/cars-desk.server.ts'
import { saveCars } from '#domain/cars/cars-writing.server.ts'
import { listCars } from '#domain/cars/cars.server.ts'
import type { Services } from '#domain/services.server.ts'
import { systemClock as clock } from '#platform/clock.ts'
import { test } from '#tests/database.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import { SEDAN } from '#tests/car-fixture.ts'
import { saveSampleCatalogue } from '#tests/sample-catalogue.ts'
import { write } from '#tests/write.ts'
import { carDeeds, typedOf } from './car.server.ts'

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

test('what a picture shows on the page of a class is kept with the class, and a fault of it stands at its field (caught: a field that is not saved)', async ({
  db,
}) => {
  await saveSampleCatalogue(db)
  await write(db, saveCars, [SEDAN])
  const { save } = carDeeds(SEDAN.id)
  const typed = async (more: Record<string, string>) => {
    const found = await findCarDesk(db, EDITOR, SEDAN.id)
    const { row, stood } = found.ok ? found.value : never()
    return { ...typedOf(row), stood, ...more }
  }
  const send = async (deed: Deed, fields: Record<string, string>) =>
    deed(
      { db, clock } as Services,
      EDITOR,
      (name) => fields[name] ?? '',
      () => undefined,
    )
  expect(await send(save!, await typed({ pictureAlt: 'A white saloon at the pass' }))).toMatchObject({ ok: true })
  expect((await listCars(db))[0]!.picture.alt).toBe('A white saloon at the pass')
  const tooLong = await send(save!, await typed({ pictureAlt: 'x'.repeat(301) }))
  expect(tooLong).toMatchObject({ ok: false, faults: [{ path: 'pictureAlt', message: 'At most 300 signs.' }] })
})

function never(): never {
  throw new Error('the class is gone')
}
