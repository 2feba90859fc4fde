import type { Picture } from '#domain/media/picture.ts'

export const CATEGORY_KINDS = ['speciality', 'experience'] as const
export type CategoryKind = (typeof CATEGORY_KINDS)[number]

/** A speciality (one owns each package) or a themed experience of the Holiday menu; both have a page under /speciality-tours. */
export type Category = {
  id: string
  kind: CategoryKind
  key: string
  name: string
  url: string
  line: string
  summary: string
  about: string[]
  when: string
  position: number
  picture: Picture
}
