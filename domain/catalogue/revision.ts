import type { PackageDraft } from './package.ts'

/**
 * How a revision of a package stands. One at most is open: a draft, in review, or waiting for its hour. `published` has gone public, the
 * latest of them is what is public; `withdrawn` was thrown away, or taken from the public.
 */
export const REVISION_STATES = ['draft', 'review', 'scheduled', 'published', 'withdrawn'] as const
export type RevisionState = (typeof REVISION_STATES)[number]
export const OPEN_STATES = ['draft', 'review', 'scheduled'] as const satisfies readonly RevisionState[]

/** What of a package is written on one page of its editor. Two people who write on different pages do not meet. */
export const PARTS = {
  facts: [
    'name',
    'url',
    'kind',
    'comfort',
    'categoryId',
    'categoryIds',
    'stateCodes',
    'days',
    'startCity',
    'endCity',
    'groupMin',
    'groupMax',
    'difficulty',
    'maxAltitudeM',
    'distanceKm',
    'months',
    'tags',
    'summary',
    'intro',
    'highlights',
  ],
  halts: ['stops', 'attractionIds'],
  days: ['itinerary'],
  words: ['inclusions', 'exclusions', 'questions'],
  pictures: ['pictureIds', 'pictureAlts'],
  prices: ['grid', 'rates', 'gstScheme', 'infantsHaveSeats', 'ownDates', 'cancellationPlanId', 'paymentPlanId'],
} as const satisfies Record<string, readonly (keyof PackageDraft)[]>
export type Part = keyof typeof PARTS
export const PART_NAMES = Object.keys(PARTS) as readonly Part[]

/** The keys of one part of a draft. */
export function partOf<Name extends Part>(
  content: PackageDraft,
  part: Name,
): Pick<PackageDraft, (typeof PARTS)[Name][number]> {
  return Object.fromEntries(PARTS[part].map((key) => [key, content[key]])) as never
}

/** The part whose page a fault is mended on. */
export function partWith(path: string): Part {
  const [key = ''] = path.split('.')
  return PART_NAMES.find((part) => (PARTS[part] as readonly string[]).includes(key)) ?? 'facts'
}
