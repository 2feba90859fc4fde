import { z } from 'zod'
import { DEPARTURE_STATUSES } from '#domain/departures/departure.ts'
import type { ChangeablePlan } from '#domain/departures/planning/departure-plan.ts'
import { changeDeparture, plannedKind } from '#domain/departures/planning/departures-planning.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import type { PutBack } from '#app/routes/admin/put-back.server.ts'
import { toldOfPlan } from './meant.server.ts'
import { cellsIn, PLAN_PARTS, planTyped } from './plan-fields.tsx'

/** What the form of a departure asks for. */
const saveDeparture =
  (id: string): Deed =>
  async (services, actor, typed) => {
    const [capacity, minToRun, cutoffDays] = [typed('capacity'), typed('minToRun'), typed('cutoffDays')]
    const more = {
      departureCity: typed('departureCity'),
      twinRupees: typed('twinRupees'),
      cells: cellsIn(typed),
      seen: typed('stood'),
      seenHints: typed('seenHints'),
    }
    const changed = await changeDeparture(services, actor, { id, capacity, minToRun, cutoffDays, ...more })
    return toldOfPlan(changed, ({ isRepriced }) => (isRepriced ? 'repriced' : 'changed'))
  }

/** A departure as its form held it: its city, seats, prices and last day. Who drives, and that it was closed or called off, is none of that. */
export function departureBack(id: string): PutBack {
  return {
    kind: plannedKind,
    id,
    intent: 'change',
    save: saveDeparture(id),
    isOf: ({ before, after }) => isPlan(before) || isPlan(after) || Asked.safeParse(after).success,
    deedOf,
    typed: async (was, db) => {
      // What several were given at once tells of that alone: the rest is as it stands.
      const now = 'packageId' in was ? NO_CELLS : (await plannedKind.read(db, [id])).get(id)
      return planTyped({ ...now, ...was } as ChangeablePlan)
    },
  }
}

/** What was done to how it stands, told apart from its plan. */
const Asked = z.object({
  deed: z.enum(['call-off-asked', 'call-off-agreed', 'call-off-declined']),
  because: z.string().optional(),
})
const Marked = z.object({ status: z.enum(DEPARTURE_STATUSES), because: z.string().optional() })

const DID: Record<z.infer<typeof Marked>['status'], string> = {
  scheduled: 'opened it to booking',
  guaranteed: 'guaranteed it',
  closed: 'closed it to booking',
  cancelled: 'called it off',
}
const ASKED_OFF: Record<z.infer<typeof Asked>['deed'], string> = {
  'call-off-asked': 'asked for it to be called off, which a second person decides',
  'call-off-agreed': 'agreed that it is called off',
  'call-off-declined': 'declined to call it off',
}

function deedOf({ before, after }: { before: unknown; after: unknown }) {
  const asked = Asked.safeParse(after).data
  if (asked) return { did: ASKED_OFF[asked.deed], because: asked.because }
  const [was, is] = [Marked.safeParse(before).data, Marked.safeParse(after).data]
  return was && is && was.status !== is.status ? { did: DID[is.status], because: is.because } : undefined
}

/** A whole plan that has no prices of its own is kept without the word. */
const NO_CELLS = { cells: null }

function isPlan(kept: unknown): boolean {
  return typeof kept === 'object' && kept !== null && Object.keys(kept).some((part) => Object.hasOwn(PLAN_PARTS, part))
}
