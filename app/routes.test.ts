import { fileURLToPath } from 'node:url'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { RouterContextProvider } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { describe, expect, vi } from 'vitest'
import { saveSiteArt } from '#domain/media/site-art.server.ts'
import { PARTY_KEYS } from '#domain/party/party-address.ts'
import { articles } from '#domain/content/tables.ts'
import { saveArticles } from '#domain/content/writing.server.ts'
import type { Services } from '#domain/services.server.ts'
import { saveSetting } from '#domain/settings/settings.server.ts'
import type { Db } from '#platform/db.server.ts'
import { stoppedClock } from '#platform/clock.ts'
import type { Clock } from '#platform/clock.ts'
import { collecting } from '#platform/tags.ts'
import type { Tag } from '#platform/tags.ts'
import { apiServices, searchFinding } from '#tests/api-services.ts'
import { guide, hills, saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { test } from '#tests/database.ts'
import { siteFacts } from '#tests/site-facts.ts'
import { write } from '#tests/write.ts'
import { islandsContext, popupStylesContext, servicesContext } from '#web/contexts.ts'
import { queryKeys } from '#web/page-key.ts'
import type { RouteHandle } from '#web/route-handle.ts'
import routes from './routes.ts'

/** Kept pages and what is asked of them: every route that may be kept has an address here, or is named as one that is not. */
const ADDRESSES: Record<string, readonly string[]> = {
  '': ['/', '/?adults=6'],
  india: ['/india', '/india?month=12&adults=6', '/india?view=map&q=tea', '/india?spacilityTour=honeymoon'],
  'india/:url': ['/india/kerala-tour-packages', '/india/munnar-tour-packages', '/india/hawa-mahal'],
  'speciality-tours': ['/speciality-tours', '/speciality-tours?spacilityTour=honeymoon'],
  'speciality-tours/:category': ['/speciality-tours/backwater-tours?price=10000-'],
  'package/:url': [`/package/${hills.url}`, `/package/${hills.url}?adults=2`],
  'car-rental': ['/car-rental', '/car-rental?detail=sedan'],
  'car-rental/:detail': [
    '/car-rental/sedan',
    '/car-rental/sedan?trip=outstation&from=kochi&to=munnar&start=2026-12-01',
  ],
  search: ['/search', '/search?q=tea', '/search?q=near+munnar&month=12'],
  wishlist: ['/wishlist', `/wishlist?ids=${hills.url}`],
  compare: ['/compare', `/compare?ids=${hills.url}`],
  party: ['/party'],
  blog: ['/blog'],
  'blog/:slug': ['/blog/houseboats'],
  'contact-us': ['/contact-us', '/contact-us?about=package:tea-hills', '/contact-us?about=car:sedan'],
  sitemap: ['/sitemap'],
  credits: ['/credits'],
  'about-us': ['/about-us'],
  'newsletter/:step': ['/newsletter/confirm?token=x'],
  'fragments/menus': ['/fragments/menus'],
  '*': ['/nowhere'],
}
/** Drawn past the cache, for one visitor. */
const NEVER_KEPT = new Set([
  'enquiries',
  'enquiry/added',
  'enquiry/:token',
  'admin/packages/:id/preview',
  'admin/:kind/:id/preview',
  'admin/prove',
  'admin/second-factor',
  'join/:token',
  'signin',
  'users',
  'waitlist',
  'waitlist/:token',
  'your-data',
  'your-data/:token',
  'q/:token',
  'pay/:order',
  ...[
    'new',
    'car',
    ':reference',
    ':reference/travellers',
    ':reference/review',
    ':reference/details',
    ':reference/story',
    ':reference/pack',
    ':reference/cancel',
    ':reference/called-off',
    ':reference/share/:share',
  ].map((path) => `booking/${path}`),
])
/** Routes of one module count as one. */
const SAME_AS: Record<string, string> = { 'travel-guide': 'blog', news: 'blog' }

/** What a command announces that writes these. */
const CHANGES_OF: Record<string, Tag | 'never changes'> = {
  states: 'catalogue',
  cities: 'catalogue',
  attractions: 'catalogue',
  categories: 'catalogue',
  packages: 'catalogue',
  package_stops: 'catalogue',
  package_attractions: 'catalogue',
  package_categories: 'catalogue',
  package_pictures: 'catalogue',
  departures: 'departures',
  almanac_facts: 'almanac',
  cancellation_plans: 'terms',
  payment_plans: 'terms',
  gst_registrations: 'registrations',
  reviews: 'reviews',
  articles: 'content',
  pages: 'content',
  cars: 'cars',
  roads: 'cars',
  settings: 'settings',
  site_scripts: 'scripts',
  // Only together with what bore the address, whose change is announced.
  old_addresses: 'never changes',
  // Together with whatever shows them, whose change is announced.
  pictures: 'never changes',
}

const written = (routes as RouteConfigEntry[]).filter(({ file }) => file.startsWith('routes/written/page'))

async function openHouse(db: Db, clock: Clock = stoppedClock(new Date('2026-11-20T06:00:00Z'))) {
  await saveCatalogueFixture(db)
  await write(db, saveSetting, { key: 'site', value: siteFacts })
  const services = {
    ...apiServices(db, { clock, search: searchFinding([hills.id]) as never }),
    art: await saveSiteArt(db),
  }
  const context = new RouterContextProvider()
  context.set(servicesContext, services as unknown as Services)
  context.set(islandsContext, '/islands.js')
  context.set(popupStylesContext, [])
  return { services, context }
}

type RouteModule = {
  loader?: (asked: LoaderFunctionArgs) => unknown
  handle?: RouteHandle
}

async function loadModule(file: string): Promise<RouteModule> {
  return (await import(fileURLToPath(new URL(file, import.meta.url)))) as RouteModule
}

/** What an address of a route may ask: all other keys are taken off it before the page sees it. */
async function keysOf(file: string): Promise<string[]> {
  const { handle } = await loadModule(file)
  return [...queryKeys([...(handle?.query ?? []), ...(handle?.party ? PARTY_KEYS : [])]).keys()]
}

function paramsOf(pattern: string, { pathname }: URL): Record<string, string> {
  const parts = pathname.slice(1).split('/')
  const named = pattern
    .split('/')
    .flatMap((part, at) => (part.startsWith(':') ? [[part.slice(1), parts[at] ?? '']] : []))
  return Object.fromEntries(named) as Record<string, string>
}

/** Runs the loaders of an address as a page would, and says what they read: the tags they name, and the tables they ask. */
async function load(
  { path: pattern = '', file }: RouteConfigEntry,
  address: string,
  { db, context }: { db: Db; context: RouterContextProvider },
) {
  const tags = new Set<Tag>()
  const url = new URL(address, 'https://padav.test')
  const asked = { context, params: paramsOf(pattern, url), request: new Request(url) } as unknown as LoaderFunctionArgs
  const prepare = vi.spyOn(db._.session, 'prepareQuery')
  const keys = (['get', 'getAll', 'has'] as const).map((ask) => vi.spyOn(URLSearchParams.prototype, ask))
  try {
    const { loader } = await loadModule(file)
    // A redirect and a 404 are kept like a page.
    const answer = await collecting(tags, async () => loader?.(asked)).catch((thrown: unknown) => {
      if (thrown instanceof Error) throw thrown
    })
    const tables = prepare.mock.calls.flatMap((call) => (call[5] as { tables?: string[] } | undefined)?.tables ?? [])
    const asksFor = new Set(keys.flatMap(({ mock }) => mock.calls.map(([key]) => key)))
    return { answer, tags: [...tags].toSorted(), tables: [...new Set(tables)], keys: [...asksFor] }
  } finally {
    prepare.mockRestore()
    keys.forEach((spy) => spy.mockRestore())
  }
}

const pages = (routes as RouteConfigEntry[])
  // The office, which has no path of its own, is an app.
  .filter(({ path = '', index }) => (path !== '' || index === true) && !NEVER_KEPT.has(path))
  .filter((route) => !written.includes(route) || route === written[0])
  .map((route) => ({ route, addresses: ADDRESSES[route.path ?? ''] }))
  .filter(
    ({ route: { path = '' } }) => !Object.keys(SAME_AS).some((kind) => path === kind || path.startsWith(`${kind}/`)),
  )

const root: RouteConfigEntry = { path: '', file: 'root.tsx' }

describe('kept pages', () => {
  test('are dropped by changes of everything they read, made anew or from memory, and given every key they ask their address for', async ({
    db,
  }) => {
    const { context, services } = await openHouse(db)
    for (const { route, addresses } of [...pages, { route: root, addresses: ['/'] }]) {
      expect(addresses, `${route.path} needs an address in this test`).toBeDefined()
      services.memory.drop('*')
      for (const address of addresses!) {
        const made = await load(route, address, { db, context })
        const kept = await load(route, address, { db, context })
        const needed = new Set(made.tables.map((table) => CHANGES_OF[table] ?? `nobody says what writes ${table}`))
        needed.delete('never changes')
        expect.soft(made.tags, address).toEqual(expect.arrayContaining([...needed]))
        expect.soft(kept.tags, `${address} again`).toEqual(made.tags)
        // A key that is taken off an address before the page sees it might as well not be asked for.
        expect.soft(await keysOf(route.file), route.file).toEqual(expect.arrayContaining(made.keys))
      }
    }
  })

  test('show an article of tomorrow once it is tomorrow in India, though nothing else changes (caught: places and menus kept beyond their day; a withdrawn article)', async ({
    db,
  }) => {
    const clock = stoppedClock(new Date('2026-11-20T18:29:59Z'))
    const { context, services } = await openHouse(db, clock)
    const tomorrows = {
      ...guide,
      id: 'tomorrows',
      kind: 'news',
      slug: 'the-first-mist',
      publishedOn: '2026-11-21',
    } as const
    await write(db, saveArticles, [{ ...tomorrows, places: ['munnar'], states: ['IN-KL'] }])
    const news = (routes as RouteConfigEntry[]).filter(({ path }) => path?.startsWith('news'))
    const showing = async () => {
      const found = []
      for (const { route, addresses } of [
        ...pages,
        { route: root, addresses: ['/menus'] },
        { route: news[0]!, addresses: ['/news'] },
        { route: news[1]!, addresses: ['/news/the-first-mist'] },
      ])
        for (const address of addresses!) {
          const said = JSON.stringify((await load(route, address, { db, context })).answer) ?? ''
          if (said.includes('the-first-mist') || /"(reading|kinds)":\[[^\]]*"news"/.test(said)) found.push(address)
        }
      return found
    }
    expect(await showing()).toEqual([])
    clock.set(new Date('2026-11-20T18:30:00Z'))
    const shown = ['/', '/?adults=6', '/india/kerala-tour-packages', '/india/munnar-tour-packages']
    const packages = [`/package/${hills.url}`, `/package/${hills.url}?adults=2`]
    const itself = ['/menus', '/news', '/news/the-first-mist']
    expect(await showing()).toEqual([...shown, ...packages, '/sitemap', ...itself])
    for (const status of ['draft', 'withdrawn'] as const) {
      await db.update(articles).set({ status })
      services.memory.drop('content')
      expect(await showing()).toEqual([])
    }
  })
})
