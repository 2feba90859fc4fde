import { readDocument, attribute } from '#tests/document.ts'

/** Every path the sitemaps name, by sitemap: `packages`, `destinations`, `static` … */
export async function readSitemaps(siteUrl: string): Promise<Map<string, string[]>> {
  const files = locations(await (await fetch(`${siteUrl}/sitemap.xml`)).text())
  const read = async (file: string): Promise<[string, string[]]> => [
    /([\w-]+)\.xml$/.exec(file)?.[1] ?? file,
    locations(await (await fetch(siteUrl + file)).text()),
  ]
  return new Map(await Promise.all(files.map(read)))
}

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
}

/** A few of many, the same few every time, the first and the last among them. */
export function sample<Item>(items: readonly Item[], most: number): Item[] {
  if (items.length <= most) return [...items]
  const step = (items.length - 1) / (most - 1)
  return Array.from({ length: most }, (_, i) => items[Math.round(i * step)]!)
}

/** Paths with their query that a page links to on this site. */
export function linksOf(html: string): string[] {
  const hrefs = readDocument(html)
    .all('a')
    .flatMap((link) => attribute(link, 'href') ?? [])
  return [...new Set(hrefs.filter((href) => href.startsWith('/') && !href.startsWith('//')))]
}
