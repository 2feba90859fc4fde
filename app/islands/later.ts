import { atFirstTouch } from './first-touch.ts'
import { injectScripts } from './behaviours/injected-scripts.ts'
import { enableEnquiry } from './behaviours/enquiry-touch.ts'
import { layOutFarSections } from './behaviours/far-sections.ts'
import { drawWhatComesNear } from './behaviours/near.ts'
import { addUnfolders } from './behaviours/unfolders.ts'
import { registerWorker } from './behaviours/worker.ts'
import { startWishlistSoon } from './wishlist/soon.ts'

/** What waits until the page is there and the browser has nothing better to do. */
export function startLater(): void {
  atFirstTouch(layOutFarSections)
  drawWhatComesNear()
  addUnfolders()
  enableEnquiry()
  startWishlistSoon()
  void injectScripts()
  void registerWorker()
}
