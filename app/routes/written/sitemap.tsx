import { href } from 'react-router'
import { listedPagesContext, servicesContext } from '#web/contexts.ts'
import type { ListedPage, RouteHandle } from '#web/route-handle.ts'
import { ARTICLE_KIND_NAMES, articleListPath } from '#app/parts/article-card/article-path.ts'
import { PageHead } from '#app/parts/page-head/page-head.tsx'
import { pageMeta } from '#app/parts/seo/page-meta.ts'
import { listAttractions } from '#domain/catalogue/attractions.server.ts'
import { listCategories } from '#domain/catalogue/categories.server.ts'
import { listAllCityPins } from '#domain/catalogue/cities.server.ts'
import { listStates } from '#domain/catalogue/states.server.ts'
import type { ArticleKind } from '#domain/content/article.ts'
import { listWrittenKinds } from '#domain/content/articles.server.ts'
import { listPages } from '#domain/content/pages.server.ts'
import { istDate } from '#platform/dates.ts'
import type { Route } from './+types/sitemap'
import styles from './sitemap.module.css'

const FAMOUS = 60

type Link = { name: string; href: string }

export const handle = { listed: { name: 'Sitemap', under: 'help' } } satisfies RouteHandle

export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock, config } = context.get(servicesContext)
  const [states, cities, categories, attractions, pages, kinds] = await Promise.all([
    listStates(db),
    listAllCityPins(db),
    listCategories(db),
    listAttractions(db, { limit: FAMOUS, order: 'fame' }),
    listPages(db),
    listWrittenKinds(db, istDate(clock.now())),
  ])
  const listed = context.get(listedPagesContext)
  return { states, cities, categories, attractions, pages, kinds, listed, publicUrl: config.publicUrl }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  return pageMeta(matches, {
    title: 'Sitemap',
    description: 'Every state, place, speciality, sight and page of the site, on one page.',
    publicUrl: loaderData.publicUrl,
    path: href('/sitemap'),
  })
}

export default function SitemapPage({ loaderData }: Route.ComponentProps) {
  const { states, cities, categories, attractions, pages, kinds, listed, publicUrl } = loaderData
  return (
    <>
      <PageHead
        crumbs={[
          { name: 'Home', href: href('/') },
          { name: 'Sitemap', href: href('/sitemap') },
        ]}
        publicUrl={publicUrl}
        title="Sitemap"
        lead="Everything there is, by name."
      />
      <div className="wrap" style={{ paddingBottom: 'var(--section)' }}>
        <Group title="Start here" links={startLinks(listed, kinds)} />
        <Group
          title="Speciality tours"
          links={categories.filter(({ kind }) => kind === 'speciality').map(categoryLink)}
        />
        <Group
          title="Themed experiences"
          links={categories.filter(({ kind }) => kind === 'experience').map(categoryLink)}
        />
        {states.length > 0 ? <h2 className={styles.title}>States and places</h2> : null}
        {states.map((state) => (
          <section key={state.code} className={styles.state}>
            <h3>
              <a href={tourHref(state.url)}>{state.name}</a>
            </h3>
            <Links
              links={cities
                .filter((city) => city.stateCode === state.code)
                .map((city) => ({ name: city.name, href: tourHref(city.url) }))}
            />
          </section>
        ))}
        <Group
          title="Famous sights"
          links={attractions.map(({ name, url }) => ({ name, href: href('/india/:url', { url }) }))}
        />
        <Group
          title="Company and help"
          links={[
            ...pages.map(({ title, slug }) => ({ name: title, href: `/${slug}` })),
            ...listed.filter(({ under }) => under).map(listedLink),
          ]}
        />
      </div>
    </>
  )
}

function Group({ title, links }: { title: string; links: Link[] }) {
  if (links.length === 0) return null
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <Links links={links} />
    </section>
  )
}

function Links({ links }: { links: Link[] }) {
  return (
    <ul className={styles.links}>
      {links.map((link) => (
        <li key={link.href}>
          <a href={link.href}>{link.name}</a>
        </li>
      ))}
    </ul>
  )
}

function startLinks(listed: readonly ListedPage[], kinds: readonly ArticleKind[]): Link[] {
  return [
    ...listed.filter(({ under }) => !under).map(listedLink),
    ...kinds.map((kind) => ({ name: ARTICLE_KIND_NAMES[kind], href: articleListPath(kind) })),
    { name: 'Search', href: href('/search') },
  ]
}

function listedLink({ name, path }: ListedPage): Link {
  return { name, href: path }
}

function categoryLink({ name, url }: { name: string; url: string }): Link {
  return { name, href: href('/speciality-tours/:category', { category: url }) }
}

function tourHref(url: string): string {
  return href('/india/:url', { url: `${url}-tour-packages` })
}
