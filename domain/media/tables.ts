import { check, customType, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { createdAtColumn, instant } from '#platform/columns.ts'
import { PICTURE_KINDS } from './picture.ts'
import type { PictureCredit } from './credit.ts'
import type { PosterRecipe } from '#art/kind.ts'

// Beside these stands is_shown, which the database keeps by itself (migration 0070): that a column of some thing shows the picture. What is not marked may stand somewhere all the same.
export const pictures = pgTable(
  'pictures',
  {
    id: text().primaryKey(),
    kind: text({ enum: PICTURE_KINDS }).notNull().default('upload'),
    width: integer().notNull(),
    height: integer().notNull(),
    alt: text().notNull(),
    tones: text().array().notNull(),
    credit: jsonb().$type<PictureCredit>(),
    focusX: integer().notNull().default(50),
    focusY: integer().notNull().default(50),
    recipe: jsonb().$type<PosterRecipe>(),
    storedAt: instant(),
    createdAt: createdAtColumn(),
  },
  (picture) => [
    check('pictures_size', sql`${picture.width} > 0 and ${picture.height} > 0`),
    check('pictures_tones', sql`cardinality(${picture.tones}) = 3`),
    check('pictures_focus', sql`${picture.focusX} between 0 and 100 and ${picture.focusY} between 0 and 100`),
    index('pictures_newest').on(picture.kind, picture.createdAt, picture.id),
    index('pictures_alt').using('gin', sql`${picture.alt} gin_trgm_ops`),
  ],
)

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** Files of pictures nobody could draw again, where the database keeps them: by the key of a `MediaStorage`. */
export const pictureFiles = pgTable('picture_files', {
  key: text().primaryKey(),
  bytes: bytea().notNull(),
  createdAt: createdAtColumn(),
})
