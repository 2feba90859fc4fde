import type { Halt } from '#app/ui/state.tsx'
import type { ImportState } from '#domain/spreadsheets/import.ts'

const STANDS: Record<ImportState, [Halt, string]> = {
  receiving: ['draft', 'Arriving'],
  checking: ['review', 'Being checked'],
  faulty: ['bad', 'Faults found'],
  ready: ['scheduled', 'Ready to write'],
  writing: ['review', 'Being written'],
  stopped: ['withdrawn', 'Stopped'],
  done: ['published', 'Done'],
  'taken-off': ['withdrawn', 'Taken off again'],
}

/** How an import stands, as a halt and a word. */
export function standOf(state: ImportState): [Halt, string] {
  return STANDS[state]
}

export function figure(number: number): string {
  return number.toLocaleString('en-IN')
}
