import { and, eq, isNull, ne, not, or, sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import { users } from '#domain/accounts/tables.ts'
import { cars, drivers, vehicles } from '#domain/cars/tables.ts'
import { isOpen } from '#domain/catalogue/revisions.server.ts'
import { allNames, attractions, categories, cities, packages, states } from '#domain/catalogue/tables.ts'
import { nameOfDraft, packageRevisions } from '#domain/catalogue/writing/tables.ts'
import { articles } from '#domain/content/tables.ts'
import { waitlist } from '#domain/departures/tables.ts'
import { draftedName, drafts } from '#domain/drafts/tables.ts'
import { pictures } from '#domain/media/tables.ts'
import { apiKeys, webhooks } from '#domain/partners/tables.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import type { Action } from '#domain/policy/policy.ts'
import { dataRequests } from '#domain/privacy/tables.ts'
import { promotions } from '#domain/promotions/tables.ts'
import { reviews } from '#domain/reviews/tables.ts'
import { gstRegistrations } from '#domain/tax/tables.ts'
import type { Db } from '#platform/db.server.ts'
import { holding } from '#platform/like.ts'

const SHORTEST = 2
/** Fewer letters have no trigram inside a name, and one at its beginning. */
const TRIGRAM = 3
const MOST_OF_A_KIND = 3
/** Fewer digits stand in too many numbers. */
const SHORTEST_NUMBER = 4

type NamedColumns = {
  name: SQLWrapper
  /** What words are looked for in, where it is not the name alone. */
  looked?: readonly SQLWrapper[]
  /** A number it is reached at, looked for by the digits of the words alone. */
  mobile?: SQLWrapper
  more?: SQLWrapper
  id: SQLWrapper
  from: SQLWrapper
}
type Kind = NamedColumns & { action: Action; where?: SQL | undefined }

const draft: NamedColumns = {
  name: nameOfDraft(packageRevisions.content),
  id: packageRevisions.packageId,
  from: packageRevisions,
}

/** What never was public: the rest is found by what is. */
const written = (isOfKind: SQL): NamedColumns & { where: SQL | undefined } => ({
  name: draftedName(drafts.content),
  more: sql`'in ' || ${drafts.kind}`,
  id: sql`${drafts.kind} || '/' || ${drafts.thingId}`,
  from: drafts,
  where: and(isNull(drafts.base), isOfKind),
})

/** What a review is called: by its title, or by who wrote it. */
const titleOfReview = sql`coalesce(nullif(${reviews.title}, ''), ${reviews.author})`

/** Whoever asked on the site gave no name. */
const whoWaits = sql`coalesce(${waitlist.name}, ${waitlist.email}, ${waitlist.mobile})`

/** What the office keeps under a name, and who may see it. Packages that are public are the search's. */
const KINDS = {
  draft: { ...draft, action: 'catalogue.edit', where: isOpen },
  hidden: { ...named(packages), action: 'catalogue.edit', where: not(packages.published) },
  states: { ...named(states), looked: [allNames(states)], action: 'catalogue.edit' },
  cities: { ...named(cities), looked: [allNames(cities)], action: 'catalogue.edit' },
  attractions: { ...named(attractions), action: 'catalogue.edit' },
  categories: { ...named(categories), more: categories.kind, action: 'catalogue.edit' },
  cars: { ...named(cars), action: 'cars.edit' },
  writtenPlaces: { ...written(ne(drafts.kind, 'cars')), action: 'catalogue.edit' },
  writtenCars: { ...written(eq(drafts.kind, 'cars')), action: 'cars.edit' },
  vehicles: { name: vehicles.registration, id: vehicles.id, from: vehicles, action: 'cars.edit' },
  drivers: { ...named(drivers), action: 'cars.edit' },
  articles: {
    name: articles.title,
    more: articles.status,
    id: articles.id,
    from: articles,
    action: 'content.edit',
  },
  coupons: {
    name: promotions.code,
    looked: [promotions.code, promotions.name],
    more: promotions.name,
    id: promotions.id,
    from: promotions,
    action: 'promotions.plan',
    where: eq(promotions.kind, 'coupon'),
  },
  earlyBirds: { ...named(promotions), action: 'promotions.plan', where: eq(promotions.kind, 'early-bird') },
  pictures: {
    name: pictures.alt,
    more: sql`${pictures.credit} ->> 'author'`,
    id: pictures.id,
    from: pictures,
    action: 'pictures.edit',
    where: ne(pictures.kind, 'portrait'),
  },
  // Its list is asked for by its state and its words.
  reviews: {
    name: titleOfReview,
    looked: [reviews.title, reviews.author],
    more: sql`${reviews.author} || ', ' || ${reviews.state}`,
    id: reviews.state,
    from: reviews,
    action: 'reviews.moderate',
    where: not(reviews.isDemo),
  },
  waiting: {
    name: whoWaits,
    looked: [waitlist.name, waitlist.email],
    mobile: waitlist.mobile,
    more: waitlist.state,
    id: waitlist.id,
    from: waitlist,
    action: 'bookings.work',
  },
  keys: {
    ...named(apiKeys),
    more: sql`'…' || ${apiKeys.endsIn} || case when ${apiKeys.revokedAt} is null then '' else ', ended' end`,
    action: 'partners.change',
  },
  webhooks: { name: webhooks.url, id: webhooks.id, from: webhooks, action: 'partners.change' },
  registrations: {
    name: gstRegistrations.gstin,
    looked: [gstRegistrations.gstin, gstRegistrations.legalName],
    more: gstRegistrations.legalName,
    id: gstRegistrations.id,
    from: gstRegistrations,
    action: 'settings.change',
  },
  requests: {
    name: dataRequests.reach,
    looked: [dataRequests.reach, dataRequests.email],
    more: dataRequests.kind,
    id: dataRequests.id,
    from: dataRequests,
    action: 'privacy.answer',
  },
  staff: {
    ...named(users),
    looked: [users.name, users.email],
    more: users.role,
    action: 'staff.appoint',
    where: and(ne(users.role, 'traveller'), isNull(users.erasedAt)),
  },
} as const satisfies Record<string, Kind>

export type ThingKind = keyof typeof KINDS
/** Every kind of thing there is under a name. */
export const THING_KINDS = Object.keys(KINDS) as readonly ThingKind[]
export type NamedThing = { kind: ThingKind; id: string; name: string; more: string | null }

/** The things of the office that bear some words in their names (two letters: that begin so), a few of each kind this person may see, in one question; those whose name begins so come first. */
export async function findThingsByName(db: Db, actor: Actor, words: string): Promise<NamedThing[]> {
  const kinds = Object.entries<Kind>(KINDS).filter(([, { action }]) => demand(actor, action).ok)
  if (words.length < SHORTEST || kinds.length === 0) return []
  const selects = kinds.map(([kind, about]) => sql`(${selectOf(kind, about, words)})`)
  return db
    .select({
      kind: sql<ThingKind>`kind`,
      id: sql<string>`id`,
      name: sql<string>`name`,
      more: sql<string | null>`more`,
    })
    .from(sql`(${sql.join(selects, sql` union all `)}) as things`)
}

/** A table whose rows have a name and an id, as others of its kind are looked at. */
export function named(table: SQLWrapper & Pick<NamedColumns, 'name' | 'id'>): NamedColumns {
  return { name: table.name, id: table.id, from: table }
}

function selectOf(kind: string, { name, looked = [name], mobile, more, id, from, where }: Kind, words: string): SQL {
  const atStart = holding(words).slice(1)
  const pattern = words.length < TRIGRAM ? atStart : holding(words)
  const digits = words.replaceAll(/\D/g, '')
  const isReached = mobile && digits.length >= SHORTEST_NUMBER ? sql`${mobile} like ${holding(digits)}` : undefined
  const isMeant = and(or(...looked.map((one) => sql`${one} ilike ${pattern}`), isReached), where)
  const begins = sql`${name} ilike ${atStart}`
  const columns = sql`${kind}::text as kind, ${id} as id, ${name} as name, (${more ?? sql`null`})::text as more`
  return sql`select ${columns} from ${from} where ${isMeant} order by ${begins} desc, ${name}, ${id} limit ${MOST_OF_A_KIND}`
}
