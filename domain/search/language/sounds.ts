/** Spellings that Indian names swap freely, in the order in which they are evened out. */
const SAME_SOUNDS: readonly [RegExp, string][] = [
  [/ck|q|c(?!h)/g, 'k'],
  [/chh/g, 'ch'],
  [/([bdgjkst])h/g, '$1'],
  [/ph/g, 'f'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/ee|ie|ea|ey\b/g, 'i'],
  [/oo|ou/g, 'u'],
  [/y/g, 'i'],
  [/(.)\1+/g, '$1'],
  [/(?<=.{3})(ah?|h)$/g, ''],
]

/** How a folded word sounds, roughly: "kashmeer" and "kashmir", "munaar" and "munnar" sound alike. */
export function soundOf(word: string): string {
  return SAME_SOUNDS.reduce((sound, [spelling, plain]) => sound.replace(spelling, plain), word)
}
