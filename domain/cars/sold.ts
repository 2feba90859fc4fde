/** What an operator has to sell: how many tours, treks and classes of car, and the states and union territories its journeys go to, by name. */
export type Sold = { tours: number; treks: number; cars: number; places: readonly string[] }

/** The kinds of what is sold, as a sentence says them: `tours, treks and car hire`; only those there are. */
export function soldText({ tours, treks, cars }: Omit<Sold, 'places'>): string {
  const kinds = [tours > 0 && 'tours', treks > 0 && 'treks', cars > 0 && 'car hire'].filter((kind) => kind !== false)
  return kinds.length === 0 ? 'journeys' : LIST.format(kinds)
}

/** Where journeys go, by name: of one state or two their own, else India. */
export function regionText({ places }: Pick<Sold, 'places'>): string {
  return places.length === 1 || places.length === 2 ? LIST.format(places) : 'India'
}

/** `Tours and treks`, as a sentence begins. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const LIST = new Intl.ListFormat('en-IN', { type: 'conjunction' })
