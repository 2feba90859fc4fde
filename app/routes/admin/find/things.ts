import { href } from 'react-router'
import type { NamedThing, ThingKind } from '#domain/search/things-by-name.server.ts'
import type { FoundThing } from './found-thing.ts'

const THINGS: Record<ThingKind, { path: (id: string, name: string) => string; says: string }> = {
  draft: { path: (id) => href('/admin/packages/:id', { id }), says: 'package, being written' },
  hidden: { path: (id) => href('/admin/packages/:id', { id }), says: 'package, not public' },
  states: { path: (id) => href('/admin/states/:id', { id }), says: 'state' },
  cities: { path: (id) => href('/admin/cities/:id', { id }), says: 'city' },
  attractions: { path: (id) => href('/admin/attractions/:id', { id }), says: 'attraction' },
  categories: { path: (id) => href('/admin/categories/:id', { id }), says: 'category' },
  cars: { path: (id) => href('/admin/cars/:id', { id }), says: 'class of car' },
  writtenPlaces: { path: writtenPath, says: 'draft' },
  writtenCars: { path: writtenPath, says: 'draft' },
  vehicles: { path: (open, q) => inFleet({ q, open }), says: 'vehicle' },
  drivers: { path: (open, q) => inFleet({ list: 'drivers', q, open }), says: 'driver' },
  articles: { path: (id) => href('/admin/articles/:id', { id }), says: 'article' },
  coupons: { path: (id) => href('/admin/coupons/:id', { id }), says: 'coupon' },
  earlyBirds: { path: (id) => href('/admin/coupons/:id', { id }), says: 'early bird' },
  staff: { path: (id) => href('/admin/staff/:id', { id }), says: 'staff' },
  pictures: { path: (id) => href('/admin/pictures/:id', { id }), says: 'picture' },
  reviews: {
    path: (state, q) => `${href('/admin/reviews')}?${new URLSearchParams({ state, q: q.slice(0, LONGEST_WORDS) })}`,
    says: 'review',
  },
  waiting: { path: (id) => href('/admin/waiting/:id', { id }), says: 'on a waiting list' },
  keys: { path: () => `${href('/admin/keys')}#made-keys`, says: 'API key' },
  webhooks: { path: (id) => href('/admin/webhooks/:id', { id }), says: 'webhook' },
  registrations: { path: () => href('/admin/settings/taxes'), says: 'GST registration' },
  requests: { path: (id) => href('/admin/requests/:id', { id }), says: 'data request' },
}

/** What a list takes for words. */
const LONGEST_WORDS = 60

/** A draft of what never was public, by its kind and its id. */
function writtenPath(thing: string): string {
  return `${href('/admin')}/${thing}`
}

/** The list of the fleet down to one, with its form open. */
function inFleet(asked: Record<string, string>): string {
  return `${href('/admin/fleet')}?${new URLSearchParams(asked)}`
}

/** What the office keeps under a name, as the palette shows it. */
export function shownThing({ kind, id, name, more }: NamedThing): FoundThing {
  const { path, says } = THINGS[kind]
  return { path: path(id, name), name, says: [says, more].filter(Boolean).join(', ') }
}
