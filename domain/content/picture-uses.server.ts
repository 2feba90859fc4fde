import { and, eq, ilike, or, sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import { cars } from '#domain/cars/tables.ts'
import { attractions, categories, cities, packagePictures, packages, states } from '#domain/catalogue/tables.ts'
import { nameOfDraft, packageRevisions, picturesOfDraft } from '#domain/catalogue/writing/tables.ts'
import { draftedName, drafts } from '#domain/drafts/tables.ts'
import { pictures } from '#domain/media/tables.ts'
import { siteArtIds } from '#domain/media/site-art.server.ts'
import { settings } from '#domain/settings/tables.ts'
import { holding } from '#platform/like.ts'
import type { Db } from '#platform/db.server.ts'
import { articles, pages } from './tables.ts'

/** What can show a picture. */
const PICTURE_USERS = [
  'states',
  'cities',
  'attractions',
  'categories',
  'packages',
  'drafts',
  'written',
  'articles',
  'pages',
  'cars',
  'settings',
  'site',
] as const
export type PictureUse = { by: (typeof PICTURE_USERS)[number]; id: string; name: string }

/** So many of a kind are named. */
const MOST_OF_A_KIND = 500

/** Up to how many things of a kind these uses name, where they are not all. */
export function namedUpTo(uses: readonly PictureUse[]): number | undefined {
  const most = Math.max(
    0,
    ...Map.groupBy(uses, ({ by }) => by)
      .values()
      .map((some) => some.length),
  )
  return most < MOST_OF_A_KIND ? undefined : MOST_OF_A_KIND
}

/** Where a picture stands, by kind and name, so many of a kind as somebody reads; nothing where it stands nowhere. */
export async function usesOfPicture(db: Db, id: string): Promise<PictureUse[]> {
  const [p, r] = [packagePictures, packageRevisions]
  const inText = `/media/${id}/`
  const found = {
    states: await thingsWith(db, states, id),
    cities: await thingsWith(db, cities, id),
    attractions: await thingsWith(db, attractions, id),
    categories: await thingsWith(db, categories, id),
    packages: await db
      .select({ id: packages.id, name: packages.name })
      .from(p)
      .innerJoin(packages, eq(packages.id, p.packageId))
      .where(eq(p.pictureId, id))
      .limit(MOST_OF_A_KIND),
    drafts: await db
      .select({ id: r.packageId, name: nameOfDraft(r.content) })
      .from(r)
      .where(isDrafted(id))
      .limit(MOST_OF_A_KIND),
    written: await db
      .select({ id: sql<string>`${drafts.kind} || '/' || ${drafts.thingId}`, name: draftedName(drafts.content) })
      .from(drafts)
      .where(isWritten(id))
      .limit(MOST_OF_A_KIND),
    articles: await db
      .select({ id: articles.id, name: articles.title })
      .from(articles)
      .where(sql`${articles.pictureId} = ${id} or ${ilike(articles.body, holding(inText))}`)
      .limit(MOST_OF_A_KIND),
    pages: await db
      .select({ id: pages.slug, name: pages.title })
      .from(pages)
      .where(sql`${pages.pictureId} = ${id} or ${ilike(pages.body, holding(inText))}`)
      .limit(MOST_OF_A_KIND),
    cars: await db
      .select({ id: cars.id, name: cars.name })
      .from(cars)
      .where(or(eq(cars.pictureId, id), eq(cars.nightPictureId, id)))
      .limit(MOST_OF_A_KIND),
    settings: await db
      .select({ id: settings.key, name: settings.key })
      .from(settings)
      .where(sql`exists (select from ${idsIn(sql`${settings.value}::text`)} where found[1] = ${id})`),
    site: siteArtIds().includes(id) ? [{ id, name: 'The pages of the site itself' }] : [],
  }
  return PICTURE_USERS.flatMap((by) => found[by].map((thing) => ({ by, ...thing })))
}

type Things = typeof states | typeof cities | typeof attractions | typeof categories

async function thingsWith(db: Db, table: Things, id: string): Promise<{ id: string; name: string }[]> {
  return db
    .select({ id: table.id, name: table.name })
    .from(table as typeof states)
    .where(eq(table.pictureId, id))
    .limit(MOST_OF_A_KIND)
}

const isOpen = sql`${packageRevisions.state} in ('draft', 'review', 'scheduled')`

/** Of a revision: that it is open and shows a picture. */
function isDrafted(id: string | SQLWrapper): SQL {
  return sql`${isOpen} and ${picturesOfDraft(packageRevisions.content)} ? ${id}`
}

/** Of a draft of a place or a class of car: that it shows a picture. */
function isWritten(id: string | SQLWrapper): SQL {
  return sql`${id} in (${drafts.content} ->> 'pictureId', ${drafts.content} ->> 'nightPictureId')`
}

/** Ids that stand in a text, as a whole word of JSON or in an address of a picture. */
function idsIn(text: SQL): SQL {
  return sql`regexp_matches(${text}, '(?:"|/media/)([0-9a-z]{20})["/]', 'g') as found`
}

/** That a picture stands nowhere: of what is not marked as shown, what shows one by a column or in a draft is looked up there, and what names some in its words is read once. */
export function standsNowhere(): SQL | undefined {
  const shown = [packagePictures, states, cities, attractions, categories, articles, pages, cars].map(
    (table) => sql`not exists (select from ${table} where ${table.pictureId} = ${pictures.id})`,
  )
  return and(
    sql`not ${pictures}.is_shown`,
    ...shown,
    sql`not exists (select from ${cars} where ${cars.nightPictureId} = ${pictures.id})`,
    sql`not exists (select from ${packageRevisions} where ${isDrafted(pictures.id)})`,
    sql`not exists (select from ${drafts} where ${isWritten(pictures.id)})`,
    sql`not exists (select from (${namedIds()}) as named(id) where named.id = ${pictures.id})`,
  )
}

/** The ids of pictures that settings, texts and the site itself name. */
function namedIds(): SQL {
  return sql.join(
    [
      sql`select found[1] from ${settings}, ${idsIn(sql`${settings.value}::text`)}`,
      ...[articles, pages].map(
        (texts) =>
          sql`select found[1] from ${texts}, ${idsIn(sql`${texts.body}`)} where ${texts.body} like '%/media/%'`,
      ),
      ...siteArtIds().map((id) => sql`select ${id}`),
    ],
    sql` union all `,
  )
}
