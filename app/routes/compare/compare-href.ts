import { href } from 'react-router'

/** The address that compares packages, by their addresses; of none it says so, since by its plain address the page compares what the device has chosen. */
export function compareHref(urls: readonly string[]): string {
  return `${href('/compare')}?ids=${urls.join(',')}`
}
