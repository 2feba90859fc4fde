import { href } from 'react-router'
import { listCars } from '#domain/cars/cars.server.ts'
import { listCategories } from '#domain/catalogue/categories.server.ts'
import { listCategoryPackages } from '#domain/catalogue/category-packages.server.ts'
import { listStatesByPackages } from '#domain/catalogue/states.server.ts'
import { listWrittenKinds } from '#domain/content/articles.server.ts'
import { listLacking } from '#domain/content/opening.server.ts'
import { listPages } from '#domain/content/pages.server.ts'
import type { Services } from '#domain/services.server.ts'
import { listApprovedScripts } from '#domain/settings/scripts.server.ts'
import { readBrandSheet, readColours } from '#domain/settings/brand.server.ts'
import { findSetting } from '#domain/settings/settings.server.ts'
import { UNKNOWN_SITE } from '#domain/settings/settings.ts'
import type { HomeFooterEntry } from '#domain/settings/settings.ts'
import { istDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { footerCategories, footerPackages } from './parts/footer/footer-order.ts'
import type { MenuLink, Shell } from './shell.ts'
import { remembered } from '#platform/tag-memory.ts'

/** The states most journeys go to are the ones the menu recommends, the busiest first; the page behind it has all. */
const MOST_STATES = 20
const MOST_SPECIALITIES = 16
const MOST_ATTRACTIONS = 20

type Sources = Pick<Services, 'db' | 'clock' | 'config' | 'log'>
type Problems = Shell['problems']

const shellOfDay = remembered('shell', readShell, ({ problems }) => problems.length === 0)

/** Header, menus and footer, read once and kept until something of it changes; a shell with a failed section is not kept. */
export function loadShell(services: Sources & Pick<Services, 'memory'>): Promise<Shell> {
  return shellOfDay(services, istDate(services.clock.now()))
}

async function readShell({ db, config, log }: Sources, today: CalendarDate): Promise<Shell> {
  const problems: Problems = []
  const section = async <Value>(name: Problems[number], read: () => Promise<Value>): Promise<Value | undefined> => {
    try {
      return await read()
    } catch (error) {
      log.error({ err: error, section: name }, 'a section of the shell could not be read')
      problems.push(name)
      return undefined
    }
  }
  const [settings, menus, footer, written, scripts] = await Promise.all([
    section('settings', async () => ({
      site: await findSetting(db, 'site'),
      entries: await findSetting(db, 'homeFooter'),
      brand: await readBrand(db),
      isClosed: (await listLacking(db)).length > 0,
    })),
    section('menus', () => readMenus(db)),
    section('footer', () => readFooter(db)),
    section('written', () => readWritten(db, today)),
    section('scripts', () => readScriptPlaces(db, { ...config.injectedScripts, log })),
  ])
  return {
    site: settings?.site ?? UNKNOWN_SITE,
    brand: settings?.brand,
    year: Number(today.slice(0, 4)),
    ...(menus ?? { states: [], statePicture: undefined, specialities: [], hasCars: true }),
    ...readHomeFooter(settings?.entries ?? [], menus?.lines ?? new Map()),
    footer,
    isClosed: settings?.isClosed ?? false,
    ...(settings?.isClosed ? NOTHING_YET : {}),
    ...(written ?? { written: [], reading: [] }),
    codesBy: config.codesBy,
    providers: config.identityProviders.map(({ id, name }) => ({ id, name })),
    scripts: scripts ?? [],
    problems,
  }
}

/** Before it opens a site leads to nothing that it will sell. */
const NOTHING_YET: Partial<Shell> = {
  states: [],
  specialities: [],
  experiences: [],
  attractions: [],
  cities: [],
  hasCars: false,
  footer: [],
}

async function readBrand(db: Services['db']): Promise<Shell['brand']> {
  const sheet = await readBrandSheet(db)
  if (!sheet) return undefined
  return { sheet: `/brand.css?v=${sheet.version}`, band: (await readColours(db)).band }
}

async function readMenus(db: Services['db']) {
  const [byPackages, categories, cars] = await Promise.all([listStatesByPackages(db), listCategories(db), listCars(db)])
  const states = byPackages.slice(0, MOST_STATES)
  const specialities = categories.filter(({ kind }) => kind === 'speciality').slice(0, MOST_SPECIALITIES)
  return {
    states: states.map(({ id, name, url }) => ({ id, name, path: placePath(url) })),
    statePicture: states.find(({ code }) => code === 'IN-KL')?.picture ?? states[0]?.picture,
    specialities: specialities.map(({ name, url }) => ({ name, path: categoryPath(url) })),
    hasCars: cars.length > 0,
    lines: new Map(categories.map(({ url, line }) => [url, line])),
  }
}

async function readFooter(db: Services['db']): Promise<Shell['footer']> {
  const categories = footerCategories(await listCategoryPackages(db, 'speciality'))
  return categories.map(({ name, url, packages }) => ({
    name,
    path: categoryPath(url),
    packages: footerPackages(packages).map((pkg) => ({ name: pkg.name, url: pkg.url })),
  }))
}

async function readWritten(db: Services['db'], today: CalendarDate): Promise<Pick<Shell, 'written' | 'reading'>> {
  const [pages, reading] = await Promise.all([listPages(db), listWrittenKinds(db, today)])
  return { written: pages.map(({ slug }) => slug), reading }
}

async function readScriptPlaces(
  db: Services['db'],
  policy: Parameters<typeof listApprovedScripts>[2],
): Promise<Shell['scripts']> {
  const places = ['header', 'footer'] as const
  const found = await Promise.all(places.map((place) => listApprovedScripts(db, place, policy)))
  return places.filter((_, index) => found[index]!.length > 0)
}

function readHomeFooter(entries: readonly HomeFooterEntry[], lines: ReadonlyMap<string, string>) {
  const options = (category: HomeFooterEntry['category']) =>
    entries.filter((entry) => entry.category === category).flatMap((entry) => entry.options)
  const link = (path: string, name: string, line?: string): MenuLink => ({ name, path, ...(line ? { line } : {}) })
  return {
    experiences: options('category3').map(({ name, url }) => link(categoryPath(url), name, lines.get(url))),
    cities: options('category6').map(({ selectedItem, name, url }) => link(placePath(url), selectedItem || name)),
    attractions: options('category7')
      .slice(0, MOST_ATTRACTIONS)
      .map(({ name, url }) => link(href('/india/:url', { url }), name)),
  }
}

function placePath(url: string): string {
  return href('/india/:url', { url: url.endsWith('-tour-packages') ? url : `${url}-tour-packages` })
}

function categoryPath(url: string): string {
  return href('/speciality-tours/:category', { category: url })
}
