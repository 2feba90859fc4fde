import { tellList } from '#app/parts/destination/told-list.server.ts'
import type { ToldList } from '#app/parts/destination/told-list.server.ts'
import { rememberedCategories } from '#domain/catalogue/categories.server.ts'
import type { Category } from '#domain/catalogue/category.ts'
import type { PartyView } from '#domain/party/party.ts'
import type { Services } from '#domain/services.server.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { remembered } from '#platform/tag-memory.ts'

/** A kind of journey with how many there are of it and what the cheapest costs whoever is looking. */
export type ToldCategory = Category & ToldList

export const toldCategories = remembered(
  'told categories',
  async (services: Services, today: CalendarDate, view: PartyView) => {
    const categories = await rememberedCategories(services)
    return Promise.all(
      categories.map(async (category): Promise<ToldCategory> => {
        const told = await tellList(services, { scope: { categoryId: category.id }, today, view })
        return { ...category, ...told }
      }),
    )
  },
)
