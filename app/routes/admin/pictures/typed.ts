import type { PictureWords } from '#domain/media/edit-picture.server.ts'
import { CREDIT_FIELDS } from './words.ts'

/** A picture as its form shows it. */
export function typedOf({ alt, credit, focusX, focusY }: PictureWords): Record<string, string> {
  const words = Object.fromEntries(CREDIT_FIELDS.map(({ name }) => [name, credit?.[name] ?? '']))
  return { ...words, alt, focusX: String(focusX), focusY: String(focusY), shareAlike: credit?.shareAlike ? 'yes' : '' }
}
