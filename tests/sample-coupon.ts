import type { PromotionDraft } from '#domain/promotions/promotions-writing.server.ts'

/** Ten per cent off for whoever is first to use it. */
export const COUPON: PromotionDraft = {
  id: 'tea',
  kind: 'coupon',
  code: 'TEA',
  name: 'Coupon TEA',
  off: { percent: 10 },
  validFrom: null,
  validTo: null,
  daysAhead: null,
  leastPaise: null,
  packageIds: [],
  categoryIds: [],
  leastPeople: 1,
  firstBookingOnly: false,
  withOthers: false,
  mostUses: 1,
  mostPerPerson: null,
}
