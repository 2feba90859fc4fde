import type { Difficulty } from './package.ts'

/** How hard a trek is, in words. */
export const DIFFICULTY_NAMES: Record<Difficulty, string> = {
  easy: 'Easy',
  'easy-moderate': 'Easy to moderate',
  moderate: 'Moderate',
  'moderate-difficult': 'Moderate to difficult',
  difficult: 'Difficult',
}
