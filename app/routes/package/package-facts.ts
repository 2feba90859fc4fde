import type {
  AggregateOffer,
  FAQPage,
  MergeLeafTypes,
  Offer,
  ProductLeaf,
  TouristTripLeaf,
  WithContext,
} from 'schema-dts'
import { href } from 'react-router'
import { isClosed, isOpen } from '#domain/departures/departure.ts'
import type { Departure } from '#domain/departures/departure.ts'
import { departurePaise } from '#domain/pricing/from-price.ts'
import type { Question } from '#domain/catalogue/package.ts'
import { picturePath } from '#domain/media/picture.ts'
import type { RatingSummary, Review } from '#domain/reviews/review.ts'
import type { Paise } from '#platform/money.ts'
import type { PackageFound } from './package.server.ts'
import { lowestPaise } from './price/prices.ts'

type FactsFrom = Pick<PackageFound, 'pkg' | 'departures' | 'rating' | 'reviews' | 'operatorName' | 'publicUrl' | 'tax'>
type PackageFacts = WithContext<MergeLeafTypes<[ProductLeaf, TouristTripLeaf]>>

/** The package for search engines; ratings only when travellers gave them. */
export function packageFacts({
  pkg,
  departures,
  rating,
  reviews,
  operatorName,
  publicUrl,
  tax,
}: FactsFrom): PackageFacts {
  const url = `${publicUrl}${href('/package/:url', { url: pkg.url })}`
  return {
    '@context': 'https://schema.org',
    '@type': ['Product', 'TouristTrip'],
    '@id': `${url}#package`,
    url,
    name: pkg.name,
    description: pkg.summary,
    sku: pkg.id,
    image: pkg.pictures.slice(0, 5).map((picture) => `${publicUrl}${picturePath(picture.id, 1120, 'jpg')}`),
    brand: { '@type': 'Brand', name: operatorName },
    provider: { '@type': 'Organization', name: operatorName, url: publicUrl },
    itinerary: {
      '@type': 'ItemList',
      itemListElement: pkg.itinerary.map((day) => ({
        '@type': 'ListItem',
        position: day.day,
        name: day.title,
        ...(day.overnight ? { item: { '@type': 'Place', name: day.overnight.name } } : {}),
      })),
    },
    offers: offersOf({ pkg, departures, tax }, url),
    ...(rating && !rating.isDemo ? ratingFacts(rating, reviews) : {}),
  }
}

type SoldPackage = Pick<FactsFrom, 'pkg' | 'departures' | 'tax'>

function offersOf({ pkg, departures, tax }: SoldPackage, url: string): AggregateOffer | Offer {
  const lowest = lowestPaise(pkg, departures, tax)
  if (!departures.some((one) => isOpen(one, tax.on)))
    return priceless(departures, { '@type': 'Offer', url, ...priceOf(lowest) })
  const listed = departures.filter((one) => !isClosed(one, tax.on))
  const prices = listed.map((departure) => departurePaise(departure, pkg.gstScheme, tax))
  return {
    '@type': 'AggregateOffer',
    priceCurrency: 'INR',
    lowPrice: inRupees(Math.min(lowest, ...prices)),
    highPrice: inRupees(Math.max(...prices)),
    offerCount: listed.length,
    offers: listed.map((departure) => offerOf(departure, { pkg, tax }, url)),
  }
}

/** Without a date to sell nothing is said about stock, unless every date there was is taken. */
function priceless(departures: Departure[], offer: Offer & object): Offer {
  return departures.length > 0 ? { ...offer, availability: 'https://schema.org/SoldOut' } : offer
}

function offerOf(departure: Departure, { pkg, tax }: Pick<SoldPackage, 'pkg' | 'tax'>, url: string): Offer {
  return {
    '@type': 'Offer',
    name: departure.startsOn,
    url: `${url}#dates`,
    ...priceOf(departurePaise(departure, pkg.gstScheme, tax)),
    priceValidUntil: departure.startsOn,
    availability: isOpen(departure, tax.on) ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
    availabilityEnds: departure.startsOn,
  }
}

function priceOf(paise: Paise) {
  return { price: inRupees(paise), priceCurrency: 'INR' } as const
}

function inRupees(paise: Paise): number {
  return paise / 100
}

function ratingFacts({ average, count }: RatingSummary, reviews: Review[]) {
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count, bestRating: 5 },
    review: reviews
      .filter(({ isDemo }) => !isDemo)
      .map(({ author, rating, title, text }) => ({
        '@type': 'Review' as const,
        author: { '@type': 'Person' as const, name: author.slice(0, 99) },
        name: title,
        reviewBody: text,
        reviewRating: { '@type': 'Rating' as const, ratingValue: rating, bestRating: 5 },
      })),
  } as const
}

/** The questions for search engines, as the page answers them. */
export function questionFacts(questions: Question[]): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
