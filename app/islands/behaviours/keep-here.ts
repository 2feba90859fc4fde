import { enableKeepTrip } from './keep-trip.ts'
import { keepTyped } from './keep-typed.ts'

/** What a page of a booking keeps on this device: the pack of the trip it names, or what is typed on the way to one. */
export function keepHere(place: HTMLElement): void {
  if (place.dataset['keep']) void enableKeepTrip(place)
  else keepTyped(place)
}
