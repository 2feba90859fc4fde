import { phrases } from './phrases.ts'
import type { Want } from './want.ts'

/** Who expects a child. */
export const WITH_CHILD = phrases(
  'babymoon, baby moon, pregnant ladies, pregnant lady, pregnant women, pregnant woman, pregnant wife, pregnant sister, pregnant daughter, pregnant bahu, pregnant, pregnancy, expecting a baby, expecting our first, expecting a child, expectant mother, mom to be, mum to be, mother to be, second trimester, first trimester, third trimester, trimester, garbhvati, garbhwati, garbhavati, maa banne wali hai, maa banne wali, hone wali maa, umeed se hai, delivery se pehle',
)
export const GENTLE_SAYS = 'Gentle, below 2,500 m'
/** Short days on the road and on foot, and many at rest. */
export const GENTLE_WANTS: readonly Want[] = [
  { fact: 'longestDrive', goal: 'least' },
  { fact: 'onFoot', goal: 'least' },
  { fact: 'daysAtRest', goal: 'most' },
]
