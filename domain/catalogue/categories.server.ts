import { asc, count, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { reads } from '#platform/tags.ts'
import { placedColumns, toPicture } from '#domain/media/picture-columns.server.ts'
import { pictures } from '#domain/media/tables.ts'
import type { Category, CategoryKind } from './category.ts'
import { categories, packageCategories, packages } from './tables.ts'
import { remembered } from '#platform/tag-memory.ts'

export type CountedCategory = Category & { packageCount: number }

const { pictureId: _pictureId, pictureAlt: _pictureAlt, ...categoryColumns } = getTableColumns(categories)

/** Categories of a kind or all, in the order of the menus, each with how many published packages it gathers. */
export async function listCategories(db: Db, kind?: CategoryKind): Promise<CountedCategory[]> {
  reads('catalogue')
  const gathered = packagesByCategory(db)
  const rows = await db
    .select({
      ...categoryColumns,
      picture: placedColumns(categories.pictureAlt),
      packageCount: sql<number>`coalesce(${gathered.packageCount}, 0)`.mapWith(Number),
    })
    .from(categories)
    .innerJoin(pictures, eq(pictures.id, categories.pictureId))
    .leftJoin(gathered, eq(gathered.categoryId, categories.id))
    .where(kind === undefined ? undefined : eq(categories.kind, kind))
    .orderBy(asc(categories.position), asc(categories.name))
  return rows.map((row) => ({ ...row, picture: toPicture(row.picture) }))
}

/** The category whose address is `url`. */
export async function findCategoryByUrl(db: Db, url: string): Promise<Category | undefined> {
  return findCategory(db, eq(categories.url, url))
}

/** The category with an id. */
export async function findCategoryById(db: Db, id: string): Promise<Category | undefined> {
  return findCategory(db, eq(categories.id, id))
}

async function findCategory(db: Db, where: ReturnType<typeof eq>): Promise<Category | undefined> {
  reads('catalogue')
  const [row] = await db
    .select({ ...categoryColumns, picture: placedColumns(categories.pictureAlt) })
    .from(categories)
    .innerJoin(pictures, eq(pictures.id, categories.pictureId))
    .where(where)
  return row && { ...row, picture: toPicture(row.picture) }
}

function packagesByCategory(db: Db) {
  return db
    .select({ categoryId: packageCategories.categoryId, packageCount: count().as('package_count') })
    .from(packageCategories)
    .innerJoin(packages, eq(packages.id, packageCategories.packageId))
    .where(eq(packages.published, true))
    .groupBy(packageCategories.categoryId)
    .as('gathered')
}

/** Categories of a kind or all, from memory. */
export const rememberedCategories = remembered('categories', ({ db }: { db: Db }, kind?: CategoryKind) =>
  listCategories(db, kind),
)

/** The category at an address, from memory. */
export const rememberedCategory = remembered('category', ({ db }: { db: Db }, url: string) =>
  findCategoryByUrl(db, url),
)
