import { describe, expect, it } from 'vitest'
import type { ItineraryDay } from '#domain/catalogue/package.ts'
import { isNamedIn } from './named.ts'
import { stayFaults } from './stay-faults.ts'
import { unkeptNames } from './word-faults.ts'
import type { PromisingJourney } from './word-faults.ts'

const day = (words: Partial<ItineraryDay>): ItineraryDay => ({
  day: 1,
  title: 'A day',
  text: 'A day.',
  overnight: null,
  stay: null,
  meals: 'none',
  km: null,
  hours: null,
  travel: null,
  altitudeM: null,
  highestM: null,
  sights: [],
  ...words,
})
const tour = (words: Partial<PromisingJourney>): PromisingJourney => ({
  name: 'A tour',
  summary: '',
  startCity: 'Dehradun',
  endCity: 'Dehradun',
  itinerary: [day({})],
  ...words,
})

describe('a name in words', () => {
  it('is found by the part of it people use, and not within another word', () => {
    expect(isNamedIn('Gangotri and Harsil', 'Gangotri Temple')).toBe(true)
    expect(isNamedIn('Fatehpur Sikri at noon', 'Fatehpur Sikri Complex')).toBe(true)
    expect(isNamedIn('Warangal by road', 'Alwar')).toBe(false)
    expect(isNamedIn('Dibru-Saikhowa', 'Dibru')).toBe(false)
  })

  it('is not found by a word that means something else by itself (caught: every Golden Triangle at the Golden Temple)', () => {
    expect(isNamedIn('Golden Triangle', 'Golden Temple')).toBe(false)
    expect(isNamedIn('The Golden Temple at dawn', 'Golden Temple')).toBe(true)
  })
})

describe('what a package promises', () => {
  const known = { names: ['Gangotri Temple', 'Harsil', 'Dehradun'], stops: [] }
  const promised = { name: 'Gangotri and Harsil', summary: 'From Dehradun to the source.' }

  it('is unkept where no day goes there or tells of it', () => {
    expect(unkeptNames(tour(promised), known)).toEqual(['Gangotri Temple', 'Harsil'])
  })

  it('is kept by a night, a sight, a word of a day, or a halt', () => {
    const night = day({ overnight: { name: 'Harsil', url: 'harsil' } })
    const sight = day({ sights: [{ name: 'Gangotri Temple', url: 'gangotri-temple' }] })
    expect(unkeptNames(tour({ ...promised, itinerary: [night, sight] }), known)).toEqual([])
    expect(unkeptNames(tour({ ...promised, itinerary: [night, day({ text: 'Up to Gangotri.' })] }), known)).toEqual([])
    expect(unkeptNames(tour({ ...promised, itinerary: [sight] }), { ...known, stops: ['Harsil'] })).toEqual([])
  })

  it('is not kept at a namesake (caught: a flight to Kedarnath that ended at Sitapur Kedarnath, below it)', () => {
    const names = ['Kedarnath', 'Sitapur Kedarnath']
    const below = [day({ overnight: { name: 'Sitapur Kedarnath', url: 'sitapur-kedarnath' } })]
    const flight = tour({ name: 'Kedarnath by Helicopter', itinerary: below })
    expect(unkeptNames(flight, { names, stops: [] })).toEqual(['Kedarnath'])
    expect(unkeptNames({ ...flight, name: 'Sitapur Kedarnath' }, { names, stops: [] })).toEqual([])
  })
})

describe('a night', () => {
  const said = (words: object, ...stays: string[]) =>
    stayFaults({ name: 'A tour', summary: '', tags: [], itinerary: stays.map((stay) => day({ stay })), ...words })

  it('is in what the name or the summary calls it', () => {
    expect(said({ summary: 'Three nights in camp.' }, 'Hotel near the temple')).toHaveLength(1)
    expect(said({ summary: 'Three nights in camp.' }, 'Swiss tent')).toEqual([])
    expect(said({ name: 'A Villa in Goa' }, 'Beach resort')).toHaveLength(1)
    expect(said({ summary: 'A river and no tents.' }, 'Tent for two')).toHaveLength(1)
    expect(said({ summary: 'A river and no tents.' }, 'Guesthouse')).toEqual([])
  })

  it('is under canvas where its day says tents, and not beside an elephant camp', () => {
    const told = (text: string, stay: string) => stayFaults({ ...tour({}), tags: [], itinerary: [day({ text, stay })] })
    expect(told('Tents stand at 3,050 m tonight.', 'Simple lodge')).toHaveLength(1)
    expect(told('Tents stand at 3,050 m tonight.', 'Tent for two')).toEqual([])
    expect(told('Dubare Elephant Camp is by the river.', 'Coffee-estate stay')).toEqual([])
  })

  it('is of the kind its tags say (caught: homestay on 48 tours without one)', () => {
    expect(said({ tags: ['homestay', 'houseboat'] }, 'Homestay')).toEqual([expect.stringContaining('houseboat')])
    expect(said({ tags: ['ferry'] }, 'Homestay')).toEqual([expect.stringContaining('no day goes by boat')])
  })
})
