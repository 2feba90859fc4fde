import { SOMEBODY_GONE } from '#app/routes/admin/audit/asked.ts'
import { changedParts } from '#app/routes/admin/audit/changed.ts'
import { stepsOf } from '#app/routes/admin/drafts/deeds.server.ts'
import { draftShown, joinedDraft, PICTURE_LABELS } from '#app/routes/admin/drafts/shown.server.ts'
import { faultsByPath } from '#app/routes/admin/fields.ts'
import { listColleagues } from '#domain/accounts/staff.server.ts'
import { listHistory } from '#domain/audit/audit.server.ts'
import type { Fault } from '#domain/audit/command.server.ts'
import { DRAWN, SUBJECTS } from '#domain/catalogue/place-kind.ts'
import type { PlaceKind, PlaceRow } from '#domain/catalogue/place-kind.ts'
import { faultsOfPlace } from '#domain/catalogue/writing/edit-places.server.ts'
import { usesOfPlace } from '#domain/content/place-uses.server.ts'
import { wordsAt } from '#domain/drafts/draft.ts'
import type { FoundWritten } from '#domain/drafts/drafts.server.ts'
import { findPictures } from '#domain/media/pictures.server.ts'
import type { SignedIn } from '#domain/policy/actor.ts'
import type { Services } from '#domain/services.server.ts'
import { PLACE_FIELDS } from './fields.ts'
import { faultsAt, typedOf } from './typed.ts'
import type { Cities } from './typed.ts'

type Asked = FoundWritten & { kind: PlaceKind; id: string; cities: Cities }

/** A thing as its page shows it: what its form holds, what is public of it and what happened to that, and its draft beside it. */
export async function placeOf({ db }: Services, visitor: SignedIn, asked: Asked) {
  const { kind, id, cities, draft, shown, stood, steps } = asked
  const content = (draft?.content ?? shown)!
  const history = await listHistory(db, `${SUBJECTS[kind]}:${id}`)
  const names = await namesOf(db, visitor, history)
  const nameOf = (actor: string) => names[actor] ?? SOMEBODY_GONE
  const row = shown as PlaceRow | undefined
  const show = (one: object) => typedOf(kind, one, cities)
  const [latest] = history
  const joined = joinedDraft(asked, show, latest ? nameOf(latest.actor) : 'Somebody')
  const { pictureId = '', pictureAlt } = joined.typed
  const [picture] = pictureId === '' || pictureId === DRAWN ? [] : await findPictures(db, [pictureId])
  const gaps = draft ? inFormOrder(kind, await faultsOfPlace(db, kind, { ...content, id }, shown)) : {}
  return {
    id,
    name: wordsAt(content, 'name'),
    stood,
    subject: `${SUBJECTS[kind]}:${id}`,
    typed: joined.typed,
    clashes: joined.faults,
    picture,
    pictureAlt,
    draft: draftShown(asked, { show, labelOf: (name) => labelIn(kind, name), gaps }),
    steps: await stepsOf(db, visitor, steps, draft !== undefined),
    shown: row && {
      url: row.url,
      stood: stood.split('.')[0]!,
      uses: await usesOfPlace(db, kind, id),
      history: history.map(({ id, at, actor, actorKind, before, after, why }) => ({
        id,
        at,
        why,
        name: actorKind === 'program' ? 'The program' : nameOf(actor),
        fate: before === null ? ('made' as const) : after === null ? ('removed' as const) : ('changed' as const),
        parts: changedParts(before, after),
      })),
    },
  }
}

/** Of those alone who have changed it: nobody else is told to the browser. */
async function namesOf(db: Services['db'], visitor: SignedIn, history: readonly { actor: string }[]) {
  const colleagues = await listColleagues(db, visitor, 'catalogue.edit')
  const actors = new Set(history.map(({ actor }) => actor))
  const known = colleagues.ok ? colleagues.value.filter(({ id }) => actors.has(id)) : []
  return Object.fromEntries(known.map(({ id, name }) => [id, name])) as Partial<Record<string, string>>
}

/** What keeps it from being public, by field, as the form goes down. */
function inFormOrder(kind: PlaceKind, gaps: readonly Fault[]): Record<string, string> {
  const found = faultsAt(kind, faultsByPath(gaps))
  const placeOf = (name: string) => PLACE_FIELDS[kind].findIndex((field) => field.name === name)
  return Object.fromEntries(Object.entries(found).toSorted(([one], [other]) => placeOf(one) - placeOf(other)))
}

function labelIn(kind: PlaceKind, name: string): string {
  return PLACE_FIELDS[kind].find((field) => field.name === name)?.label ?? PICTURE_LABELS[name] ?? name
}
