import { enableKeepTrip } from './keep-trip.ts'
import { keepTyped } from './keep-typed.ts'
import { leaveOncePutRight } from './put-right.ts'

/** What a page of a booking keeps on this device: the pack of the trip it names, or what is typed on the way to one; and what is amiss there leaves once it is put right. */
export function keepHere(place: HTMLElement): void {
  if (place.dataset['keep']) void enableKeepTrip(place)
  else keepTyped(place)
  if (place instanceof HTMLFormElement) leaveOncePutRight(place)
}
