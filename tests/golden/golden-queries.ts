import { BY_NAME } from './by-name.ts'
import { SENTENCES } from './by-sentence.ts'
import { BY_THEME } from './by-theme.ts'
import type { GoldenQuery } from './golden-query.ts'
import { MISTYPED } from './mistakes.ts'
import { OTHER_SPELLINGS } from './other-spellings.ts'

/** Questions people ask and what they must find first, whichever member of the port is asked. */
export const GOLDEN_QUERIES: readonly GoldenQuery[] = [
  ...BY_NAME,
  ...BY_THEME,
  ...OTHER_SPELLINGS,
  ...MISTYPED,
  ...SENTENCES,
]
