import { check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { createdAtColumn, instant } from '#platform/columns.ts'
import type { PictureCredit } from './picture.ts'
import type { PosterRecipe } from '#art/kind.ts'

export const pictures = pgTable(
  'pictures',
  {
    id: text().primaryKey(),
    width: integer().notNull(),
    height: integer().notNull(),
    alt: text().notNull(),
    tones: text().array().notNull(),
    credit: jsonb().$type<PictureCredit>(),
    recipe: jsonb().$type<PosterRecipe>(),
    storedAt: instant(),
    createdAt: createdAtColumn(),
  },
  (picture) => [
    check('pictures_size', sql`${picture.width} > 0 and ${picture.height} > 0`),
    check('pictures_tones', sql`cardinality(${picture.tones}) = 3`),
  ],
)
