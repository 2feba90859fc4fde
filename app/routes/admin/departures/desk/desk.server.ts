import type { Fault } from '#domain/audit/command.server.ts'
import { checkIn, checkInByVoucher } from '#domain/bookings/trip/check-in.server.ts'
import type { CheckedIn } from '#domain/bookings/trip/check-in.server.ts'
import { nameOfActor, noteBooking } from '#domain/bookings/desk/booking/deeds.server.ts'
import { moveBookedPickups } from '#domain/bookings/desk/moved-pickups.server.ts'
import { recallCar, sendCar } from '#domain/departures/departure-cars.server.ts'
import { told } from '#app/routes/admin/deeds.server.ts'
import type { Deed, DeedOutcome } from '#app/routes/admin/deeds.server.ts'
import { formatTime } from '#platform/dates.ts'
import { digestOf } from '#platform/digest.ts'
import { onceForKey } from '#platform/idempotency.server.ts'
import { done, refused } from '#platform/result.ts'

/** What the forms of a departure's desk ask for. */
export function deskDeeds(departureId: string): Record<string, Deed> {
  return {
    'check-in': once(async (services, actor, typed) => {
      const [reference, place, isIn] = [typed('reference'), typed('place'), typed('to') !== 'out']
      const asked = { departureId, reference, place, isIn, ...atOf(typed) }
      return told(await checkIn(services, actor, asked), (came) => wordOf(came, isIn), { invalid: 'no-place' })
    }),
    voucher: once(async (services, actor, typed) => {
      const asked = { departureId, voucher: typed('voucher'), ...atOf(typed) }
      return told(await checkInByVoucher(services, actor, asked), (came) => wordOf(came, true), {
        invalid: 'bad-voucher',
      })
    }),
    'send-car': async (services, actor, typed) => {
      const faults = chosenOf(typed, { vehicle: 'Choose a vehicle.', driver: 'Choose who drives it.' })
      if (faults.length > 0) return { ok: false, reason: 'unclear-deed', faults }
      const car = { departureId, vehicleId: typed('vehicle'), driverId: typed('driver') }
      return told(await sendCar(services, actor, car), () => 'car', { invalid: 'out-of-service' })
    },
    'recall-car': async (services, actor, typed) => {
      const recalled = await recallCar(services, actor, { departureId, id: typed('car') })
      return told(recalled, () => 'no-car', { invalid: 'unknown-hire' })
    },
    'move-pickups': async (services, actor) =>
      told(await moveBookedPickups(services, actor, { departureId }), () => 'pickups', { invalid: 'unclear-deed' }),
    note: once(async (services, actor, typed) => {
      const reference = typed('reference')
      const faults = chosenOf(typed, { reference: 'Choose whose note it is.' })
      if (faults.length > 0) return { ok: false, reason: 'unclear-deed', faults }
      return told(
        await noteBooking(services, actor, { reference, words: typed('words') }),
        () => `noted-${reference}`,
        {
          invalid: 'unclear-deed',
        },
      )
    }),
  }
}

/** What somebody has to choose themselves and has not: nothing is chosen for them. */
function chosenOf(typed: (name: string) => string, asks: Record<string, string>): Fault[] {
  return Object.entries(asks).flatMap(([path, message]) => (typed(path) === '' ? [{ path, message }] : []))
}

/** When it happened, of what waited on a device for the network. */
function atOf(typed: (name: string) => string): { at?: string } {
  return typed('at') === '' ? {} : { at: typed('at') }
}

/** The word for what came of it; with nobody who came or went, since when they are in. */
function wordOf({ reference, count, since }: CheckedIn, isIn: boolean): string {
  if (count > 0) return `${isIn ? 'in' : 'out'}-${reference}-${count}`
  return since ? `again-${reference}-${formatTime(since)}` : `out-${reference}-0`
}

const KEY = /^[\w-]{8,64}$/
const ASKED = ['intent', 'reference', 'place', 'to', 'voucher', 'words', 'at'] as const

/** Does a deed once for the key a device gave it: what is sent again because its answer got lost on the way is answered again. A form without a key is done as it comes. */
function once(deed: Deed): Deed {
  return async (services, actor, typed, file) => {
    const key = typed('key')
    if (key === '' || !actor) return deed(services, actor, typed, file)
    if (!KEY.test(key)) return { ok: false, reason: 'unclear-deed' }
    let outcome: DeedOutcome | undefined
    const request = { scope: `desk:${nameOfActor(actor)}`, key, digest: digestOf(ASKED.map(typed)) }
    const answer = await onceForKey(services.db, request, async (db) => {
      outcome = await deed({ ...services, db }, actor, typed, file)
      if (!outcome.ok) return refused(outcome.reason)
      return done('done' in outcome ? outcome.done : '')
    })
    if (answer.ok) return { ok: true, done: answer.value }
    return outcome?.ok === false ? outcome : { ok: false, reason: answer.reason }
  }
}
