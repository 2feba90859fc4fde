import { sql } from 'drizzle-orm'
import type { InferSelectModel } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { CENTRE } from './picture.ts'
import type { Picture } from './picture.ts'
import { pictures } from './tables.ts'

/** What to select of a joined picture; hand the row to `toPicture`. */
export const pictureColumns = {
  id: pictures.id,
  width: pictures.width,
  height: pictures.height,
  alt: pictures.alt,
  tones: pictures.tones,
  credit: pictures.credit,
  focusX: pictures.focusX,
  focusY: pictures.focusY,
}

export type PictureRow = Pick<InferSelectModel<typeof pictures>, keyof typeof pictureColumns>

/** The same of a picture where it stands: `alt` is the column of what is said of it there, else its own words are. */
export function placedColumns(alt: PgColumn) {
  return { ...pictureColumns, alt: sql<string>`coalesce(nullif(${alt}, ''), ${pictures.alt})` }
}

/** A selected row, which may carry more columns, as the picture pages use. */
export function toPicture({ id, width, height, alt, tones, credit, focusX: x, focusY: y }: PictureRow): Picture {
  const isCentred = x === CENTRE.x && y === CENTRE.y
  return { id, width, height, alt, tones, credit, ...(isCentred ? {} : { focus: { x, y } }) }
}
