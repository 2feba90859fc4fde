import type { CalendarDate } from '#platform/dates.ts'
import { escapeXml } from '#platform/xml.ts'
import type { ArticleKind, ArticleTeaser } from '#domain/content/article.ts'
import { picturePath } from '#domain/media/picture.ts'
import type { Picture } from '#domain/media/picture.ts'

const NAMES: Record<ArticleKind, { name: string; about: string }> = {
  blog: { name: 'the blog', about: 'Letters, almanacs and plain advice about travelling in India.' },
  'travel-guide': { name: 'the travel guide', about: 'Places of India, and how to see them in a day or a week.' },
  news: { name: 'news', about: 'What has changed on roads, at gates and in the rules of travel.' },
}
const WIDTH = 768

/** The articles of a kind as RSS 2.0, newest first and each with its picture, addresses made absolute with `publicUrl`. */
export function articlesFeed(
  publicUrl: string,
  { kind, siteName }: { kind: ArticleKind; siteName: string },
  articles: readonly ArticleTeaser[],
): string {
  const list = `${publicUrl}/${kind}`
  const { name, about } = NAMES[kind]
  const newest = articles[0]
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
<title>${escapeXml(`${siteName}: ${name}`)}</title>
<link>${escapeXml(list)}</link>
<description>${escapeXml(about)}</description>
<language>en-in</language>
<atom:link href="${escapeXml(`${list}/feed.xml`)}" rel="self" type="application/rss+xml"/>
${newest ? `<lastBuildDate>${feedDate(newest.publishedOn)}</lastBuildDate>\n` : ''}${articles.map((article) => item(publicUrl, article)).join('\n')}
</channel>
</rss>
`
}

function item(
  publicUrl: string,
  { kind, slug, title, summary, author, tags, publishedOn, picture }: ArticleTeaser,
): string {
  const address = escapeXml(`${publicUrl}/${kind}/${slug}`)
  return `<item>
<title>${escapeXml(title)}</title>
<link>${address}</link>
<guid isPermaLink="true">${address}</guid>
<pubDate>${feedDate(publishedOn)}</pubDate>
<dc:creator>${escapeXml(author)}</dc:creator>
<description>${escapeXml(summary)}</description>
${shown(publicUrl, picture)}
${tags.map((tag) => `<category>${escapeXml(tag)}</category>`).join('')}
</item>`
}

function shown(publicUrl: string, { id, width, height, alt }: Picture): string {
  const wide = Math.min(width, WIDTH)
  const high = Math.round((height * wide) / width)
  return `<media:content url="${escapeXml(publicUrl + picturePath(id, WIDTH, 'jpg'))}" medium="image" type="image/jpeg" width="${wide}" height="${high}"><media:description>${escapeXml(alt)}</media:description></media:content>`
}

/** The start of a day in India as RFC 822 writes it. */
function feedDate(date: CalendarDate): string {
  return new Date(`${date}T00:00:00Z`).toUTCString().replace('GMT', '+0530')
}
