import { picturePath } from '#domain/media/picture.ts'
import type { Picture } from '#domain/media/picture.ts'
import { siteNameIn } from './site-name.ts'
import type { RouteMatches } from './site-name.ts'
import type { MetaDescriptor } from 'react-router'

type Facts = {
  /** Without the site's name, which is added. */
  title: string
  /** One or two plain sentences, at most about 160 characters. */
  description: string
  /** The site's own address, from the configuration. */
  publicUrl: string
  /** Path and the query that makes this another page, such as ?page=2. */
  path: string
  picture?: Picture
  /** The path of a picture that carries the page's name; shared instead of the bare picture. */
  shareCard?: string
  kind?: 'website' | 'article'
  /** False keeps the page out of search engines (search results, empty filters). */
  indexed?: boolean
}

const SITE_POSTER = {
  path: '/art/share.jpg',
  alt: 'Poster: a small hill train crosses a stone viaduct among deodars',
}

/** Title, description, canonical address and Open Graph of a public page. */
export function pageMeta(
  matches: RouteMatches,
  { title, description, publicUrl, path, picture, shareCard, kind = 'website', indexed = true }: Facts,
): MetaDescriptor[] {
  const siteName = siteNameIn(matches)
  const url = `${publicUrl}${path}`
  const full = title.includes(siteName) ? title : `${title} | ${siteName}`
  return [
    { title: full },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:type', content: kind },
    { property: 'og:site_name', content: siteName },
    { property: 'og:locale', content: 'en_IN' },
    ...shareMeta(publicUrl, picture, shareCard),
    ...(indexed ? [] : [{ name: 'robots', content: 'noindex' }]),
  ]
}

/** What a shared link shows; a page without a picture of its own shows the site's poster. */
function shareMeta(publicUrl: string, picture: Picture | undefined, shareCard: string | undefined): MetaDescriptor[] {
  const bare = picture ? picturePath(picture.id, 1120, 'jpg') : SITE_POSTER.path
  return [
    { property: 'og:image', content: publicUrl + (shareCard ?? bare) },
    { property: 'og:image:alt', content: picture?.alt ?? SITE_POSTER.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
