import { changedParts } from '#app/routes/admin/audit/changed.ts'
import { standing } from '#app/routes/admin/standing.ts'
import { wordsAt } from '#domain/drafts/draft.ts'
import type { DraftContent } from '#domain/drafts/draft.ts'
import type { WrittenThing } from '#domain/drafts/drafts.server.ts'
import type { ShownDraft } from './side.tsx'

type Fields = Record<string, string>
type Form = {
  /** A thing as its form holds it. */
  show: (content: object) => Fields
  /** What its fields are called. */
  labelOf: (name: string) => string
  /** What keeps it from being public, by field. */
  gaps: Record<string, string>
}

/** What a form holds of a draft, its picture too: where what is public has changed since, joined with that, as it is when two save one thing; `who` did it. */
export function joinedDraft(
  { draft, shown, isBehind, stood }: WrittenThing & { stood: string },
  fieldsOf: Form['show'],
  who: string,
) {
  const show = (one: object) => withPicture(fieldsOf, one)
  const typed = show((draft?.content ?? shown)!)
  if (!draft || !shown || !isBehind) return { typed, faults: {} as Fields }
  const kept = { message: '', typed, faults: {}, meanwhile: { was: draft.base ?? undefined, who } }
  return standing({ stands: show(shown), stood, kept, show, say: sayPicture })
}

/** Nobody knows a picture by its id. */
function sayPicture(name: string, value: string): string {
  return name === 'pictureId' ? 'another picture' : value
}

/** How a draft stands beside what is public; undefined where there is none. */
export function draftShown(
  { draft, shown, isBehind }: WrittenThing,
  { show, labelOf, gaps }: Form,
): (ShownDraft & { why: string | null }) | undefined {
  if (!draft) return undefined
  const { state, publishAt, putOff, why, content } = draft
  const changed = shown ? changedParts(withPicture(show, shown), withPicture(show, content)) : []
  return {
    state,
    publishAt,
    putOff,
    why,
    isBehind,
    isNew: shown === undefined,
    changed: changed.map((part) => ({ ...part, name: labelOf(part.name) })),
    gaps: Object.entries(gaps).map(([name, message]) => ({ name, label: labelOf(name), message })),
  }
}

/** What every thing has beside its fields. */
export const PICTURE_LABELS: Readonly<Record<string, string>> = {
  pictureId: 'Picture',
  pictureAlt: 'What the picture shows',
}

function withPicture(show: Form['show'], one: object): Fields {
  const picture = Object.keys(PICTURE_LABELS).map((name) => [name, wordsAt(one as DraftContent, name)])
  return { ...show(one), ...(Object.fromEntries(picture) as Fields) }
}
