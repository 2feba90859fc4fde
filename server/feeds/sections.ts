import type { CalendarDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { listCars } from '#domain/cars/cars.server.ts'
import { listAttractionUrls } from '#domain/catalogue/attractions.server.ts'
import { listCategories } from '#domain/catalogue/categories.server.ts'
import { listAllCityPins } from '#domain/catalogue/cities.server.ts'
import { listPackageUrls } from '#domain/catalogue/packages.server.ts'
import { listStates } from '#domain/catalogue/states.server.ts'
import { ARTICLE_KINDS } from '#domain/content/article.ts'
import type { ArticleKind } from '#domain/content/article.ts'
import { listArticles } from '#domain/content/articles.server.ts'
import { listPages } from '#domain/content/pages.server.ts'
import { sells } from '#server/middleware/opens-soon.ts'
import type { ListedPage } from '#web/route-handle.ts'

/** A page that may be found by searching; `changedOn` (YYYY-MM-DD) only where we know when it last changed. */
export type SitemapEntry = { path: string; changedOn?: string }

type ListEntries = (db: Db) => Promise<SitemapEntry[]>
export type Sections = ReadonlyMap<string, ListEntries>

const ALL = 50_000

/** The parts of the sitemap as of a day in India: for each, what lists its pages. `listed` are the pages that say so by their routes. A site that is closed has none that show what it will sell. */
export function sectionsOf(listed: readonly ListedPage[], today: CalendarDate, isClosed: boolean): Sections {
  const articles = ARTICLE_KINDS.map((kind): [string, ListEntries] => [kind, articlesOf(kind, today)])
  if (isClosed) {
    const there = listed.filter(({ path }) => !sells(path))
    return new Map<string, ListEntries>([['static', (db) => listStaticPages(db, there)], ...articles])
  }
  return new Map<string, ListEntries>([
    ['static', (db) => listStaticPages(db, listed)],
    [
      'packages',
      async (db) =>
        (await listPackageUrls(db)).map(({ url, updatedAt }) => ({
          path: `/package/${url}`,
          changedOn: dayOf(updatedAt),
        })),
    ],
    ['destinations', listDestinations],
    ['attractions', async (db) => (await listAttractionUrls(db)).map((url) => ({ path: `/india/${url}` }))],
    ['categories', async (db) => (await listCategories(db)).map(({ url }) => ({ path: `/speciality-tours/${url}` }))],
    ['cars', async (db) => (await listCars(db)).map(({ url }) => ({ path: `/car-rental/${url}` }))],
    ...articles,
  ])
}

/** A page of the program may show words of the office: it stands once, with the day they changed. */
async function listStaticPages(db: Db, listed: readonly ListedPage[]): Promise<SitemapEntry[]> {
  const written = (await listPages(db)).map(({ slug, updatedOn }) => ({ path: `/${slug}`, changedOn: updatedOn }))
  const isWritten = new Set(written.map(({ path }) => path))
  return [...listed.filter(({ path }) => !isWritten.has(path)).map(({ path }) => ({ path })), ...written]
}

async function listDestinations(db: Db): Promise<SitemapEntry[]> {
  const urls = [...(await listStates(db)), ...(await listAllCityPins(db))].map(({ url }) => url)
  return [...new Set(urls)].map((url) => ({ path: `/india/${url}-tour-packages` }))
}

/** The list of a kind changes with its newest article; there is none before the first. */
function articlesOf(kind: ArticleKind, today: CalendarDate): ListEntries {
  return async (db) => {
    const { items } = await listArticles(db, { today, kind, pageSize: ALL })
    const entries = items.map(({ slug, publishedOn }) => ({ path: `/${kind}/${slug}`, changedOn: publishedOn }))
    const [newest] = entries
    return newest ? [{ path: `/${kind}`, changedOn: newest.changedOn }, ...entries] : []
  }
}

function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10)
}
