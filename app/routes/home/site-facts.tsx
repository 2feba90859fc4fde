import { fallbackLogo, ownLogoPath } from '#domain/settings/logo.ts'
import { JsonLd } from '#app/parts/seo/json-ld.tsx'
import type { SiteFacts } from '#domain/settings/settings.ts'

/** Who runs the site, for search engines; told once, on the home page. */
export function SiteFactsForMachines({ publicUrl, site }: { publicUrl: string; site: SiteFacts }) {
  const logo = ownLogoPath(site) ?? fallbackLogo(site)
  return (
    <JsonLd
      facts={{
        '@context': 'https://schema.org',
        '@graph': [
          {
            '@type': 'WebSite',
            '@id': `${publicUrl}/#site`,
            name: site.operatorName,
            url: publicUrl,
            inLanguage: 'en-IN',
          },
          {
            '@type': 'Organization',
            '@id': `${publicUrl}/#organisation`,
            name: site.operatorName,
            url: publicUrl,
            ...(logo ? { logo: publicUrl + logo } : {}),
          },
        ],
      }}
    />
  )
}
