/** The search page for a question. */
export function searchHref(text: string): string {
  return `/search?q=${encodeURIComponent(text)}`
}

/** The page of a state, a place, a kind of tour or a sight, or one that helps. */
export function placeHref(kind: string, url: string): string {
  if (kind === 'page') return `/${url}`
  if (kind === 'category') return `/speciality-tours/${url}`
  return kind === 'attraction' ? `/india/${url}` : `/india/${url}-tour-packages`
}
