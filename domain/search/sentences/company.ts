import { isCommonWord } from '#domain/search/language/common-words.ts'
import { phraseEnd, phrases } from './phrases.ts'
import type { Phrases } from './phrases.ts'
import type { Rule } from './sentence-rule.ts'
import { tokensOf } from './tokens.ts'
import type { Token } from './tokens.ts'

/**
 * Who travels, or what they need, that no tour is for alone: what is asked for besides is shown, and that this is not to be had is said. The second is what suits
 * them where nothing else is asked for.
 */
const LET_GO: readonly [Phrases, string?][] = [
  [
    phrases(
      'ladies only, only ladies, ladies special, ladies group, ladies groups, ladies, women only group, women only groups, ladies only group, girls only group, all women group, all ladies group, all girls group, female only group, women only, only women, all women, womens group, women group, women, woman, all girls, girls only, only girls, all ladies, female only, only female, females, female, solo female travellers, solo female travelers, solo female traveller, solo female traveler, solo female travel, solo female, solo women, solo woman, solo girls, solo girl, solo ladies, solo lady, woman alone, women alone, girl alone, single woman, single women, single lady, kitty party, kitty group, all boys, boys only, only boys, transgender, lgbt, lgbtq',
    ),
  ],
  [phrases('bachelors, bachelor party, bachelor trip, bachelor, bachelorette, bachelorette party'), 'student'],
  [
    phrases(
      'office outing, office outings, office trip, office tour, office team, office group, office colleagues, office friends, office, corporate outing, corporate trip, corporate tour, corporate group, corporate team, corporate, company outing, company trip, team outing, team building, teambuilding, team trip, colleagues, offsite, incentive tour',
    ),
  ],
  [
    phrases(
      'wheelchair accessible, wheelchair friendly, wheelchair, handicapped, disabled friendly, disabled, differently abled, knee pain, knee problem, knee problems, joint pain, back pain, ghutne mein dard hai, ghutno mein dard hai, ghutne mein dard, ghutne me dard, ghutno mein dard, ghutno me dard, ghutne ka dard, ghutno ka dard, kamar dard, bad knees',
    ),
    'senior',
  ],
  [
    phrases(
      'vegan food, vegan, halal food, satvik food, sattvic food, no onion no garlic, without onion and garlic, without onion garlic',
    ),
  ],
  [
    phrases('diabetic food, diabetic, diabetes, sugar patient, sugar patients, sugar problem, sugar free food'),
    'senior',
  ],
  [
    phrases(
      'cant swim, can not swim, cannot swim, dont know swimming, do not know swimming, non swimmer, non swimmers, tairna nahi aata, fear of flying, western toilet, western toilets, western commode, english toilet, clean toilet, clean toilets, clean washroom, clean washrooms, clean bathroom, clean bathrooms, saaf toilet, swimming pool, swiming pool, hotel with pool, resort with pool, private pool, infinity pool, hindi guide, tamil guide, bengali guide, gujarati guide, marathi guide, telugu guide, hindi speaking guide, tamil speaking guide, english speaking guide, hindi speaking driver, doctor near, hospital nearby, near hospital, hospital near, doctor on call, doctor available, medical facility, medical help, dialysis, blind, visually impaired, deaf, hearing impaired, autism, autistic, autistic child, special child, special needs, vip darshan, special darshan, puja booking, pooja arrangement',
    ),
  ],
  [phrases('pet friendly, pets allowed, with pets, with pet, with dogs, with dog, with my dog, with my pet')],
]

const ELDERS = phrases(
  'parents, old parents, elderly parents, old people, elderly people, old age people, grandparents, grandma, grandpa, granny, grandmother, grandfather, dadi, nani, old mother, old father, aged parents, ageing parents, aging parents, retired, retirement, pensioner, pensioners, mother, father, aunties, aunty, uncle, saas, sasur, mother in law, father in law, mom, mum, dad, mummy, mammi, papa, in laws',
)
const CHILDREN = phrases(
  'kids, kid, child, children, toddler, toddlers, baby, infant, bachche, bachcho, bachchon, bacche, baccho',
)

/** Who comes along, and what suits them where nothing else is asked for. */
const SUITS: readonly [Phrases, string][] = [
  [
    phrases(
      'friends, friend, frnds, cousins, cousin, siblings, sibling, brothers, brother, sisters, sister, dost, doston',
    ),
    'student',
  ],
  [phrases('wife, husband, hubby, girlfriend, boyfriend, gf, bf, fiance, fiancee, patni, biwi, lover'), 'couple'],
  [ELDERS, 'senior'],
  [phrases('relax, relaxing, relaxation, chill, chilling, unwind, unwinding, leisurely'), 'peaceful'],
  [phrases('teenager, teenagers, teens, teen, teenage kids, teenage'), 'adventure'],
]

/** What is read of who travels and let go: "all girls", "office outing". */
export const readCompany: Rule = (tokens, at) => {
  for (const [said, suits] of LET_GO) {
    const end = phraseEnd(tokens, at, said)
    if (end !== undefined) return { key: 'unsold', says: 'No tour for', isAside: true, ...(suits && { suits }), end }
  }
  return undefined
}

/** What suits those who are named by words that ask for nothing else; undefined where they ask for something, or name nobody. */
export function suitsCompany(words: string): string | undefined {
  const tokens = tokensOf(words)
  const found: string[] = []
  for (let at = 0; at < tokens.length;) {
    const suits = SUITS.flatMap(([said, what]) => {
      const end = phraseEnd(tokens, at, said)
      return end === undefined ? [] : { what, end }
    })[0]
    if (!suits && !tokens[at]!.spellings.some(isCommonWord)) return undefined
    if (suits) found.push(suits.what)
    at = suits?.end ?? at + 1
  }
  return found[0]
}

/** Whether words name somebody who is rather driven: parents, grandparents, children. */
export function namesWhoIsDriven(tokens: readonly Token[]): boolean {
  return tokens.some((_, at) => [ELDERS, CHILDREN].some((said) => phraseEnd(tokens, at, said) !== undefined))
}
