import type { PromotionDraft } from '#domain/promotions/promotions-writing.server.ts'
import { rupees } from '#platform/money.ts'

const EVERYWHERE: Omit<PromotionDraft, 'id' | 'kind' | 'code' | 'name' | 'off' | 'withOthers'> = {
  validFrom: null,
  validTo: null,
  daysAhead: null,
  leastPaise: null,
  packageIds: [],
  categoryIds: [],
  leastPeople: 1,
  firstBookingOnly: false,
  mostUses: null,
  mostPerPerson: null,
}

/** What the demo takes off: without an end, so nothing has to hurry anybody. */
export const SAMPLE_PROMOTIONS: readonly PromotionDraft[] = [
  {
    ...EVERYWHERE,
    id: 'family5',
    kind: 'coupon',
    code: 'FAMILY5',
    name: 'Coupon FAMILY5',
    off: { percent: 5, mostPaise: rupees(3_000) },
    leastPeople: 4,
    withOthers: true,
    mostPerPerson: 2,
  },
  {
    ...EVERYWHERE,
    id: 'first1000',
    kind: 'coupon',
    code: 'FIRST1000',
    name: 'Coupon FIRST1000',
    off: { paise: rupees(1_000) },
    leastPaise: rupees(25_000),
    firstBookingOnly: true,
    withOthers: false,
    mostUses: 500,
    mostPerPerson: 1,
  },
]
