import { numberIn } from '#app/islands/answer.ts'
import type { FoundPackage } from './answers.ts'
import { wordsOf } from './asked-words.ts'

/** How much longer a name's word may be than the one that is asked for: "temple" is in "Temples", "tea" not in "Teacher". */
const MOST_ENDING = 3

const MOST_NAMED = 3

/** Best rated first (SPEC §2); of what is rated alike what bears more words of the question in its name, else as it came. */
export function inOrder(packages: readonly FoundPackage[], words: readonly string[]): FoundPackage[] {
  const named = new Map(packages.map((pkg) => [pkg, namedFor(pkg, words)]))
  return packages.toSorted((a, b) => ratingOf(b) - ratingOf(a) || named.get(b)! - named.get(a)!)
}

/** The few that are named for the question and stand before all others, whatever they are rated; none where no other is found beside them. */
export function namedFirst(packages: readonly FoundPackage[], words: readonly string[]): FoundPackage[] {
  const named = packages.filter((pkg) => namedFor(pkg, words) > 0)
  if (named.length === packages.length) return []
  return named
    .toSorted((a, b) => namedFor(b, words) - namedFor(a, words) || ratingOf(b) - ratingOf(a))
    .slice(0, MOST_NAMED)
}

function ratingOf({ packageRating }: FoundPackage): number {
  return numberIn(packageRating) ?? 0
}

/** How many of the words a tour is named for. */
function namedFor({ name }: Pick<FoundPackage, 'name'>, words: readonly string[]): number {
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
