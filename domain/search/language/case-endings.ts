/** What the languages of India glue to a name for in, to, of and with, as it is written; a language whose endings stand apart has none. */
const ENDINGS = `
ல் வில் யில் இல் ில் த்தில் க்கு வுக்கு ுக்கு யிற்கு ிற்கு த்திற்கு த்துக்கு யின் வின் ின் த்தின் யை வை ை வுக்கான யிலுள்ள ிலுள்ள விலுள்ள
লে তে য় ে এ ের এর র কে য়ে য়ের
ದಲ್ಲಿ ನಲ್ಲಿ ಯಲ್ಲಿ ಲ್ಲಿ ಿನಲ್ಲಿ ವಿನಲ್ಲಿ ಕ್ಕೆ ಗೆ ಿಗೆ ವಿಗೆ ದ ಯ ನ ಿನ ವಿನ
లో లోని కి కు ని యొక్క లోపల
യിൽ ിൽ ത്തിൽ വിൽ ലേക്ക് യിലേക്ക് ിലേക്ക് ത്തിലേക്ക് വിലേക്ക് യിലെ ിലെ ത്തിലെ വിലെ യുടെ ിന്റെ ത്തിന്റെ ക്ക് ിന് ലെ
માં ને નો ની નું ના નાં એ
ରେ କୁ ର ରୁର
त ात ेत मध्ये ला ाला ची चे चा च्या ाची ाचे ाच्या
ਵਿੱਚ ਦਾ ਦੇ ਦੀ
`
/** The same for from. */
const FROM = `
யிலிருந்து ிலிருந்து விலிருந்து த்திலிருந்து லிருந்து
থেকে
ದಿಂದ ನಿಂದ ಯಿಂದ ಿಂದ ಿನಿಂದ ವಿನಿಂದ
నుండి నుంచి
യിൽനിന്ന് ിൽനിന്ന് ത്തിൽനിന്ന് വിൽനിന്ന് യിൽനിന്നും ിൽനിന്നും നിന്ന്
થી
ରୁ ଠାରୁ
हून ाहून ून ातून
ਓਂ ੋਂ ਤੋਂ
`
/** A name changes where an ending meets it: what its own last letters may be, by what is left of them there. */
const MEETINGS: readonly (readonly [left: RegExp, own: string])[] = [
  [/$/, ''],
  [/(?<=[\u0b95-\u0bb9])$/, '\u0bcd'],
  [/(?<=[\u0d15-\u0d39])$/, '\u0d4d'],
  [/(?<=[\u0c95-\u0cb9])$/, '\u0ccd'],
  [/(?<=[\u0c95-\u0cb9])$/, '\u0cc1'],
  [/(?<=[\u0b95-\u0bb9])$/, '\u0bc1'],
  [/(?<=\p{L}|\p{M})$/u, 'ം'],
  [/(?<=\p{L}|\p{M})$/u, 'ம்'],
  [/റ$/, 'ര്'],
  [/ঙ$/, 'ং'],
  [/्य$/, 'ा'],
  [/्य$/, 'े'],
]
const SHORTEST_NAME = 3

type Cut = { name: string; isFrom: boolean }

/** Cuts a word, as `keyOf` writes it, into a name and a known ending: the longest name that `isName` knows. */
export function cutEnding(
  word: string,
  { keyOf, isName }: { keyOf: (text: string) => string; isName: (name: string) => boolean },
): Cut | undefined {
  const endings = endingsAs(keyOf)
  for (let at = word.length - 1; at >= SHORTEST_NAME - 1; at--) {
    const isFrom = endings.get(word.slice(at))
    if (isFrom === undefined) continue
    const left = word.slice(0, at)
    const name = MEETINGS.flatMap(([end, own]) => (end.test(left) ? [left.replace(end, own)] : [])).find(
      (one) => one.length >= SHORTEST_NAME && isName(one),
    )
    if (name) return { name, isFrom }
  }
  return undefined
}

let written: ReadonlyMap<string, boolean> | undefined

/** Every ending as it is looked for, and whether it says from. */
function endingsAs(keyOf: (text: string) => string): ReadonlyMap<string, boolean> {
  written ??= new Map(
    [ENDINGS, FROM].flatMap((all) =>
      all
        .trim()
        .split(/\s+/)
        .map((ending) => [keyOf(ending), all === FROM] as const),
    ),
  )
  return written
}
