import type { InferSelectModel } from 'drizzle-orm'
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
}

export type PictureRow = Pick<InferSelectModel<typeof pictures>, keyof typeof pictureColumns>

/** A selected row, which may carry more columns, as the picture pages use. */
export function toPicture({ id, width, height, alt, tones, credit }: PictureRow): Picture {
  return { id, width, height, alt, tones, credit }
}
