import type { PackageDraft } from '#domain/catalogue/package.ts'
import { DIFFICULTY_NAMES } from '#domain/catalogue/difficulty-names.ts'
import { COMFORT_NAMES, KIND_NAMES } from '#domain/catalogue/kind-names.ts'
import { monthName } from '#platform/dates.ts'
import { placeText } from './edit/known.ts'
import type { KnownThings } from './edit/known.ts'
import { PART_FORMS } from './edit/parts.ts'
import { BANDS, CELLS } from './edit/price-reading.ts'
import { rowsIn } from './edit/typed.ts'
import type { TypedPackage } from './edit/typed.ts'

/** What the fields of the editor are called, where a form does not say it of several at once. */
const NAMES: Record<string, string> = {
  name: 'Name',
  url: 'Address',
  kind: 'Kind',
  comfort: 'Comfort',
  days: 'Days',
  difficulty: 'How hard',
  startCity: 'Starts in',
  endCity: 'Ends in',
  groupMin: 'Smallest group',
  groupMax: 'Largest group',
  distanceKm: 'Kilometres in all',
  maxAltitudeM: 'Highest point',
  categoryId: 'Belongs to',
  tags: 'Tags',
  summary: 'Summary',
  intro: 'Introduction',
  highlights: 'Highlights',
  inclusions: 'The price holds',
  exclusions: 'It does not hold',
  infantsHaveSeats: 'A seat for who is under two',
  gstScheme: 'GST',
  cancellationPlanId: 'Cancelled by',
  paymentPlanId: 'Paid by',
  'rates.model': 'How rooms are charged',
  'rates.singleSupplementPaise': 'Single supplement',
  'rates.meeting.place': 'Where one comes to',
  'rates.meeting.at': 'Be there by',
  'ownDates.areSold': 'Own dates',
  'ownDates.leadDays': 'Own dates: days ahead',
  'ownDates.cutoffDays': 'Own dates: close days before',
  'ownDates.mostPeople': 'Own dates: people at most',
  ...Object.fromEntries(Object.entries(CELLS).map(([cell, [name]]) => [`grid.${cell}`, name])),
  ...Object.fromEntries(Object.entries(BANDS).map(([band, name]) => [`rates.ageBands.${band}`, name])),
}
const ROWS: Record<string, string> = {
  questions: 'Questions',
  'rates.seasons': 'Seasons',
  'rates.groupSlabs': 'Groups pay less',
  'rates.extras': 'Extras',
  'rates.pickups': 'Pick-ups',
}
const OF_A_DAY: Record<string, string> = {
  title: 'title',
  text: 'text',
  overnight: 'night in',
  stay: 'stay',
  meals: 'meals',
  km: 'km',
  hours: 'hours',
  travel: 'by',
  legs: 'ways',
  altitudeM: 'metres slept at',
  highestM: 'metres climbed to',
  sights: 'sights',
  begins: 'begins at',
}

/** What a package says, field by field in the words of its editor: for who compares two of it. */
export function spoken(content: PackageDraft, known: KnownThings): Record<string, string> {
  const typedBy = (part: keyof typeof PART_FORMS) => PART_FORMS[part].typed(content, known)
  const [facts, words, prices] = [typedBy('facts'), typedBy('words'), typedBy('prices')]
  return {
    ...named({ ...facts, ...choices(content, known) }),
    ...ticks(content, known),
    Halts: content.stops.map((stop) => spokenHalt(stop, known)).join('\n'),
    Sights: namesAmong(known.sights, content.attractionIds),
    ...spokenDays(typedBy('days')),
    ...named(words),
    ...rowsOf('words', words),
    ...named(prices),
    ...rowsOf('prices', prices),
    ...spokenPictures(content, known),
  }
}

function named(typed: TypedPackage): Record<string, string> {
  const fields = Object.entries(typed).flatMap(([name, value]) => (NAMES[name] ? [[NAMES[name], value]] : []))
  return Object.fromEntries(fields)
}

/** Fields that hold an id or a word of the program. */
function choices({ kind, comfort, difficulty, categoryId }: PackageDraft, { categories }: KnownThings) {
  return {
    kind: KIND_NAMES[kind],
    comfort: COMFORT_NAMES[comfort],
    difficulty: difficulty ? DIFFICULTY_NAMES[difficulty] : '',
    categoryId: namesAmong(categories, [categoryId]),
  }
}

function ticks({ categoryIds, months, stateCodes }: PackageDraft, { categories, states }: KnownThings) {
  const byCode = states.map(({ code, name }) => ({ id: code, name }))
  return {
    'Stands under too': namesAmong(categories, categoryIds),
    'Best months': months.map(monthName).join(', '),
    States: namesAmong(byCode, stateCodes),
  }
}

function namesAmong(things: readonly { id: string; name: string }[], ids: readonly string[]): string {
  return ids.map((id) => things.find((one) => one.id === id)?.name ?? id).join(', ')
}

function spokenHalt({ cityId, nights }: PackageDraft['stops'][number], known: KnownThings): string {
  const place = known.places.find(({ id }) => id === cityId)
  return `${place ? placeText(place, known) : cityId}, ${nights} ${nights === 1 ? 'night' : 'nights'}`
}

function spokenDays(typed: TypedPackage): Record<string, string> {
  const columns = Object.keys(OF_A_DAY)
  const days = rowsIn(typed, 'itinerary', columns).flatMap((day, at) =>
    columns.map((column) => [`Day ${at + 1}: ${OF_A_DAY[column]}`, day[column] ?? '']),
  )
  return Object.fromEntries(days)
}

/** Rows one a line; an id is seen by nobody. */
function rowsOf(part: 'words' | 'prices', typed: TypedPackage): Record<string, string> {
  const lists = Object.entries(PART_FORMS[part].lists).map(([list, { columns }]) => {
    const shown = columns.filter((column) => column !== 'id')
    const lines = rowsIn(typed, list, shown).map((row) => shown.map((column) => row[column]).join(', '))
    return [ROWS[list] ?? list, lines.join('\n')]
  })
  return Object.fromEntries(lists)
}

function spokenPictures({ pictureIds, pictureAlts = {} }: PackageDraft, { pictures }: KnownThings) {
  const said = (id: string) => pictureAlts[id] ?? pictures.find((one) => one.id === id)?.alt ?? 'one of then'
  return { Pictures: pictureIds.map((id, at) => `${at + 1}. ${said(id)}`).join('\n') }
}
