import type { SearchKind, SearchDocument } from './document.ts'

/** How many names of each kind are worth suggesting. */
export const SUGGESTED_PER_KIND = 2

/** The kinds of which names are suggested. */
export const SUGGESTED_KINDS: readonly SearchKind[] = ['state', 'city', 'category']

/** Counts to how many packages each destination belongs: who comes first among equals, and what is worth suggesting. */
export class Popularity {
  readonly #uses = new Map<string, number>()
  readonly #destinations: { kind: SearchKind; name: string }[] = []

  add(document: SearchDocument): void {
    const { kind, name } = document
    if (SUGGESTED_KINDS.includes(kind)) this.#destinations.push({ kind, name })
    if (kind !== 'package') return
    const { places, states, themes, attractions } = document
    for (const text of new Set([...places, ...states, ...themes, ...attractions])) {
      this.#uses.set(text, (this.#uses.get(text) ?? 0) + 1)
    }
  }

  /** How many packages go by the name. */
  usesOf(name: string): number {
    return this.#uses.get(name) ?? 0
  }

  /** Names of the most used states, cities and categories, a few of each. */
  names(): string[] {
    return SUGGESTED_KINDS.flatMap((kind) => this.#mostUsed(kind))
  }

  #mostUsed(kind: SearchKind): string[] {
    return this.#destinations
      .filter((destination) => destination.kind === kind)
      .map(({ name }) => ({ name, uses: this.usesOf(name) }))
      .toSorted((one, other) => other.uses - one.uses || one.name.localeCompare(other.name))
      .slice(0, SUGGESTED_PER_KIND)
      .map(({ name }) => name)
  }
}
