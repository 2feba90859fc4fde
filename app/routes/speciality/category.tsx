import { data } from 'react-router'
import { servicesContext } from '#web/contexts.ts'
import { asSentence, toursText } from '#app/parts/destination/words.ts'
import { canonicalHref, isIndexed, LIST_KEYS } from '#app/parts/package-list/list-query.ts'
import { loadPackageList } from '#app/parts/package-list/package-list.server.ts'
import { leadTo } from '#app/parts/seo/lead-to.ts'
import { pageMeta } from '#app/parts/seo/page-meta.ts'
import { shareCardPath } from '#app/parts/seo/share-card-path.ts'
import { findNewUrl } from '#domain/catalogue/old-addresses.server.ts'
import { rememberedCategory } from '#domain/catalogue/categories.server.ts'
import { categoryPath, CategoryShown } from './category-shown.tsx'
import type { Route } from './+types/category'

export const handle = { party: true, query: LIST_KEYS }

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const category = await rememberedCategory(services, params.category)
  if (!category) {
    const url = await findNewUrl(services.db, 'category', params.category)
    if (url === undefined) throw data(null, { status: 404 })
    return leadTo(categoryPath(url), request)
  }
  const listing = await loadPackageList(services, request, { categoryId: category.id })
  return { category, listing, publicUrl: services.config.publicUrl }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { category, listing, publicUrl } = loaderData
  const { page } = listing.query
  return pageMeta(matches, {
    title: page > 1 ? `${category.name}, page ${page}` : category.name,
    description: `${asSentence(category.summary)} ${toursText(listing.total)} with full prices including GST.`,
    publicUrl,
    path: canonicalHref(categoryPath(category.url), listing.query),
    indexed: isIndexed(listing.query),
    shareCard: shareCardPath('category', category.url),
    picture: category.picture,
  })
}

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  return <CategoryShown {...loaderData} />
}
