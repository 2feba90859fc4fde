import { isRefusal, REFUSALS } from './refusals.ts'
import { LOOK_AT_MARKED } from './selling-refusals.ts'

/** Why a car cannot be had, in words; `seats` are those of its class. */
export function hireWords(reason: string, seats: number): string {
  if (reason === 'sold-out')
    return 'No car of this class is free on all of those days. Choose other days, or another class.'
  if (reason === 'too-late') return 'A car comes from tomorrow on, and within a year. Choose another day.'
  if (reason === 'group-too-large') return `This class carries ${seats} besides the driver. Choose a larger one.`
  return isRefusal(reason) ? REFUSALS[reason].message : LOOK_AT_MARKED
}
