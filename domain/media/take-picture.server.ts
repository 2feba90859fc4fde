import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { command } from '#domain/audit/command.server.ts'
import type { CommandNeeds } from '#domain/audit/command.server.ts'
import { takeFromLimit } from '#domain/contact/throttle.server.ts'
import { isProgram } from '#domain/policy/actor.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import { HOUR } from '#platform/clock.ts'
import { refused } from '#platform/result.ts'
import { nameInWords } from './file-name.ts'
import { keepOriginal } from './pictures.server.ts'
import type { Ground } from './image.server.ts'
import type { Renditions } from './renditions.server.ts'
import { pictures } from './tables.ts'

const MOST_AN_HOUR = 2000

type Needs = CommandNeeds & { renditions: Pick<Renditions, 'storage' | 'receive'> }

/**
 * Takes somebody's file among the pictures of the site; until it is described its name says what it shows. The same picture twice is one, also where only one of the files told
 * of camera and place: `isNew` says whether it was there. Refuses 'forbidden', what `receiveUpload` refuses and 'too-many' in an hour; rejects with EncodersBusy.
 */
export async function takePicture(
  needs: Needs,
  actor: Actor,
  { name, bytes, ground }: { name: string; bytes: Uint8Array; ground?: Ground | undefined },
) {
  const allowed = demand(actor, 'pictures.edit')
  if (!allowed.ok || actor === undefined) return refused('forbidden')
  if (!isProgram(actor) && !(await isWithinLimit(needs, actor.id))) return refused('too-many')
  // Encoding takes a second: no transaction waits for it.
  const received = await keepOriginal(needs.renditions, bytes, { ground })
  if (!received.ok) return received
  return enterPicture(needs, actor, { ...received.value, alt: nameInWords(name) })
}

async function isWithinLimit({ db, clock }: CommandNeeds, id: string): Promise<boolean> {
  return (await takeFromLimit(db, clock, { key: `picture ${id}`, most: MOST_AN_HOUR, per: HOUR })).ok
}

const Entry = z.object({
  id: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  tones: z.array(z.string()),
  alt: z.string().min(1),
})

const enterPicture = command('pictures.edit', {
  input: Entry,
  // Nothing shows it yet.
  tags: [],
  change: async ({ db }, picture) => {
    const row = { ...picture, kind: 'upload' as const, storedAt: sql`now()` }
    const [entered] = await db.insert(pictures).values(row).onConflictDoNothing().returning()
    const changes = entered ? [{ subject: `picture:${picture.id}`, before: null, after: entered }] : []
    return { ok: true, value: { id: picture.id, isNew: entered !== undefined }, changes }
  },
})
