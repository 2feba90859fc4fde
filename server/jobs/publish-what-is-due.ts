import { publishDueCars } from '#domain/cars/car-editing.server.ts'
import { publishDuePlaces } from '#domain/catalogue/writing/place-drafts.server.ts'
import { publishDue } from '#domain/catalogue/writing/publishing.server.ts'
import { publishDueTexts } from '#domain/content/publish-due.server.ts'
import type { Services } from '#domain/services.server.ts'
import { eachInTurn } from '#platform/each-in-turn.ts'

/** Publishes what has waited for its hour: places before the packages that go there. */
export function publishWhatIsDue(services: Services): Promise<void> {
  return eachInTurn([
    () => publishDuePlaces(services),
    () => publishDue(services),
    () => publishDueCars(services),
    () => publishDueTexts(services),
  ])
}
