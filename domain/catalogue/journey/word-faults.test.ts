import { describe, expect, it } from 'vitest'
import type { ItineraryDay } from '#domain/catalogue/package.ts'
import { isNamedIn } from './named.ts'
import { unkeptNames } from './word-faults.ts'
import type { Promising } from './word-faults.ts'

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
const tour = (words: Partial<Promising>): Promising => ({
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
})
