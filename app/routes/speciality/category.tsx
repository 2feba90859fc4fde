import { data, href } from 'react-router'
import { servicesContext } from '#web/contexts.ts'
import { asSentence, toursText } from '#app/parts/destination/words.ts'
import { canonicalHref, isIndexed, LIST_KEYS } from '#app/parts/package-list/list-query.ts'
import { loadPackageList } from '#app/parts/package-list/package-list.server.ts'
import { PackageList } from '#app/parts/package-list/package-list.tsx'
import { PageHead } from '#app/parts/page-head/page-head.tsx'
import { leadTo } from '#app/parts/seo/lead-to.ts'
import { pageMeta } from '#app/parts/seo/page-meta.ts'
import { shareCardPath } from '#app/parts/seo/share-card-path.ts'
import { findNewUrl } from '#domain/catalogue/old-addresses.server.ts'
import { rememberedCategory } from '#domain/catalogue/categories.server.ts'
import type { Route } from './+types/category'
import styles from './category.module.css'

export const handle = { party: true, query: LIST_KEYS }

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const category = await rememberedCategory(services, params.category)
  if (!category) {
    const url = await findNewUrl(services.db, 'category', params.category)
    if (url === undefined) throw data(null, { status: 404 })
    return leadTo(pathOf(url), request)
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
    path: canonicalHref(pathOf(category.url), listing.query),
    indexed: isIndexed(listing.query),
    shareCard: shareCardPath('category', category.url),
    picture: category.picture,
  })
}

export default function CategoryPage({ loaderData: { category, listing, publicUrl } }: Route.ComponentProps) {
  const path = pathOf(category.url)
  return (
    <>
      <PageHead
        crumbs={[
          { name: 'Home', href: href('/') },
          { name: 'Speciality tours', href: href('/speciality-tours') },
          { name: category.name, href: path },
        ]}
        publicUrl={publicUrl}
        title={category.name}
        lead={category.summary}
        picture={category.picture}
      />
      <div className="wrap" style={{ paddingBottom: 'var(--section)' }}>
        <PackageList
          listing={listing}
          publicUrl={publicUrl}
          path={path}
          empty={{ text: `No tour of this kind is on sale at present.`, href: href('/india'), link: 'All India tours' }}
        />
        {listing.query.page === 1 ? (
          <section className={styles.about} aria-labelledby="about">
            <h2 id="about">What to expect</h2>
            {category.about.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p>
              <b>When:</b> {category.when}
            </p>
          </section>
        ) : null}
      </div>
    </>
  )
}

function pathOf(url: string): string {
  return href('/speciality-tours/:category', { category: url })
}
