import { and, eq, inArray, sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import { cars, drivers, vehicles } from '#domain/cars/tables.ts'
import { attractions, categories, cities, packages, states } from '#domain/catalogue/tables.ts'
import { nameOfDraft, packageRevisions } from '#domain/catalogue/writing/tables.ts'
import { articles } from '#domain/content/tables.ts'
import { departures } from '#domain/departures/tables.ts'
import { draftedName, drafts } from '#domain/drafts/tables.ts'
import { pictures } from '#domain/media/tables.ts'
import { promotions } from '#domain/promotions/tables.ts'
import type { Db } from '#platform/db.server.ts'
import { holding } from '#platform/like.ts'
import { named } from './things-by-name.server.ts'

const SHORTEST = 2
const MOST_OF_A_KIND = 20
const MOST_DATES = 500

type NamedBy = { name: SQLWrapper; id: SQLWrapper; from: SQLWrapper; latest?: SQLWrapper }

const draftsOfPackages: NamedBy = {
  name: nameOfDraft(packageRevisions.content),
  id: packageRevisions.packageId,
  from: packageRevisions,
  latest: packageRevisions.number,
}
const draftsOfThings: NamedBy = { name: draftedName(drafts.content), id: drafts.thingId, from: drafts }

/** Where the audit's things have their names, by the kind their subject begins with; a draft of what is public has its name there too. */
const NAMED: Readonly<Record<string, readonly NamedBy[]>> = {
  package: [draftsOfPackages, named(packages)],
  state: [draftsOfThings, named(states)],
  city: [draftsOfThings, named(cities)],
  attraction: [draftsOfThings, named(attractions)],
  category: [draftsOfThings, named(categories)],
  car: [draftsOfThings, named(cars)],
  driver: [named(drivers)],
  vehicle: [{ name: vehicles.registration, id: vehicles.id, from: vehicles }],
  departure: [
    {
      name: sql`(select ${packages.name} from ${packages} where ${eq(packages.id, departures.packageId)}) || ', ' || ${departures.startsOn}`,
      id: departures.id,
      from: departures,
    },
  ],
  picture: [{ name: pictures.alt, id: pictures.id, from: pictures }],
  promotion: [{ name: sql`coalesce(${promotions.code}, ${promotions.name})`, id: promotions.id, from: promotions }],
  article: [{ name: articles.title, id: articles.id, from: articles }],
}

/** What the things of audit entries are called today, by their subjects ("package:k2j…", "city-draft:…"); those that are gone, or bear no name, are absent. Whoever may read the audit may read these. */
export async function namesOfThings(db: Db, subjects: readonly string[]): Promise<Map<string, string>> {
  const asked = [...new Set(subjects)].map((subject) => ({ subject, ...partsOf(subject) }))
  const selects = Object.entries(NAMED).flatMap(([kind, places]) => {
    const ids = asked.filter((one) => one.kind === kind).map(({ id }) => id)
    return ids.length === 0 ? [] : places.map((place, at) => selectOf(kind, place, ids, at))
  })
  if (selects.length === 0) return new Map()
  const rows = await db
    .select({ kind: sql<string>`kind`, id: sql<string>`id`, name: sql<string>`name` })
    .from(sql`(${sql.join(selects, sql` union all `)}) as named`)
    .orderBy(sql`at`, sql`nth`)
  const names = new Map(rows.map(({ kind, id, name }) => [`${kind}:${id}`, name]))
  return new Map(
    asked.flatMap(({ subject, kind, id }) => {
      const name = names.get(`${kind}:${id}`)
      return name ? [[subject, name] as const] : []
    }),
  )
}

/** The subjects of what bears some words in its name today, a package's dates and drafts among them, some of each kind; "Package Kerala Classic" means packages alone. For whoever may read the audit. */
export async function subjectsNamed(db: Db, called: string): Promise<string[]> {
  const { kind: only, words, day } = meantBy(called)
  if (words.length < SHORTEST || words.includes(':')) return []
  const named = only === 'departure' ? 'package' : only
  const kinds = Object.entries(NAMED).filter(([kind]) => kind !== 'departure' && (named ?? kind) === kind)
  const selects = kinds.flatMap(([kind, places]) =>
    places.map(
      ({ name, id, from }) =>
        sql`(select ${kind}::text as kind, ${id} as id from ${from} where ${name} ilike ${holding(words)} limit ${MOST_OF_A_KIND})`,
    ),
  )
  const found = await db
    .select({ kind: sql<string>`kind`, id: sql<string>`id` })
    .from(sql`(${sql.join(selects, sql` union `)}) as named`)
  const dates = only && only !== 'departure' ? [] : await datesOf(db, found, day)
  const things = only === 'departure' ? [] : found
  return [...things.flatMap(({ kind, id }) => [`${kind}:${id}`, `${kind}-draft:${id}`]), ...dates]
}

/** The kind some words begin with, as the audit calls what it shows, and what follows; of a date its package and its day. */
function meantBy(called: string): { kind?: string; words: string; day?: string } {
  const said = called.toLowerCase()
  const kind = Object.keys(NAMED).find((one) => said.startsWith(`${one} `))
  const rest = kind ? called.slice(kind.length + 1).replace(/^draft /i, '') : called
  const [, words = rest, day] = /^(.+), (\d{4}-\d\d-\d\d)$/.exec(rest) ?? []
  return { ...(kind ? { kind } : {}), words, ...(day ? { day } : {}) }
}

async function datesOf(db: Db, found: readonly { kind: string; id: string }[], day?: string): Promise<string[]> {
  const ofPackages = found.filter(({ kind }) => kind === 'package').map(({ id }) => id)
  const dates = await db
    .select({ id: departures.id })
    .from(departures)
    .where(and(inArray(departures.packageId, ofPackages), day ? eq(departures.startsOn, day) : undefined))
    .limit(MOST_DATES)
  return dates.map(({ id }) => `departure:${id}`)
}

function partsOf(subject: string): { kind: string; id: string } {
  const [kind = '', ...rest] = subject.split(':')
  return { kind: kind.replace(/-draft$/, ''), id: rest.join(':') }
}

function selectOf(kind: string, { name, id, from, latest }: NamedBy, ids: readonly string[], at: number): SQL {
  return sql`(select ${kind}::text as kind, ${id} as id, ${name}::text as name, ${at}::int as at, ${latest ?? sql`0`} as nth
    from ${from} where ${inArray(id, [...ids])})`
}
