import { listCategories } from '#domain/catalogue/categories.server.ts'
import { rememberedCityPins } from '#domain/catalogue/cities.server.ts'
import { listSightNames } from '#domain/catalogue/attractions.server.ts'
import { rememberedStates } from '#domain/catalogue/states.server.ts'
import type { PackageDraft } from '#domain/catalogue/package.ts'
import { listPicturesFor } from '#domain/catalogue/reading/draft.server.ts'
import { rememberedPlans } from '#domain/pricing/terms.server.ts'
import type { Services } from '#domain/services.server.ts'
import type { KnownThings } from './known.ts'

/** What a package may refer to, for those who write one. */
export async function readKnown(services: Services, content: PackageDraft): Promise<KnownThings> {
  const { db } = services
  const [categories, states, places, sights, plans, pictures] = await Promise.all([
    listCategories(db),
    rememberedStates(services),
    rememberedCityPins(services),
    listSightNames(db),
    rememberedPlans(services),
    listPicturesFor(db, content),
  ])
  const optionsOf = (named: ReadonlyMap<string, { name: string }>) =>
    [...named].map(([value, { name }]) => ({ value, name }))
  return {
    categories: categories.map(({ id, name, kind }) => ({ id, name, kind })),
    states: states.map(({ code, name }) => ({ code, name })),
    places,
    sights,
    plans: { cancellation: optionsOf(plans.cancellation), payment: optionsOf(plans.payment) },
    pictures,
  }
}
