import { addChildStepper } from './child-stepper.ts'
import { addStepper } from './stepper.ts'

const quick = new WeakSet<HTMLFormElement>()

/** Makes the form of who travels quicker to fill: − and + at every number, an age for each child there is. */
export function quicken(form: HTMLFormElement): void {
  if (quick.has(form)) return
  quick.add(form)
  for (const input of form.querySelectorAll<HTMLInputElement>('[data-step]')) addStepper(input)
  const ages = form.querySelector<HTMLElement>('[data-ages]')
  if (ages) addChildStepper(ages)
}
