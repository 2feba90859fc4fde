import type { PlaceKind } from '#domain/catalogue/place-kind.ts'

/** How a field is typed; `place` is a city's address, `lines` and `paragraphs` are lists: one a line, and one between two empty lines. */
export type FieldShape = 'line' | 'text' | 'lines' | 'paragraphs' | 'number' | 'months' | 'choice' | 'state' | 'place'

/** A field of a thing; its name is the path of its value in the draft, so that a fault finds it. */
export type PlaceField = {
  name: string
  label: string
  as: FieldShape
  help?: string
  options?: readonly { value: string; name: string }[]
  /** Empty means that there is none. */
  mayLack?: boolean
  /** Chosen once, when the thing is added. */
  isFixed?: boolean
  /** Stands in one row with the next. */
  isHalf?: boolean
}

const NAME: PlaceField = { name: 'name', label: 'Name', as: 'line' }
const WHERE: readonly PlaceField[] = [
  { name: 'lat', label: 'Latitude', as: 'number', help: 'In degrees, as 10.0889.', isHalf: true },
  { name: 'lon', label: 'Longitude', as: 'number', help: 'In degrees, as 77.0595.', isHalf: true },
]
const MONTHS: PlaceField = { name: 'months', label: 'Good in', as: 'months' }
const TEXTS: readonly PlaceField[] = [
  { name: 'summary', label: 'In one sentence', as: 'text', help: 'On cards, and where search engines quote the page.' },
  { name: 'about', label: 'About it', as: 'paragraphs', help: 'An empty line begins a new paragraph.' },
]
const OTHER_NAMES: PlaceField = {
  name: 'altNames',
  label: 'Other names',
  as: 'lines',
  help: 'One a line. The search finds it by these too.',
}

function address(around: string): PlaceField {
  return {
    name: 'url',
    label: 'Address',
    as: 'line',
    help: `Its page is at ${around}; an address it had before leads on to the new one. Empty, it is made from the name.`,
  }
}

/** What a form of each kind asks for, in order: the form is drawn and read by this, and shares the draft's schema with every other way in. */
export const PLACE_FIELDS: Record<PlaceKind, readonly PlaceField[]> = {
  states: [
    NAME,
    address('/india/…-tour-packages'),
    { name: 'code', label: 'Code', as: 'line', help: 'ISO 3166-2, as IN-KL. It stays.', isFixed: true, isHalf: true },
    {
      name: 'kind',
      label: 'Is a',
      as: 'choice',
      options: [
        { value: 'state', name: 'state' },
        { value: 'ut', name: 'union territory' },
      ],
      isHalf: true,
    },
    {
      name: 'zone',
      label: 'Part of India',
      as: 'line',
      help: 'North, South, Islands: lists are grouped by it.',
      isHalf: true,
    },
    { name: 'capital', label: 'Capital', as: 'line', isHalf: true },
    ...WHERE,
    MONTHS,
    ...TEXTS,
    { name: 'languages', label: 'Languages', as: 'lines', help: 'One a line.', isHalf: true },
    { ...OTHER_NAMES, isHalf: true },
  ],
  cities: [
    NAME,
    address('/india/…-tour-packages'),
    { name: 'stateCode', label: 'State', as: 'state', isHalf: true },
    { name: 'altitudeM', label: 'Height in metres', as: 'number', mayLack: true, isHalf: true },
    ...WHERE,
    { name: 'idealDays.0', label: 'Days there, at least', as: 'number', isHalf: true },
    { name: 'idealDays.1', label: 'Days there, at most', as: 'number', isHalf: true },
    MONTHS,
    ...TEXTS,
    {
      name: 'types',
      label: 'What it is',
      as: 'lines',
      help: 'One a line, the first says most: hill-station, beach.',
      isHalf: true,
    },
    { ...OTHER_NAMES, isHalf: true },
    {
      name: 'airport.iata',
      label: 'Nearest airport, code',
      as: 'line',
      help: 'As COK. All three empty: none.',
      isHalf: true,
    },
    { name: 'airport.km', label: 'Kilometres to it by road', as: 'number', isHalf: true },
    { name: 'airport.name', label: 'Its name', as: 'line' },
  ],
  attractions: [
    NAME,
    address('/india/…'),
    { name: 'cityId', label: 'Visited from', as: 'place', help: 'The place’s address, as munnar.', isHalf: true },
    { name: 'kmFromCity', label: 'Kilometres from there', as: 'number', isHalf: true },
    { name: 'stateCode', label: 'State', as: 'state' },
    ...WHERE,
    { name: 'type', label: 'What it is', as: 'line', help: 'As fort, national-park, beach.', isHalf: true },
    { name: 'hoursNeeded', label: 'Hours to see it', as: 'number', isHalf: true },
    {
      name: 'openings',
      label: 'Open',
      as: 'lines',
      help: 'As 09:00-17:30, one a line where it rests in between. Empty, days are planned by the hours usual for what it is.',
    },
    MONTHS,
    ...TEXTS,
    { name: 'tags', label: 'Tags', as: 'lines', help: 'One a line.' },
    { name: 'worldHeritageYear', label: 'World Heritage since', as: 'number', mayLack: true, isHalf: true },
    { name: 'fame', label: 'Fame', as: 'number', help: 'The higher, the earlier in lists.', isHalf: true },
  ],
  categories: [
    { ...NAME, help: 'Its address under /speciality-tours follows from it.' },
    {
      name: 'kind',
      label: 'Is a',
      as: 'choice',
      options: [
        { value: 'speciality', name: 'speciality' },
        { value: 'experience', name: 'themed experience' },
      ],
      isHalf: true,
    },
    { name: 'key', label: 'Key', as: 'line', help: 'What filters call it: hill-station.', isHalf: true },
    { name: 'line', label: 'Line under the name', as: 'line' },
    ...TEXTS,
    { name: 'when', label: 'When to go', as: 'line', isHalf: true },
    { name: 'position', label: 'Position', as: 'number', help: 'In menus; the lowest is first.', isHalf: true },
  ],
}
