import type { Variable } from './kind.ts'

/** A stretch of words, or a gap by the name of what fills it. */
export type WordsPiece = { text: string } | { gap: string }

const GAP = /\{([^{}]*)\}/g

/** Words cut at their gaps, `{name}`, in order. */
export function piecesOf(words: string): WordsPiece[] {
  // Every odd part is what stood between braces.
  return words
    .split(GAP)
    .map((part, at) => (at % 2 === 0 ? { text: part } : { gap: part }))
    .filter((piece) => 'gap' in piece || piece.text !== '')
}

/** The names of the gaps in some words, each once. */
export function gapsOf(words: string): string[] {
  return [...new Set(piecesOf(words).flatMap((piece) => ('gap' in piece ? [piece.gap] : [])))]
}

/** Words with every gap filled by `fill`; what fills one is not looked at for gaps again. */
export function fillWords(words: string, fill: (gap: string) => string, around = (text: string) => text): string {
  return piecesOf(words)
    .map((piece) => ('gap' in piece ? fill(piece.gap) : around(piece.text)))
    .join('')
}

/** What the previews fill the gaps with. */
export function samplesOf(variables: Record<string, Variable>): Record<string, Variable['sample']> {
  return Object.fromEntries(Object.entries(variables).map(([name, { sample }]) => [name, sample]))
}
