import { callOffDeparture, giveBackCalledOff } from '#domain/bookings/cancel/operator-cancellation.server.ts'
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
      if (departure && plain(typed('named')) !== plain(departure.package.name))
        return {
          ok: false,
          reason: 'unclear-deed',
          faults: [{ path: 'named', message: `That is another name. This one is ${departure.package.name}.` }],
        }
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

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/\s+/g, ' ').trim()
}
