import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { readSold } from '#domain/cars/sold.server.ts'
import { listCategories } from '#domain/catalogue/categories.server.ts'
import { ARTICLE_KINDS } from '#domain/content/article.ts'
import { listArticles } from '#domain/content/articles.server.ts'
import { listLacking } from '#domain/content/opening.server.ts'
import { readBrandSheet, readColours } from '#domain/settings/brand.server.ts'
import { findOperatorName } from '#domain/settings/operator-name.server.ts'
import { readSite } from '#domain/settings/site-groups.server.ts'
import type { Services } from '#domain/services.server.ts'
import type { ListedPage } from '#web/route-handle.ts'
import { answerUnexpectedErrors } from '#server/unexpected-errors.ts'
import { refusal } from '#web/refusals.ts'
import { fresh } from '#server/middleware/fresh.ts'
import { onlyRead } from '#server/middleware/only-read.ts'
import { articlesFeed } from './articles-feed.ts'
import { llmsText } from './llms.ts'
import { ownIcons, webManifest } from './manifest.ts'
import { sectionsOf } from './sections.ts'
import type { Sections, SitemapEntry } from './sections.ts'
import { lastChange, MOST_ENTRIES, sitemap, sitemapIndex } from './sitemap.ts'

export type FeedServices = Pick<Services, 'config' | 'db' | 'clock' | 'log'> & {
  heartbeat: Pick<Services['heartbeat'], 'check' | 'note'>
}

const NOT_FOR_SEARCH = ['/users/', '/admin/', '/booking/', '/api/', '/search', '/dev/', '/signin', '/fragments/']
const NEWEST = 30
const XML = 'application/xml; charset=utf-8'
const RSS = 'application/rss+xml; charset=utf-8'

/** What search engines and feed readers fetch: robots.txt, llms.txt, the sitemaps, the feeds of articles, the manifest of whoever installs the site. Mounted at the root, before the pages. */
export function createFeeds(
  { config, db, clock, log, heartbeat }: FeedServices,
  listedPages: () => Promise<readonly ListedPage[]>,
): Hono {
  const app = new Hono()
  const sections = async () => sectionsOf(await listedPages(), istDate(clock.now()), (await listLacking(db)).length > 0)
  app.onError(answerUnexpectedErrors({ log, heartbeat }))
  app.get('/robots.txt', fresh(), (c) => c.text(robots(config.publicUrl)))
  const feeds = ARTICLE_KINDS.map((kind) => `/${kind}/feed.xml`)
  for (const path of ['/sitemap.xml', '/sitemaps/*', ...feeds, '/llms.txt', '/manifest.webmanifest', '/brand.css'])
    app.use(path, compress(), fresh())
  app.get('/sitemap.xml', async (c) => {
    const files = await listFiles(db, await sections())
    return c.body(sitemapIndex(config.publicUrl, files), 200, { 'Content-Type': XML })
  })
  app.get('/sitemaps/:file', async (c) => {
    const entries = await readFile(db, await sections(), c.req.param('file'))
    if (!entries) return c.json(...refusal('unknown-file'))
    return c.body(sitemap(config.publicUrl, entries), 200, { 'Content-Type': XML })
  })
  for (const kind of ARTICLE_KINDS)
    app.get(`/${kind}/feed.xml`, async (c) => {
      const { items } = await listArticles(db, { today: istDate(clock.now()), kind, pageSize: NEWEST })
      const siteName = await findOperatorName(db)
      return c.body(articlesFeed(config.publicUrl, { kind, siteName }, items), 200, { 'Content-Type': RSS })
    })
  app.get('/llms.txt', async (c) => {
    const [siteName, categories] = [await findOperatorName(db), await listCategories(db)]
    const { publicUrl } = config
    return c.text(llmsText({ publicUrl, siteName, sold: await readSold(db), pages: await listedPages(), categories }))
  })
  app.get('/manifest.webmanifest', async (c) => {
    const [site, { band }] = [await readSite(db), await readColours(db)]
    const manifest = JSON.stringify(
      webManifest(site.operatorName, await readSold(db), band ?? undefined, ownIcons(site)),
    )
    return c.body(manifest, 200, { 'Content-Type': 'application/manifest+json' })
  })
  app.get('/brand.css', async (c) => {
    const sheet = await readBrandSheet(db)
    // The page names the sheet by its version: another one has another address.
    if (sheet && c.req.query('v') === sheet.version) c.header('Cache-Control', FOREVER)
    return c.body(sheet?.css ?? '', 200, { 'Content-Type': 'text/css; charset=utf-8' })
  })
  onlyRead(app)
  return app
}

const FOREVER = 'public, max-age=31536000, immutable'

function robots(publicUrl: string): string {
  const lines = NOT_FOR_SEARCH.map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...lines, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n')
}

async function listFiles(db: Db, sections: Sections): Promise<SitemapEntry[]> {
  const files: SitemapEntry[] = []
  for (const [name, list] of sections)
    for (const [index, entries] of inFiles(await list(db)).entries())
      files.push({ path: `/sitemaps/${name}${index === 0 ? '' : `-${index + 1}`}.xml`, changedOn: lastChange(entries) })
  return files
}

/** The pages of one file, undefined when there is no such file. "packages.xml" is the first of its section, "packages-2.xml" the second. */
async function readFile(db: Db, sections: Sections, file: string): Promise<SitemapEntry[] | undefined> {
  const [, name = '', number = '1'] = /^([a-z-]+?)(?:-([2-9]|[1-9]\d{1,3}))?\.xml$/.exec(file) ?? []
  const list = sections.get(name)
  return list && inFiles(await list(db))[Number(number) - 1]
}

function inFiles(entries: readonly SitemapEntry[]): SitemapEntry[][] {
  const count = Math.ceil(entries.length / MOST_ENTRIES)
  return Array.from({ length: count }, (_, i) => entries.slice(i * MOST_ENTRIES, (i + 1) * MOST_ENTRIES))
}
