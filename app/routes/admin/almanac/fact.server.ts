import { href } from 'react-router'
import { editFact, factKind, putBackFact, readAlmanac } from '#domain/almanac/almanac.server.ts'
import type { AlmanacFact } from '#domain/almanac/fact.ts'
import { FACT_FIELDS, typedFact } from '#domain/almanac/fact-typed.ts'
import { findKnownAddresses } from '#domain/catalogue/addresses.server.ts'
import { told, typedIn } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import { putBack } from '#app/routes/admin/put-back.server.ts'
import type { PutBack } from '#app/routes/admin/put-back.server.ts'
import type { Db } from '#platform/db.server.ts'

/** What the form of a fact asks for: saved, it is on its own page. */
const saveFact: Deed = async (services, actor, typed) => {
  const [id, stood] = [typed('id'), typed('stood')]
  const fields = typedIn(typed, FACT_FIELDS)
  const unknown = await unknownAddresses(services.db, fields.at)
  if (unknown.length > 0) return told({ ok: false, reason: 'unclear-deed', faults: [nowhere(unknown)] }, () => '')
  const saved = await editFact(services, actor, { id, stood, ...fields })
  const outcome = told(saved, () => 'saved', { invalid: 'unclear-deed', unknown: 'unknown-fact' })
  return outcome.ok ? { ...outcome, page: href('/admin/almanac/:key', { key: id }) } : outcome
}

/** A fact as it was shipped; one that was added goes. */
const backAsShipped: Deed = async (services, actor, typed) => {
  const [id, stood] = [typed('id'), typed('stood')]
  const done = await putBackFact(services, actor, { id, stood })
  const refusals = { invalid: 'unclear-deed', unknown: 'unknown-fact', 'as-shipped': 'fact-as-shipped' } as const
  const outcome = told(done, () => 'back', refusals)
  return outcome.ok ? { ...outcome, page: href('/admin/almanac') } : outcome
}

/** A fact as its form held it. */
export function factBack(key: string): PutBack {
  return { kind: factKind, id: key, intent: 'save', save: saveFact, typed: (was) => typedFact(was as AlmanacFact) }
}

/** What the forms of a fact's page ask for. */
export function factDeeds(key: string): Record<string, Deed> {
  return { save: saveFact, 'put-back': putBack(factBack(key)), 'as-shipped': backAsShipped }
}

/** Of the addresses typed those no place, sight or state has, and nothing in the almanac: a fact of them would hold nowhere. */
async function unknownAddresses(db: Db, typed: string): Promise<string[]> {
  const addresses = typed.split(',').flatMap((road) => road.trim().split('--'))
  const asked = [...new Set(addresses)].filter((address) => address !== '')
  const { facts } = await readAlmanac(db)
  const told = new Set(facts.flatMap(({ at }) => at.flatMap((road) => road.split('--'))))
  const known = await findKnownAddresses(db, asked)
  return asked.filter((address) => !known.has(address) && !told.has(address))
}

function nowhere(unknown: readonly string[]): { path: string; message: string } {
  return { path: 'at', message: `No place or sight has this address: ${unknown.join(', ')}.` }
}
