import type { SentenceNames, SentencePlace } from './sentence-names.ts'
import { tokensOf } from './tokens.ts'

/** States of which people name one part: who says only it means no other. */
const PARTS: readonly { said: string; unless: readonly string[]; region: string }[] = [
  { said: 'kashmir', unless: ['jammu', 'j&k', 'jk', 'vaishno', 'katra', 'ladakh', 'leh'], region: 'kashmir valley' },
  { said: 'jammu', unless: ['kashmir', 'ladakh', 'leh'], region: 'jammu division' },
]

/** The part of a state that a text names without the state's other part: Kashmir without Jammu. */
export function partNamed(text: string, names: SentenceNames): SentencePlace | undefined {
  const words = tokensOf(text).flatMap(({ spellings }) => spellings)
  const part = PARTS.find(({ said, unless }) => words.includes(said) && !unless.some((other) => words.includes(other)))
  return part && names.findRegion(part.region)
}
