import { injectScripts } from './behaviours/injected-scripts.ts'
import { layOutFarSections } from './behaviours/far-sections.ts'
import { addUnfolders } from './behaviours/unfolders.ts'
import { enableNewsletter } from './behaviours/newsletter.ts'
import { registerWorker } from './behaviours/worker.ts'

/** What waits until the page is there and the browser has nothing better to do. */
export function startLater(): void {
  layOutFarSections()
  addUnfolders()
  enableNewsletter()
  void injectScripts()
  void registerWorker()
}
