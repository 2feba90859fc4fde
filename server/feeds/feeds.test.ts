import { write } from '#tests/write.ts'
import { describe, expect } from 'vitest'
import { stoppedClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { articles } from '#domain/content/tables.ts'
import { readSold } from '#domain/cars/sold.server.ts'
import { cars } from '#domain/cars/tables.ts'
import { packages } from '#domain/catalogue/tables.ts'
import { saveArticles, savePages } from '#domain/content/writing.server.ts'
import { saveSetting } from '#domain/settings/settings.server.ts'
import { apiServices } from '#tests/api-services.ts'
import { blogPosts, hills, saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { test } from '#tests/database.ts'
import { siteFacts } from '#tests/site-facts.ts'
import { createFeeds } from './feeds.ts'
import { llmsText } from './llms.ts'
import { lastChange, sitemap } from './sitemap.ts'

const LISTED = ['/', '/india', '/car-rental', '/contact-us'].map((path) => ({ path, name: path }))
const ask = (db: Db, path: string, init?: RequestInit) =>
  createFeeds(apiServices(db), async () => LISTED).request(path, init)
const read = async (db: Db, path: string) => (await ask(db, path)).text()
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location]) => location)

describe('robots.txt', () => {
  test('keeps robots out of what is not for them and names the sitemap', async ({ db }) => {
    const answer = await ask(db, '/robots.txt')
    expect(answer.headers.get('content-type')).toContain('text/plain')
    const lines = (await answer.text()).split('\n')
    for (const path of ['/users/', '/admin/', '/booking/', '/api/', '/search', '/dev/', '/signin'])
      expect(lines).toContain(`Disallow: ${path}`)
    expect(lines).toContain('Sitemap: https://padav.test/sitemap.xml')
  })
})

test('neither the feed nor the sitemap knows an article before its day, or one that is no longer public', async ({
  db,
}) => {
  await saveCatalogueFixture(db)
  const mist = { ...blogPosts[0]!, id: 'mist', slug: 'the-first-mist', publishedOn: '2026-11-21' }
  await write(db, saveArticles, [mist])
  const clock = stoppedClock(new Date('2026-11-20T18:29:59Z'))
  const feeds = createFeeds(apiServices(db, { clock }), async () => LISTED)
  const knowing = async () => {
    const files = ['/blog/feed.xml', '/sitemaps/blog.xml']
    const said = await Promise.all(files.map(async (file) => (await feeds.request(file)).text()))
    return files.filter((_, at) => said[at]?.includes('the-first-mist'))
  }
  expect(await knowing()).toEqual([])
  clock.set(new Date('2026-11-20T18:30:00Z'))
  expect(await knowing()).toEqual(['/blog/feed.xml', '/sitemaps/blog.xml'])
  await db.update(articles).set({ status: 'withdrawn' })
  expect(await knowing()).toEqual([])
})

test('llms.txt names the site, its data and its pages', async ({ db }) => {
  await saveCatalogueFixture(db)
  const answer = await ask(db, '/llms.txt')
  expect(answer.headers.get('content-type')).toContain('text/plain')
  const text = await answer.text()
  expect(text).toMatch(/^# Padav\n/)
  for (const path of ['/api/openapi.json', '/contact-us', '/speciality-tours/honeymoon'])
    expect(text).toContain(`(https://padav.test${path})`)
})

test('whoever installs the site, and programs, are told of what is sold and where', async ({ db }) => {
  const said = async () => [await read(db, '/llms.txt'), await read(db, '/manifest.webmanifest')]
  for (const words of await said()) expect(words).toContain('ourneys in India')
  await saveCatalogueFixture(db)
  const sold = await readSold(db)
  expect(sold.tours + sold.treks).toBeGreaterThan(0)
  await db.update(packages).set({ stateCodes: ['IN-KL'], kind: 'tour' })
  await db.update(cars).set({ offered: false })
  // caught: treks, car hire and India, of an operator of tours in one state
  for (const words of await said()) expect(words).toMatch(/[Tt]ours in Kerala/)
})

test('llms.txt tells kinds of one name once, the first of them (caught: every kind told)', () => {
  const categories = [
    { name: 'Beaches', url: 'beach-holidays' },
    { name: 'Forts', url: 'forts' },
    { name: 'Beaches', url: 'beach' },
  ]
  const text = llmsText({
    publicUrl: 'https://padav.test',
    siteName: 'Padav',
    sold: { tours: 1, treks: 0, cars: 0, places: ['Kerala'] },
    pages: [],
    categories,
  })
  expect(text.match(/speciality-tours\/[a-z-]+/g)).toEqual([
    'speciality-tours/beach-holidays',
    'speciality-tours/forts',
  ])
})

describe('the sitemap', () => {
  test('is an index of the parts that have pages', async ({ db }) => {
    await saveCatalogueFixture(db)
    const answer = await ask(db, '/sitemap.xml')
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    expect(answer.headers.get('etag')).toBeTruthy()
    const names = ['static', 'packages', 'destinations', 'attractions', 'categories', 'cars', 'blog', 'travel-guide']
    expect(locations(await answer.text())).toEqual(names.map((name) => `https://padav.test/sitemaps/${name}.xml`))
  })

  test('leads to every file it names', async ({ db }) => {
    await saveCatalogueFixture(db)
    for (const location of locations(await read(db, '/sitemap.xml'))) {
      const answer = await ask(db, new URL(location!).pathname)
      expect(answer.status).toBe(200)
      expect(locations(await answer.text()).length).toBeGreaterThan(0)
    }
  })

  test.for([
    ['packages', `https://padav.test/package/${hills.url}`],
    ['destinations', 'https://padav.test/india/kerala-tour-packages'],
    ['destinations', 'https://padav.test/india/munnar-tour-packages'],
    ['attractions', 'https://padav.test/india/hawa-mahal'],
    ['categories', 'https://padav.test/speciality-tours/honeymoon'],
    ['cars', 'https://padav.test/car-rental/sedan'],
    ['blog', 'https://padav.test/blog'],
    ['blog', 'https://padav.test/blog/tea-and-rain'],
    ['travel-guide', 'https://padav.test/travel-guide/jaipur-in-a-day'],
    ['static', 'https://padav.test/'],
    ['static', 'https://padav.test/contact-us'],
    ['static', 'https://padav.test/about-us'],
  ] as const)('%s name %s', async ([name, location], { db }) => {
    await saveCatalogueFixture(db)
    expect(locations(await read(db, `/sitemaps/${name}.xml`))).toContain(location)
  })

  test('says when a page changed only where that is known', async ({ db }) => {
    await saveCatalogueFixture(db)
    expect(await read(db, '/sitemaps/blog.xml')).toContain('/blog/kerala-by-month</loc><lastmod>2026-09-01</lastmod>')
    expect(await read(db, '/sitemaps/static.xml')).toContain('/about-us</loc><lastmod>2026-08-01</lastmod>')
    expect(await read(db, '/sitemaps/attractions.xml')).not.toContain('lastmod')
    const index = await read(db, '/sitemap.xml')
    expect(index).toContain('/sitemaps/blog.xml</loc><lastmod>2026-09-01</lastmod>')
    expect(index).toContain('/sitemaps/static.xml</loc></sitemap>')
  })

  test('names a page of the program whose words are written once, with their day (caught: listed and written, both)', async ({
    db,
  }) => {
    const contact = { slug: 'contact-us', title: 'Contact us', summary: 'Ask.', body: 'Here.', updatedOn: '2026-08-02' }
    await write(db, savePages, [contact])
    const xml = await read(db, '/sitemaps/static.xml')
    expect(locations(xml).filter((location) => location?.endsWith('/contact-us'))).toHaveLength(1)
    expect(xml).toContain('/contact-us</loc><lastmod>2026-08-02</lastmod>')
  })

  test.for(['news', 'nothing', 'packages-2', 'packages-0', 'packages-1', '__proto__', 'constructor'])(
    '%s.xml is not there',
    async (name, { db }) => {
      await saveCatalogueFixture(db)
      expect((await ask(db, `/sitemaps/${name}.xml`)).status).toBe(404)
    },
  )

  test('escapes addresses', () => {
    expect(sitemap('https://padav.test', [{ path: "/x?a=1&b='<" }])).toContain(
      '<loc>https://padav.test/x?a=1&amp;b=%27%3C</loc>',
    )
    expect(
      lastChange([
        { path: '/a', changedOn: '2026-01-01' },
        { path: '/b', changedOn: '2026-02-01' },
      ]),
    ).toBe('2026-02-01')
    expect(lastChange([{ path: '/a', changedOn: '2026-01-01' }, { path: '/b' }])).toBeUndefined()
  })
})

describe('the feed of the blog', () => {
  test('lists posts newest first, escaped', async ({ db }) => {
    await saveCatalogueFixture(db)
    await write(db, saveSetting, { key: 'site', value: { ...siteFacts, operatorName: 'Hills & Halts' } })
    const answer = await ask(db, '/blog/feed.xml')
    expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
    const xml = await answer.text()
    expect(xml).toContain('<title>Hills &amp; Halts: the blog</title>')
    expect(xml).toContain('<title>Tea &amp; rain: &lt;Munnar&gt; in &quot;June&quot;</title>')
    expect(xml).toContain('<link>https://padav.test/blog/tea-and-rain</link>')
    expect(xml).toContain('<pubDate>Mon, 01 Jun 2026 00:00:00 +0530</pubDate>')
    expect(xml.indexOf('kerala-by-month')).toBeLessThan(xml.indexOf('tea-and-rain'))
    expect(xml).not.toContain('jaipur-in-a-day')
  })

  test('so do the other kinds of articles, each with its picture', async ({ db }) => {
    await saveCatalogueFixture(db)
    const xml = await read(db, '/travel-guide/feed.xml')
    expect(xml).toContain('<link>https://padav.test/travel-guide/jaipur-in-a-day</link>')
    expect(xml).toMatch(/<media:content url="https:\/\/padav\.test\/media\/[\w-]+\/768\.jpg" medium="image"/)
    expect(xml).not.toContain('tea-and-rain')
  })

  test('is empty, not broken, while there are no posts', async ({ db }) => {
    const xml = await read(db, '/blog/feed.xml')
    expect(xml).toContain('<title>Padav: the blog</title>')
    expect(xml).not.toContain('<item>')
  })
})

test('feeds are only read, and say so when the database is gone', async ({ db }) => {
  expect((await ask(db, '/sitemap.xml', { method: 'POST' })).status).toBe(405)
  expect((await ask(db, '/blog/feed.xml', { method: 'HEAD' })).status).toBe(200)
  const heartbeat = { check: async () => false, note: () => undefined }
  const feeds = createFeeds(apiServices(undefined as never, { heartbeat }), async () => LISTED)
  expect((await feeds.request('/sitemap.xml')).status).toBe(503)
  expect((await feeds.request('/robots.txt')).status).toBe(200)
})
