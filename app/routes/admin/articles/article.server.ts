import { ARTICLE, editArticle } from '#domain/content/article-editing.server.ts'
import { offerArticlePosters } from '#domain/content/article-poster.server.ts'
import { findArticleDesk } from '#domain/content/writing-desk.server.ts'
import type { articles } from '#domain/content/tables.ts'
import { MOST_SIGNS } from '#domain/content/written.ts'
import { hourTyped } from '#app/routes/admin/save-buttons.tsx'
import { told, typedIn } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import {
  drawPostersFor,
  lookAmongPictures,
  showAgainWithPicture,
  withPicture,
} from '#app/routes/admin/pictures/choose-picture.server.ts'
import { TEXT_PICTURE_DEEDS } from '#app/routes/admin/pictures/text-pictures.server.ts'
import type { PutBack } from '#app/routes/admin/put-back.server.ts'
import type { Services } from '#domain/services.server.ts'
import { writingStateOn } from '#domain/content/writing-state.ts'
import type { OneDeed } from '#app/routes/admin/several/each.server.ts'
import { UPLOAD_MAX_BYTES } from '#domain/media/picture.ts'
import { istDate } from '#platform/dates.ts'
import { addressFrom } from '#platform/slug.ts'
import { href } from 'react-router'

/** Signs of a field that are kept: more than a text may have, so that the one at fault is shown whole. */
export const LONGEST_KEPT = 2 * MOST_SIGNS
/** One file for its own picture, one for its text. */
export const LARGEST_FILES = 2 * UPLOAD_MAX_BYTES

const REFUSED = {
  invalid: 'unclear-deed',
  'unknown-place': 'unclear-deed',
  'unknown-picture': 'unclear-deed',
  'address-taken': 'unclear-deed',
} as const

const save: Deed = async (services, actor, typed, file) => {
  const found = await findArticleDesk(services.db, actor, typed('id'), istDate(services.clock.now()))
  const stands = found.ok ? found.value : undefined
  return withPicture(services, actor, typed, file, stands, async (chosen) => {
    const words = addressed(typedIn(typed, NAMES), stands)
    const asked = { ...words, ...chosen }
    const outcome = told(await editArticle(services, actor, asked), () => stateOf(services, asked), REFUSED)
    return outcome.ok ? { ...outcome, page: href('/admin/articles/:id', { id: asked.id }) } : outcome
  })
}

/** Where nobody has said which, the address of a text that has none yet is made from its title, as a package's is. */
function addressed<Words extends { slug: string; title: string }>(words: Words, stands?: { slug: string }): Words {
  return words.slug === '' && !stands?.slug ? { ...words, slug: addressFrom(words.title) } : words
}

/** What the form of an article asks for. */
export const ARTICLE_DEEDS: Record<string, Deed> = {
  save,
  look: lookAmongPictures,
  draw: drawPostersFor(({ db }, actor, typed) => {
    const [slug, title, places, states] = [
      typed('slug') || typed('id'),
      typed('title'),
      typed('places'),
      typed('states'),
    ]
    return offerArticlePosters(db, actor, { slug, title, places, states })
  }),
  preview: showAgainWithPicture,
  ...TEXT_PICTURE_DEEDS,
}

/** Has an article stand so, with the words it has: as its form would be saved. One that was shown otherwise, and one that is so already, stays. */
export function standAs(status: 'published' | 'withdrawn'): OneDeed {
  return async (services, actor, { id, stood }) => {
    const found = await findArticleDesk(services.db, actor, id, istDate(services.clock.now()))
    if (!found.ok) return found.reason === 'unknown' ? { ok: false, reason: 'changed-meanwhile' } : found
    const { state, publishAt: _hour, ...article } = found.value
    const isPublic = state === 'published' || state === 'scheduled'
    if (isPublic === (status === 'published')) return { ok: false, reason: 'changed-meanwhile' }
    const edited = await editArticle(services, actor, { ...article, stood, status, day: '', hour: '' })
    return told(edited, () => status, NOT_READY)
  }
}

const NOT_READY = {
  invalid: 'not-publishable',
  'unknown-place': 'not-publishable',
  'unknown-picture': 'not-publishable',
  'address-taken': 'not-publishable',
  'not-to-be-scheduled': 'not-publishable',
} as const

/** An article as its form held it. */
export function articleBack(id: string): PutBack {
  return { kind: ARTICLE, id, intent: 'save', save, typed: typedThen }
}

function typedThen(was: object): Record<string, string> {
  const { places, states, tags, pictureAlt, publishAt, ...words } = was as typeof articles.$inferSelect
  return {
    ...words,
    ...hourTyped(publishAt),
    pictureAlt: pictureAlt ?? '',
    places: places.join(', '),
    states: states.join(', '),
    tags: tags.join(', '),
  }
}

type TypedArticle = Parameters<typeof editArticle>[2]

function stateOf({ clock }: Services, { status, publishedOn }: TypedArticle) {
  return writingStateOn(istDate(clock.now()), { status, publishedOn })
}

const NAMES = [
  ...(['id', 'stood', 'kind', 'slug', 'title', 'summary', 'body', 'author', 'publishedOn'] as const),
  ...(['places', 'states', 'tags', 'status', 'day', 'hour'] as const),
]
