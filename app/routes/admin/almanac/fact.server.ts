import { href } from 'react-router'
import { editFact, putBackFact } from '#domain/almanac/almanac.server.ts'
import { FACT_FIELDS } from '#domain/almanac/fact-typed.ts'
import type { FactTyped } from '#domain/almanac/fact-typed.ts'
import { told } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'

/** What the form of a fact asks for: saved, it is on its own page. */
export const saveFact: Deed = async (services, actor, typed) => {
  const [id, stood] = [typed('id'), typed('stood')]
  const fields = Object.fromEntries(FACT_FIELDS.map((name) => [name, typed(name)])) as FactTyped
  const saved = await editFact(services, actor, { id, stood, ...fields })
  const outcome = told(saved, () => 'saved', { invalid: 'unclear-deed', unknown: 'unknown-fact' })
  return outcome.ok ? { ...outcome, page: href('/admin/almanac/:key', { key: id }) } : outcome
}

/** A fact as it was shipped; one that was added goes. */
export const putBack: Deed = async (services, actor, typed) => {
  const [id, stood] = [typed('id'), typed('stood')]
  const done = await putBackFact(services, actor, { id, stood })
  const refusals = { invalid: 'unclear-deed', unknown: 'unknown-fact', 'as-shipped': 'fact-as-shipped' } as const
  const outcome = told(done, () => 'back', refusals)
  return outcome.ok ? { ...outcome, page: href('/admin/almanac') } : outcome
}
