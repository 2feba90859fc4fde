import { describe, expect, test } from 'vitest'
import { makeParty } from '#domain/party/party.ts'
import type { Party } from '#domain/party/party.ts'
import { priceLines } from './shown-price.ts'

function party(adults: number, ages: number[] = []): Party {
  const made = makeParty(adults, ages)
  if (!made.ok) throw new Error(made.reason)
  return made.value
}

const PAISE = 91_271_00

describe('the two lines of a price', () => {
  test('are for one adult while nobody has said who travels; on a trek for a person', () => {
    expect(priceLines({ paise: PAISE, for: 'adult' }, 'tour')).toEqual([
      '₹91,271',
      'per adult, twin sharing, incl. GST',
    ])
    expect(priceLines({ paise: PAISE, for: 'adult' }, 'trek')).toEqual(['₹91,271', 'per person, incl. GST'])
  })

  test('name the party, or how many it is where naming it takes too long', () => {
    const lines = (who: Party) => priceLines({ paise: PAISE, for: 'party', party: who }, 'tour')[1]
    expect(lines(party(2, [9, 6]))).toBe('for 2 adults, 2 children, incl. GST')
    expect(lines(party(1))).toBe('for 1 adult, incl. GST')
    expect(lines(party(2, [9, 6, 1]))).toBe('for your party of 5, incl. GST')
  })

  test('say a head of it', () => {
    const lines = (who: Party) => priceLines({ paise: PAISE, for: 'person', party: who }, 'tour')[1]
    expect(lines(party(2, [9, 6]))).toBe('per person, 4 together, incl. GST')
    expect(lines(party(1))).toBe('for one adult, incl. GST')
  })

  test('say in as much room why there is none', () => {
    const lines = (refused: 'too-young' | 'rooms-do-not-fit' | 'group-too-large' | 'not-offered') =>
      priceLines({ refused, youngest: 12 }, 'trek')
    expect(lines('too-young')).toEqual(['From 12 years on', 'not for all of your party'])
    expect(lines('rooms-do-not-fit')).toEqual(['Rooms do not fit', 'your party: ask us'])
    for (const reason of ['group-too-large', 'not-offered'] as const) expect(lines(reason)[1]).toMatch(/ask us$/)
  })
})
