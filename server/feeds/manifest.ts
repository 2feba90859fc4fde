import { capital, regionText, soldText } from '#domain/cars/sold.ts'
import type { Sold } from '#domain/cars/sold.ts'
import { APP_ICON_SIDES, appIconPath } from '#domain/settings/app-icon.ts'

/** What a phone that installs the site is told of it; `icons` are its operator's own. */
export function webManifest(name: string, sold: Sold, band = '#F59E2B', icons: readonly object[] = OUR_ICONS): object {
  return {
    name: `${name}: ${soldText(sold)} in ${regionText(sold)}`,
    short_name: name,
    description: `${capital(soldText(sold))} in ${regionText(sold)}, with the whole price first.`,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    lang: 'en-IN',
    dir: 'ltr',
    background_color: '#FBF7F0',
    theme_color: band,
    categories: ['travel'],
    icons,
    shortcuts: [
      { name: 'Search tours', url: '/search' },
      { name: 'All India tours', url: '/india' },
    ],
  }
}

const OUR_ICONS = [
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  { src: '/icons/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
]

/** The icons of an operator's own, each good for a mask as well; undefined where ours stand for them. */
export function ownIcons(site: Parameters<typeof appIconPath>[0]): object[] | undefined {
  const icons = APP_ICON_SIDES.flatMap((side) => {
    const src = appIconPath(site, side)
    return src ? [{ src, sizes: `${side}x${side}`, type: 'image/png', purpose: 'any maskable' }] : []
  })
  return icons.length > 0 ? icons : undefined
}
