import { sql } from 'drizzle-orm'
import type { InferSelectModel } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { CENTRE } from './picture.ts'
import type { Picture } from './picture.ts'
import { pictures } from './tables.ts'

type ShownColumn = 'id' | 'width' | 'height' | 'alt' | 'tones' | 'credit' | 'focusX' | 'focusY'

/** What to select of pictures that are joined once more, under another name; hand the row to `toPicture`. */
export function pictureColumnsOf<Table extends Record<ShownColumn, PgColumn>>(table: Table): Pick<Table, ShownColumn> {
  const { id, width, height, alt, tones, credit, focusX, focusY } = table
  return { id, width, height, alt, tones, credit, focusX, focusY }
}

/** What to select of a joined picture; hand the row to `toPicture`. */
export const pictureColumns = pictureColumnsOf(pictures)

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
