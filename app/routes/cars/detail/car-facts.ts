import type { Service, WithContext } from 'schema-dts'
import { carPathOf } from '#app/parts/car-card/car-path.ts'
import type { PricedCar } from '#domain/cars/car.ts'
import { picturePath } from '#domain/media/picture.ts'

type Facts = PricedCar & { operatorName: string; publicUrl: string }

/** The class of car for search engines: a service, at the price of its shortest outstation day, GST included. */
export function carFacts({ car, tariff, operatorName, publicUrl }: Facts): WithContext<Service> {
  const url = `${publicUrl}${carPathOf(car.url)}`
  const price = { price: tariff.dayPaise / 100, priceCurrency: 'INR' }
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    '@id': `${url}#service`,
    url,
    name: `${car.name} with driver`,
    serviceType: 'Car hire with driver',
    description: car.summary,
    image: `${publicUrl}${picturePath(car.picture.id, 1120, 'jpg')}`,
    areaServed: { '@type': 'Country', name: 'India' },
    provider: { '@type': 'Organization', name: operatorName, url: publicUrl },
    offers: {
      '@type': 'Offer',
      url,
      ...price,
      description: `One outstation day up to ${tariff.minKmPerDay} km with fuel, driver and GST`,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        ...price,
        unitCode: 'DAY',
        valueAddedTaxIncluded: true,
      },
    },
  }
}
