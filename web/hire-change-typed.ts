import type { ChangeBody } from '#domain/bookings/change/amendment.ts'
import type { Faults } from '#domain/bookings/hold/contact.ts'

type Read = { ok: true; change: ChangeBody } | { ok: false; faults: Faults }

/** The change of a hire as it was put together, or what is amiss in it by field; what a trip cannot be is said when it is priced. */
export function hireChangeOf(typed: Record<string, string>): Read {
  const { car, people = '' } = typed
  if (people !== '' && !/^[1-9]\d?$/.test(people))
    return { ok: false, faults: { people: 'Say how many come, in figures.' } }
  const trip = (['date', 'time', 'days'] as const).flatMap((field) =>
    typed[field] === undefined ? [] : [[field, typed[field]] as const],
  )
  return {
    ok: true,
    change: { ...(car ? { car } : {}), ...(people ? { people: Number(people) } : {}), ...Object.fromEntries(trip) },
  }
}
