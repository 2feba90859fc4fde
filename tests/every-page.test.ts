import type { RouteConfigEntry } from '@react-router/dev/routes'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import routes from '#app/routes.ts'
import { answered } from '#tests/answered.ts'
import { attribute, metaOf, readDocument, textOf } from '#tests/document.ts'
import type { ReadDocument } from '#tests/document.ts'
import { eachOf } from '#tests/each-of.ts'
import { viewTransitions } from '#app/view-transitions.ts'
import { linksOf, readSitemaps, sample } from '#tests/site-map.ts'

const siteUrl = inject('siteUrl')
const MOST_OF_A_KIND = 24
const MOST_WITH_QUERY = 60

type Page = { path: string; status: number; html: string; document: ReadDocument }
let sitemap: Set<string>
let pages: Map<string, Page>
/** Every link met on those pages, without its fragment. */
let links: Set<string>

beforeAll(async () => {
  const sitemaps = await readSitemaps(siteUrl)
  sitemap = new Set([...sitemaps.values()].flat())
  const chosen = [...sitemaps.values()].flatMap((paths) => sample(paths, MOST_OF_A_KIND))
  const read = await eachOf(['/', '/sitemap', ...chosen], readPage)
  pages = new Map(read.map((page) => [page.path, page]))
  links = new Set(read.flatMap(({ html }) => linksOf(html)).map((href) => href.split('#')[0]!))
})

async function readPage(path: string): Promise<Page> {
  const answer = await answered(siteUrl + path, { redirect: 'manual' })
  const html = await answer.text()
  return { path, status: answer.status, html, document: readDocument(html) }
}

/** The paths of the pages of which something is found, with what it is: an empty list is a good list. */
function faults(find: (page: Page) => unknown): [string, unknown][] {
  return [...pages.values()].map((page): [string, unknown] => [page.path, find(page)]).filter(([, fault]) => fault)
}

function canonicalOf({ document }: Page): string {
  const link = document.all('link').find((element) => attribute(element, 'rel') === 'canonical')
  return new URL(attribute(link, 'href') ?? 'missing:').pathname
}

function isIndexable(page: Page): boolean {
  return (
    page.status === 200 && !/noindex/.test(metaOf(page.document, 'robots') ?? '') && canonicalOf(page) === page.path
  )
}

describe('every page', () => {
  test('answers 200 with one h1, a language and a viewport', () => {
    expect(faults(({ status }) => status !== 200 && status)).toEqual([])
    expect(faults(({ document }) => document.all('h1').length !== 1 && document.all('h1').map(textOf))).toEqual([])
    expect(faults(({ document }) => attribute(document.all('html')[0], 'lang') !== 'en-IN')).toEqual([])
    expect(faults(({ document }) => !metaOf(document, 'viewport'))).toEqual([])
  })

  test('has a title and a description of its own', () => {
    const title = ({ document }: Page) => textOf(document.all('head')[0] && document.all('title')[0])
    const description = ({ document }: Page) => metaOf(document, 'description') ?? ''
    expect(faults((page) => (title(page).length < 10 || title(page).length > 110) && title(page))).toEqual([])
    expect(
      faults((page) => (description(page).length < 40 || description(page).length > 320) && description(page)),
    ).toEqual([])
    expect(repeated([...pages.values()].map(title))).toEqual([])
    expect(repeated([...pages.values()].map(description))).toEqual([])
  })

  test('says where it lives and shows a picture when it is shared', () => {
    expect(faults((page) => canonicalOf(page) !== page.path && canonicalOf(page))).toEqual([])
    for (const property of ['og:title', 'og:description', 'og:image', 'og:url'])
      expect(faults(({ document }) => !metaOf(document, property) && `no ${property}`)).toEqual([])
  })

  test('carries facts for machines that can be read', () => {
    const blocks = ({ document }: Page) =>
      document.all('script').filter((script) => attribute(script, 'type') === 'application/ld+json')
    expect(faults((page) => blocks(page).length === 0 && 'no JSON-LD')).toEqual([])
    expect(
      faults((page) =>
        blocks(page)
          .map(textOf)
          .find((text) => !isLinkedData(text)),
      ),
    ).toEqual([])
  })

  test('of something that is sold says so, with its price', () => {
    const isSold = ({ path }: Page) => /^\/(package|car-rental)\/./.test(path)
    const isProduct = (text: string) => /"@type":\["Product"/.test(text) && /"(price|lowPrice)":\d/.test(text)
    const facts = ({ document }: Page) => document.all('script').map(textOf)
    expect([...pages.values()].filter(isSold).length).toBeGreaterThan(20)
    expect(faults((page) => isSold(page) && !facts(page).some(isProduct) && 'no product')).toEqual([])
  })

  test('is a document: no script but our loader and blocks of facts', () => {
    const unknown = ({ document }: Page) =>
      document
        .all('script')
        .map(describeScript)
        .find((kind) => !ALLOWED.has(kind))
    expect(faults(unknown)).toEqual([])
    expect(
      faults(({ html }) => /__reactRouter|__staticRouter|modulepreload|entry\.client|\son[a-z]+="/.exec(html)?.[0]),
    ).toEqual([])
  })

  test('shows nothing a program forgot', () => {
    const slip = /\bundefined\b|\bNaN\b|\[object |\bnull\b|Invalid Date|Infinity|\$\{|\{\{|lorem ipsum/i
    expect(faults(({ document }) => slip.exec(document.text)?.[0])).toEqual([])
    expect(
      faults(({ document }) => slip.exec(textOf(document.all('title')[0]) + metaOf(document, 'description'))?.[0]),
    ).toEqual([])
  })

  test('jumps only to places that are on it, and names each place once', () => {
    const missing = ({ document }: Page) =>
      document
        .all('a')
        .map((link) => attribute(link, 'href') ?? '')
        .find((href) => href.startsWith('#') && href.length > 1 && !document.ids.has(decodeURIComponent(href.slice(1))))
    expect(faults(missing)).toEqual([])
    const twice = ({ html }: Page) => repeated([...html.matchAll(/<[^>]*\sid="([^"]+)"/g)].map(([, id = '']) => id))[0]
    expect(faults(twice)).toEqual([])
  })

  test('describes its pictures and reserves their room', () => {
    const bare = ({ document }: Page) =>
      document.all('img').find((img) => ['alt', 'width', 'height'].some((name) => attribute(img, name) === undefined))
    expect(faults((page) => bare(page) && attribute(bare(page), 'src'))).toEqual([])
  })
})

describe('every link', () => {
  test('leads to a page that is there', async () => {
    const [withQuery, plain] = [
      [...links].filter((link) => link.includes('?')),
      [...links].filter((link) => !link.includes('?')),
    ]
    const unread = plain.filter((link) => !pages.has(link) && !sitemap.has(link))
    const asked = [...unread, ...sample(withQuery.toSorted(), MOST_WITH_QUERY)]
    const broken = await eachOf(asked, async (link) => [link, (await answered(siteUrl + link)).status] as const)
    expect(broken.filter(([, status]) => status !== 200)).toEqual([])
  })

  test('to another site says so safely', () => {
    const careless = ({ document }: Page) =>
      document
        .all('a')
        .filter((link) => attribute(link, 'target') === '_blank' && !attribute(link, 'href')?.startsWith('/'))
        .find((link) => !/noopener/.test(attribute(link, 'rel') ?? ''))
    expect(faults(careless)).toEqual([])
  })

  test('to a picture of the sampled pages gives one', async () => {
    const sources = sample([...pages.values()], 12).flatMap(({ document }) => sample(document.all('img'), 3))
    const paths = sources.flatMap((img) => attribute(img, 'src') ?? []).filter((src) => src.startsWith('/'))
    const answers = await eachOf(paths, async (path) => [path, await answered(siteUrl + path)] as const)
    const wrong = answers.filter(
      ([, { status, headers }]) => status !== 200 || !headers.get('content-type')?.startsWith('image/'),
    )
    expect(wrong.map(([path]) => path)).toEqual([])
  })
})

describe('the sitemaps', () => {
  test('name only pages that may be found', () => {
    expect(faults((page) => sitemap.has(page.path) && !isIndexable(page))).toEqual([])
  })

  test('name every page that may be found', async () => {
    const own = (routes as RouteConfigEntry[]).map(({ path = '' }) => `/${path}`).filter((path) => !/[:*]/.test(path))
    const others = [...links, ...own].filter((link) => !link.includes('?') && !sitemap.has(link))
    const read = await eachOf(others, readPage)
    expect(read.filter(isIndexable).map(({ path }) => path)).toEqual([])
  })

  test('name every package and every place of the catalogue', async () => {
    const { data } = (await (await fetch(`${siteUrl}/api/search-api`)).json()) as { data: { url: string }[] }
    expect(data.map(({ url }) => `/package/${url}`).filter((path) => !sitemap.has(path))).toEqual([])
    const listed = linksOf(pages.get('/sitemap')?.html ?? '').map((link) => link.split('#')[0]!)
    expect(
      listed.filter(
        (link) => !link.includes('?') && /^\/(india|speciality-tours|blog)/.test(link) && !sitemap.has(link),
      ),
    ).toEqual([])
  })
})

const ALLOWED = new Set(['our loader', 'application/ld+json', 'speculationrules', viewTransitions.slice(0, 80)])

function describeScript(script: ReturnType<ReadDocument['all']>[number]): string {
  const [source, type] = [attribute(script, 'src'), attribute(script, 'type')]
  if (source) return /^\/assets\/islands-[\w-]+\.js$/.test(source) && type === 'module' ? 'our loader' : source
  return type ?? textOf(script).slice(0, 80)
}

function isLinkedData(text: string): boolean {
  try {
    const read: unknown = JSON.parse(text)
    return JSON.stringify(read).includes('"@type"') && !text.includes('</')
  } catch {
    return false
  }
}

function repeated(texts: readonly string[]): string[] {
  return [...new Set(texts.filter((text, at) => texts.indexOf(text) !== at))]
}
