import { taxOn } from '#app/parts/price/tax-on.server.ts'
import { rememberedRoads } from '#domain/cars/roads/roads.server.ts'
import type { Part } from '#domain/catalogue/revision.ts'
import { KeptDraft } from '#domain/catalogue/writing/package-draft.ts'
import { rememberedPlans } from '#domain/pricing/terms.server.ts'
import type { Services } from '#domain/services.server.ts'
import { rememberedTaxRules } from '#domain/tax/registrations.server.ts'
import { addDays, istDate } from '#platform/dates.ts'
import { LISTS, readPrices } from './price-reading.ts'
import { legsOf, stopsIn } from './road.ts'
import { tidied } from './typed.ts'
import type { TypedPackage } from './typed.ts'

/** Far enough ahead for every part of a payment to have its day. */
const USUAL_LEAD_DAYS = 90

/** What stands beside the form of a part: the kilometres of its halts as they stand in the form, or what its prices are counted with. */
export async function besideOf(services: Services, part: Part, typed: TypedPackage) {
  const today = istDate(services.clock.now())
  const legs = part === 'halts' ? legsOf(stopsIn(typed), await rememberedRoads(services)) : undefined
  if (part !== 'prices') return { legs, till: undefined }
  const [plans, taxRules] = await Promise.all([rememberedPlans(services), rememberedTaxRules(services, today)])
  const { rates: gstRates } = taxOn(services, today)
  const usualDay = addDays(today, USUAL_LEAD_DAYS)
  return { legs, till: { plans, taxRules, gstRates, bookedOn: today, usualDay, mayBeKept: mayBeKept(typed) } }
}

/** What would be refused is not billed: a group at 110 % off would be paid for coming. */
function mayBeKept(typed: TypedPackage): boolean {
  const { values } = readPrices(tidied(LISTS, typed))
  return KeptDraft.pick({ grid: true, rates: true }).safeParse(values).success
}
