import type { Db } from '#platform/db.server.ts'
import { listCars } from '#domain/cars/cars.server.ts'
import { listAttractionUrls } from '#domain/catalogue/attractions.server.ts'
import { listCategories } from '#domain/catalogue/categories.server.ts'
import { listAllCityPins } from '#domain/catalogue/cities.server.ts'
import { listPackageUrls } from '#domain/catalogue/packages.server.ts'
import { listStates } from '#domain/catalogue/states.server.ts'
import type { ArticleKind } from '#domain/content/article.ts'
import { listArticles } from '#domain/content/articles.server.ts'
import { listPages } from '#domain/content/pages.server.ts'

/** A page that may be found by searching; `changedOn` (YYYY-MM-DD) only where we know when it last changed. */
export type SitemapEntry = { path: string; changedOn?: string }

const OTHER_PAGES = [
  '/',
  '/india',
  '/speciality-tours',
  '/blog',
  '/travel-guide',
  '/news',
  '/contact-us',
  '/sitemap',
  '/credits',
]
const ALL = 50_000

/** The parts of the sitemap: for each, what lists its pages. */
export const SECTIONS = {
  static: listOtherPages,
  packages: async (db) =>
    (await listPackageUrls(db)).map(({ url, updatedAt }) => ({ path: `/package/${url}`, changedOn: dayOf(updatedAt) })),
  destinations: listDestinations,
  attractions: async (db) => (await listAttractionUrls(db)).map((url) => ({ path: `/india/${url}` })),
  categories: async (db) => (await listCategories(db)).map(({ url }) => ({ path: `/speciality-tours/${url}` })),
  cars: async (db) => [
    { path: '/car-rental' },
    ...(await listCars(db)).map(({ url }) => ({ path: `/car-rental/${url}` })),
  ],
  blog: articlesOf('blog'),
  'travel-guide': articlesOf('travel-guide'),
  news: articlesOf('news'),
} as const satisfies Record<string, (db: Db) => Promise<SitemapEntry[]>>
export type SectionName = keyof typeof SECTIONS

async function listOtherPages(db: Db): Promise<SitemapEntry[]> {
  const written = new Map((await listPages(db)).map(({ slug, updatedOn }) => [`/${slug}`, updatedOn]))
  const paths = [...new Set([...OTHER_PAGES, ...written.keys()])]
  return paths.map((path) => {
    const changedOn = written.get(path)
    return changedOn === undefined ? { path } : { path, changedOn }
  })
}

async function listDestinations(db: Db): Promise<SitemapEntry[]> {
  const urls = [...(await listStates(db)), ...(await listAllCityPins(db))].map(({ url }) => url)
  return [...new Set(urls)].map((url) => ({ path: `/india/${url}-tour-packages` }))
}

function articlesOf(kind: ArticleKind): (db: Db) => Promise<SitemapEntry[]> {
  return async (db) => {
    const { items } = await listArticles(db, { kind, pageSize: ALL })
    return items.map(({ slug, publishedOn }) => ({ path: `/${kind}/${slug}`, changedOn: publishedOn }))
  }
}

function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10)
}
