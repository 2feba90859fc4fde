import { eq } from 'drizzle-orm'
import type { CommandNeeds } from '#domain/audit/command.server.ts'
import { DRAWN, PLACE_KINDS } from '#domain/catalogue/place-kind.ts'
import type { PlaceKind } from '#domain/catalogue/place-kind.ts'
import type { DraftedThings } from '#domain/drafts/drafts.server.ts'
import type { DraftPlan } from '#domain/drafts/one-draft.server.ts'
import { draftsOf } from '#domain/drafts/write-drafts.server.ts'
import type { DraftCommands } from '#domain/drafts/write-drafts.server.ts'
import { eachInTurn } from '#platform/each-in-turn.ts'
import { EDIT_PLACE, faultsOfPlace, PLACE_TABLES, placeRows } from './edit-places.server.ts'
import { drawPoster } from './place-poster.server.ts'
import type { PosterSubject } from './place-poster.server.ts'

/** What no two of a kind share. */
const COPIED: Record<PlaceKind, Record<string, string>> = {
  states: { code: '' },
  cities: {},
  attractions: {},
  categories: { key: '' },
}

/** Things of a kind as they are written beside what is public of them. */
export function placeThings(kind: PlaceKind): DraftedThings {
  return { kind, thing: placeRows(kind) }
}

function planOf(kind: PlaceKind): DraftPlan {
  const table = PLACE_TABLES[kind]
  return {
    ...placeThings(kind),
    faults: (db, content, shown) => faultsOfPlace(db, kind, content, shown),
    edit: EDIT_PLACE[kind] as unknown as DraftPlan['edit'],
    // A poster is drawn of what has a name, so that its author and a preview see it.
    settle: async (db, content, shown) =>
      content['pictureId'] === DRAWN && content['name'] && content['url']
        ? { ...content, pictureId: await drawPoster(db, kind, content as unknown as PosterSubject, shown) }
        : content,
    hasAddress: async (db, url) => (await db.$count(table, eq(table.url, url))) > 0,
    copied: COPIED[kind],
  }
}

const DRAFTS = Object.fromEntries(PLACE_KINDS.map((kind) => [kind, draftsOf(planOf(kind))])) as Record<
  PlaceKind,
  ReturnType<typeof draftsOf>
>

function eachKind<Name extends keyof DraftCommands>(name: Name): Record<PlaceKind, DraftCommands[Name]> {
  const { states, cities, attractions, categories } = DRAFTS
  return {
    states: states[name],
    cities: cities[name],
    attractions: attractions[name],
    categories: categories[name],
  }
}

/** Keeps a place as a draft, hands it on, gives it an hour, or makes it public; refuses as `draftsOf` says. */
export const WRITE_PLACE = eachKind('write')
/** Throws the draft of a place away. */
export const DROP_PLACE_DRAFT = eachKind('drop')
/** Takes a draft of a place up again that was thrown away. */
export const BRING_BACK_PLACE_DRAFT = eachKind('bringBack')
/** Begins a place as a draft with the fields of another. */
export const COPY_PLACE = eachKind('copy')

/** Publishes the drafts of places whose hour has come, what others lie in first. Gives how many became public. */
export async function publishDuePlaces(needs: CommandNeeds): Promise<number> {
  let count = 0
  const publish = async (kind: PlaceKind) => {
    count += await DRAFTS[kind].publishDue(needs)
  }
  await eachInTurn(PLACE_KINDS.map((kind) => () => publish(kind)))
  return count
}
