import { editPage, PAGE } from '#domain/content/page-editing.server.ts'
import type { pages } from '#domain/content/tables.ts'
import { findPageDesk } from '#domain/content/writing-desk.server.ts'
import { putBack } from '#app/routes/admin/put-back.server.ts'
import type { PutBack } from '#app/routes/admin/put-back.server.ts'
import { hourTyped } from '#app/routes/admin/save-buttons.tsx'
import { told, typedIn } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import {
  lookAmongPictures,
  showAgainWithPicture,
  withPicture,
} from '#app/routes/admin/pictures/choose-picture.server.ts'
import { TEXT_PICTURE_DEEDS } from '#app/routes/admin/pictures/text-pictures.server.ts'

/** What the form of the page at an address asks for. */
export function pageDeeds(slug: string): Record<string, Deed> {
  const deeds = { save: saveOf(slug), look: lookAmongPictures, preview: showAgainWithPicture, ...TEXT_PICTURE_DEEDS }
  return { ...deeds, 'put-back': putBack(pageBack(slug)) }
}

function saveOf(slug: string): Deed {
  return async (services, actor, typed, file) => {
    const found = await findPageDesk(services.db, actor, slug)
    const stands = found.ok ? found.value.page : undefined
    return withPicture(services, actor, typed, file, stands, async (chosen) => {
      const status = typed('status') as Parameters<typeof editPage>[2]['status']
      const asked = {
        id: slug,
        ...typedIn(typed, ['stood', 'title', 'summary', 'body', 'day', 'hour']),
        ...chosen,
        status,
      }
      return told(await editPage(services, actor, asked), () => status, REFUSED)
    })
  }
}

/** A page as its form held it. */
export function pageBack(slug: string): PutBack {
  return { kind: PAGE, id: slug, intent: 'save', save: saveOf(slug), typed: typedThen }
}

function typedThen(was: object): Record<string, string> {
  const { title, summary, body, status, publishAt, pictureId, pictureAlt } = was as typeof pages.$inferSelect
  const picture = { pictureId: pictureId ?? '', pictureAlt: pictureAlt ?? '' }
  return { title, summary, body, status, ...hourTyped(publishAt), ...picture }
}

const REFUSED = { invalid: 'unclear-deed', 'unknown-picture': 'unclear-deed' } as const
