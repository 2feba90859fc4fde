/** The kinds of things a catalogue is made of beside its packages, as the office's addresses call them. */
export const PLACE_KINDS = ['states', 'cities', 'attractions', 'categories'] as const
export type PlaceKind = (typeof PLACE_KINDS)[number]

/** What the audit calls one of a kind. */
export const SUBJECTS = {
  states: 'state',
  cities: 'city',
  attractions: 'attraction',
  categories: 'category',
} as const satisfies Record<PlaceKind, string>

/** In place of a picture's id: a poster of the thing, drawn for it, another than it has. */
export const DRAWN = 'drawn'

/** A row of one of the kinds, with what all of them have. */
export type PlaceRow = Readonly<Record<string, unknown>> & {
  id: string
  name: string
  url: string
  pictureId: string
  pictureAlt: string | null
}
