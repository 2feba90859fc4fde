import { beforeAll, expect, inject, test } from 'vitest'
import { PACKAGE_KINDS } from '#domain/catalogue/package.ts'
import type { PackageKind } from '#domain/catalogue/package.ts'
import type { PackageDetail } from '#server/api/shapes/package-detail.ts'
import { answered } from '#tests/answered.ts'

type Offer = { price: number; priceCurrency: string; availability: string; priceValidUntil: string }
type Offers = {
  '@type': string
  lowPrice?: number
  highPrice?: number
  offerCount?: number
  price?: number
  offers?: Offer[]
}
type Facts = {
  '@type': string | string[]
  offers?: Offers
  aggregateRating?: object
  review?: object
  image?: string[]
}
type SeenPage = { pkg: PackageDetail; html: string }

const EACH_KIND = 3
const STRIDE = 7
const seen: SeenPage[] = []

beforeAll(async () => {
  const wanted = await samplesOfEachKind()
  for (const pkg of wanted) seen.push({ pkg, html: await page(`/package/${pkg.url}`) })
})

async function page(path: string): Promise<string> {
  const answer = await answered(`${inject('siteUrl')}${path}`)
  expect(answer.status).toBe(200)
  return answer.text()
}

/** Some packages of every kind, taken from all over the alphabet. */
async function samplesOfEachKind(): Promise<PackageDetail[]> {
  const sitemap = await page('/sitemaps/packages.xml')
  const urls = [...sitemap.matchAll(/\/package\/([a-z0-9-]+)</g)].map(([, url]) => url!)
  const spread = Array.from({ length: STRIDE }, (_, at) => urls.filter((_url, i) => i % STRIDE === at)).flat()
  const found = new Map<PackageKind, PackageDetail[]>(PACKAGE_KINDS.map((kind) => [kind, []]))
  for (const url of spread) {
    const { data } = JSON.parse(await page(`/api/public/package/${url}`)) as { data: PackageDetail }
    const ofKind = found.get(data.kind)!
    if (ofKind.length < EACH_KIND) ofKind.push(data)
    if ([...found.values()].every((some) => some.length === EACH_KIND)) break
  }
  return [...found.values()].flat()
}

function jsonLd(html: string): Facts[] {
  return [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, text]) => JSON.parse(text!) as Facts,
  )
}

function productOf(html: string): Facts {
  const found = jsonLd(html).filter((facts) => facts['@type'].includes('Product'))
  expect(found).toHaveLength(1)
  return found[0]!
}

/** The markup of the section that a heading names. */
function section(html: string, headingId: string): string {
  const start = html.indexOf(`aria-labelledby="${headingId}"`)
  return start < 0 ? '' : html.slice(start, html.indexOf('</section>', start))
}

function words(html: string): string {
  const text = html.replace(/<!--.*?-->/g, '').replace(/<[^>]+>/g, ' ')
  return text
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
}

function rows(html: string): string[] {
  const bodies = [...html.matchAll(/<tbody>([\s\S]*?)<\/tbody>/g)].map(([, body]) => body!)
  return bodies.flatMap((body) => [...body.matchAll(/<tr[^>]*>([\s\S]*?)<\/tr>/g)].map(([, row]) => words(row!).trim()))
}

function pricesIn(text: string): number[] {
  return [...text.matchAll(/₹([\d,]+(?:\.\d\d)?)/g)].map(([, digits]) => Number(digits!.replaceAll(',', '')))
}

function withGst(paise: number, percent: number): number {
  return Math.round((paise * (100 + percent)) / 10_000)
}

function lowestOf({ departures, fromPaise }: PackageDetail): number {
  const open = departures.filter(({ isOpen }) => isOpen).map(({ packageprice }) => packageprice)
  return open.length > 0 ? Math.min(...open) : fromPaise / 100
}

test('packages of every kind are there to look at', () => {
  expect(new Set(seen.map(({ pkg }) => pkg.kind))).toEqual(new Set(PACKAGE_KINDS))
})

test('each page has its name as the one first heading, and its days in full', () => {
  for (const { pkg, html } of seen) {
    const headings = [...html.matchAll(/<h1[^>]*>([\s\S]*?)<\/h1>/g)].map(([, text]) => words(text!))
    expect(headings).toEqual([pkg.name])
    const itinerary = section(html, 'days')
    expect([...itinerary.matchAll(/<h3/g)]).toHaveLength(pkg.days)
    for (const day of pkg.itinerary) expect(words(itinerary)).toContain(words(day.text).trim())
    expect(words(html)).toContain(pkg.days > 1 ? `/ ${pkg.days} Days` : '1 Day')
  }
})

test('the price of each room is what the grid says, before and with GST', () => {
  for (const { pkg, html } of seen) {
    const grid = section(html, 'prices-title')
    const { twinPaise, singlePaise, triplePaise, childWithBedPaise } = pkg.grid
    for (const paise of [twinPaise, singlePaise, triplePaise, childWithBedPaise]) {
      if (paise === null) continue
      const line = rows(grid).find((row) => pricesIn(row)[0] === paise / 100)
      expect(pricesIn(line ?? '')).toEqual([paise / 100, withGst(paise, pkg.gstPercent)])
    }
    expect(pricesIn(rows(grid)[0]!)[1]).toBe(pkg.fromPaise / 100)
  }
})

test('the board shows every departure with the seats and the price of the register', () => {
  for (const { pkg, html } of seen) {
    const lines = rows(section(html, 'dates-title'))
    expect(lines).toHaveLength(pkg.departures.length)
    for (const [at, departure] of pkg.departures.entries()) {
      expect(pricesIn(lines[at]!)).toEqual([departure.packageprice])
      if (departure.isOpen) expect(lines[at]).toMatch(new RegExp(`\\b${departure.seatsLeft} seats? left of `))
      else expect(lines[at]).toMatch(/Full|Booking closed/)
    }
  }
})

test('the panel begins with the lowest price one can have, and the parts of the plan add up', () => {
  for (const { pkg, html } of seen) {
    const start = html.indexOf('aria-label="Price and next departure"')
    const said = words(html.slice(start, html.indexOf('</aside>', start)))
    const [from, total, ...parts] = pricesIn(said.replace(/Alone in a (tent or )?room: ₹[\d,.]+\d/, ''))
    expect(from).toBe(lowestOf(pkg))
    if (total === undefined) continue
    expect(total).toBe(pkg.departures.find(({ isOpen }) => isOpen)!.packageprice)
    if (said.includes('All of it is due when you book')) expect(parts).toEqual([])
    else expect(parts.reduce((sum, part) => sum + Math.round(part * 100), 0)).toBe(total * 100)
  }
})

test('search engines are told the prices and the seats of the departures, and nothing made up', () => {
  for (const { pkg, html } of seen) {
    const { offers, aggregateRating, review, image } = productOf(html)
    const open = pkg.departures.filter(({ isOpen }) => isOpen)
    expect(offers?.lowPrice ?? offers?.price).toBe(lowestOf(pkg))
    if (open.length > 0) expect(offers).toMatchObject({ '@type': 'AggregateOffer', offerCount: offers?.offers?.length })
    for (const date of open)
      expect(offers?.offers?.map(({ priceValidUntil }) => priceValidUntil)).toContain(date.depardate)
    for (const offer of offers?.offers ?? []) {
      const departure = pkg.departures.find(
        ({ depardate, packageprice }) => depardate === offer.priceValidUntil && packageprice === offer.price,
      )
      expect(departure).toBeDefined()
      expect(offer.availability.endsWith('/InStock')).toBe(departure!.isOpen)
    }
    if (pkg.ratingIsDemo) expect([aggregateRating, review]).toEqual([undefined, undefined])
    expect(image?.length).toBeGreaterThanOrEqual(4)
  }
})

test('the questions stand on the page and once in its structured facts', () => {
  for (const { pkg, html } of seen) {
    const pages = jsonLd(html).filter((facts) => facts['@type'] === 'FAQPage')
    expect(pages).toHaveLength(pkg.questions.length > 0 ? 1 : 0)
    for (const { question } of pkg.questions) expect(words(section(html, 'questions'))).toContain(question)
  }
})

test('sample reviews say that they are', () => {
  for (const { pkg, html } of seen.filter(({ pkg }) => pkg.ratingIsDemo && pkg.ratingCount > 0)) {
    const reviews = section(html, 'reviews-title')
    expect(words(reviews)).toContain('These are sample reviews.')
    expect(reviews.match(/Sample review</g)).toHaveLength(Math.min(3, pkg.ratingCount))
  }
})

test('treks draw their trail, in words as well', () => {
  for (const { pkg, html } of seen.filter(({ pkg }) => pkg.kind === 'trek')) {
    const heights = section(html, 'heights')
    expect(words(heights)).toMatch(/ The trail .* km on foot in /)
    expect(heights).toContain('aria-label="Halts of the trail"')
    if (!heights.includes('<svg')) continue
    expect(heights).toMatch(/aria-label="Altitude by day: day \d/)
    expect(rows(heights)).toHaveLength(pkg.days)
  }
})

test('a page carries one script of ours and no framework', () => {
  for (const { html } of seen) {
    const scripts = [...html.matchAll(/<script[^>]* src=/g)]
    expect(scripts).toHaveLength(1)
    expect(html).not.toMatch(/__reactRouterContext|entry\.client/)
  }
})

test('titles, descriptions and canonical addresses tell the packages apart', () => {
  const one = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
  for (const pattern of [
    /<title>([^<]*)/,
    /<meta name="description" content="([^"]*)"/,
    /<link rel="canonical" href="([^"]*)"/,
  ]) {
    const found = seen.map(({ html }) => one(html, pattern))
    expect(found.every((text) => text.length > 10)).toBe(true)
    expect(new Set(found).size).toBe(seen.length)
  }
})

test('an address no package has is a page that is not there', async () => {
  const answer = await fetch(`${inject('siteUrl')}/package/no-such-journey`)
  expect(answer.status).toBe(404)
  expect(words(await answer.text())).not.toContain('Something went wrong')
})
