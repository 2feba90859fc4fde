import { href } from 'react-router'

const SUFFIX = '-tour-packages'

/** The address of a state's or city's page. */
export function toursPath(url: string): string {
  return href('/india/:url', { url: `${url}${SUFFIX}` })
}

/** The address of an attraction's page. */
export function attractionPath(url: string): string {
  return href('/india/:url', { url })
}

/** The state or city an address names, or undefined when it names an attraction. */
export function readToursPath(segment: string): string | undefined {
  return segment.endsWith(SUFFIX) ? segment.slice(0, -SUFFIX.length) : undefined
}
