import { goldenDocuments } from '#tests/golden-documents.ts'
import { chanceOf } from './chance.ts'
import type { Chance } from './chance.ts'

/** `count` different questions as typed: one to three words of a package, one with a slip, the last not always finished. */
export function typedQuestions(count: number): string[] {
  const chance = chanceOf(3)
  const packages = goldenDocuments().filter((document) => document.kind === 'package')
  const questions = new Set<string>()
  while (questions.size < count) {
    const model = chance.pick(packages)
    const texts = [model.name, ...model.places, ...model.states, ...model.themes]
    const words = chance.some(
      texts.flatMap((text) => text.toLowerCase().split(' ')),
      3,
    )
    questions.add(finish(slip(words, chance), chance))
  }
  return [...questions]
}

/** One mistake in one of the longer words: a letter wrong, missing, doubled or swapped with the next. */
function slip(words: string[], chance: Chance): string[] {
  const long = words.filter((word) => word.length >= 5)
  if (long.length === 0) return words
  const word = chance.pick(long)
  const at = 1 + chance.below(word.length - 2)
  const [before, letter, next, after] = [word.slice(0, at), word.charAt(at), word.charAt(at + 1), word.slice(at + 2)]
  const slips = [
    before + chance.pick([...'aeiourstn']) + next + after,
    before + next + after,
    before + letter + letter + next + after,
    before + next + letter + after,
  ]
  return words.with(words.indexOf(word), chance.pick(slips))
}

function finish(words: string[], chance: Chance): string {
  const last = words.at(-1) ?? ''
  const typed = chance.next() < 0.5 ? last : last.slice(0, Math.max(2, Math.ceil(last.length * chance.next())))
  return [...words.slice(0, -1), typed].join(' ')
}
