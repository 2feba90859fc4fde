import { isCommonWord } from '#domain/search/language/common-words.ts'
import type { Region } from '#domain/search/language/regions.ts'
import type { Occasion } from './occasions.ts'
import { yearAt } from './month-names.ts'
import { pastPhrase, phraseEnd, phrases } from './phrases.ts'
import type { Phrases } from './phrases.ts'
import { findNamed } from './place-phrase.ts'
import type { Rule } from './sentence-rule.ts'
import type { SentenceNames, SentencePlace } from './sentence-names.ts'
import { tokensOf } from './tokens.ts'
import type { Token } from './tokens.ts'

type Feast = {
  said: Phrases
  /** What the almanac calls it. */
  called: string
  /** Where one goes for it; undefined where it is kept everywhere. */
  at?: Region
}

/** Feasts by what people call them besides their names, and where they are at their best. */
const FEASTS: readonly Feast[] = [
  feast(
    'new year',
    '31 dec night, 31 december night, 31 night, 31 st dec night, 31 st december night, 31 st evening, 31 st night, countdown party, naya saal, new year bash, new year celebration, new year celebrations, new year countdown, new year eve, new year night, new year party, new years eve, nye, thirty first night',
  ),
  feast(
    'uttarayan',
    'international kite festival, kite, kite festival, kite flying, kite flying festival, kites, patang, patang utsav, patangbazi, patangotsav, uttarayan, uttarayana',
    ['Gujarat', 'IN-GJ'],
  ),
  feast('pongal', 'jallikattu, pongal', ['Tamil Nadu', 'IN-TN']),
  feast('onam', 'onam, pookalam', ['Kerala', 'IN-KL']),
  feast('bihu', 'bihu, bohag bihu, rongali bihu', ['Assam', 'IN-AS']),
  feast(
    'ganesh chaturthi',
    'ganapati, ganesh chaturthi, ganesh festival, ganesh utsav, ganeshotsav, ganpati, ganpati festival',
    ['Maharashtra', 'IN-MH'],
  ),
  feast('baisakhi', 'baisakhi, vaisakhi', ['Punjab', 'IN-PB']),
  feast('navratri', 'dandiya, garba, garba night, navratri garba', ['Gujarat', 'IN-GJ']),
  feast('chhath', 'chhat puja, chhath, chhath parv, chhath puja', ['Bihar', 'IN-BR']),
]
/** Days off are spent anywhere. */
const OFF = phrases(
  'break, chhutti, chutti, holiday, holidays, ki chhutti, ki chutti, long weekend, time, vacation, vacations, weekend',
)
const KEPT = phrases('bash, celebration, celebrations, event, events, festival, festivals, mela, parties, party, utsav')
const MAKAR_SANKRANTI = phrases('makar sankranthi, makar sankranti, sankranthi, sankranti')

/** "31st night", "makar sankranti kite festival", "onam": the days of a feast by any of its names, and where one goes for it where no place is named. */
export const readFeast: Rule = (tokens, at, names) => {
  const start = pastPhrase(tokens, at, MAKAR_SANKRANTI)
  for (const { said, called, at: region } of FEASTS) {
    const end = phraseEnd(tokens, start, said)
    const occasion = end === undefined ? undefined : occasionCalled(called, names)
    if (end === undefined || !occasion) continue
    const off = phraseEnd(tokens, end, OFF)
    const isItsOwn = phraseEnd(tokens, start, occasion.said) !== undefined
    if (off !== undefined && isItsOwn) continue
    if (off !== undefined)
      return { key: 'dates', says: occasion.says, filters: { dates: occasion.departing }, end: off }
    const after = pastPhrase(tokens, end, KEPT)
    const near = region && !namesAPlace(tokens, { from: at, to: after }, names) ? names.findWithin?.(region) : undefined
    if (!near && occasion.isBorne) continue
    const says = near ? `${occasion.says}, in ${near.name}` : occasion.says
    return {
      key: 'dates',
      says,
      filters: { dates: occasion.departing },
      ...(near && { near }),
      end: yearAt(tokens, after)?.end ?? after,
    }
  }
  return undefined
}

function feast(called: string, said: string, at?: [name: string, state: string]): Feast {
  return {
    called,
    said: phrases(said),
    ...(at && { at: { name: at[0], names: [], states: [at[1]], places: [] } }),
  }
}

function occasionCalled(called: string, { occasions = [] }: SentenceNames): Occasion | undefined {
  const words = tokensOf(called)
  return occasions.find(({ said }) => phraseEnd(words, 0, said) === words.length)
}

function namesAPlace(
  tokens: readonly Token[],
  { from, to }: { from: number; to: number },
  names: SentenceNames,
): boolean {
  const isPlace = (text: string): SentencePlace | true | undefined =>
    names.findRegion(text) ?? (names.isPlace(text) || undefined)
  // "tour" sounds like Tura.
  const tells = ({ spellings }: Token) => !spellings.some(isCommonWord)
  return tokens.some(
    (token, at) => (at < from || at >= to) && tells(token) && findNamed(tokens, at, isPlace) !== undefined,
  )
}

/** Every name of a feast but its own. */
export const FEAST_PHRASES: readonly Phrases[] = FEASTS.map(({ said }) => said)
