import { appIconPath } from './app-icon.ts'
import { DEFAULT_NAME } from './settings.ts'
import type { SiteFacts } from './settings.ts'

/** The logo of a site whose operator has brought neither a name nor a logo. */
export const FALLBACK_LOGO = '/logo.png'
const OWN_ON_DARK = '/logo-on-dark.svg'

type BrandedSite = Pick<SiteFacts, 'logoPath' | 'operatorName'>

/** The logo on the dark bar: the operator's own, or ours drawn for a dark ground; undefined where the name alone is the brand. */
export function logoPath(site: BrandedSite): string | undefined {
  return ownLogoPath(site) ?? (site.operatorName === DEFAULT_NAME ? OWN_ON_DARK : undefined)
}

/** What stands in for a logo that cannot be fetched: ours bears another name than most sites. */
export function fallbackLogo({ operatorName }: Pick<SiteFacts, 'operatorName'>): string {
  return operatorName === DEFAULT_NAME ? FALLBACK_LOGO : ''
}

/** The logo an operator has brought. */
export function ownLogoPath({ logoPath: path }: Pick<SiteFacts, 'logoPath'>): string | undefined {
  return path === '' || path === FALLBACK_LOGO ? undefined : path
}

/** The logo for whoever must have a picture of it: of a name without a logo, the icon that is drawn of it. */
export function logoPicture(site: BrandedSite): string {
  return (ownLogoPath(site) ?? fallbackLogo(site)) || (appIconPath(site, 512) ?? '/icons/icon-512.png')
}
