import { editPage } from '#domain/content/page-editing.server.ts'
import { findPageDesk } from '#domain/content/writing-desk.server.ts'
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
  return { save: saveOf(slug), look: lookAmongPictures, preview: showAgainWithPicture, ...TEXT_PICTURE_DEEDS }
}

function saveOf(slug: string): Deed {
  return async (services, actor, typed, file) => {
    const found = await findPageDesk(services.db, actor, slug)
    const stands = found.ok ? found.value.page : undefined
    return withPicture(services, actor, typed, file, stands, async (chosen) => {
      const status = typed('status') as Parameters<typeof editPage>[2]['status']
      const asked = { id: slug, ...typedIn(typed, ['stood', 'title', 'summary', 'body']), ...chosen, status }
      return told(await editPage(services, actor, asked), () => status, REFUSED)
    })
  }
}

const REFUSED = { invalid: 'unclear-deed', 'unknown-picture': 'unclear-deed' } as const
