const OF_A_TOWN = /, [A-Z][\w ]+$/
const KINDS =
  / (Temples?|Fort|Beach|Bagh|Monastery|Lake|Falls|Caves|National Park|Tiger Reserve|Valley|Hill|Peak|Stupa|Border|Islands?|Railway|Complex|Sahib|Jyotirlinga|River)$/
/** What is left of a name without its kind, and means something else by itself. */
const OTHER_WORDS = new Set(['City', 'Desert', 'Durga', 'Elephant', 'Golden', 'Lotus', 'Shore', 'Sun', 'Tiger'])

/** A name without the town it carries to be told apart. */
export function shortNameOf(name: string): string {
  return name.replace(OF_A_TOWN, '')
}

/** The part of a name people use, by which words are known to speak of it. */
export function stemOf(name: string): string {
  const short = shortNameOf(name)
  const stem = short.replace(KINDS, '')
  return stem.length >= 4 && !OTHER_WORDS.has(stem) ? stem : short
}

/** Whether words speak of what bears this name. */
export function isNamedIn(words: string, name: string): boolean {
  const stem = stemOf(name)
  for (let at = words.indexOf(stem); at >= 0; at = words.indexOf(stem, at + 1))
    if (!/\w/.test(words[at - 1] ?? ' ') && !/[\w-]/.test(words[at + stem.length] ?? ' ')) return true
  return false
}
