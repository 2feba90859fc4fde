import { href } from 'react-router'
import type { OpeningHoursSpecification, PostalAddress, TravelAgency, WithContext } from 'schema-dts'
import { servicesContext } from '#web/contexts.ts'
import { EnquiryForm } from '#app/parts/enquiry/enquiry-form.tsx'
import { logoPath } from '#domain/settings/logo.ts'
import { IndiaMap } from '#app/parts/india-map/india-map.tsx'
import { Markdown } from '#app/parts/markdown/markdown.tsx'
import { PageHead } from '#app/parts/page-head/page-head.tsx'
import { JsonLd } from '#app/parts/seo/json-ld.tsx'
import { pageMeta } from '#app/parts/seo/page-meta.ts'
import { rememberedClosed } from '#domain/content/opening.server.ts'
import { findPage } from '#domain/content/pages.server.ts'
import { findTextPictures } from '#domain/content/text-pictures.server.ts'
import { resolveSource } from '#domain/leads/sources.server.ts'
import { UNKNOWN_SITE } from '#domain/settings/settings.ts'
import type { SiteFacts } from '#domain/settings/settings.ts'
import { findSetting } from '#domain/settings/settings.server.ts'
import type { RouteHandle } from '#web/route-handle.ts'
import type { Route } from './+types/contact'
import { Ways } from './ways.tsx'
import styles from './contact.module.css'

export const handle = {
  party: true,
  query: ['about'],
  listed: { name: 'Contact Us', under: 'company' },
} satisfies RouteHandle

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, config, memory } = context.get(servicesContext)
  const about = new URL(request.url).searchParams.get('about')
  const [site, page, isClosed, source] = await Promise.all([
    findSetting(db, 'site'),
    findPage(db, 'contact-us'),
    rememberedClosed({ db, memory }),
    resolveSource(db, config.publicUrl, { about, page: href('/contact-us') }),
  ])
  const pictures = await findTextPictures(db, page?.body ?? '')
  return { site: site ?? UNKNOWN_SITE, page, pictures, isClosed, source, publicUrl: config.publicUrl }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  return pageMeta(matches, {
    title: 'Contact us',
    description:
      'Talk to the people who plan the trips: telephone, e-mail, office hours, and where to find us on the map.',
    publicUrl: loaderData.publicUrl,
    path: href('/contact-us'),
  })
}

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const { site, page, pictures, isClosed, source, publicUrl } = loaderData
  return (
    <>
      <PageHead
        crumbs={[
          { name: 'Home', href: href('/') },
          { name: 'Contact us', href: href('/contact-us') },
        ]}
        publicUrl={publicUrl}
        title="Contact us"
        {...(page ? { lead: page.summary } : {})}
        {...(page?.picture ? { picture: page.picture } : {})}
      />
      <div className={`wrap ${styles.columns}`}>
        <div>
          {site.isSample ? (
            <p className={styles.sample}>These are sample details of a demonstration: they reach nobody.</p>
          ) : null}
          <Ways site={site} />
          {page ? <Markdown text={page.body} pictures={pictures} /> : null}
        </div>
        {site.location ? (
          <figure className={styles.map}>
            <IndiaMap
              pins={[{ ...site.location, name: site.address?.city ?? site.operatorName }]}
              label={`Map of India with our office in ${site.address?.city ?? 'India'}`}
            />
            <figcaption className="soft small">
              <a href={`geo:${site.location.lat},${site.location.lon}`}>Open in a map application</a>. Map: DataMeet
              India community, CC BY 4.0, changed.
            </figcaption>
          </figure>
        ) : null}
      </div>
      {isClosed ? null : (
        <div className="sunk">
          <EnquiryForm source={source} />
        </div>
      )}
      <JsonLd facts={agencyFacts(site, publicUrl)} />
    </>
  )
}

function agencyFacts(site: SiteFacts, publicUrl: string): WithContext<TravelAgency> {
  const logo = logoPath(site)
  return {
    '@context': 'https://schema.org',
    '@type': 'TravelAgency',
    '@id': `${publicUrl}/#agency`,
    name: site.operatorName,
    url: publicUrl,
    ...(logo ? { logo: publicUrl + logo } : {}),
    areaServed: { '@type': 'Country', name: 'India' },
    ...(site.openDays.length > 0 ? { openingHoursSpecification: openingHours(site) } : {}),
    ...(site.isSample ? {} : reachableFacts(site)),
  }
}

function openingHours({ openDays, opensAt, closesAt }: SiteFacts): OpeningHoursSpecification {
  return { '@type': 'OpeningHoursSpecification', dayOfWeek: openDays, opens: opensAt, closes: closesAt }
}

/** Sample details are shown as samples to people and not told to machines at all. */
function reachableFacts({ bandPhone, address }: SiteFacts): Partial<TravelAgency & object> {
  return {
    ...(bandPhone ? { telephone: bandPhone } : {}),
    ...(address ? { address: postalAddress(address) } : {}),
  }
}

function postalAddress({ street, city, region, postalCode }: NonNullable<SiteFacts['address']>): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: region,
    postalCode,
    addressCountry: 'IN',
  }
}
