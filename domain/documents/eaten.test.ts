import { describe, expect, it } from 'vitest'
import type { ItineraryDay } from '#domain/catalogue/package.ts'
import { daysFor, eatsNoMeat, servesMeat, wishesOf } from './eaten.ts'

describe('a wish for the table', () => {
  it('leaves out fish and meat where it says so, and not where it says the opposite', () => {
    const plain = ['Jain, dinner before sunset', 'pure veg', 'Vegetarian with egg', 'no fish', 'No non-veg please']
    const others = ['No nuts', 'Non-veg', 'non vegetarian', 'not a vegetarian', 'no chillies, fish is welcome', '']
    expect([plain.filter(eatsNoMeat), others.filter(eatsNoMeat)]).toEqual([plain, []])
  })

  it('stands once, with everybody whose it is', () => {
    const eaters = [
      { name: 'Asha', meals: 'Jain' },
      { name: 'Ravi', meals: 'jain' },
      { name: 'Mira', meals: '' },
    ]
    expect(wishesOf(eaters)).toEqual([{ wish: 'Jain', names: ['Asha', 'Ravi'] }])
  })
})

describe('the days of those of whom one eats no fish', () => {
  const served = 'The boat ties up under palms.\n\nDinner is karimeen. A bell, kingfishers. Trout is on every menu.'
  const days = [{ text: served }, { text: 'A fish market, and rice fields with fish.' }] as ItineraryDay[]
  const told = (meals: string) => daysFor(days, [{ name: 'Asha', meals }]).map(({ text }) => text)

  it('serve none, and keep the rest (caught: karimeen for a Jain family)', () => {
    expect(told('Jain')[0]).toBe('The boat ties up under palms.\n\nA bell, kingfishers.')
    expect([told('No nuts')[0], told('')[0]]).toEqual([served, served])
  })

  it('still look at a market, a river and a duck in the reeds', () => {
    const seen = ['The long sea front, a fish market, a last coconut.', 'White-winged duck with luck.', 'Red crabs.']
    expect(seen.filter(servesMeat)).toEqual([])
    expect(['Tunday’s galouti, then a paan.', 'Supper is trout.'].filter(servesMeat).length).toBe(2)
  })
})
