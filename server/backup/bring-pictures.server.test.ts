import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { pictures } from '#domain/media/tables.ts'
import { systemClock } from '#platform/clock.ts'
import { test } from '#tests/database.ts'
import { temporaryDirectory } from '#tests/running-site.ts'
import { bringPictures, PicturesLack } from './bring-pictures.server.ts'

const PICTURE = { id: 'abcdefghij0123456789', width: 4, height: 3, alt: 'A camel', tones: ['#000', '#111', '#222'] }

test('what is nowhere is named, and what cannot be brought is no fault of the rows (caught: what is nowhere kept quiet)', async ({
  db,
}) => {
  const { path, remove } = await temporaryDirectory()
  const bring = (dataDir: string) => bringPictures(db, { dataDir, pictures: 'disk', bucket: undefined }, systemClock)
  await bring(path)
  await db.insert(pictures).values(PICTURE)
  await expect(bring(path)).rejects.toThrow(`The rows are there, not all pictures: nowhere is ${PICTURE.id}`)
  await writeFile(join(path, 'full'), 'a file where a folder should be')
  await expect(bring(join(path, 'full'))).rejects.toThrow(PicturesLack)
  await remove()
})
