import { numberIn } from '#app/islands/answer.ts'
import type { FoundPackage } from './answers.ts'
import { wordsOf } from './asked-words.ts'

/** How much longer a name's word may be than the one that is asked for: "temple" is in "Temples", "tea" not in "Teacher". */
const MOST_ENDING = 3

/** What is named for the question first, and of that what bears more of its words; then best rated first (SPEC §2). What is alike stays in the order it came. */
export function inOrder(packages: readonly FoundPackage[], words: readonly string[]): FoundPackage[] {
  const rating = ({ packageRating }: FoundPackage) => numberIn(packageRating) ?? 0
  const named = new Map(packages.map((pkg) => [pkg, namedFor(pkg, words)]))
  return packages.toSorted((a, b) => named.get(b)! - named.get(a)! || rating(b) - rating(a))
}

/** How many of the words a tour is named for. */
export function namedFor({ name }: Pick<FoundPackage, 'name'>, words: readonly string[]): number {
  const own = wordsOf(name).map(stem)
  return words.filter((word) => own.some((one) => bears(one, stem(word)))).length
}

function bears(word: string, asked: string): boolean {
  return word.startsWith(asked) && word.length <= asked.length + MOST_ENDING
}

/** "monastery" and "monasteries", "fort" and "forts" alike. */
function stem(word: string): string {
  return word.length > 3 ? word.replace(/(?:ies|y|s)$/, '') : word
}
