import { escapeXml } from '#platform/xml.ts'
import type { SitemapEntry } from './sections.ts'

/** The most pages one file may name (sitemaps.org). */
export const MOST_ENTRIES = 50_000
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'

/** A sitemap of pages, their addresses made absolute with `publicUrl`. */
export function sitemap(publicUrl: string, entries: readonly SitemapEntry[]): string {
  return `${HEAD}\n<urlset xmlns="${NAMESPACE}">\n${entries.map((entry) => line('url', publicUrl, entry)).join('\n')}\n</urlset>\n`
}

/** The index that names the sitemaps. */
export function sitemapIndex(publicUrl: string, files: readonly SitemapEntry[]): string {
  return `${HEAD}\n<sitemapindex xmlns="${NAMESPACE}">\n${files.map((file) => line('sitemap', publicUrl, file)).join('\n')}\n</sitemapindex>\n`
}

/** When a file last changed: known only when it is known of every page in it. */
export function lastChange(entries: readonly SitemapEntry[]): string | undefined {
  if (entries.some(({ changedOn }) => changedOn === undefined)) return undefined
  return entries.map(({ changedOn }) => changedOn!).reduce((one, other) => (one > other ? one : other))
}

function line(tag: 'url' | 'sitemap', publicUrl: string, { path, changedOn }: SitemapEntry): string {
  const location = `<loc>${escapeXml(new URL(path, publicUrl).href)}</loc>`
  return `<${tag}>${location}${changedOn === undefined ? '' : `<lastmod>${changedOn}</lastmod>`}</${tag}>`
}
