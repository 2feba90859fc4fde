import { describe, expect, test } from 'vitest'
import { routeOf, shownHalts } from './shown-halts.ts'

describe('the halts shown on a card', () => {
  test('up to four short names all stand', () => {
    expect(shownHalts(['Kochi', 'Munnar', 'Thekkady', 'Alappuzha']).before).toHaveLength(4)
  })

  test('of five the middle ones are counted', () => {
    expect(shownHalts(['Kochi', 'Munnar', 'Thekkady', 'Kumarakom', 'Varkala'])).toEqual({
      before: ['Kochi'],
      skipped: 3,
      after: ['Varkala'],
    })
  })

  test('four names too long for the line are counted rather than cut', () => {
    expect(shownHalts(['New Delhi', 'Agra', 'Sawai Madhopur', 'Jaipur']).skipped).toBe(0)
    expect(shownHalts(['Shillong', 'Cherrapunji', 'Nongriat', 'Mawlynnong']).skipped).toBe(2)
  })

  test('two names stand however long they are', () => {
    expect(shownHalts(['Thiruvananthapuram', 'Kanyakumari and the cape']).before).toHaveLength(2)
  })

  test('nights in one place are one halt, a return is another', () => {
    expect(routeOf(['Leh', 'Leh', 'Nubra', 'Leh'])).toEqual(['Leh', 'Nubra', 'Leh'])
  })

  test('a route without places shows nothing', () => {
    expect(shownHalts([])).toEqual({ before: [], skipped: 0, after: [] })
  })
})
