import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { openRenditions } from '#domain/media/renditions.server.ts'
import type { Renditions } from '#domain/media/renditions.server.ts'
import { openDiskStorage } from '#domain/media/storage/disk.server.ts'
import { openStudio } from '#domain/media/studio.server.ts'
import { systemClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { openLog } from '#platform/log.server.ts'

/** One process for all of them: starting it takes longer than what it makes here, and it ends with the worker. */
const studio = { ...openStudio(), close: async () => undefined }

/** Renditions in a folder of their own while `use` runs. */
export async function withRenditions(
  db: Db,
  use: (renditions: Renditions, dir: string) => Promise<void>,
): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'padav-pictures-'))
  const storage = await openDiskStorage(dir, systemClock)
  const renditions = openRenditions({ storage, db, log: openLog('silent'), studio })
  await use(renditions, dir).finally(async () => {
    await renditions.close()
    await rm(dir, { recursive: true })
  })
}

/** A photograph of one colour, as its format says it. */
export function photograph(background: string, format: 'png' | 'jpeg' | 'webp' | 'avif' = 'png'): Promise<Buffer> {
  return sharp({ create: { width: 500, height: 500, channels: 3, background } })
    .toFormat(format)
    .toBuffer()
}
