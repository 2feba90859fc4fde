import type { Deed, DeedOutcome } from '#app/routes/admin/deeds.server.ts'
import { listPicturesDesk } from '#domain/content/pictures-desk.server.ts'
import { findPictures } from '#domain/media/pictures.server.ts'
import type { Picture } from '#domain/media/picture.ts'
import type { Actor } from '#domain/policy/actor.ts'
import type { Services } from '#domain/services.server.ts'
import type { Result } from '#platform/result.ts'
import { takeFile } from './take-pictures.server.ts'
import type { TakenFile } from './take-pictures.server.ts'

type TypedField = Parameters<Deed>[2]
type Files = Parameters<Deed>[3]

/** What a form holds of its picture, and what is said of it there; null says nothing of its own. */
export type ChosenPicture = { pictureId: string; pictureAlt: string | null }
/** What stood when the form was made: words that are still those of another picture do not stay. */
type Stands = { pictureId: string | null; pictureAlt?: string | null | undefined } | undefined

/**
 * Does what a form with a picture field asks for: a file that came with it is taken in first, then `save` is given the picture. Whatever comes of it, the form that is shown
 * again holds that picture.
 */
export async function withPicture(
  services: Services,
  actor: Actor,
  typed: TypedField,
  file: Files,
  stands: Stands,
  save: (chosen: ChosenPicture) => Promise<DeedOutcome>,
): Promise<DeedOutcome> {
  const sent = file('pictureFile')
  const taken = sent && (await takeFile(services, actor, sent))
  if (taken && 'reason' in taken) return refusedFile(taken)
  const pictureId = taken ? taken.id : typed('pictureId')
  const alt = typed('pictureAlt')
  const isStale = stands !== undefined && stands.pictureId !== pictureId && (stands.pictureAlt ?? '') === alt
  const outcome = await save({ pictureId, pictureAlt: alt === '' || isStale ? null : alt })
  if (outcome.ok) return outcome
  return { ...outcome, offered: { pictures: await findPictures(services.db, [pictureId]), chosen: pictureId } }
}

/** The same deed for a form that adds pictures: a file that came with it is taken in first, and is then what `take` names. */
export function takingFile(deed: Deed): Deed {
  return async (services, actor, typed, file) => {
    const sent = file('pictureFile')
    if (!sent) return deed(services, actor, typed, file)
    const taken = await takeFile(services, actor, sent)
    if ('reason' in taken) return refusedFile(taken)
    return deed(services, actor, (name) => (name === 'take' ? taken.id : typed(name)), file)
  }
}

function refusedFile({ reason, message }: Extract<TakenFile, { reason: string }>): DeedOutcome {
  return { ok: false, reason, faults: [{ path: 'pictureFile', message }] }
}

/** The form again with pictures to choose among: those of the site that hold what was typed, the newest first. */
export const lookAmongPictures: Deed = async (services, actor, typed) => {
  const found = await listPicturesDesk(services.db, actor, { words: typed('pictureWords').slice(0, 60) })
  return found.ok ? again(services, typed, found.value.rows) : found
}

/** The form again with posters to choose among, drawn for what it is about. */
export function drawPostersFor(
  draw: (
    services: Services,
    actor: Actor,
    typed: TypedField,
  ) => Promise<Result<readonly Picture[], 'forbidden' | 'unknown-package'>>,
): Deed {
  return async (services, actor, typed) => {
    const drawn = await draw(services, actor, typed)
    return drawn.ok ? again(services, typed, drawn.value) : drawn
  }
}

async function again(services: Services, typed: TypedField, pictures: readonly Picture[]): Promise<DeedOutcome> {
  const { pictures: kept, chosen } = await keptPicture(services, typed)
  const others = pictures.filter(({ id }) => id !== chosen)
  return { ok: true, again: true, offered: { pictures: [...kept, ...others], chosen } }
}

/** The picture a form holds that is shown again for something else, saved or not. */
export async function keptPicture({ db }: Services, typed: TypedField) {
  const chosen = typed('pictureId')
  return { pictures: await findPictures(db, [chosen]), chosen }
}

/** `showAgain` of a form with a picture field, which goes on holding what was chosen. */
export const showAgainWithPicture: Deed = (services, _actor, typed) => again(services, typed, [])
