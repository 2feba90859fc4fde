import { matchPath } from 'react-router'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#app/routes.ts'
import { attribute, readDocument } from '#tests/document.ts'
import type { PlainBrowser } from '#tests/plain-browser.ts'
import { linksOf } from '#tests/site-map.ts'
import { textFormsIn } from './office-forms.ts'

/** What the pages of the office look like, by their addresses. */
export const PATTERNS = (routes as RouteConfigEntry[])
  .flatMap(({ path, children }) => (path ? [path] : (children ?? []).map((child) => child.path ?? '')))
  .filter((path) => path.startsWith('admin') && !/csv|exports|prove/.test(path))
  .map((path) => `/${path}`)
  // The fewest blanks first: "new" is no id.
  .toSorted((a, b) => a.split(':').length - b.split(':').length)

/** What of an address shows other forms than its page does without it. */
const SHOWS = ['list', 'kind', 'view']

/** The page an address leads to, with what shows other forms of it. */
function pageOf(link: string): string {
  const { pathname, searchParams } = new URL(link, 'https://padav.example')
  const shows = [...searchParams].filter(([name]) => SHOWS.includes(name))
  return pathname + (shows.length > 0 ? `?${new URLSearchParams(shows)}` : '')
}

/** The other views of a page, which lead to its own address. */
function viewsIn(html: string, path: string): string[] {
  const hrefs = readDocument(html)
    .all('a')
    .flatMap((link) => attribute(link, 'href') ?? [])
  return hrefs.filter((href) => href.startsWith('?')).map((href) => pathIn(path) + href)
}

/** A page and what it shows, whatever thing it is of. */
function kindOfPage(page: string): string | undefined {
  const pattern = PATTERNS.find((one) => matchPath(one, pathIn(page)))
  const part = pattern && matchPath(pattern, pathIn(page))?.params['part']
  return pattern && [pattern, part, page.split('?')[1]].filter(Boolean).join(' ')
}

/** A form by what it asks for and what is filled in. */
function formsOf(html: string, kind: string): string[] {
  const [pattern] = kind.split(' ')
  return textFormsIn(html).map(
    ({ values, texts }) => `${pattern} ${values['intent'] ?? ''} ${texts.map(({ name }) => name).join()}`,
  )
}

export const pathIn = (link: string) => link.split(/[?#]/)[0] ?? link

/** One page of the office of each kind, from its lists and from `things`; and of a kind that shows other forms elsewhere, one of each form. */
export async function walkOffice(office: PlainBrowser, things: readonly string[]): Promise<string[]> {
  const [pages, seen, forms]: [string[], Set<string>, Set<string>] = [[], new Set(), new Set()]
  const left = [...PATTERNS.filter((pattern) => !pattern.includes(':')), ...things]
  for (let path = left.shift(); path !== undefined; path = left.shift()) {
    const kind = kindOfPage(path)
    if (!kind || seen.has(kind)) continue
    // A file is no page, though its address may look like one's.
    const { status, html, headers } = await office(path)
    if (status !== 200 || !headers.get('content-type')?.startsWith('text/html')) continue
    seen.add(kind)
    const own = formsOf(html, kind)
    const isFirst = !pages.some((page) => kindOfPage(page)?.split(' ')[0] === kind.split(' ')[0])
    if (isFirst || own.some((form) => !forms.has(form))) pages.push(path)
    for (const form of own) forms.add(form)
    left.push(...[...linksOf(html), ...viewsIn(html, path)].map(pageOf))
  }
  return pages
}
