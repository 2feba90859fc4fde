import { describe, expect, test } from 'vitest'
import { PLACE_KINDS } from '#domain/catalogue/place-kind.ts'
import { AttractionDraft } from '#domain/catalogue/writing/attractions.server.ts'
import { CategoryDraft } from '#domain/catalogue/writing/categories.server.ts'
import { CityDraft } from '#domain/catalogue/writing/cities.server.ts'
import { StateDraft } from '#domain/catalogue/writing/states.server.ts'
import { eravikulam, hillStations, kerala, munnar } from '#tests/sample-catalogue.ts'
import { draftOf, faultsAt, typedIn, typedOf } from './typed.ts'

const SAMPLES = { states: kerala, cities: munnar, attractions: eravikulam, categories: hillStations }
const SCHEMAS = { states: StateDraft, cities: CityDraft, attractions: AttractionDraft, categories: CategoryDraft }
const CITIES = [munnar]

describe('the form of a thing', () => {
  test.each(PLACE_KINDS)('asks for every part of a draft of %s, and gives it back as it was', (kind) => {
    const row = SAMPLES[kind]
    const typed = typedOf(kind, row, CITIES)
    const { id, pictureId } = row
    expect(SCHEMAS[kind].parse({ ...draftOf(kind, typed, CITIES, row), id, pictureId })).toEqual(row)
    const anew = SCHEMAS[kind].parse({ ...draftOf(kind, typed, CITIES), id, pictureId })
    expect(anew).toEqual({ ...row, ...('months' in row ? { months: row.months.toSorted((a, b) => a - b) } : {}) })
  })

  test('makes an address of the name where nobody typed one and there is none yet (caught: publishing failed on an empty one; one taken out made anew, and the page moved)', () => {
    const typed = { ...typedOf('cities', munnar, CITIES), name: 'Fort Kochi & Mattancherry', url: '' }
    expect(draftOf('cities', typed, CITIES)['url']).toBe('fort-kochi-mattancherry')
    expect(draftOf('cities', { ...typed, name: 'ಕ' }, CITIES)['url']).toBe('')
    expect(draftOf('cities', { ...typed, url: 'kochi' }, CITIES)['url']).toBe('kochi')
    expect(draftOf('cities', typed, CITIES, { ...munnar, url: '' })['url']).toBe('fort-kochi-mattancherry')
    expect(draftOf('cities', typed, CITIES, munnar)['url']).toBe('')
  })

  test('says each fault at the field it is about, also of one line, and what would be right', () => {
    const typed = {
      ...typedOf('cities', munnar, CITIES),
      lat: 'north',
      altitudeM: '9,000',
      'idealDays.0': '4',
      months: '',
    }
    const parsed = CityDraft.safeParse({ ...draftOf('cities', { ...typed, 'airport.iata': 'cok' }, CITIES), id: 'x' })
    const said = Object.fromEntries(parsed.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [])
    expect(faultsAt('cities', said)).toMatchObject({
      lat: expect.stringContaining('10.0889'),
      altitudeM: expect.stringContaining('8,900'),
      months: expect.stringContaining('at least one month'),
      'idealDays.0': 'The fewest days come first.',
      'airport.iata': expect.stringContaining('COK'),
    })
    expect(faultsAt('cities', { 'about.1': 'Too long.' })).toEqual({ about: '2. Too long.' })
  })

  test.each([
    ['9-17', '1. Hours are written 09:00-17:30'],
    ['17:30-09:00', '1. Hours are written 09:00-17:30'],
    ['07:30-13:00\n12:00-16:00', 'Each opening begins after the one before it has ended.'],
  ])('refuses %s as the hours of a sight', (openings, words) => {
    const draft = draftOf('attractions', { ...typedOf('attractions', eravikulam, CITIES), openings }, CITIES)
    const { error } = AttractionDraft.safeParse({ ...draft, id: 'x', pictureId: 'y' })
    const said = Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [])
    expect(faultsAt('attractions', said)['openings']).toContain(words)
  })

  test('reads months from their boxes and lines from any browser', () => {
    const sent: Record<string, string> = { 'months.12': 'yes', 'months.1': 'yes', types: 'hill\n\ntea ' }
    const typed = typedIn('cities', (name) => sent[name] ?? '')
    expect(draftOf('cities', typed, [])).toMatchObject({ months: [1, 12], types: ['hill', 'tea'], airport: null })
  })
})
