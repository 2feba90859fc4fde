import { z } from 'zod'

/** How one knows that a message is not the operator's: nothing of it is said before they say it. */
export const Caution = z.object({ isShown: z.boolean(), heading: z.string(), text: z.string() })
export type Caution = z.infer<typeof Caution>

/** The gaps of its sentences: what the operator has filled in elsewhere. */
export const CAUTION_GAPS = ['domains', 'phone'] as const
type Gap = (typeof CAUTION_GAPS)[number]

/** The words a demo shows, and a form begins with. */
export const SHIPPED_CAUTION: Caution = {
  isShown: true,
  heading: 'Beware of fake promotions',
  text: 'We write only from addresses that end in {domains}. Nobody of ours asks for an OTP or a card number by telephone or in a chat, nor for a transfer to a personal account. If a message looks wrong, call {phone} before you pay.',
}

/** The caution of a site; undefined where its operator shows none, or has never said so. A sample operator says the shipped one. */
export function cautionOf({
  caution,
  isSample,
}: {
  caution: Caution | null
  isSample: boolean
}): Pick<Caution, 'heading' | 'text'> | undefined {
  if (caution === null) return isSample ? SHIPPED_CAUTION : undefined
  return caution.isShown ? caution : undefined
}

const GAP = /\{(\w+)\}/

/** Gaps in its words that nothing fills. */
export function unknownGaps(text: string): string[] {
  const named = [...text.matchAll(new RegExp(GAP, 'g'))].map(([, name]) => name!)
  return [...new Set(named)].filter((name) => !CAUTION_GAPS.some((gap) => gap === name))
}

/** Its sentences in pieces, each words or a gap; one that needs what nobody has filled in is left out. */
export function cautionPieces(text: string, isFilled: Record<Gap, boolean>): (string | { gap: Gap })[] {
  const sentences = text.split(/(?<=[.!?])\s+/).filter((sentence) => gapsIn(sentence).every((gap) => isFilled[gap]))
  return sentences
    .join(' ')
    .split(/(\{\w+\})/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const [gap] = gapsIn(piece)
      return gap === undefined ? piece : { gap }
    })
}

function gapsIn(text: string): Gap[] {
  return CAUTION_GAPS.filter((gap) => text.includes(`{${gap}}`))
}
