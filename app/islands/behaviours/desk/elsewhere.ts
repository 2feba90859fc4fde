import { flush } from './flush.ts'
import { tokenIn } from './send-waiting.ts'
import { countWaiting } from './waiting.ts'

/** On any page of the office: sends what a desk left waiting, and has nobody log out over it unasked. */
export async function joinDesks(): Promise<void> {
  const whose = document.querySelector<HTMLElement>('[data-office]')?.dataset['office']
  if (whose) await flush({ whose, token: () => tokenIn(document.body) })
}

/** Logs out, after a question where something would be lost. */
export async function logOutOver(form: HTMLFormElement): Promise<void> {
  await joinDesks()
  const count = await countWaiting()
  const waits = count === 1 ? '1 change of a departure’s desk is' : `${count} changes of a departure’s desk are`
  if (count === 0 || confirm(`${waits} not sent yet or not read. Log out and lose what waits?`)) form.submit()
}
