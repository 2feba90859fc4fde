import { logoPictureId } from '#domain/settings/settings.ts'
import { readSite } from '#domain/settings/site-groups.server.ts'
import type { Services } from '#domain/services.server.ts'

const LOGO_WIDTH = 480

export type LogoNeeds = Pick<Services, 'db'> & { renditions: Pick<Services['renditions'], 'read'> }

/** The operator's own logo as a JPEG, for what is drawn; undefined where there is none, or it cannot be made just now: a paper or a card does without. */
export async function readLogo({ db, renditions }: LogoNeeds): Promise<{ id: string; bytes: Uint8Array } | undefined> {
  const id = logoPictureId(await readSite(db))
  const made = id ? await renditions.read(id, LOGO_WIDTH, 'jpg').catch(() => undefined) : undefined
  return id && made ? { id, bytes: made.bytes } : undefined
}
