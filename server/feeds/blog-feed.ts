import type { CalendarDate } from '#platform/dates.ts'
import { escapeXml } from '#platform/xml.ts'
import type { ArticleTeaser } from '#domain/content/article.ts'

/** The blog as RSS 2.0, newest first, addresses made absolute with `publicUrl`. */
export function blogFeed(publicUrl: string, siteName: string, articles: readonly ArticleTeaser[]): string {
  const blog = `${publicUrl}/blog`
  const newest = articles[0]
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeXml(`${siteName}: the blog`)}</title>
<link>${escapeXml(blog)}</link>
<description>Letters, almanacs and plain advice about travelling in India.</description>
<language>en-in</language>
<atom:link href="${escapeXml(`${blog}/feed.xml`)}" rel="self" type="application/rss+xml"/>
${newest ? `<lastBuildDate>${feedDate(newest.publishedOn)}</lastBuildDate>\n` : ''}${articles.map((article) => item(blog, article)).join('\n')}
</channel>
</rss>
`
}

function item(blog: string, { slug, title, summary, author, tags, publishedOn }: ArticleTeaser): string {
  const address = escapeXml(`${blog}/${slug}`)
  return `<item>
<title>${escapeXml(title)}</title>
<link>${address}</link>
<guid isPermaLink="true">${address}</guid>
<pubDate>${feedDate(publishedOn)}</pubDate>
<dc:creator>${escapeXml(author)}</dc:creator>
<description>${escapeXml(summary)}</description>
${tags.map((tag) => `<category>${escapeXml(tag)}</category>`).join('')}
</item>`
}

/** The start of a day in India as RFC 822 writes it. */
function feedDate(date: CalendarDate): string {
  return new Date(`${date}T00:00:00Z`).toUTCString().replace('GMT', '+0530')
}
