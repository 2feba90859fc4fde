import { createHash } from 'node:crypto'
import type { Db } from '#platform/db.server.ts'
import { findStoredPicture } from './pictures.server.ts'
import type { Renditions } from './renditions.server.ts'

const CARD_VERSION = 2

/** Signed by the operator's logo, a JPEG that lies on a ground of its own; without one by their name. */
export type ShareCard = {
  pictureId: string
  title: string
  line: string
  siteName: string
  logo: { id: string; bytes: Uint8Array } | undefined
}

/**
 * A poster with its name under it, 1200 × 630 JPEG, for whoever shares a page. Undefined when the picture is unknown or no poster.
 * Drawn once and kept; the letters come from the font files in `projectDir`.
 */
export async function readShareCard(
  { db, renditions, projectDir }: { db: Db; renditions: Pick<Renditions, 'storage' | 'drawCard'>; projectDir: string },
  card: ShareCard,
): Promise<Uint8Array | undefined> {
  const { pictureId, logo, ...drawn } = card
  const key = `cards/${createHash('sha256')
    .update(JSON.stringify([CARD_VERSION, { pictureId, ...drawn, logo: logo?.id }]))
    .digest('hex')
    .slice(0, 32)}.jpg`
  const kept = await renditions.storage.find(key)
  if (kept) return kept
  const recipe = (await findStoredPicture(db, pictureId))?.recipe
  if (!recipe) return undefined
  const bytes = await renditions.drawCard({ ...drawn, logo: logo?.bytes, recipe, projectDir })
  await renditions.storage.put(key, bytes)
  return bytes
}
