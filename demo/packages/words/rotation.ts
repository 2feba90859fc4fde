import { seedOf } from '#demo/packages/chance.ts'
import { capitalised } from '#platform/wording.ts'

/** Hands out the members of lists in turn, so that what was just used comes back last. Each list has a name and its own place to start. */
export type Rotation = {
  next: (name: string, list: readonly string[]) => string
}

/** Opens a rotation; the same calls in the same order always give the same words. */
export function openRotation(): Rotation {
  const used = new Map<string, number>()
  return {
    next(name, list) {
      const turn = used.get(name) ?? seedOf(name) % Math.max(1, list.length)
      used.set(name, turn + 1)
      const chosen = list[turn % list.length]
      if (chosen === undefined) throw new RangeError(`nothing to say for ${name}`)
      return chosen
    },
  }
}

/** Puts words into a pattern: "{to}" as given, "{To}" with a capital. An unknown slot throws. */
export function fill(pattern: string, words: Record<string, string>): string {
  return pattern.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const word = words[slot] ?? words[slot.charAt(0).toLowerCase() + slot.slice(1)]
    if (word === undefined) throw new Error(`no word for {${slot}} in "${pattern}"`)
    return /^[A-Z]/.test(slot) ? capitalised(word) : word
  })
}

/** A sentence: first letter large, one full stop. */
export function sentence(text: string): string {
  const trimmed = text.trim()
  return capitalised(/[.?]$/.test(trimmed) ? trimmed : `${trimmed}.`)
}
