import { capital, regionText, soldText } from '#domain/cars/sold.ts'
import type { Sold } from '#domain/cars/sold.ts'
import type { Category } from '#domain/catalogue/category.ts'
import type { ListedPage } from '#web/route-handle.ts'

type ToldSite = {
  publicUrl: string
  siteName: string
  sold: Sold
  pages: readonly ListedPage[]
  categories: readonly Pick<Category, 'name' | 'url'>[]
}

/** What a program that reads for somebody is told first, in Markdown: what the site is, where its facts are as data, and its main pages. */
export function llmsText({ publicUrl, siteName, sold, pages, categories }: ToldSite): string {
  const link = (name: string, path: string, about = '') =>
    `- [${name}](${publicUrl}${path})${about ? `: ${about}` : ''}`
  return [
    `# ${siteName}`,
    '',
    `> ${capital(soldText(sold))} in ${regionText(sold)}. Every price is for the party that is named and holds GST; seats shown are seats there are.`,
    '',
    'Prices in data are in paise (a hundredth of a rupee), dates are YYYY-MM-DD in India. A price is promised by a quote alone.',
    '',
    '## As data',
    '',
    link('Every call', '/api/openapi.json', 'OpenAPI 3.1, no key needed to read'),
    link('Search', '/api/search-api?q=kerala+5+days', 'a sentence is read as filters'),
    link('A package', '/api/public/package/{url}', 'days, price grid, departures with the seats left'),
    link('A quote', '/api/quotes', 'POST {package, departure, adults, ages}'),
    link('Sitemap', '/sitemap.xml'),
    '',
    '## Pages',
    '',
    ...pages.map(({ name, path }) => link(name, path)),
    '',
    '## Kinds of journey',
    '',
    ...eachOnce(categories).map(({ name, url }) => link(name, `/speciality-tours/${url}`)),
    '',
  ].join('\n')
}

/** A speciality and an experience may bear one name: the first of the menus is told. */
function eachOnce<Named extends { name: string }>(all: readonly Named[]): Named[] {
  return all.filter((one, at) => all.findIndex(({ name }) => name === one.name) === at)
}
