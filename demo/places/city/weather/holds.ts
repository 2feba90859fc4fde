import type { PlaceStory } from '#demo/places/place-story.ts'

export const has = ({ place }: PlaceStory, ...types: string[]) => place.types.some((type) => types.includes(type))
export const above = ({ altitudeM }: PlaceStory, metres: number) => altitudeM !== null && altitudeM >= metres
export const inMonth = ({ place }: PlaceStory, ...months: number[]) =>
  months.every((month) => place.bestMonths.includes(month))
export const only = (holds: boolean, text: string) => (holds ? text : undefined)

export const CHAR_DHAM = new Set([
  'badrinath',
  'kedarnath',
  'gangotri',
  'yamunotri',
  'barkot',
  'harsil',
  'guptkashi',
  'sitapur-kedarnath',
  'pipalkoti',
  'govindghat',
])

export const DRY_PARKS = new Set(['sawai-madhopur', 'sariska', 'sasan-gir', 'jawai'])
