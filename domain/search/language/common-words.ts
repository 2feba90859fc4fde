/** Words that say nothing about where or what: they are neither kept in the index nor asked of it. */
const COMMON_WORDS = new Set(
  [
    'a an and at best book booking by cheap day days for from getaway getaways holiday holidays in india near night',
    'nights of offer offers on or package packages place places plan the to tour touring tourism tourist tours travel',
    'trip trips vacation vacations via visit with',
    'ka ke ki ko me mein se aur',
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
