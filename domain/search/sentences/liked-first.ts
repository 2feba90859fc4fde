import { isCommonWord } from '#domain/search/language/common-words.ts'
import { isMannerWord } from '#domain/search/language/manner-words.ts'
import { NOT_ON_FOOT } from './not-on-foot.ts'
import { phraseEnd, phrases } from './phrases.ts'
import type { Phrases } from './phrases.ts'
import type { SentenceMeaning } from './sentence-rule.ts'
import { tokensOf } from './tokens.ts'
import type { Token } from './tokens.ts'

/** Who travels or how, and the tags and kinds of tour that are for them: of what fits, those come first. */
const LIKED: readonly [said: Phrases, keys: readonly string[]][] = [
  [
    phrases(
      'senior, seniors, senior citizen, senior citizens, elderly, old age, buzurg, bujurg, parents, mom, dad, mummy, papa, mother, father, grandparents, grandmother, grandfather, dadi, nani, retired, knee pain, knee problem, back pain, wheelchair, unhurried, ghutne mein dard, ghutne me dard, ghutno mein dard, ghutno me dard, ghutne ka dard, ghutno ka dard, bad knees, knees, knee, ghutne, ghutno, bypass, heart patient, aaram se, araam se',
    ),
    ['seniors'],
  ],
  [
    phrases(
      'gang, friends, friend, friends group, group of friends, dost, doston, dosto, yaar, yaaro, yaaron, bachelors, bachelor, bachelor party, students, student, college, school, class trip, reunion, batchmates, cousins, girls, boys, youngsters, youth',
    ),
    ['student-and-youth-tours', 'friends'],
  ],
  [
    phrases(
      'couple, couples, honeymoon, anniversary, newly married, newlyweds, valentine, romantic, jubilee, two of us, wife, husband, biwi, patni',
    ),
    ['honeymoon-tours', 'couples'],
  ],
  [
    phrases(
      'family, families, kids, kid, children, child, toddler, toddlers, parivar, bachche, bachcho, bachchon, bacche, baccho, bacho, joint family, generations, three generations, teen peedhi, peedhi',
    ),
    ['family-tours', 'families'],
  ],
  [
    phrases(
      'luxury, luxurious, premium, deluxe, five star, 5 star, palace stay, feel like royals, feel like royalty, like royals, like royalty, like a king, like kings, like a queen, like maharajas, like a maharaja, feel royal, raja maharaja',
    ),
    ['luxury-tours', 'premium'],
  ],
  [phrases('first trek, never trekked'), ['first-timers']],
  [phrases('photography, photographer, photographers'), ['photography']],
  // Many a name has a hill in it that nobody goes up to.
  [
    phrases('hill, hills, mountain, mountains, pahad, pahar, pahadon, pahado, pahadi, pahare'),
    ['hill-station-tours', 'mountains', 'summer-escape'],
  ],
  [phrases('tirth, teerth, tirth yatra, darshan, shrine, shrines'), ['pilgrimage-tours']],
]
/** Whether words only tell who travels or how: what is for them comes first, and what is not is no worse an answer. */
export function tellsOnlyWhom(text: string): boolean {
  const tokens = tokensOf(text)
  for (let at = 0; at < tokens.length;) {
    const end = LIKED_WHOM.map((said) => phraseEnd(tokens, at, said)).find((one) => one !== undefined)
    if (end === undefined && !tokens[at]!.spellings.some((word) => isCommonWord(word) || isMannerWord(word)))
      return false
    at = end ?? at + 1
  }
  return true
}

const LIKED_WHOM = LIKED.slice(0, 4).map(([said]) => said)

const LIKED_WISHES: Readonly<Record<string, readonly string[]>> = {
  cool: ['summer-escape', 'hill-station-tours'],
  warm: ['winter-sun'],
  quiet: ['offbeat-tours'],
}

/** Whoever wants no stairs is no longer young, or comes with somebody who is not. */
const FOR_WEAK_KNEES = ['seniors']

/** For each thing that is said of who travels and how the tags and kinds of tour that are for it; whoever wants no hills likes none. */
export function likedIn(
  tokens: readonly Token[],
  pieces: readonly (SentenceMeaning & { from: number; to: number })[],
): (readonly string[])[] {
  const out = pieces.filter(({ key }) => key === 'except')
  const isOut = ({ from }: Token) => out.some((piece) => piece.from <= from && from < piece.to)
  const said = LIKED.filter(([some]) =>
    tokens.some((token, at) => !isOut(token) && phraseEnd(tokens, at, some) !== undefined),
  )
  const wished = pieces.flatMap(({ wish }) =>
    typeof wish === 'string' && LIKED_WISHES[wish] ? [LIKED_WISHES[wish]] : [],
  )
  const isNotOnFoot = pieces.some(({ says }) => says === NOT_ON_FOOT)
  const keys = [...said.map(([, some]) => some), ...(isNotOnFoot ? [FOR_WEAK_KNEES] : []), ...wished]
  return [...new Map(keys.map((some) => [some[0], some])).values()]
}
