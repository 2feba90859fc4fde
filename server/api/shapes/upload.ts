import { z } from '@hono/zod-openapi'
import { offeredWidths, picturePath } from '#domain/media/picture.ts'
import type { Picture } from '#domain/media/picture.ts'
import { Id } from './ids.ts'

const WANTED_WIDTH = 768

export const Upload = z
  .object({
    _id: Id,
    path: z
      .string()
      .openapi({ description: 'A WebP of the picture, at most 768 pixels wide.', example: '/media/ab12/768.webp' }),
    alt: z.string().openapi({ example: 'Poster of Munnar: tea gardens at dawn' }),
    width: z.number().int().openapi({ description: 'Pixels of the file at `path`.', example: 768 }),
    height: z.number().int().openapi({ example: 576 }),
  })
  .openapi('Upload')
export type Upload = z.infer<typeof Upload>

/** A picture as the calls show it: the widest rendering that is not wider than a card needs. */
export function toUpload(picture: Pick<Picture, 'id' | 'width' | 'height' | 'alt'>): Upload {
  const width = offeredWidths(picture).findLast((offered) => offered <= WANTED_WIDTH) ?? offeredWidths(picture)[0]!
  const height = Math.round((picture.height * width) / picture.width)
  return { _id: picture.id, path: picturePath(picture.id, width, 'webp'), alt: picture.alt, width, height }
}
