import { href } from 'react-router'
import { Breadcrumbs } from '#app/parts/breadcrumbs/breadcrumbs.tsx'
import { EnquiryForm } from '#app/parts/enquiry/enquiry-form.tsx'
import { Departures } from './departures/departures.tsx'
import { Gallery } from './gallery/gallery.tsx'
import { Inclusions } from './inclusions/inclusions.tsx'
import { Introduction } from './introduction/introduction.tsx'
import { Itinerary } from './itinerary/itinerary.tsx'
import { Articles, Similar } from './more.tsx'
import { lengthText } from './price/prices.ts'
import { PriceBar } from './price/price-bar.tsx'
import { PriceGrid } from './price/price-grid.tsx'
import { PricePanel } from './price/price-panel.tsx'
import { AltitudeProfile } from './profile/profile.tsx'
import { Questions } from './questions/questions.tsx'
import { Reviews } from './reviews/reviews.tsx'
import { RouteMap } from './route-map/route-map.tsx'
import { Share } from './share/share.tsx'
import { Terms } from './terms/terms.tsx'
import { gstPercent } from '#domain/tax/gst-rates.ts'
import { Notice } from '#app/ui/notice.tsx'
import type { PackageFound } from './package.server.ts'
import styles from './package.module.css'

/** The page of a package, public or not. */
export function PackageShown({ found }: { found: PackageFound }) {
  const { pkg, departures, tax, terms, rating, reviews, similar, articles, route, places } = found
  const { reviewTotal, reviewsQuery, holdsSeats, publicUrl } = found
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
        <a className="skip" href="#price">
          Skip to the price and booking
        </a>
        {found.sale.notThen ? (
          <Notice tone="warn" className={styles.notThen}>
            {found.sale.notThen}
          </Notice>
        ) : null}
        <div className={styles.two}>
          <div className={styles.text}>
            <header className={styles.name}>
              <h1>{pkg.name}</h1>
              <p>
                {lengthText(pkg)}, {pkg.startCity === pkg.endCity ? 'from' : `${pkg.startCity} to`} {pkg.endCity}
              </p>
            </header>
            <div className={styles.pictures}>
              <Gallery pictures={pkg.pictures} />
            </div>
            <Introduction pkg={pkg} airport={found.airport} rating={rating} />
            <Itinerary days={pkg.itinerary} hours={found.hours} stops={pkg.stops} />
            <AltitudeProfile pkg={pkg} />
            <RouteMap stops={route} stateCodes={pkg.stateCodes} places={places} toTrail={pkg.kind === 'trek'} />
            <Departures {...found} />
            <PriceGrid pkg={pkg} departures={departures} tax={tax} />
            <Inclusions pkg={pkg} hasDates={departures.length > 0} gstPercent={gstPercent(pkg.gstScheme, tax)} />
            <Terms kind={pkg.kind} terms={terms} holdsSeats={holdsSeats} />
            <Questions questions={pkg.questions} />
            <Reviews {...{ rating, reviews, reviewTotal, reviewsQuery, path }} />
            <EnquiryForm source={{ kind: 'package', key: pkg.url, name: pkg.name, path }} inside />
            <Share name={pkg.name} url={`${publicUrl}${path}`} />
          </div>
          <PricePanel {...found} />
        </div>
      </div>
      <div className={styles.screen}>
        <Similar similar={similar} />
        <Articles articles={articles} />
      </div>
      <PriceBar {...found} />
    </div>
  )
}
