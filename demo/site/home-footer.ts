import type { HomeFooterEntry } from '#domain/settings/settings.ts'
import { cityUrls } from '#demo/catalogue/urls.ts'
import type { Content } from '#demo/content/read-content.ts'
import type { DemoFacts } from '#demo/facts/facts.ts'
import { demoId } from '#demo/ids.ts'
import { fameOf } from '#demo/places/fame.ts'
import { slugify } from '#platform/slug.ts'

const FAMOUS_CITIES = [
  'new-delhi',
  'agra',
  'jaipur',
  'udaipur',
  'varanasi',
  'amritsar',
  'rishikesh',
  'shimla',
  'manali',
  'srinagar',
  'leh',
  'mumbai',
  'panaji',
  'hampi',
  'mysuru',
  'kochi',
  'munnar',
  'alappuzha',
  'madurai',
  'puducherry',
  'kolkata',
  'darjeeling',
  'gangtok',
  'port-blair',
]
const FAMOUS_SIGHTS = 20

/** The three lists of the home footer (SPEC §3): themed experiences, famous cities, famous attractions. */
export function homeFooterOf(facts: DemoFacts, content: Content): HomeFooterEntry[] {
  const urls = cityUrls(facts)
  const places = new Map(facts.places.map((place) => [place.slug, place]))
  const cities = FAMOUS_CITIES.map((slug) => ({
    _id: demoId('city', slug),
    name: places.get(slug)?.name ?? slug,
    url: urls.get(slug) ?? slug,
  }))
  const sights = facts.attractions.toSorted((a, b) => fameOf(b) - fameOf(a)).slice(0, FAMOUS_SIGHTS)
  return [
    entry(
      'category3',
      'Themed experiences',
      content.experiences.map(({ name }) => ({ _id: demoId('category', slugify(name)), name, url: slugify(name) })),
    ),
    entry('category6', 'Famous cities', cities),
    entry(
      'category7',
      'Famous attractions',
      sights.map(({ name, slug }) => ({ _id: demoId('attraction', slug), name, url: slug })),
    ),
  ]
}

function entry(
  category: HomeFooterEntry['category'],
  name: string,
  options: { _id: string; name: string; url: string }[],
): HomeFooterEntry {
  return {
    _id: demoId('footer', category),
    category,
    name,
    options: options.map((option) => ({ ...option, selectedItem: option.name })),
  }
}
