/** Words that tell nothing from another: who types “a season by rule” means a season. */
const SMALL = new Set(['a', 'an', 'the', 'of', 'or', 'and', 'to', 'in', 'for', 'by', 'from', 'it', 'its'])

/** What else people call a deed that is called so. */
const ALSO: readonly (readonly [RegExp, string])[] = [
  [/^(?:Add|Begin|Make|Write|Enter|Invite)\b/, 'new add create'],
  [/^Copy\b/, 'clone duplicate'],
  [/^Change\b/, 'edit save'],
  [/^Join\b/, 'merge'],
  [/\bgive it an hour\b/, 'schedule'],
  [/^Withdraw\b/, 'hide unpublish'],
  [/^(?:Close|Take all scripts off)\b/, 'withdraw'],
  [/^Call off\b/, 'cancel refund'],
  [/\b(?:Put .* back|Put back|put it back|Open .* again|Take up|Take .* season)\b/, 'restore undo revert'],
  [/\bgive money back\b/i, 'refund return'],
  [/\bfor review\b/, 'submit'],
  [/^Throw\b/, 'delete discard'],
  [/\b(?:End|away)\b/, 'delete remove'],
]

/** A deed as it is looked for: its name, and what else it may be called. */
export function deedWords(name: string): string {
  return [name, ...ALSO.filter(([called]) => called.test(name)).map(([, also]) => also)].join(' ')
}

/** Every word that says something begins one of the text. */
export function fits(text: string, words: string): boolean {
  const known = wordsIn(text)
  const asked = wordsIn(words)
  const telling = asked.filter((word) => !SMALL.has(word))
  return (telling.length > 0 ? telling : asked).every((word) => begins(known, word))
}

/** Of typed words those by which no deed is called, which name the thing it is to be done to; and whether the others say a deed. */
export function partedBy(deeds: readonly string[], words: string): { names: string[]; saysDeed: boolean } {
  const called = deeds.flatMap((deed) => wordsIn(deedWords(deed)))
  const telling = wordsIn(words).filter((word) => !SMALL.has(word))
  const names = telling.filter((word) => !begins(called, word))
  return { names, saysDeed: names.length < telling.length }
}

function begins(known: readonly string[], word: string): boolean {
  return known.some((one) => one.startsWith(word))
}

function wordsIn(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s,:;“”]+/)
    .filter((word) => word !== '')
}
