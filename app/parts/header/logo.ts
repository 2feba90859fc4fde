import type { SiteFacts } from '#domain/settings/settings.ts'

const FALLBACK = '/logo.png'
const OWN_ON_DARK = '/logo-on-dark.svg'

/** The logo on the dark bar: the operator's own, else ours drawn for a dark ground. */
export function logoPath({ logoPath: path }: Pick<SiteFacts, 'logoPath'>): string {
  return path === '' || path === FALLBACK ? OWN_ON_DARK : path
}
