import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { COUPON_BOUNDS, refuseEndBeforeBegin } from '#domain/promotions/coupon-bounds.ts'
import { savePromotions } from '#domain/promotions/promotions-writing.server.ts'
import { promotions } from '#domain/promotions/tables.ts'
import { inChunks } from '#platform/upsert.server.ts'
import { list, money, orNothing, orUsual, whole, words, yesNo } from '#domain/spreadsheets/cell.ts'
import { column, REFERENCES } from '#domain/spreadsheets/columns.ts'
import type { SheetKind } from '#domain/spreadsheets/kind.ts'

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

const CouponRow = z
  .object({
    id: z.string().min(1),
    kind: z.literal('coupon').default('coupon'),
    code,
    name: name.min(1, 'What the bill calls it.'),
    off: Off,
    validFrom: Day,
    validTo: Day,
    daysAhead: daysAhead.nullable().default(null),
    leastPaise: paise.nullable().default(null),
    packageIds: z.array(z.string()).default([]),
    categoryIds: z.array(z.string()).default([]),
    leastPeople: leastPeople.default(1),
    firstBookingOnly: z.boolean().default(false),
    withOthers: z.boolean().default(false),
    mostUses: mostUses.nullable().default(null),
    mostPerPerson: mostPerPerson.nullable().default(null),
  })
  .superRefine(refuseEndBeforeBegin)
type CouponRow = z.infer<typeof CouponRow>

const maybe = (head: string, path: string, help: string, cell = words) => column(head, path, help, orNothing(cell))

/** Coupons; how often one was used is its bookings'. */
export const COUPONS: SheetKind = {
  name: 'coupons',
  title: 'Coupons',
  one: 'coupon',
  many: 'coupons',
  action: 'promotions.plan',
  sheet: {
    columns: [
      column('Code', 'code', 'What is typed for it; it says which row is which.'),
      column('Name', 'name', 'What the bill calls it.'),
      maybe('Per cent', 'off.percent', 'The share it takes off.', whole),
      maybe('At most', 'off.mostPaise', 'Rupees a share is held to.', money),
      maybe('Rupees', 'off.paise', 'A sum it takes off in place of a share.', money),
      maybe('From', 'validFrom', 'The first day it can be used on, as 2026-12-05.'),
      maybe('Until', 'validTo', 'The last day, as 2026-12-31.'),
      maybe('Days ahead', 'daysAhead', 'How many days before departure at least.', whole),
      maybe('Least total', 'leastPaise', 'In rupees.', money),
      column(
        'Packages',
        'packageIds',
        'Their addresses, with | between them; all when empty.',
        list(words),
        REFERENCES.package,
      ),
      column(
        'Categories',
        'categoryIds',
        'Their addresses, with | between them; all when empty.',
        list(words),
        REFERENCES.category,
      ),
      column('Least people', 'leastPeople', '1 when empty.', orUsual(whole)),
      column('First booking only', 'firstBookingOnly', 'yes or no; no when empty.', orUsual(yesNo)),
      column('With others', 'withOthers', 'Beside an early bird: yes or no; no when empty.', orUsual(yesNo)),
      maybe('Most uses', 'mostUses', 'In all; as many as asked when empty.', whole),
      maybe('Most a person', 'mostPerPerson', 'As many as asked when empty.', whole),
    ],
  },
  draft: CouponRow,
  key: ['code'],
  find: async (db, keys) => {
    const found = new Map<string, Row>()
    for (const some of inChunks([...new Set(keys)])) {
      const codes = some.map((key) => key.toUpperCase())
      const rows = await db
        .select()
        .from(promotions)
        .where(and(eq(promotions.kind, 'coupon'), inArray(promotions.code, codes)))
      const byCode = new Map(rows.map((row) => [row.code, row]))
      for (const key of some) {
        const row = byCode.get(key.toUpperCase())
        if (row) found.set(key, row)
      }
    }
    return found
  },
  list: (db, after, most) =>
    db
      .select()
      .from(promotions)
      .where(and(eq(promotions.kind, 'coupon'), gt(promotions.id, after)))
      .orderBy(asc(promotions.id))
      .limit(most),
  idOf: ({ id }) => String(id),
  against: async (_db, asked) =>
    asked.map(({ draft, stood }) => {
      const [{ mostUses }, used] = [draft as CouponRow, (stood as Row | undefined)?.used ?? 0]
      if (mostUses === null || mostUses >= used) return []
      return [{ path: 'mostUses', message: `It has been used ${used} times already.` }]
    }),
  save: savePromotions,
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
}
