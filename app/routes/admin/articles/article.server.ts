import { editArticle } from '#domain/content/article-editing.server.ts'
import { MOST_SIGNS } from '#domain/content/written.ts'
import { told } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import { writingStateOn } from '#domain/content/writing-state.ts'
import { istDate } from '#platform/dates.ts'
import { href } from 'react-router'

/** Signs of a field that are kept: more than a text may have, so that the one at fault is shown whole. */
export const LONGEST_KEPT = 2 * MOST_SIGNS

const REFUSED = {
  invalid: 'unclear-deed',
  'unknown-place': 'unclear-deed',
  'unknown-picture': 'unclear-deed',
  'address-taken': 'unclear-deed',
} as const

/** What the form of an article asks for. */
export const ARTICLE_DEEDS: Record<string, Deed> = {
  save: async (services, actor, typed) => {
    const asked = Object.fromEntries(NAMES.map((name) => [name, typed(name)])) as Parameters<typeof editArticle>[2]
    const outcome = told(await editArticle(services, actor, asked), () => stateOf(asked), REFUSED)
    return outcome.ok ? { ...outcome, page: href('/admin/articles/:id', { id: asked.id }) } : outcome

    function stateOf({ status, publishedOn }: typeof asked) {
      return writingStateOn(istDate(services.clock.now()), { status, publishedOn })
    }
  },
  preview: async () => ({ ok: true, again: true }),
}

const NAMES = [
  ...(['id', 'stood', 'kind', 'slug', 'title', 'summary', 'body', 'author', 'publishedOn'] as const),
  ...(['places', 'states', 'tags', 'pictureId', 'status'] as const),
]
