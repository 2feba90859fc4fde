import { told } from '#app/routes/admin/deeds.server.ts'
import type { OneDeed } from '#app/routes/admin/several/each.server.ts'
import { listSeveralPictures } from '#domain/content/pictures-desk.server.ts'
import { removePicture } from '#domain/content/remove-picture.server.ts'
import { CENTRE } from '#domain/media/picture.ts'
import { editPicture } from '#domain/media/edit-picture.server.ts'
import { creditIn } from './picture.server.ts'

const REFUSED = { invalid: 'unclear-deed' } as const

/** Everything else that is said of it stays: what somebody changed since it was shown refuses the credit too. */
const credit: OneDeed = async (services, actor, one, typed) => {
  const found = await listSeveralPictures(services.db, actor, [one.id])
  const picture = found.ok ? found.value[0] : undefined
  // A poster would keep the name of nobody, and be told as credited all the same.
  if (!picture || picture.kind === 'poster') return { ok: false, reason: 'unknown' }
  const { alt, focus } = picture
  const { x: focusX, y: focusY } = focus ?? CENTRE
  const named = creditIn(typed)
  if (!named) return NOBODY
  const outcome = told(
    await editPicture(services, actor, { ...one, alt, focusX, focusY, credit: named }),
    () => 'saved',
    REFUSED,
  )
  return 'faults' in outcome && outcome.faults
    ? { ...outcome, faults: outcome.faults.map((fault) => ({ ...fault, path: fault.path.replace('credit.', '') })) }
    : outcome
}

const NOBODY = {
  ok: false as const,
  reason: 'unclear-deed' as const,
  faults: [{ path: 'author', message: 'Say who took them: the licence asks for the name.' }],
}

/** What is done to several pictures, each by itself. */
export const PICTURE_EACH: Readonly<Record<string, OneDeed>> = {
  credit,
  remove: async (services, actor, one) => told(await removePicture(services, actor, one), () => 'removed', REFUSED),
}
