import type { Excepted } from './excepted-thing.ts'
import { phrasesAsRead } from './except-words.ts'
import { phraseEnd, phrases } from './phrases.ts'
import type { Want } from './want.ts'
import type { Token } from './tokens.ts'

/** Whoever would rather not wants to be driven. */
export const ON_FOOT = phrases(
  'walking, walk, walks, much walking, too much walking, long walk, long walks, stairs, steps, climbing, climb, climbs',
)
const CANNOT = phrases(
  'cannot, can not, cant, can t, could not, unable to, not able to, dont want to, do not want to, difficulty in, difficulty, trouble, problem in, problem with',
)
/** What somebody is not able to do. */
const WALKING = phrases(
  'walk, walk much, walk a lot, walk long, walk long distance, walk long distances, walk far, walk too much, climb, climb stairs, climb steps, climb the stairs, climb hills, climb much, walk or climb, trek, hike, walking, climbing, climbing stairs, climbing steps, walking much, walking long distance, stairs, steps, take stairs, use stairs, do stairs',
)
/** "Sakte" is filler, and read as such. */
const HINDI_CANNOT = phrasesAsRead(
  'not on foot, not by foot, no on foot, by car not on foot, by car and not on foot, hill chadhne nahi, hill chadhne nako, hill chadhane nako, hill chadhaycha nahi, chadhne nahi, chadhane nahi, chadhne nako, chadhane nako, chalne nako, chalne nahi, chalane nako, chadhai nako, few stairs, few steps, fewer stairs, fewer steps, less stairs, less steps, minimum stairs, minimum steps, least stairs, least steps, not many stairs, not many steps, no stairs, no steps, without stairs, without steps, stairs cannot climb, stairs cannot, cannot stairs, stairs problem, kam seedhiyan, kam sidhiyan, kam seedhi, kam sidhi, kam seedhiya, kam stairs, uses a walker, with a walker, on a walker, uses a stick, uses a walking stick, with a walking stick, with a stick, uses crutches, on crutches, uses a cane, walks slowly, walk slowly, walks very slowly, walks little, walks with difficulty, slow walker, slow to walk, chalna nahi, chalna nahin, zyada chalna nahin, jyada chalna nahin, jyada chalna nahi, paidal chalna nahin, less walking, little walking, minimum walking, minimal walking, least walking, kam chalna, kam chalna ho, kam chalna pade, kam paidal, kam paidal chalna, kam walking, zyada walking nahi, seedhi wale nahi, sidhi wale nahi, seedhi wali nahi, seedhiya nahi, seedhiyan nahi, sidhiyan nahi, seedhi na ho, sidhi na ho, seedhiyan na ho, stairs nahi, stairs na ho, chadhai nahi, chadhai na ho, paidal chadhai na ho, paidal chadhai nahi, bina paidal chale, bina paidal, bina chale, paidal nahi chalna, paidal na chalna pade, paidal na ho, chalna na pade, zyada chalna na pade, zyada chalna na ho, chadna nahi, chadhna nahi, chadna na pade, chadhna na pade, climbing nahi, climbing na ho, zyada paidal na ho, chal nahi, chal nahi is, chal nahi paate, chal nahi pate, chalna nahi, chad nahi, chad nahi is, chadh nahi, chadh nahi is, paidal nahi, paidal nahi chal is, sidhi nahi, sidhi nahi chad is, sidhi nahi chadh is, seedhi nahi, seedhi nahi chadh is, sidhiyan nahi chadh is, seedhiyan nahi chadh is, zyada chal nahi, zyada chal nahi is, zyada chalna nahi, zyada paidal nahi, jyada chal nahi is',
)

/** Whose knees hurt is spared stairs and walks. */
export const LITTLE_ON_FOOT: readonly Want[] = [
  { fact: 'onFoot', goal: 'least' },
  { fact: 'stairs', goal: 'least' },
]
const ON_FOOT_SAID = 'on foot'
/** The chip of who does not walk. */
export const NOT_ON_FOOT = `Not ${ON_FOOT_SAID}`

export function onFoot(end: number): Excepted {
  return { except: 'trek', says: ON_FOOT_SAID, isPlace: false, end }
}

/** Who says of somebody that they cannot walk or climb leaves out what is done on foot; undefined where nobody says so. */
export function cannotWalkAt(tokens: readonly Token[], at: number): Excepted | undefined {
  const cannot = phraseEnd(tokens, at, CANNOT)
  const unable = cannot === undefined ? phraseEnd(tokens, at, HINDI_CANNOT) : phraseEnd(tokens, cannot, WALKING)
  return unable === undefined ? undefined : onFoot(unable)
}
