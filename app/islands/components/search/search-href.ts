/** The search page for a question. */
export function searchHref(text: string): string {
  return `/search?q=${encodeURIComponent(text)}`
}
