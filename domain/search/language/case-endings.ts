/** What the languages of India glue to a word for in, to, of, with and for many, as it is written; of each the cases of one first, then what else. */
const ENDINGS = `
ல் வில் யில் இல் ில் த்தில் க்கு வுக்கு ுக்கு யிற்கு ிற்கு த்திற்கு த்துக்கு யின் வின் ின் த்தின் யை வை ை வுக்கான யிலுள்ள ிலுள்ள விலுள்ள
ுடன் யுடன் வுடன் த்துடன் ோடு யோடு வோடு த்தோடு ுக்கான க்கான த்திற்கான கள் களில் களுக்கு களுடன் களை களின் களும் ங்கள் ங்களில் ங்களை ங்களுக்கு ட்டில் ட்டிற்கு ட்டுக்கு ட்டின் ற்றில் யும் வும் ும்
লে তে য় ে এ ের এর র কে য়ে য়ের
দের রা েরা টা টি টাতে গুলো গুলি গুলোতে গুলোর গুলির দিয়ে েও
ದಲ್ಲಿ ನಲ್ಲಿ ಯಲ್ಲಿ ಲ್ಲಿ ಿನಲ್ಲಿ ವಿನಲ್ಲಿ ಕ್ಕೆ ಗೆ ಿಗೆ ವಿಗೆ ದ ಯ ನ ಿನ ವಿನ
ಗಳು ಗಳಲ್ಲಿ ಗಳಿಗೆ ಗಳ ಗಳನ್ನು ಗಳೊಂದಿಗೆ ವನ್ನು ಯನ್ನು ನ್ನು ದೊಂದಿಗೆ ನೊಂದಿಗೆ ಯೊಂದಿಗೆ ಕ್ಕಾಗಿ ಗಾಗಿ ಿಗಾಗಿ ದೊಳಗೆ ಯೊಳಗೆ ಿನೊಳಗೆ ದಲ್ಲಿನ
లో లోని కి కు ని యొక్క లోపల
తో లకు లలో లతో లను ల లు లోకి ాలు ాలకు ాలలో ాల్లో ాలను ాల ానికి పై కోసం
യിൽ ിൽ ത്തിൽ വിൽ ലേക്ക് യിലേക്ക് ിലേക്ക് ത്തിലേക്ക് വിലേക്ക് യിലെ ിലെ ത്തിലെ വിലെ യുടെ ിന്റെ ത്തിന്റെ ക്ക് ിന് ലെ
ങ്ങൾ ങ്ങളിൽ ങ്ങളുടെ ങ്ങളെ ങ്ങൾക്ക് ങ്ങളിലേക്ക് കൾ കളിൽ കളുടെ കളെ കൾക്ക് കളിലെ കളിലേക്ക് യെ നെ ത്തെ ത്തോടെ യോടെ ുമായി യുമായി വുമായി ുള്ള യുള്ള ത്തുള്ള ിലുള്ള ക്കുള്ള ത്തേക്ക് യും വും ും ട്ടിൽ ട്ടിലെ ിനുള്ളിൽ ിനുള്ളിലെ ത്തിനുള്ളിൽ
માં ને નો ની નું ના નાં એ
ઓ ઓને ઓમાં ઓની ઓના ઓનું ઓનો ઓથી વાળી વાળું વાળો વાળા માટે
ରେ କୁ ର ରୁର
ମାନେ ମାନଙ୍କ ମାନଙ୍କୁ ମାନଙ୍କର ଗୁଡ଼ିକ ଗୁଡ଼ିକୁ ଟି ଟା ଙ୍କ ଙ୍କୁ ଙ୍କର
त ात ेत मध्ये ला ाला ची चे चा च्या ाची ाचे ाच्या
ाचा तला तली तले तल्या ातला ातली ातले ातल्या तील ातील मधील ांमधील ामध्ये ांमध्ये ांना ांचा ांची ांचे ांच्या ांत सह ासह ांसह सोबत ासोबत ांसोबत साठी ासाठी ांसाठी वर ावर ांवर जवळ ाजवळ कडे ाकडे ीत ीला ीचा ीची ीचे ीच्या ेची ेचे ेच्या ेला
ने ाने ांनी
ों ओं ियों ें ियाँ ियां ाओं ाएँ ाएं
ਵਿੱਚ ਦਾ ਦੇ ਦੀ
ਾਂ ਿਆਂ ੀਆਂ ਆਂ ਵਾਲੀ ਵਾਲਾ ਵਾਲੇ
وں یں یوں یاں
`
/** The same for from. */
const FROM = `
யிலிருந்து ிலிருந்து விலிருந்து த்திலிருந்து லிருந்து
থেকে
ದಿಂದ ನಿಂದ ಯಿಂದ ಿಂದ ಿನಿಂದ ವಿನಿಂದ
నుండి నుంచి
യിൽനിന്ന് ിൽനിന്ന് ത്തിൽനിന്ന് വിൽനിന്ന് യിൽനിന്നും ിൽനിന്നും ത്തുനിന്ന് ത്തുനിന്നും നിന്ന്
થી
ରୁ ଠାରୁ
हून ाहून ून ातून वरून ावरून पासून ापासून
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
  [/(?<=[\u0b80-\u0bff])$/, 'டு'],
  [/(?<=[\u0c00-\u0c7f])$/, 'ం'],
  [/(?<=[\u0d00-\u0d7f])$/, 'ട്'],
  [/(?<=[\u0900-\u097f])$/, 'ा'],
  [/(?<=[\u0900-\u097f])$/, 'ि'],
  [/(?<=[\u0900-\u097f])$/, 'आ'],
  [/(?<=[\u0a00-\u0a7f])$/, 'ਾ'],
  [/(?<=[\u0a00-\u0a7f])$/, 'ਿ'],
  [/(?<=[\u0a80-\u0aff])ા$/, 'ો'],
  [/(?<=[\u0a80-\u0aff])ા$/, 'ું'],
  [/(?<=[\u0600-\u06ff])$/, 'ا'],
  [/(?<=[\u0600-\u06ff])$/, 'ہ'],
  [/(?<=[\u0600-\u06ff])$/, 'ی'],
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

const SHORTEST_ENDING = 2
const SHORTEST_UNKNOWN = 4

/** Cuts a word that nothing is known of, as it is written, before the longest of the endings it has; one letter is too little to tell, and so is what is left of a short word. */
export function cutUnknown(word: string): Cut | undefined {
  const whole = word.normalize('NFC')
  for (let at = SHORTEST_UNKNOWN; at <= whole.length - SHORTEST_ENDING; at++) {
    const isFrom = endingsAs(asWritten).get(whole.slice(at))
    if (isFrom !== undefined) return { name: whole.slice(0, at), isFrom }
  }
  return undefined
}

function asWritten(text: string): string {
  return text.normalize('NFC')
}

const endingsKept = new Map<(text: string) => string, ReadonlyMap<string, boolean>>()

/** Every ending as it is looked for, and whether it says from. */
function endingsAs(keyOf: (text: string) => string): ReadonlyMap<string, boolean> {
  const kept = endingsKept.get(keyOf) ?? new Map(listEndings().map(([ending, isFrom]) => [keyOf(ending), isFrom]))
  endingsKept.set(keyOf, kept)
  return kept
}

function listEndings(): [ending: string, isFrom: boolean][] {
  const split = (all: string) => all.trim().split(/\s+/)
  return [
    ...split(ENDINGS).map((ending): [string, boolean] => [ending, false]),
    ...split(FROM).map((ending): [string, boolean] => [ending, true]),
  ]
}
