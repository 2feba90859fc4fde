import { eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { COUPON_BOUNDS, refuseEndBeforeBegin } from '#domain/promotions/coupon-bounds.ts'
import type { PromotionKind } from '#domain/promotions/coupon-state.ts'
import { EARLY_BIRD_WORDS } from '#domain/promotions/coupon-typed.ts'
import { savePromotions } from '#domain/promotions/promotions-writing.server.ts'
import { promotions } from '#domain/promotions/tables.ts'
import { anyOrder, money, orNothing, orUsual, whole, words, yesNo } from '#domain/spreadsheets/cell.ts'
import { column, ID, REFERENCES } from '#domain/spreadsheets/columns.ts'
import { tableKind } from './table-kind.server.ts'

type Row = typeof promotions.$inferSelect

const { code, name, percent, paise, daysAhead, leastPeople, mostUses, mostPerPerson } = COUPON_BOUNDS
const Day = z.iso.date('A day, as 2026-12-05.').nullable().default(null)

/** What it takes off: a share, held to a sum or not, or a sum. */
const Off = z
  .object({ percent: percent.nullish(), mostPaise: paise.nullish(), paise: paise.nullish() })
  .transform(({ percent, mostPaise, paise }, context) => {
    if (percent && !paise) return mostPaise ? { percent, mostPaise } : { percent }
    if (paise && !percent && !mostPaise) return { paise }
    const message = 'Either a share in per cent or a sum in rupees; only a share is held to a sum.'
    context.addIssue({ code: 'custom', path: ['percent'], message })
    return z.NEVER
  })

const SHARED = {
  id: z.string().min(1).max(60),
  off: Off,
  validFrom: Day,
  validTo: Day,
  daysAhead: daysAhead.nullable().default(null),
  leastPaise: paise.nullable().default(null),
  packageIds: z.array(z.string()).default([]),
  categoryIds: z.array(z.string()).default([]),
  leastPeople: leastPeople.default(1),
  withOthers: z.boolean().default(false),
  mostUses: mostUses.nullable().default(null),
}

const Coupon = z
  .object({
    kind: z.literal('coupon').default('coupon'),
    code,
    name: name.min(1, 'What the bill calls it.'),
    ...SHARED,
    firstBookingOnly: z.boolean().default(false),
    mostPerPerson: mostPerPerson.nullable().default(null),
  })
  .superRefine(refuseEndBeforeBegin)

const EarlyBird = z
  .object({
    kind: z.literal('early-bird').default('early-bird'),
    code: z.null().default(null),
    name: name.min(3, EARLY_BIRD_WORDS.name),
    ...SHARED,
    firstBookingOnly: z.literal(false).default(false),
    mostPerPerson: z.null().default(null),
  })
  .superRefine(refuseEndBeforeBegin)
  .refine(({ daysAhead, validTo }) => daysAhead !== null || validTo !== null, {
    path: ['daysAhead'],
    message: EARLY_BIRD_WORDS.when,
  })

const maybe = (head: string, path: string, help: string, cell = words) => column(head, path, help, orNothing(cell))

const CALLED = column('Name', 'name', 'What the bill calls it.')
const TAKES_OFF = [
  maybe('Per cent', 'off.percent', 'The share it takes off.', whole),
  maybe('At most', 'off.mostPaise', 'Rupees a share is held to.', money),
  maybe('Rupees', 'off.paise', 'A sum it takes off in place of a share.', money),
  maybe('From', 'validFrom', 'The first day it can be used on, as 2026-12-05.'),
  maybe('Until', 'validTo', 'The last day, as 2026-12-31.'),
  maybe('Days ahead', 'daysAhead', 'How many days before departure at least.', whole),
  maybe('Least total', 'leastPaise', 'In rupees.', money),
]
const addresses = (head: string, path: string, refersTo: (typeof REFERENCES)[keyof typeof REFERENCES]) =>
  column(head, path, 'Their addresses, with | between them; all when empty.', anyOrder(words), refersTo)
const OF_WHAT = [
  addresses('Packages', 'packageIds', REFERENCES.package),
  addresses('Categories', 'categoryIds', REFERENCES.category),
  column('Least people', 'leastPeople', '1 when empty.', orUsual(whole)),
]
const MOST_USES = maybe('Most uses', 'mostUses', 'In all; as many as asked when empty.', whole)

const isOf = (kind: PromotionKind) => eq(promotions.kind, kind)
/** How often one was used is its bookings'. */
const shared = { table: promotions, id: promotions.id, action: 'promotions.plan', save: savePromotions } as const

export const COUPONS = tableKind({
  ...shared,
  name: 'coupons',
  title: 'Coupons',
  one: 'coupon',
  many: 'coupons',
  sheet: {
    columns: [
      column('Code', 'code', 'What is typed for it; it says which row is which.'),
      CALLED,
      ...TAKES_OFF,
      ...OF_WHAT,
      column('First booking only', 'firstBookingOnly', 'yes or no; no when empty.', orUsual(yesNo)),
      column('With others', 'withOthers', 'Beside an early bird: yes or no; no when empty.', orUsual(yesNo)),
      MOST_USES,
      maybe('Most a person', 'mostPerPerson', 'As many as asked when empty.', whole),
    ],
  },
  draft: Coupon,
  key: ['code'],
  spelt: (key) => key.toUpperCase(),
  by: promotions.code,
  which: isOf('coupon'),
  against: async (_db, asked) => asked.map(({ draft, stood }) => usedMore(draft, stood as Row | undefined)),
  judgesInPart: true,
  example: [
    {
      Code: 'MONSOON10',
      Name: 'Monsoon offer',
      'Per cent': '10',
      'At most': '2,000',
      From: '2027-06-01',
      Until: '2027-08-31',
      'Least people': '2',
      'Most uses': '500',
      'Most a person': '1',
    },
  ],
})

export const EARLY_BIRDS = tableKind({
  ...shared,
  name: 'early-birds',
  title: 'Early birds',
  one: 'early bird',
  many: 'early birds',
  sheet: {
    columns: [
      ID,
      CALLED,
      ...TAKES_OFF,
      ...OF_WHAT,
      column('With others', 'withOthers', 'Beside a coupon: yes or no; no when empty.', orUsual(yesNo)),
      MOST_USES,
    ],
  },
  draft: EarlyBird,
  key: ['id'],
  by: promotions.id,
  which: isOf('early-bird'),
  against: async (db, asked) => {
    const ids = asked.flatMap(({ draft, stood }) => (stood ? [] : ((draft as Partial<Row>).id ?? [])))
    const others = await db.select({ id: promotions.id }).from(promotions).where(inArray(promotions.id, ids))
    const taken = new Set(others.map(({ id }) => id))
    return asked.map(({ draft, stood }) =>
      !stood && taken.has((draft as Partial<Row>).id ?? '')
        ? [{ path: 'id', message: 'A coupon has that id.' }]
        : usedMore(draft, stood as Row | undefined),
    )
  },
  judgesInPart: true,
  example: [
    {
      Id: 'monsoon-2027',
      Name: 'Early bird',
      'Per cent': '5',
      'At most': '1,500',
      'Days ahead': '60',
      'Least people': '2',
    },
  ],
})

function usedMore({ mostUses = null }: Partial<Row>, stood: Row | undefined) {
  const used = stood?.used ?? 0
  if (mostUses === null || mostUses >= used) return []
  return [{ path: 'mostUses', message: `It has been used ${used} times already.` }]
}
