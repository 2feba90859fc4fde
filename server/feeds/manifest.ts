/** What a phone that installs the site is told of it. */
export function webManifest(name: string, band = '#F59E2B'): object {
  return {
    name: `${name}: tours, treks and car hire in India`,
    short_name: name,
    description: 'Tours, treks and car hire across India, with the whole price first.',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    lang: 'en-IN',
    dir: 'ltr',
    background_color: '#FBF7F0',
    theme_color: band,
    categories: ['travel'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icons/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts: [
      { name: 'Search tours', url: '/search' },
      { name: 'All India tours', url: '/india' },
    ],
  }
}
