import { listHistory } from '#domain/audit/audit.server.ts'
import { rememberedCityPins } from '#domain/catalogue/cities.server.ts'
import { SUBJECTS } from '#domain/catalogue/place-kind.ts'
import type { PlaceKind } from '#domain/catalogue/place-kind.ts'
import { readPlace } from '#domain/catalogue/places-desk.server.ts'
import { EDIT_PLACE, faultsOfPlace } from '#domain/catalogue/writing/edit-places.server.ts'
import type { EditPlace } from '#domain/catalogue/writing/edit-places.server.ts'
import { NO_PLACE } from '#domain/catalogue/writing/checks.ts'
import {
  BRING_BACK_PLACE_DRAFT,
  COPY_PLACE,
  DROP_PLACE_DRAFT,
  placeThings,
  WRITE_PLACE,
} from '#domain/catalogue/writing/place-drafts.server.ts'
import { putBackPlace } from '#domain/catalogue/writing/put-back-place.server.ts'
import { offerPosters } from '#domain/catalogue/writing/place-poster.server.ts'
import type { PosterSubject } from '#domain/catalogue/writing/place-poster.server.ts'
import { usesOfPlace } from '#domain/content/place-uses.server.ts'
import { REMOVE_PLACE } from '#domain/content/remove-place.server.ts'
import type { Actor } from '#domain/policy/actor.ts'
import type { Services } from '#domain/services.server.ts'
import { told } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import { bringBack, draftDeeds, idIn } from '#app/routes/admin/drafts/deeds.server.ts'
import type { DraftForms } from '#app/routes/admin/drafts/deeds.server.ts'
import type { SeveralForms } from '#app/routes/admin/drafts/several.server.ts'
import { drawPostersFor, lookAmongPictures, withPicture } from '#app/routes/admin/pictures/choose-picture.server.ts'
import { draftOf, typedIn, UNKNOWN_PLACE } from './typed.ts'
import { placePath, placesPath, useText } from './words.ts'

const REFUSED = { invalid: 'unclear-deed' } as const

/** What the forms of a thing's page ask for; `id` is undefined where it is to be added. */
export function placeDeeds(kind: PlaceKind, id: string | undefined): Record<string, Deed> {
  const deeds = {
    ...draftDeeds(draftForms(kind), id),
    save: save(kind, id),
    look: lookAmongPictures,
    draw: draw(kind, id),
  }
  return id === undefined ? deeds : { ...deeds, remove: remove(kind, id), 'put-back': putBack(kind) }
}

/** How things of a kind are written beside what is public of them. */
function draftForms(kind: PlaceKind): DraftForms {
  return {
    things: placeThings(kind),
    commands: {
      write: WRITE_PLACE[kind],
      drop: DROP_PLACE_DRAFT[kind],
      bringBack: BRING_BACK_PLACE_DRAFT[kind],
      copy: COPY_PLACE[kind],
    },
    pageOf: (id) => placePath(kind, id),
    list: placesPath(kind),
    contentIn: async (services, sent, { chosen, stands }) => {
      const content: Record<string, unknown> = { ...(await draftIn(services, kind, sent, stands)), ...chosen }
      const unread = content['cityId'] === UNKNOWN_PLACE ? [{ path: 'cityId', message: NO_PLACE }] : []
      return { content, unread, faults: [] }
    },
  }
}

/** Takes a draft of the kind up again that was thrown away. */
export function bringBackDraft(kind: PlaceKind): Deed {
  return bringBack(draftForms(kind))
}

/** How several things of a kind are changed at once. */
export function severalPlaces(kind: PlaceKind): SeveralForms {
  const { things, commands } = draftForms(kind)
  const edit = EDIT_PLACE[kind] as unknown as EditPlace<object>
  return {
    things,
    commands,
    gaps: async (db, content, shown) => (await faultsOfPlace(db, kind, content, shown)).length,
    edit,
    away: {
      usedBy: async (db, id) => {
        const uses = await usesOfPlace(db, kind, id)
        return uses.length === 0 ? undefined : `${uses.map((use) => useText(kind, use)).join(', ')}.`
      },
      remove: REMOVE_PLACE[kind],
      putBack: (services, actor, entry) => putBackPlace(services, actor, { kind, entry, stood: '' }),
      subject: (id) => `${SUBJECTS[kind]}:${id}`,
    },
  }
}

/** Saves what was typed, by the draft's own schema; the picture stays unless another is chosen. */
function save(kind: PlaceKind, known: string | undefined): Deed {
  return async (services, actor, sent, file) => {
    const id = known ?? idIn(sent('id'))
    const row = known === undefined ? undefined : await rowOf(services, actor, kind, known)
    return withPicture(services, actor, sent, file, row, async (chosen) => {
      const draft = { ...(await draftIn(services, kind, sent, row)), ...chosen, id }
      const edit = EDIT_PLACE[kind] as unknown as EditPlace<object>
      const outcome = told(
        await edit(services, actor, { ...draft, stood: sent('stood'), why: sent('why') }),
        () => 'saved',
        REFUSED,
      )
      return outcome.ok ? { ...outcome, done: known ? 'saved' : 'added', page: placePath(kind, id) } : outcome
    })
  }
}

/** Posters of the thing as it is typed by now. */
function draw(kind: PlaceKind, id = 'new'): Deed {
  return drawPostersFor(async (services, actor, sent) => {
    const draft = await draftIn(services, kind, sent, undefined)
    return offerPosters(services.db, actor, kind, { ...draft, id } as PosterSubject)
  })
}

async function draftIn(services: Services, kind: PlaceKind, sent: (name: string) => string, row: object | undefined) {
  const cities = kind === 'attractions' ? await rememberedCityPins(services) : []
  return draftOf(kind, typedIn(kind, sent), cities, row)
}

async function rowOf({ db }: Services, actor: Actor, kind: PlaceKind, id: string) {
  const stands = await readPlace(db, actor, kind, id)
  return stands.ok ? stands.value.row : undefined
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
