import { linksOf, readSitemaps } from '#tests/site-map.ts'

export type PageTypes = Record<'home' | 'list' | 'city' | 'attraction' | 'package' | 'article' | 'search', string>

/** One page of each type, from the sitemaps of the running site; the list is the fullest of the first few. */
export async function choosePages(siteUrl: string): Promise<PageTypes> {
  const sitemaps = await readSitemaps(siteUrl)
  const middle = (name: string) => {
    const paths = sitemaps.get(name) ?? []
    return paths[Math.floor(paths.length / 2)] ?? '/'
  }
  return {
    home: '/',
    list: await fullestList(siteUrl, (sitemaps.get('categories') ?? []).slice(0, 8)),
    city: middle('destinations'),
    attraction: middle('attractions'),
    package: middle('packages'),
    article: sitemaps.get('blog')?.at(-1) ?? '/blog',
    search: '/search?q=munnar',
  }
}

async function fullestList(siteUrl: string, paths: string[]): Promise<string> {
  const counted = await Promise.all(paths.map(async (path) => [path, cardsOn(await textOf(siteUrl + path))] as const))
  return counted.toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? '/india'
}

async function textOf(url: string): Promise<string> {
  return (await fetch(url)).text()
}

/** How many packages the body of a page leads to, header and footer left out. */
export function cardsOn(html: string): number {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  return linksOf(main).filter((href) => href.startsWith('/package/')).length
}
