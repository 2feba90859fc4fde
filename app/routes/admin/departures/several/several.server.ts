import { href } from 'react-router'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import { toldOfPlan } from '#app/routes/admin/departures/meant.server.ts'
import { PLAN_FIELDS } from '#domain/departures/planning/departure-plan.ts'
import { stepIn } from '#domain/departures/planning/price-step.ts'
import { MOST_AT_ONCE, SEVERAL_DEEDS } from '#domain/departures/planning/several.ts'
import type { SeveralDeed, SeveralName } from '#domain/departures/planning/several.ts'
import { changeSeveralDepartures } from '#domain/departures/planning/several.server.ts'
import { refused } from '#platform/result.ts'

export const PAGE = href('/admin/departures/several')
/** What an id and its figure take of a field. */
export const LONGEST = MOST_AT_ONCE * 64

/** Those that an address says were changed a moment ago. */
export function doneTo(asked: URLSearchParams): string[] {
  return [...new Set(asked.getAll('did'))].slice(0, MOST_AT_ONCE)
}

/** What an address is about: the departures, and what is done to them as far as it says. */
export function severalIn(asked: URLSearchParams): { ids: string[]; deed: SeveralDeed; to: string } {
  const name = deedIn(asked.get('deed'))
  const to = (asked.get('to') ?? '').trim().slice(0, 20)
  return { ids: [...new Set(asked.getAll('id'))].slice(0, MOST_AT_ONCE), deed: deedOf(name, to), to }
}

function deedIn(name: string | null): SeveralName {
  return SEVERAL_DEEDS.find((one) => one === name) ?? 'close'
}

function deedOf(deed: SeveralName, to: string): SeveralDeed {
  if (deed === 'seats') return { deed, capacity: PLAN_FIELDS.capacity.safeParse(to).data }
  if (deed === 'cutoff') return { deed, cutoffDays: PLAN_FIELDS.cutoffDays.safeParse(to).data }
  return deed === 'price' ? { deed, step: stepIn(to) } : { deed }
}

/** Leads to those that were changed, and to those that stay, and why. */
export const doIt: Deed = async (services, actor, typed) => {
  const [deed, to] = [deedIn(typed('deed')), typed('to')]
  if (deed !== typed('deed')) return refused('unclear-deed')
  const of = typed('of')
    .split(',')
    .filter(Boolean)
    .map((one) => one.split(':'))
  const ids = of.map(([id = '']) => id)
  const seen = Object.fromEntries(of.map(([id = '', figure]) => [id, Number(figure)]))
  const made = await changeSeveralDepartures(
    services,
    actor,
    askedOf(deed, { ids, to, seen, seenHints: typed('seenHints') }),
  )
  if (!made.ok) return toldOfPlan(atTo(made), () => '')
  const { changed, stay } = made.value
  const did = ids.filter((id) => !stay.includes(id)).map((id) => ['did', id])
  const address = [['deed', deed], ['count', String(changed)], ['to', to], ...stay.map((id) => ['id', id]), ...did]
  return { ok: true, done: 'several', page: `${PAGE}?${new URLSearchParams(address)}` }
}

type Asked = { ids: string[]; to: string; seen: Record<string, number>; seenHints: string }

function askedOf(deed: SeveralName, { ids, to, seen, seenHints }: Asked) {
  if (deed === 'seats') return { deed, ids, capacity: to, seen, seenHints }
  if (deed === 'cutoff') return { deed, ids, cutoffDays: to, seen }
  return deed === 'price' ? { deed, ids, step: to, seen } : { deed, ids }
}

/** A fault of what each is to have stands at the one field that asks for it. */
function atTo<Refused extends { faults?: readonly { path: string; message: string }[] }>(refused: Refused): Refused {
  const faults = refused.faults?.map((fault) =>
    ['capacity', 'cutoffDays', 'step'].includes(fault.path) ? { ...fault, path: 'to' } : fault,
  )
  return { ...refused, ...(faults ? { faults } : {}) }
}
