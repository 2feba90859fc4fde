import { startWishlistButtons } from './wishlist-buttons.ts'
import { canSaveWishlist, deviceWishlist, followTabs, setInWishlist } from './device-wishlist.ts'
import { personId } from './person-id.ts'

/** What a device keeps of packages: saved, looked at, chosen to compare. Where nothing can be kept, nothing is offered. */
export function startWishlist(): void {
  const canSave = canSaveWishlist()
  let places = '[data-wishlist="wished"], [data-compared]'
  if (canSave) {
    if (deviceWishlist().viewed.length > 0) places += ', [data-wishlist]'
    followTabs()
    startWishlistButtons()
    noteVisit()
    followAccount()
    document.addEventListener('person', followAccount)
  }
  if (document.querySelector(places))
    void import('./wishlist-sections.ts').then(({ fillWishlistSections }) => fillWishlistSections(canSave))
}

function noteVisit(): void {
  const url = document.querySelector<HTMLElement>('main h1 ~ [data-card]')?.dataset['card']
  if (url) setInWishlist('viewed', url, true)
}

let isFollowed = false

function followAccount(): void {
  if (isFollowed || (!personId() && !deviceWishlist().of)) return
  isFollowed = true
  void import('./account-sync.ts').then((account) => account.followAccount())
}
