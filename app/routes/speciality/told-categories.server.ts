import { rememberedCategories } from '#domain/catalogue/categories.server.ts'
import type { Category } from '#domain/catalogue/category.ts'
import { NO_FILTERS } from '#domain/search/filters.ts'
import type { Services } from '#domain/services.server.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { remembered } from '#platform/tag-memory.ts'

/** A kind of journey with how many there are of it and what one adult pays for the cheapest, as its list says. */
export type ToldCategory = Category & { count: number; fromRupees: number | undefined }

export const toldCategories = remembered('told categories', async (services: Services, today: CalendarDate) => {
  const categories = await rememberedCategories(services)
  return Promise.all(categories.map((category) => told(services, category, today)))
})

async function told({ lists }: Services, category: Category, today: CalendarDate): Promise<ToldCategory> {
  const { total, facets } = await lists.list({
    scope: { categoryId: category.id },
    filters: NO_FILTERS,
    party: undefined,
    sort: 'name',
    today,
    page: 1,
    pageSize: 1,
  })
  return { ...category, count: total, fromRupees: total > 0 ? facets.price.leastRupees : undefined }
}
