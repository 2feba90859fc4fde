import type { InferSelectModel } from 'drizzle-orm'
import { picturePath } from '#domain/media/picture.ts'
import type { Person } from './person.ts'
import type { users } from './tables.ts'

/** A row of `users` as pages see it. */
export function toPerson({ id, role, name, email, mobile, pictureId }: InferSelectModel<typeof users>): Person {
  return { id, role, name, email, mobile, image: pictureId === null ? null : imagePath(pictureId) }
}

/** The path of a person's small picture. */
export function imagePath(pictureId: string): string {
  return picturePath(pictureId, 320, 'webp')
}
