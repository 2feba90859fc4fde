import { href } from 'react-router'
import type { Actor } from '#domain/policy/actor.ts'
import { told } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import { packagesIn } from '#app/routes/admin/packages/asked.ts'
import { MOST_AT_ONCE, SEVERAL_DEEDS } from '#domain/catalogue/several.ts'
import type { SeveralDeed } from '#domain/catalogue/several.ts'
import { doSeveral } from '#domain/catalogue/writing/several.server.ts'
import type { ForeseenChange } from '#domain/catalogue/writing/several.server.ts'
import { listPackagesDesk } from '#domain/departures/packages-desk.server.ts'
import type { Services } from '#domain/services.server.ts'
import { istDate } from '#platform/dates.ts'

export const LONGEST_IDS = MOST_AT_ONCE * 64

/** Whom the address is about: those that were chosen, or all of the list it narrows, up to as many as go at once. */
export async function chosenIn(
  services: Services,
  actor: Actor,
  asked: URLSearchParams,
): Promise<{ ids: string[]; total: number }> {
  const named = [...new Set(asked.getAll('id'))]
  if (!asked.has('all')) return { ids: named.slice(0, MOST_AT_ONCE), total: named.length }
  const today = istDate(services.clock.now())
  const list = await listPackagesDesk(services, actor, packagesIn(asked), { today, pageSize: MOST_AT_ONCE })
  return list.ok ? { ids: list.value.rows.map(({ id }) => id), total: list.value.total } : { ids: [], total: 0 }
}

/** The last that is named: what stood in the list's address comes before the button that was pressed. */
export function deedIn(name: string | undefined): SeveralDeed | undefined {
  return SEVERAL_DEEDS.find((deed) => deed === name)
}

/** Each with what it is to become: one word for all of them, or as many as there are packages. */
export function eachWith(ids: readonly string[], to: readonly string[]): { id: string; to: string }[] {
  return ids.map((id, at) => ({ id, to: (to.length === ids.length ? to[at] : to[0]) ?? '' }))
}

const PAGE = href('/admin/packages/several')

/** Does it, and leads to the deed that takes it back, about those it can take back. */
export const doIt: Deed = async (services, actor, typed) => {
  const deed = deedIn(typed('deed'))
  if (!deed) return { ok: false, reason: 'unclear-deed' }
  const of = eachWith(typed('ids').split(','), typed('to').split(','))
  const made = await doSeveral(services, actor, { deed, of, stood: typed('stood'), why: typed('why') })
  if (!made.ok) return told(made, () => '')
  const { changed, refused } = made.value
  const back = backOf(deed, changed)
  const address = new URLSearchParams([
    ['deed', BACK[deed]],
    ['count', String(changed.length)],
    ['not', String(refused.length)],
    ...back.map(({ id }) => ['id', id]),
    ...back.map(({ was }) => ['to', was]),
  ])
  return { ok: true, done: deed, page: `${PAGE}?${address}` }
}

const BACK: Record<SeveralDeed, SeveralDeed> = {
  publish: 'withdraw',
  withdraw: 'publish',
  category: 'category',
  join: 'leave',
  leave: 'join',
  cancellation: 'cancellation',
  payment: 'payment',
}

/** What was public before goes on being public; what has a draft would be published with it. */
function backOf(deed: SeveralDeed, changed: readonly ForeseenChange[]): readonly ForeseenChange[] {
  if (deed === 'publish') return changed.filter(({ isPublic }) => !isPublic)
  if (deed === 'withdraw') return changed.filter(({ isOpen }) => !isOpen)
  if (deed === 'join' || deed === 'leave') return changed.map((one) => ({ ...one, was: one.to }))
  return changed.filter(({ was }) => was !== '')
}
