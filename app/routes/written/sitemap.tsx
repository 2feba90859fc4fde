import { href } from 'react-router'
import { servicesContext } from '#web/contexts.ts'
import { ARTICLE_KIND_NAMES, articleListPath } from '#app/parts/article-card/article-path.ts'
import { PageHead } from '#app/parts/page-head/page-head.tsx'
import { pageMeta } from '#app/parts/seo/page-meta.ts'
import { listAttractions } from '#domain/catalogue/attractions.server.ts'
import { listCategories } from '#domain/catalogue/categories.server.ts'
import { listAllCityPins } from '#domain/catalogue/cities.server.ts'
import { listStates } from '#domain/catalogue/states.server.ts'
import { ARTICLE_KINDS } from '#domain/content/article.ts'
import { listPages } from '#domain/content/pages.server.ts'
import type { Route } from './+types/sitemap'
import styles from './sitemap.module.css'

const FAMOUS = 60

type Link = { name: string; href: string }

export async function loader({ context }: Route.LoaderArgs) {
  const { db, config } = context.get(servicesContext)
  const [states, cities, categories, attractions, pages] = await Promise.all([
    listStates(db),
    listAllCityPins(db),
    listCategories(db),
    listAttractions(db, { limit: FAMOUS, order: 'fame' }),
    listPages(db),
  ])
  return { states, cities, categories, attractions, pages, publicUrl: config.publicUrl }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  return pageMeta({
    title: 'Sitemap',
    description: 'Every state, place, speciality, sight and page of the site, on one page.',
    publicUrl: loaderData.publicUrl,
    path: href('/sitemap'),
  })
}

export default function SitemapPage({ loaderData }: Route.ComponentProps) {
  const { states, cities, categories, attractions, pages, publicUrl } = loaderData
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
        <Group title="Start here" links={startLinks()} />
        <Group
          title="Speciality tours"
          links={categories.filter(({ kind }) => kind === 'speciality').map(categoryLink)}
        />
        <Group
          title="Themed experiences"
          links={categories.filter(({ kind }) => kind === 'experience').map(categoryLink)}
        />
        <h2 className={styles.title}>States and places</h2>
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
            { name: 'Credits', href: href('/credits') },
          ]}
        />
      </div>
    </>
  )
}

function Group({ title, links }: { title: string; links: Link[] }) {
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

function startLinks(): Link[] {
  return [
    { name: 'Home', href: href('/') },
    { name: 'All India tours', href: href('/india') },
    { name: 'Speciality tours', href: href('/speciality-tours') },
    { name: 'Car hire', href: href('/car-rental') },
    ...ARTICLE_KINDS.map((kind) => ({ name: ARTICLE_KIND_NAMES[kind], href: articleListPath(kind) })),
    { name: 'Contact us', href: href('/contact-us') },
    { name: 'Search', href: href('/search') },
  ]
}

function categoryLink({ name, url }: { name: string; url: string }): Link {
  return { name, href: href('/speciality-tours/:category', { category: url }) }
}

function tourHref(url: string): string {
  return href('/india/:url', { url: `${url}-tour-packages` })
}
