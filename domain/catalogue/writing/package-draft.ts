import { z } from 'zod'
import { COMFORTS, DIFFICULTIES, EXTRA_UNITS, PACKAGE_KINDS, PRICING_MODELS } from '#domain/catalogue/package.ts'
import { GST_SCHEMES } from '#domain/tax/gst-rates.ts'
import type { PackageDraft } from '#domain/catalogue/package.ts'
import { Months, Paragraphs, StateCode, UrlSegment, Words } from './checks.ts'

const price = z.number().int().positive()
const Grid = z.object({
  twin: price,
  single: price.nullable(),
  triple: price.nullable(),
  quad: price.nullable(),
  childWithBed: price.nullable(),
  childNoBed: price.nullable(),
  infant: z.number().int().nonnegative(),
})

const age = z.number().int().min(0).max(18)
const dayOfYear = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)
const Rates = z.object({
  model: z.enum(PRICING_MODELS),
  ageBands: z
    .object({ infantUnder: age, olderInfantUnder: age, adultFrom: age, youngest: age })
    .refine(
      ({ infantUnder, olderInfantUnder, adultFrom }) =>
        infantUnder <= olderInfantUnder && olderInfantUnder <= adultFrom,
      'the age bands overlap',
    ),
  singleSupplementPaise: z.number().int().nonnegative().nullable(),
  seasons: z.array(
    z.object({ name: Words, from: dayOfYear, to: dayOfYear, percent: z.number().int().min(-90).max(300) }),
  ),
  groupSlabs: z.array(z.object({ fromPeople: z.number().int().min(2), percentOff: z.number().int().min(1).max(90) })),
  extras: z.array(z.object({ id: Words, name: Words, pricePaise: price, per: z.enum(EXTRA_UNITS) })),
})

const Day = z.object({
  day: z.number().int().positive(),
  title: Words,
  text: Words,
  overnight: z.object({ name: Words, url: z.string().nullable() }).nullable(),
  stay: Words.nullable(),
  meals: z.enum(['none', 'breakfast', 'breakfast-dinner', 'all']),
  km: z.number().nonnegative().nullable(),
  hours: z.number().nonnegative().nullable(),
  travel: z.enum(['road', 'walk', 'boat', 'train', 'flight']).nullable(),
  altitudeM: z.number().int().nullable(),
  highestM: z.number().int().nullable(),
  sights: z.array(z.object({ name: Words, url: z.string() })),
})

const Shape = z.object({
  id: Words,
  name: Words,
  url: UrlSegment,
  kind: z.enum(PACKAGE_KINDS),
  comfort: z.enum(COMFORTS),
  categoryId: Words,
  categoryIds: z.array(Words),
  stateCodes: z.array(StateCode).min(1),
  days: z.number().int().min(1).max(60),
  summary: Words,
  intro: Words,
  highlights: Paragraphs.min(1),
  inclusions: Paragraphs.min(1),
  exclusions: Paragraphs,
  months: Months,
  tags: z.array(Words),
  difficulty: z.enum(DIFFICULTIES).nullable(),
  maxAltitudeM: z.number().int().positive().nullable(),
  distanceKm: z.number().int().positive().nullable(),
  startCity: Words,
  endCity: Words,
  groupMin: z.number().int().positive(),
  groupMax: z.number().int().positive(),
  grid: Grid,
  rates: Rates,
  gstScheme: z.enum(GST_SCHEMES),
  cancellationPlanId: UrlSegment.optional(),
  paymentPlanId: UrlSegment.optional(),
  itinerary: z.array(Day),
  questions: z.array(z.object({ question: Words, answer: Words })),
  stops: z.array(z.object({ cityId: Words, nights: z.number().int().nonnegative() })).min(1),
  attractionIds: z.array(Words),
  pictureIds: z.array(Words).min(1),
})

/** A draft that may be published: its days are numbered 1 to `days`, its group has room, its pictures are all different. */
export const PublishablePackage: z.ZodType<PackageDraft, PackageDraft> = Shape.superRefine((draft, context) => {
  const wrong = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
  if (draft.itinerary.length !== draft.days || draft.itinerary.some(({ day }, i) => day !== i + 1))
    wrong('itinerary', 'one entry a day, in order')
  if (draft.groupMin > draft.groupMax) wrong('groupMin', 'the smallest group is larger than the largest')
  if (new Set(draft.pictureIds).size !== draft.pictureIds.length) wrong('pictureIds', 'a picture stands twice')
})
