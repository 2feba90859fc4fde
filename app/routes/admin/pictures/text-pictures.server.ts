import type { Deed, OfferedPictures, DeedOutcome } from '#app/routes/admin/deeds.server.ts'
import { listPicturesDesk } from '#domain/content/pictures-desk.server.ts'
import { withTextPicture } from '#domain/content/text-pictures.ts'
import { findStoredPicture } from '#domain/media/pictures.server.ts'
import { keptPicture } from './choose-picture.server.ts'
import { takeFile } from './take-pictures.server.ts'
import { MOST_FOR_TEXT } from './words.ts'

/** Names of the fields and deeds of `TextPictures`, for the form of a text with a field `body`. */
export const TEXT_PICTURE_DEEDS: Record<'look-text' | 'put-in', Deed> = {
  'look-text': async (services, actor, typed) => {
    const found = await listPicturesDesk(services.db, actor, { words: typed('textWords').slice(0, 60) })
    if (!found.ok) return found
    const forText = found.value.rows.slice(0, MOST_FOR_TEXT)
    return { ok: true, again: true, offered: { ...(await keptPicture(services, typed)), forText } }
  },
  'put-in': async (services, actor, typed, file) => {
    const sent = file('textFile')
    const taken = sent && (await takeFile(services, actor, sent))
    const kept = await keptPicture(services, typed)
    if (taken && 'reason' in taken) return amiss(kept, taken.reason, 'textFile', taken.message)
    const id = taken ? taken.id : typed('textPictureId')
    const picture = await findStoredPicture(services.db, id)
    if (!picture) return amiss(kept, 'unclear-deed', 'textPictureId', 'Choose a picture, or a file.')
    // A poster knows what it shows; a file may have said no more of itself than its name.
    const words = typed('textPictureAlt') || (picture.recipe ? picture.alt : '')
    const offered = { ...kept, forText: [picture] }
    if (words === '') return amiss(offered, 'unclear-deed', 'textPictureAlt', 'Say in a few words what it shows.', id)
    const body = withTextPicture(typed('body'), { id, words })
    return { ok: true, again: true, offered: kept, typed: { ...UNASKED, body } }
  },
}

/** The form after a picture was put in, as it was before one was asked for. */
const UNASKED = { intent: 'preview', textWords: '', textPictureId: '', textPictureAlt: '' }

type Reason = Extract<DeedOutcome, { ok: false }>['reason']

function amiss(offered: OfferedPictures, reason: Reason, path: string, message: string, chosen?: string): DeedOutcome {
  const typed = chosen === undefined ? {} : { typed: { textPictureId: chosen } }
  return { ok: false, reason, faults: [{ path, message }], offered, ...typed }
}
