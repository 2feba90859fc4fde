import { showAccount } from '#app/islands/behaviours/account.ts'
import { whenIdle } from '#app/islands/wake.ts'
import { followSession } from './session.ts'

let isStarted = false

/** Shows who was here last at once; asks the server when the browser has nothing better to do. */
export function startSession(): void {
  if (isStarted) return
  isStarted = true
  showAccount()
  whenIdle(followSession)
}
