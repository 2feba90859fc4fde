/**
 * Being received, then looked through; `faulty` where something is wrong; `ready` to be written; written by and by, or stopped on the way and to be gone on with; done, at once where all stands already; `taken-off` once what it wrote is gone again.
 */
export const IMPORT_STATES = [
  'receiving',
  'checking',
  'faulty',
  'ready',
  'writing',
  'stopped',
  'done',
  'taken-off',
] as const
export type ImportState = (typeof IMPORT_STATES)[number]
