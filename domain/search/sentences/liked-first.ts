import { isCommonWord } from '#domain/search/language/common-words.ts'
import { isMannerWord } from '#domain/search/language/manner-words.ts'
import { NOT_ON_FOOT } from './not-on-foot.ts'
import { phraseEnd, phrases } from './phrases.ts'
import type { Phrases } from './phrases.ts'
import type { SentenceMeaning } from './sentence-rule.ts'
import { tokensOf } from './tokens.ts'
import type { Token } from './tokens.ts'

/** Hills by any word for them, and the tags and kinds of tour of what goes up there: many a name has a hill in it that nobody goes up to. */
export const HILLS: ReadonlySet<string> = new Set(
  'hill hills mountain mountains pahad pahar pahadon pahado pahadi pahare'.split(' '),
)
export const OF_HILLS = ['hill-station-tours', 'mountains', 'summer-escape']
/** Whoever says so wants a palace, and looks for none of these words. */
export const AS_ROYALTY =
  'feel like royals, feel like royalty, like royals, like royalty, like a king, like kings, like a queen, like maharajas, like a maharaja, feel royal, raja maharaja'

type LikedBy = readonly [said: Phrases, keys: readonly string[]]

/** Who travels, and the tags and kinds of tour that are for them: of what fits, those come first. */
const WHOM: readonly LikedBy[] = [
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
      'family, families, kids, kid, children, child, bachcha, baccha, bachchi, baby, infant, stroller, pram, toddler, toddlers, parivar, bachche, bachcho, bachchon, bacche, baccho, bacho, joint family, generations, three generations, teen peedhi, peedhi',
    ),
    ['family-tours', 'families'],
  ],
]
/** And how, or to what. */
const LIKED: readonly LikedBy[] = [
  ...WHOM,
  [
    phrases(`luxury, luxurious, premium, deluxe, five star, 5 star, palace stay, ${AS_ROYALTY}`),
    ['luxury-tours', 'premium'],
  ],
  [phrases('first trek, never trekked'), ['first-timers']],
  [phrases('photography, photographer, photographers'), ['photography']],
  [phrases([...HILLS].join(', ')), OF_HILLS],
  [phrases('tirth, teerth, tirth yatra, darshan, shrine, shrines'), ['pilgrimage-tours']],
]
/** Whether words only tell who travels or how: what is for them comes first, and what is not is no worse an answer. */
export function tellsOnlyWhom(text: string): boolean {
  const tokens = tokensOf(text)
  for (let at = 0; at < tokens.length;) {
    const end = WHOM.map(([said]) => phraseEnd(tokens, at, said)).find((one) => one !== undefined)
    if (end === undefined && !tokens[at]!.spellings.some((word) => isCommonWord(word) || isMannerWord(word)))
      return false
    at = end ?? at + 1
  }
  return true
}

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
