import { DEFAULT_NAME } from '#domain/settings/settings.ts'
import type { SiteFacts } from '#domain/settings/settings.ts'
import { fallbackLogo, logoPath, ownLogoPath } from '#domain/settings/logo.ts'

type Props = {
  site: Pick<SiteFacts, 'logoPath' | 'operatorName'>
  /** What those who hear the page are told after the name, as `, home`. */
  says?: string
  isLazy?: boolean
  height: number
}

/** Whose site it is, on the dark bar: its logo, or its name where there is none. */
export function Brand({ site, says = '', isLazy = false, height }: Props) {
  const path = logoPath(site)
  if (!path) return <Name site={site} says={says} />
  return (
    <img
      src={path}
      alt={site.operatorName + says}
      width={widthOf(height)}
      height={height}
      loading={isLazy ? 'lazy' : undefined}
      data-logo={fallbackLogo(site)}
      className={ownLogoPath(site) ? 'own-logo' : undefined}
    />
  )
}

/** The same on the ground of the page, light or dark. */
export function BrandOnPage({ site, says = '', height }: Props) {
  const own = ownLogoPath(site)
  if (!own && site.operatorName !== DEFAULT_NAME) return <Name site={site} says={says} />
  return (
    <picture>
      {own ? null : <source media="(prefers-color-scheme: dark)" srcSet="/logo-on-dark.svg" />}
      <img src={own ?? '/logo.svg'} alt={site.operatorName + says} width={widthOf(height)} height={height} />
    </picture>
  )
}

function Name({ site, says }: Pick<Props, 'site' | 'says'>) {
  return (
    <span className="wordmark">
      {site.operatorName}
      {says ? <span className="vh">{says}</span> : null}
    </span>
  )
}

/** The width our own logo takes at a height; others take their own by the sheet. */
function widthOf(height: number): number {
  return Math.round((height * 191) / 46)
}
