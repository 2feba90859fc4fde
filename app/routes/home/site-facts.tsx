import { JsonLd } from '#app/parts/seo/json-ld.tsx'

/** Who runs the site, for search engines; told once, on the home page. */
export function SiteFactsForMachines({ publicUrl }: { publicUrl: string }) {
  return (
    <JsonLd
      facts={{
        '@context': 'https://schema.org',
        '@graph': [
          { '@type': 'WebSite', '@id': `${publicUrl}/#site`, name: 'Padav', url: publicUrl, inLanguage: 'en-IN' },
          {
            '@type': 'Organization',
            '@id': `${publicUrl}/#organisation`,
            name: 'Padav',
            url: publicUrl,
            logo: `${publicUrl}/logo.png`,
          },
        ],
      }}
    />
  )
}
