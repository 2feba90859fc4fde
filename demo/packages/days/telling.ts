/** What has been told already, and how like it a new text is. */
export type ToldDays = {
  /** 0 for a text like no other of this kind of day, 1 for the same words. */
  likeness: (key: string, text: string) => number
  remember: (key: string, text: string) => void
}

/** Opens an empty telling. Likeness is the share of three-word runs two texts have in common, among days of the same key. */
export function openTelling(): ToldDays {
  const byKey = new Map<string, Set<string>[]>()
  const texts = new Set<string>()
  return {
    likeness(key, text) {
      if (texts.has(text)) return 1
      const runs = runsOf(text)
      return Math.max(0, ...(byKey.get(key) ?? []).map((other) => shared(runs, other)))
    },
    remember(key, text) {
      texts.add(text)
      const all = byKey.get(key) ?? []
      all.push(runsOf(text))
      byKey.set(key, all)
    },
  }
}

function runsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/\w+/g) ?? []
  return new Set(words.slice(2).map((word, i) => `${words[i]} ${words[i + 1]} ${word}`))
}

function shared(a: Set<string>, b: Set<string>): number {
  const common = a.intersection(b).size
  return common / Math.max(1, a.size + b.size - common)
}
