import { startControls } from './controls.ts'
import { canKeep, device, followTabs, mark } from './device.ts'
import { personId } from './person-id.ts'

/** What a device keeps of packages: saved, looked at, chosen to compare. Where nothing can be kept, nothing is offered. */
export function startWishlist(): void {
  const isKept = canKeep()
  let places = '[data-wishlist="wished"], [data-compared]'
  if (isKept) {
    if (device().viewed.length > 0) places += ', [data-wishlist]'
    followTabs()
    startControls()
    noteVisit()
    followAccount()
    document.addEventListener('person', followAccount)
  }
  if (document.querySelector(places)) void import('./places.ts').then(({ fillPlaces }) => fillPlaces(isKept))
}

function noteVisit(): void {
  const url = document.querySelector<HTMLElement>('main h1 ~ [data-card]')?.dataset['card']
  if (url) mark('viewed', url, true)
}

let isFollowed = false

function followAccount(): void {
  if (isFollowed || (!personId() && !device().of)) return
  isFollowed = true
  void import('./account.ts').then((account) => account.followAccount())
}
