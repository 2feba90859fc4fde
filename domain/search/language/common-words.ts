/** Words that say nothing about where or what: they are neither kept in the index nor asked of it. */
const COMMON_WORDS = new Set(
  [
    'a an and at best book booking by cheap day days for from getaway getaways holiday holidays in india near night',
    'nights of offer offers on or package packages place places plan the to tour touring tourism tourist tours travel',
    'trip trips vacation vacations via visit with',
    'i we my me us our want wants need looking go going show find some please suggest recommend something somewhere it is',
    'ka ke ki ko me mein men main se aur ya tak hai liye lie chahiye wala wali jana jaana ghumna ghumne',
  ].flatMap((line) => line.split(' ')),
)

/** Whether a folded word carries no meaning for a search: a filler word or a bare small number. */
export function isCommonWord(word: string): boolean {
  return COMMON_WORDS.has(word) || /^\d{1,2}$/.test(word)
}

/** Whether a word that is still being typed is on its way to a filler word ("pack…"). */
export function startsCommonWord(beginning: string): boolean {
  return beginning.length >= 3 && COMMON_WORDS.values().some((word) => word.startsWith(beginning))
}

const OFTEN_MISTYPED = [
  'tour',
  'tours',
  'trip',
  'trips',
  'package',
  'packages',
  'holiday',
  'holidays',
  'travel',
  'getaway',
]

/** Whether an unknown word is a filler word with one letter wrong, missing, doubled or swapped ("tuor", "pacakges"). */
export function resemblesCommonWord(word: string): boolean {
  return word.length >= 4 && OFTEN_MISTYPED.some((common) => isOneSlipAway(word, common))
}

/** Whether a word is another with one letter wrong, missing, doubled or swapped with the next. */
export function isOneSlipAway(word: string, meant: string): boolean {
  let same = 0
  while (same < word.length && word[same] === meant[same]) same++
  const [rest, meantRest] = [word.slice(same), meant.slice(same)]
  return (
    rest.slice(1) === meantRest.slice(1) ||
    rest.slice(1) === meantRest ||
    rest === meantRest.slice(1) ||
    (rest[0] === meantRest[1] && rest[1] === meantRest[0] && rest.slice(2) === meantRest.slice(2))
  )
}
