import { listHistory } from '#domain/audit/audit.server.ts'
import { rememberedCityPins } from '#domain/catalogue/cities.server.ts'
import { SUBJECTS } from '#domain/catalogue/place-kind.ts'
import type { PlaceKind } from '#domain/catalogue/place-kind.ts'
import { readPlace } from '#domain/catalogue/places-desk.server.ts'
import { EDIT_PLACE } from '#domain/catalogue/writing/edit-places.server.ts'
import type { EditPlace } from '#domain/catalogue/writing/edit-places.server.ts'
import { putBackPlace } from '#domain/catalogue/writing/put-back-place.server.ts'
import { REMOVE_PLACE } from '#domain/content/remove-place.server.ts'
import { newId } from '#platform/ids.ts'
import { told } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import { draftOf, typedIn } from './typed.ts'
import { placePath, placesPath } from './words.ts'

const REFUSED = { invalid: 'unclear-deed' } as const

/** What the forms of a thing's page ask for; `id` is undefined where it is to be added. */
export function placeDeeds(kind: PlaceKind, id: string | undefined): Record<string, Deed> {
  return id === undefined
    ? { save: save(kind, undefined) }
    : { save: save(kind, id), remove: remove(kind, id), 'put-back': putBack(kind) }
}

/** Saves what was typed, by the draft's own schema; the picture stays unless another is chosen. */
function save(kind: PlaceKind, known: string | undefined): Deed {
  return async (services, actor, sent) => {
    const id = known ?? newId()
    const cities = kind === 'attractions' ? await rememberedCityPins(services) : []
    const stands = known === undefined ? undefined : await readPlace(services.db, actor, kind, known)
    const row = stands?.ok ? stands.value.row : undefined
    const draft = { ...draftOf(kind, typedIn(kind, sent), cities, row), id, pictureId: sent('pictureId') }
    const edit = EDIT_PLACE[kind] as unknown as EditPlace<object>
    const outcome = told(await edit(services, actor, { ...draft, id, stood: sent('stood') }), () => 'saved', REFUSED)
    return outcome.ok ? { ...outcome, done: known ? 'saved' : 'added', page: placePath(kind, id) } : outcome
  }
}

function remove(kind: PlaceKind, id: string): Deed {
  return async (services, actor, sent) => {
    const removed = await REMOVE_PLACE[kind](services, actor, { id, stood: sent('stood') })
    if (!removed.ok) return told(removed, () => '', REFUSED)
    const [latest] = await listHistory(services.db, `${SUBJECTS[kind]}:${id}`)
    return { ok: true, done: `removed-${latest?.id ?? ''}`, page: placesPath(kind) }
  }
}

/** Brings back how a thing was before an entry of its history. */
export function putBack(kind: PlaceKind): Deed {
  return async (services, actor, sent) => {
    const [entry, stood] = [sent('entry'), sent('stood')]
    const subject = await putBackPlace(services, actor, { kind, entry, stood })
    return told(subject, () => 'put-back', REFUSED)
  }
}
