import { getTableColumns } from 'drizzle-orm'
import type { CalendarDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { remembered } from '#platform/tag-memory.ts'
import type { TagMemory } from '#platform/tag-memory.ts'
import { reads } from '#platform/tags.ts'
import type { GstRegistration } from './registration.ts'
import { gstRegistrations } from './tables.ts'
import { inForceOn, taxRulesOn } from './tax-rules.ts'
import type { TaxRules } from './tax-rules.ts'

const { createdAt: _createdAt, ...columns } = getTableColumns(gstRegistrations)

/** Every registration of the operator, past and to come, the earliest first. */
export async function listRegistrations(db: Db): Promise<GstRegistration[]> {
  reads('registrations')
  return db.select(columns).from(gstRegistrations).orderBy(gstRegistrations.validFrom)
}

/** The registration that holds on a day; undefined where the operator was not registered or has not said so. */
export async function findRegistrationOn(db: Db, day: CalendarDate): Promise<GstRegistration | undefined> {
  return inForceOn(day, await listRegistrations(db))
}

/**
 * The registration the papers of something are made under on a day, which was sold from a state: the one its papers bear already, and where the operator has moved to
 * another state since, the last of the state it was sold from. Undefined where there is none.
 */
export async function findRegistrationOf(
  db: Db,
  { sellerState, gstin }: { sellerState: string; gstin: string | undefined },
  day: CalendarDate,
): Promise<GstRegistration | undefined> {
  const all = await listRegistrations(db)
  const begun = all.findLast((one) => one.gstin === gstin && one.validFrom <= day)
  const holds = inForceOn(day, all)
  if (begun || !holds || holds.stateCode === sellerState) return begun ?? holds
  return all.findLast(({ stateCode, validFrom }) => stateCode === sellerState && validFrom <= day)
}

/** The tax rules of a day with the operator's own state, from memory. */
export async function rememberedTaxRules(needs: { db: Db; memory: TagMemory }, day: CalendarDate): Promise<TaxRules> {
  return taxRulesOn(day, await rememberedRegistrations(needs))
}

const rememberedRegistrations = remembered('registrations', ({ db }: { db: Db }) => listRegistrations(db))
