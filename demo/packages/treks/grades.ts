import type { Difficulty } from '#domain/catalogue/package.ts'

/** The facts' grades as the catalogue's. */
export const DIFFICULTY: Record<string, Difficulty> = {
  Easy: 'easy',
  'Easy-Moderate': 'easy-moderate',
  Moderate: 'moderate',
  'Moderate-Difficult': 'moderate-difficult',
  Difficult: 'difficult',
  Expedition: 'difficult',
}

/** What a grade asks of one. */
export const GRADE_WORDS: Record<Difficulty, readonly string[]> = {
  easy: [
    'Anyone who can climb six floors without stopping can do it',
    'A first trek for children over ten and for parents who walk',
    'It is easy, which is not the same as short',
  ],
  'easy-moderate': [
    'A month of daily walks is preparation enough',
    'It suits a fit beginner',
    'First-timers do it well if they have trained a little',
    'If you can walk five brisk kilometres, you can do this',
  ],
  moderate: [
    'It asks for steady legs and some practice uphill',
    'Come with a trek or two behind you, or two months of stairs',
    'The days are honest but not cruel',
    'Moderate means that you will be tired and glad of it',
  ],
  'moderate-difficult': [
    'It wants an earlier trek at height and legs to match',
    'Not for a first time: train for eight weeks',
    'You should have slept above 3,500 m before',
    'The long day is really long',
  ],
  difficult: [
    'For those who have done several treks and know how they take height',
    'It is hard, remote and worth training a season for',
    'Experience is asked for, and checked',
    'Nobody should come to this one first',
    'Ropes, cold or sheer length make it serious',
  ],
}
