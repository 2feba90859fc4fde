import { href } from 'react-router'
import { Breadcrumbs } from '#app/parts/breadcrumbs/breadcrumbs.tsx'
import { carPathOf } from '#app/parts/car-card/car-path.ts'
import { EnquiryForm } from '#app/parts/enquiry/enquiry-form.tsx'
import { JsonLd } from '#app/parts/seo/json-ld.tsx'
import type { CarFound } from './car.server.ts'
import { carFacts } from './detail/car-facts.ts'
import { Included } from './detail/included.tsx'
import { Introduction } from './detail/introduction.tsx'
import { Tariff } from './detail/tariff.tsx'
import { Answered } from './fare/answered.tsx'
import { Calculator } from './fare/calculator.tsx'

/** A class of car as its page tells of it. */
export function CarShown(found: CarFound) {
  const { car, tariff, publicUrl } = found
  const path = carPathOf(car.url)
  return (
    <>
      <div className="wrap">
        <Breadcrumbs
          crumbs={[
            { name: 'Home', href: href('/') },
            { name: 'Car hire', href: href('/car-rental') },
            { name: car.name, href: path },
          ]}
          publicUrl={publicUrl}
        />
        <Answered {...found} />
        <Introduction car={car} tariff={tariff} />
      </div>
      <Calculator {...found} />
      <div className="wrap section">
        <Included tariff={tariff} />
        <Tariff car={car} tariff={tariff} />
      </div>
      <EnquiryForm source={{ kind: 'car', key: car.url, name: car.name, path }} />
      <JsonLd facts={carFacts(found)} />
    </>
  )
}
