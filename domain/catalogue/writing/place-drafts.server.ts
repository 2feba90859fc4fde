import { eq } from 'drizzle-orm'
import type { CommandNeeds } from '#domain/audit/command.server.ts'
import { DRAWN, PLACE_KINDS } from '#domain/catalogue/place-kind.ts'
import type { PlaceKind } from '#domain/catalogue/place-kind.ts'
import type { DraftPlan } from '#domain/drafts/one-draft.server.ts'
import { draftsOf } from '#domain/drafts/write-drafts.server.ts'
import type { DraftCommands } from '#domain/drafts/write-drafts.server.ts'
import { countInTurn } from '#platform/each-in-turn.ts'
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

/** States, cities, sights and categories as they are written beside what is public of them. */
export const PLACE_DRAFTS = Object.fromEntries(PLACE_KINDS.map((kind) => [kind, draftsOf(planOf(kind))])) as Record<
  PlaceKind,
  DraftCommands
>

function planOf(kind: PlaceKind): DraftPlan {
  const table = PLACE_TABLES[kind]
  return {
    kind,
    thing: placeRows(kind),
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

/** Publishes the drafts of places whose hour has come, what others lie in first. Gives how many became public. */
export async function publishDuePlaces(needs: CommandNeeds): Promise<number> {
  let count = 0
  await countInTurn(PLACE_KINDS, async (kind) => {
    count += await PLACE_DRAFTS[kind].publishDue(needs)
    return true
  })
  return count
}
