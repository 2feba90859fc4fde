/** A name as a URL segment: lowercased, accents dropped, spaces and punctuation to single hyphens (SPEC §2). */
export function slugify(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

const LONGEST_ADDRESS = 100

/** The last part of an address that a title makes; empty where it has no letter or figure for one. */
export function addressFrom(title: string): string {
  return slugify(title).slice(0, LONGEST_ADDRESS).replace(/-$/, '')
}

/** Whether a name holds words whole: "Holi in Braj" holds "Holi", "Holiday" does not. */
export function bears(name: string, words: string): boolean {
  return `-${slugify(name)}-`.includes(`-${slugify(words)}-`)
}
