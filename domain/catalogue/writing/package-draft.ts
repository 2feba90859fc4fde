import { z } from 'zod'
import { COMFORTS, DIFFICULTIES, PACKAGE_KINDS } from '#domain/catalogue/package.ts'
import { CLOCK } from '#domain/catalogue/journey/clock.ts'
import { MEANS, wayOf } from '#domain/catalogue/journey/leg.ts'
import { GST_SCHEMES } from '#domain/tax/gst-rates.ts'
import type { PackageDraft } from '#domain/catalogue/package.ts'
import { MOST_TRAVELLERS } from '#domain/party/party.ts'
import { LONGEST, Months, Paragraphs, StateCode, UrlSegment, Words } from './checks.ts'
import { MOST_PAISE, MOST_ROWS, price, Rates } from './rates-draft.ts'

const twinPrice = price.positive('The price of a twin room is missing, as 19,050 for each of two.')

const DAYS_WORDS = 'Days are a number from 0 to 365.'
const days = z.number(DAYS_WORDS).int(DAYS_WORDS).min(0, DAYS_WORDS).max(365, DAYS_WORDS)
const PEOPLE_WORDS = `People are a number from 1 to ${MOST_TRAVELLERS}.`
const Own = z
  .object({
    areSold: z.boolean(),
    leadDays: days,
    cutoffDays: days,
    mostPeople: z
      .number(PEOPLE_WORDS)
      .int(PEOPLE_WORDS)
      .min(1, PEOPLE_WORDS)
      .max(MOST_TRAVELLERS, PEOPLE_WORDS)
      .nullable(),
  })
  .refine(({ leadDays, cutoffDays }) => leadDays < 0 || cutoffDays <= leadDays, {
    path: ['cutoffDays'],
    message: 'Booking closes after a date can first be asked for: at most as many days before it leaves.',
  })

const metres = z.number('Metres as a whole number.').int().min(0).max(8000, 'At most 8,000 m.').optional()
const DayLeg = z.object({
  by: z.enum(MEANS),
  km: z.number('Kilometres as a number.').nonnegative().max(3000, 'At most 3,000 km.'),
  hours: z.number('Hours as a number.').nonnegative().max(24, 'At most 24 hours.').nullable(),
  upM: metres,
  downM: metres,
})

const Clock = z.string().regex(CLOCK, 'An hour, as 5:30 am.')

/**
 * A package as it is written. A draft may have gaps where what is published may not: nothing else is told apart, so that whatever a draft
 * holds can be published once its gaps are filled.
 */
function shapeOf(isWhole: boolean) {
  const words = (missing: string, most = LONGEST) => {
    const text = z.string().trim().max(most, `At most ${most} signs.`)
    return isWhole ? text.min(1, missing) : text
  }
  const some = <Item extends z.ZodType>(items: z.ZodArray<Item>, missing: string) =>
    isWhole ? items.min(1, missing) : items
  const count = (missing: string, most: number) => {
    const number = z.number(missing).int(missing).max(most, missing)
    return isWhole ? number.min(1, missing) : number.min(0, missing)
  }
  const Day = z
    .object({
      day: z.number().int().positive(),
      title: words('A day has a title.', 200),
      text: words('Say what happens on this day.'),
      overnight: z.object({ name: Words, url: z.string().nullable() }).nullable(),
      stay: Words.nullable(),
      meals: z.enum(['none', 'breakfast', 'breakfast-dinner', 'all']),
      km: z.number('Kilometres as a number.').nonnegative().nullable(),
      hours: z.number('Hours as a number.').nonnegative().nullable(),
      travel: z.enum(MEANS).nullable(),
      legs: z.array(DayLeg).max(8, 'A day goes by eight means at most.').optional(),
      altitudeM: z.number().int().nullable(),
      highestM: z.number().int().nullable(),
      sights: z.array(
        z.object({
          name: Words,
          url: z.string(),
          at: z.array(Clock).min(1).max(4, 'A day sees it four times at most.').optional(),
        }),
      ),
      begins: Clock.optional(),
    })
    .transform(({ legs, begins, ...day }) => ({
      ...day,
      ...(begins === undefined ? {} : { begins }),
      ...(legs?.length ? { ...wayOf(legs), legs } : {}),
    }))
  return z.object({
    id: Words,
    name: words('A package has a name.', 200),
    url: isWhole ? UrlSegment.max(120) : z.union([z.literal(''), UrlSegment.max(120)]),
    kind: z.enum(PACKAGE_KINDS),
    comfort: z.enum(COMFORTS),
    categoryId: words('Choose the category it belongs to.'),
    categoryIds: z.array(Words),
    stateCodes: some(z.array(StateCode), 'Choose the states it goes to.'),
    days: count('A journey has 1 to 60 days.', 60),
    summary: words('A card shows one sentence of it.', 600),
    intro: words('The page begins with a paragraph.'),
    highlights: some(Paragraphs, 'At least one thing worth the journey.'),
    inclusions: some(Paragraphs, 'Say at least one thing the price holds.'),
    exclusions: Paragraphs,
    months: isWhole ? Months : z.array(z.number().int().min(1).max(12)),
    tags: z.array(Words),
    difficulty: z.enum(DIFFICULTIES).nullable(),
    maxAltitudeM: z.number().int().positive().nullable(),
    distanceKm: z.number().int().positive().nullable(),
    startCity: words('Say where it starts.', 120),
    endCity: words('Say where it ends.', 120),
    groupMin: count('A group has at least one traveller.', 500),
    groupMax: count('A group has at least one traveller.', 500),
    grid: z.object({
      twin: isWhole ? twinPrice : z.number().int().nonnegative().max(MOST_PAISE, 'At most ₹10 crore.'),
      single: price.nullable(),
      triple: price.nullable(),
      quad: price.nullable(),
      childWithBed: price.nullable(),
      childNoBed: price.nullable(),
      infant: z.number().int().nonnegative().max(MOST_PAISE, 'At most ₹10 crore.'),
    }),
    rates: Rates,
    infantsHaveSeats: z.boolean().optional(),
    ownDates: Own.optional(),
    gstScheme: z.enum(GST_SCHEMES),
    cancellationPlanId: UrlSegment.optional(),
    paymentPlanId: UrlSegment.optional(),
    itinerary: z.array(Day).max(MOST_ROWS),
    questions: z.array(z.object({ question: Words, answer: words('A question has an answer.') })),
    stops: some(
      z.array(z.object({ cityId: Words, nights: z.number('Nights as a number.').int().min(0).max(60) })),
      'A journey has at least one halt.',
    ),
    attractionIds: z.array(Words),
    pictureIds: some(z.array(Words), 'A package has at least one picture.'),
    pictureAlts: z.record(z.string(), z.string().trim().min(1).max(300, 'At most 300 signs.')).optional(),
  })
}

/** A draft as it is kept while somebody writes it: gaps are allowed. */
export const KeptDraft = shapeOf(false)

/** A draft that may be published: its days are numbered 1 to `days`, its group has room, its pictures are all different. */
export const PublishablePackage: z.ZodType<PackageDraft, PackageDraft> = shapeOf(true)
  .superRefine(({ itinerary, days }, context) => {
    if (itinerary.length === days && itinerary.every(({ day }, i) => day === i + 1)) return
    const message = `One entry a day, in order: it has ${days === 1 ? '1 day' : `${days} days`}, and ${itinerary.length} ${itinerary.length === 1 ? 'is' : 'are'} written.`
    context.addIssue({ code: 'custom', path: ['itinerary'], message })
  })
  .refine(({ groupMin, groupMax }) => groupMin <= groupMax, {
    path: ['groupMin'],
    message: 'The smallest group is larger than the largest.',
  })
  .refine(({ pictureIds }) => new Set(pictureIds).size === pictureIds.length, {
    path: ['pictureIds'],
    message: 'A picture stands twice.',
  })

/** A package as a file tells it: public unless it says otherwise, and words only of pictures it has. */
export const ToldPackage: z.ZodType<ToldPackage, ToldPackage> = z
  .intersection(PublishablePackage, z.object({ published: z.boolean().default(true) }))
  .transform(({ pictureAlts = {}, ...draft }) => {
    const own = Object.entries(pictureAlts).filter(([id]) => draft.pictureIds.includes(id))
    return { ...draft, pictureAlts: Object.fromEntries(own) }
  })
export type ToldPackage = PackageDraft & { published?: boolean | undefined }
