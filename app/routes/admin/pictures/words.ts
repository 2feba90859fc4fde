import { href } from 'react-router'
import type { EachDeeds } from '#app/routes/admin/several/each-page.tsx'
import type { PictureUse } from '#domain/content/picture-uses.server.ts'
import type { PictureKind } from '#domain/media/picture.ts'

export const KIND_NAMES: Record<Exclude<PictureKind, 'portrait'>, string> = {
  upload: 'Taken in',
  poster: 'Posters of our own artist',
}
export const LACK_NAMES = {
  unused: 'Stand nowhere',
  uncredited: 'Without a credit',
  unworded: 'Named by their file alone',
} as const

/** How wide a picture is cropped, where visitors meet it. */
export const CROPS = [
  { name: 'Card', ratio: '4 / 3' },
  { name: 'Article', ratio: '16 / 10' },
  { name: 'Band', ratio: '2 / 1' },
  { name: 'Square', ratio: '1 / 1' },
  { name: 'Poster', ratio: '3 / 4' },
] as const

const USES: Record<PictureUse['by'], { name: string; to?: (id: string) => string }> = {
  states: { name: 'State', to: (id) => href('/admin/states/:id', { id }) },
  cities: { name: 'City', to: (id) => href('/admin/cities/:id', { id }) },
  attractions: { name: 'Attraction', to: (id) => href('/admin/attractions/:id', { id }) },
  categories: { name: 'Category', to: (id) => href('/admin/categories/:id', { id }) },
  packages: { name: 'Package', to: (id) => href('/admin/packages/:id/:part', { id, part: 'pictures' }) },
  drafts: { name: 'Draft of a package', to: (id) => href('/admin/packages/:id/:part', { id, part: 'pictures' }) },
  written: { name: 'Draft', to: (thing) => `${href('/admin')}/${thing}` },
  articles: { name: 'Article', to: (id) => href('/admin/articles/:id', { id }) },
  pages: { name: 'Page', to: (slug) => href('/admin/pages/:slug', { slug }) },
  cars: { name: 'Class of car', to: (id) => href('/admin/cars/:id', { id }) },
  settings: { name: 'Settings' },
  site: { name: 'The site' },
}

/** What shows a picture, and the page of the office where that is changed, if there is one. */
export function useOf({ by, id, name }: PictureUse): { kind: string; name: string; to: string | undefined } {
  const { name: kind, to } = USES[by]
  return { kind, name: by === 'settings' ? (SETTINGS[id] ?? id) : name, to: to?.(id) }
}

const SETTINGS: Record<string, string> = { photographs: 'Photographs beside posters', site: 'The operator’s own' }

/** The fields of a credit, as licences ask for it. */
export const CREDIT_FIELDS = [
  { name: 'author', label: 'Taken by' },
  { name: 'licence', label: 'Licence', help: 'As CC BY 4.0; for your own, All rights reserved.' },
  { name: 'licenceUrl', label: 'Address of the licence, if any' },
  { name: 'sourceUrl', label: 'Address it is from, if any' },
  { name: 'changes', label: 'What was changed, if anything', help: 'As: cropped, colours lifted.' },
] as const

/** What is said of a picture in its form, in its history and beside what somebody else saved. */
export const PART_NAMES: Record<string, string> = {
  alt: 'What it shows',
  focusX: 'Focus from the left',
  focusY: 'Focus from the top',
  credit: 'Credit',
  ...Object.fromEntries(CREDIT_FIELDS.map(({ name, label }) => [name, label])),
  shareAlike: 'Shared under the same licence',
}

/** What is done to several pictures at once. */
export const PICTURE_DEEDS = {
  credit: {
    name: 'Say who took them',
    verb: 'Credit',
    says: 'Each shows this credit wherever it stands, in place of the one it has. A poster credits nobody.',
    done: 'credited',
    look: 'ink',
  },
  remove: {
    name: 'Delete',
    verb: 'Delete',
    says: 'They and all their files are gone for good. One that stands anywhere stays.',
    done: 'gone',
    look: 'bad',
  },
} as const satisfies EachDeeds

/** Pictures that are offered for a text at a time, so that what is below them stays near. */
export const MOST_FOR_TEXT = 12
