import {
  callOffDeparture,
  giveBackCalledOff,
  WhyCalledOff,
} from '#domain/bookings/cancel/operator-cancellation.server.ts'
import { decideCallOff } from '#domain/bookings/cancel/second-call-off.server.ts'
import { findDeparture } from '#domain/departures/departures.server.ts'
import { told } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'

const REFUSED = {
  invalid: 'unclear-deed',
  unknown: 'unknown-departure',
  'not-allowed': 'called-off-before',
  'too-late': 'departure-left',
} as const

/** Calls the departure of a page off, once its package's name was typed: what cannot be undone is not done by a slip; or decides about it where a colleague has asked. Who has nothing to choose is paid back at once. */
export function callOffDeeds(departureId: string): Record<string, Deed> {
  return {
    'call-off': async (services, actor, typed) => {
      const departure = await findDeparture(services.db, departureId)
      const faults = departure ? faultsIn(typed, departure.package.name) : []
      if (faults.length > 0) return { ok: false, reason: 'unclear-deed', faults }
      const called = await callOffDeparture(services, actor, { departureId, because: typed('because') })
      if (called.ok && !called.value.waits) await giveBackCalledOff(services)
      return told(called, ({ waits }) => (waits ? 'asked' : 'called-off'), REFUSED)
    },
    agree: decide(departureId, true),
    decline: decide(departureId, false),
  }
}

function decide(departureId: string, isAgreed: boolean): Deed {
  return async (services, actor, typed) => {
    const decided = await decideCallOff(services, actor, { departureId, ask: typed('ask'), isAgreed })
    if (decided.ok && isAgreed) await giveBackCalledOff(services)
    return told(decided, () => (isAgreed ? 'called-off' : 'declined'), REFUSED)
  }
}

/** All at once: what is typed to be sure, and why. */
function faultsIn(typed: (name: string) => string, name: string): { path: string; message: string }[] {
  const why = WhyCalledOff.safeParse(typed('because'))
  const isNamed = plain(typed('named')) === plain(name)
  const says = typed('named').trim() === '' ? `Type the name: ${name}.` : `That is another name. This one is ${name}.`
  return [
    ...(isNamed ? [] : [{ path: 'named', message: says }]),
    ...(why.error?.issues ?? []).map(({ message }) => ({ path: 'because', message })),
  ]
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/\s+/g, ' ').trim()
}
