import { data, href } from 'react-router'
import { servicesContext } from '#web/contexts.ts'
import { Breadcrumbs } from '#app/parts/breadcrumbs/breadcrumbs.tsx'
import { EnquiryForm } from '#app/parts/enquiry/enquiry-form.tsx'
import { leadTo } from '#app/parts/seo/lead-to.ts'
import { pageMeta } from '#app/parts/seo/page-meta.ts'
import { shareCardPath } from '#app/parts/seo/share-card-path.ts'
import { findNewUrl } from '#domain/catalogue/old-addresses.server.ts'
import { formatPaise } from '#platform/money.ts'
import { Departures } from './departures/departures.tsx'
import { Gallery } from './gallery/gallery.tsx'
import { Inclusions } from './inclusions/inclusions.tsx'
import { Introduction } from './introduction/introduction.tsx'
import { Itinerary } from './itinerary/itinerary.tsx'
import { Articles, Similar } from './more.tsx'
import { ForMachines } from './for-machines.tsx'
import { loadPackage } from './package.server.ts'
import { lengthText, lowestPaise } from './price/prices.ts'
import { PriceBar } from './price/price-bar.tsx'
import { PriceGrid } from './price/price-grid.tsx'
import { PricePanel } from './price/price-panel.tsx'
import { AltitudeProfile } from './profile/profile.tsx'
import { Questions } from './questions/questions.tsx'
import { Reviews } from './reviews/reviews.tsx'
import { RouteMap } from './route-map/route-map.tsx'
import { Share } from './share/share.tsx'
import { Terms } from './terms/terms.tsx'
import type { Route } from './+types/package'
import styles from './package.module.css'

export const handle = { party: true, query: ['date', 'from', 'rating', 'sort', 'page'] }

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const found = await loadPackage(services, params.url, new URL(request.url).searchParams)
  if (found) return found
  const url = await findNewUrl(services.db, 'package', params.url)
  if (url === undefined) throw data(null, { status: 404 })
  return leadTo(href('/package/:url', { url }), request)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { pkg, departures, tax, publicUrl } = loaderData
  return pageMeta(matches, {
    title: `${pkg.name}, ${lengthText(pkg)}`,
    description: `${pkg.summary} From ${formatPaise(lowestPaise(pkg, departures, tax))} per person incl. GST. Day by day, dates, seats, terms.`,
    publicUrl,
    path: href('/package/:url', { url: pkg.url }),
    shareCard: shareCardPath('package', pkg.url),
    ...(pkg.pictures[0] ? { picture: pkg.pictures[0] } : {}),
  })
}

export default function PackagePage({ loaderData }: Route.ComponentProps) {
  const { pkg, departures, tax, terms, sale, rating, reviews, similar, articles, route, places } = loaderData
  const { reviewTotal, reviewsQuery, operatorName, holdsSeats, publicUrl } = loaderData
  const path = href('/package/:url', { url: pkg.url })
  return (
    <div className={styles.page}>
      <div className="wrap">
        <div className={styles.screen}>
          <Breadcrumbs
            crumbs={[
              { name: 'Home', href: href('/') },
              { name: pkg.category.name, href: href('/speciality-tours/:category', { category: pkg.category.url }) },
              { name: pkg.name, href: path },
            ]}
            publicUrl={publicUrl}
          />
        </div>
        <Gallery pictures={pkg.pictures} />
        <div className={styles.two}>
          <div className={styles.text}>
            <Introduction pkg={pkg} rating={rating} />
            <Itinerary days={pkg.itinerary} stops={pkg.stops} />
            <AltitudeProfile pkg={pkg} />
            <RouteMap stops={route} stateCodes={pkg.stateCodes} places={places} />
            <Departures {...{ pkg, departures, sale, holdsSeats }} />
            <PriceGrid pkg={pkg} departures={departures} tax={tax} />
            <Inclusions pkg={pkg} />
            <Terms kind={pkg.kind} terms={terms} holdsSeats={holdsSeats} />
            <Questions questions={pkg.questions} />
            <Reviews {...{ rating, reviews, reviewTotal, reviewsQuery, path }} />
            <EnquiryForm source={{ kind: 'package', key: pkg.url, name: pkg.name, path }} inside />
            <Share name={pkg.name} url={`${publicUrl}${path}`} />
          </div>
          <PricePanel {...loaderData} />
        </div>
      </div>
      <div className={styles.screen}>
        <Similar similar={similar} />
        <Articles articles={articles} />
        <div data-wishlist="viewed" />
      </div>
      <PriceBar {...loaderData} />
      <ForMachines {...{ pkg, departures, tax, rating, reviews, operatorName, publicUrl }} />
    </div>
  )
}
