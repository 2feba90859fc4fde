import { stemOf } from './stems.ts'

/**
 * Words that tell how a journey shall be, not where it goes or what is done on it: "famous temples", "learn skiing", "a relaxing week". What has them comes
 * first; what lacks them is no worse an answer, and nobody is told that nothing here is "memorable".
 */
const MANNER = new Set(
  [
    'famous popular iconic must attraction attractions highlights hotspot hotspots',
    'scenic picturesque stunning breathtaking gorgeous pretty scenery view views',
    'relax relaxing relaxed relaxation chill chilling chillout unwind unwinding refreshing leisurely comfortable comfortably enjoy enjoying enjoyable fun exciting nothing doing',
    'memorable unforgettable perfect ideal great awesome wonderful superb fantastic magical dream special unique real proper authentic genuine different',
    'experience experiences experiencing activity activities explore exploring exploration discover discovering',
    'learn learning lesson lessons class classes course courses training trainer coaching certification certified',
    'professional reliable trusted reputed organised organized guided',
    'mashhoor mashhur prasiddh prasidh',
  ].flatMap((line) => line.split(' ').map(stemOf)),
)

/** Whether a folded word only tells how something shall be. */
export function isMannerWord(word: string): boolean {
  return MANNER.has(stemOf(word))
}
