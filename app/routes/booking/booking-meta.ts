/** The head of a booking's page: found by no search engine, silent about its address. */
export function bookingMeta(title: string) {
  return [
    { title: `${title} | Padav` },
    { name: 'robots', content: 'noindex, nofollow' },
    { name: 'referrer', content: 'no-referrer' },
  ]
}
