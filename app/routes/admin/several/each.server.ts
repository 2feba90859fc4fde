import { officeRefusal } from '#web/office-words.ts'
import { isRefusal } from '#web/refusals.ts'
import type { Actor } from '#domain/policy/actor.ts'
import type { Services } from '#domain/services.server.ts'
import type { Deed, DeedOutcome } from '#app/routes/admin/deeds.server.ts'

/** As many as one can look through before pressing. */
const MOST_AT_ONCE = 100
/** What an id and what stood of it take of a field. */
export const LONGEST_OF = MOST_AT_ONCE * 200

/** One of several things, and what stood of it when it was shown, where its command asks. */
type One = { id: string; stood: string }
export type OneDeed = (
  services: Services,
  actor: Actor,
  one: One,
  typed: (name: string) => string,
) => Promise<DeedOutcome>

/** What an address is about: the deed, the things, and after it how many it was done to and why others stay. */
export function eachIn<Name extends string>(request: Request, deeds: readonly [Name, ...Name[]]) {
  const asked = new URL(request.url).searchParams
  const [ids, whys] = [asked.getAll('id'), asked.getAll('why')]
  return {
    deed: deeds.find((one) => one === asked.get('deed')) ?? deeds[0],
    ids: [...new Set(ids)].slice(0, MOST_AT_ONCE),
    count: asked.get('done') === 'several' ? Number(asked.get('count')) || 0 : undefined,
    whys: Object.fromEntries(ids.map((id, at) => [id, whyText(whys[at])])),
  }
}

function whyText(reason = ''): string | undefined {
  if (reason === 'changed-meanwhile') return 'Somebody has changed it meanwhile. Look at it first.'
  if (reason === 'unclear-deed') return 'Something of it is amiss. Look at it first.'
  if (reason === 'not-publishable') return 'Something of it is to be put right first. Open it and save it there.'
  if (reason === 'in-use') return 'Something uses it by now. Look at it to see what.'
  return isRefusal(reason) ? officeRefusal(reason) : undefined
}

/**
 * Does a deed to each of several things by the command that does it to one, one after the other: what is refused of one keeps no other back. Leads to those that stay, each with why. What is
 * refused of the first as of all (a proof that is due, something that was typed) is said at once, and nothing is done.
 */
export function doEach(page: string, deeds: Readonly<Record<string, OneDeed>>): Deed {
  return async (services, actor, typed) => {
    const name = typed('deed')
    const one = Object.hasOwn(deeds, name) ? deeds[name] : undefined
    if (!one) return { ok: false, reason: 'unclear-deed' }
    const address = new URLSearchParams({ deed: name })
    let count = 0
    let isFirst = true
    for (const thing of thingsIn(typed('of'))) {
      const outcome = await one(services, actor, thing, typed)
      if (outcome.ok) count++
      else if (isOfAll(outcome, isFirst)) return outcome
      else
        for (const [of, word] of [['id', thing.id] as const, ['why', outcome.reason] as const]) address.append(of, word)
      isFirst = false
    }
    address.append('count', String(count))
    return { ok: true, done: 'several', page: `${page}?${address}` }
  }
}

function thingsIn(of: string): One[] {
  const lines = of.split('\n').map((line) => line.trim().split(' '))
  return lines.flatMap(([id = '', stood = '']) => (id === '' ? [] : [{ id, stood }])).slice(0, MOST_AT_ONCE)
}

/** What was typed is the same for each, so that it is refused of the first or of none. */
function isOfAll({ reason }: Extract<DeedOutcome, { ok: false }>, isFirst: boolean): boolean {
  return reason === 'prove-again' || (reason === 'unclear-deed' && isFirst)
}
