import { href } from 'react-router'
import { told, typedIn } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import { removePicture } from '#domain/content/remove-picture.server.ts'
import { editPicture, PICTURE } from '#domain/media/edit-picture.server.ts'
import type { PictureWords } from '#domain/media/edit-picture.server.ts'
import { putBack } from '#app/routes/admin/put-back.server.ts'
import type { PutBack } from '#app/routes/admin/put-back.server.ts'
import { typedOf } from './typed.ts'
import { CREDIT_FIELDS } from './words.ts'

const REFUSED = { invalid: 'unclear-deed' } as const

/** What the forms of a picture's page ask for. */
export function pictureDeeds(id: string): Record<string, Deed> {
  return {
    save: savePicture(id),
    'put-back': putBack(pictureBack(id)),
    remove: async (services, actor, typed) => {
      const removed = told(
        await removePicture(services, actor, { id, stood: typed('stood') }),
        () => 'removed',
        REFUSED,
      )
      return removed.ok ? { ...removed, page: href('/admin/pictures') } : removed
    },
  }
}

/** What the form of a picture asks for. */
const savePicture =
  (id: string): Deed =>
  async (services, actor, typed) => {
    const [focusX, focusY] = [Number(typed('focusX') || 'none'), Number(typed('focusY') || 'none')]
    const [alt, stood] = [typed('alt'), typed('stood')]
    const saved = await editPicture(services, actor, { id, stood, alt, focusX, focusY, credit: creditIn(typed) })
    const outcome = told(saved, () => 'saved', REFUSED)
    return 'faults' in outcome && outcome.faults
      ? { ...outcome, faults: outcome.faults.map((fault) => ({ ...fault, path: fault.path.replace('credit.', '') })) }
      : outcome
  }

/** A picture as its form held it: its words, its credit and how it is cropped. */
export function pictureBack(id: string): PutBack {
  return { kind: PICTURE, id, intent: 'save', save: savePicture(id), typed: (was) => typedOf(was as PictureWords) }
}

/** A credit of which nothing was typed is none. */
export function creditIn(typed: (name: string) => string) {
  const words = typedIn(
    typed,
    CREDIT_FIELDS.map(({ name }) => name),
  )
  const shareAlike = typed('shareAlike') !== ''
  return Object.values(words).every((word) => word === '') ? null : { ...words, shareAlike }
}
