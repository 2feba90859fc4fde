import { href } from 'react-router'

/** The address that compares packages, by their addresses. */
export function compareHref(urls: readonly string[]): string {
  return urls.length > 0 ? `${href('/compare')}?ids=${urls.join(',')}` : href('/compare')
}
