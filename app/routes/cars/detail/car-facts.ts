import type { MergeLeafTypes, ProductLeaf, ServiceLeaf, WithContext } from 'schema-dts'
import { carPathOf } from '#app/parts/car-card/car-path.ts'
import type { PricedCar } from '#domain/cars/car.ts'
import { picturePath } from '#domain/media/picture.ts'

type Facts = PricedCar & { operatorName: string; publicUrl: string }
type CarFacts = WithContext<MergeLeafTypes<[ProductLeaf, ServiceLeaf]>>

/** The class of car for search engines: a service that shows in results as a product does, at the price of its shortest outstation day, GST included. */
export function carFacts({ car, tariff, operatorName, publicUrl }: Facts): CarFacts {
  const url = `${publicUrl}${carPathOf(car.url)}`
  const price = { price: tariff.dayPaise / 100, priceCurrency: 'INR' }
  return {
    '@context': 'https://schema.org',
    '@type': ['Product', 'Service'],
    '@id': `${url}#service`,
    url,
    name: `${car.name} with driver`,
    serviceType: 'Car hire with driver',
    description: car.summary,
    sku: car.id,
    image: `${publicUrl}${picturePath(car.picture.id, 1120, 'jpg')}`,
    brand: { '@type': 'Brand', name: operatorName },
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
