import { describe, expect, test } from 'vitest'
import { joinTyped, standing } from './standing.ts'

const was = { name: 'Munnar', summary: 'Tea.', line: 'Hills' }
const show = (thing: object) => thing as Record<string, string>

describe('a form after somebody else saved', () => {
  const now = { name: 'Munnar hills', summary: 'Tea and rain.', line: 'Hills' }
  const typed = { name: 'Munnar', summary: 'Pepper.', line: 'High hills', stood: 'before' }
  const meanwhile = { was, who: 'Meera' }

  test('takes over what they alone changed, keeps what was typed, and says at its field what both changed', () => {
    const kept = { message: 'Meera has changed it meanwhile.', typed, faults: {}, meanwhile }
    expect(standing({ stands: now, stood: 'now', kept, show })).toEqual({
      typed: { ...typed, name: 'Munnar hills' },
      faults: { summary: 'It was “Tea.”. Meera has saved “Tea and rain.”. Save again to keep yours.' },
      stood: 'now',
    })
  })

  test('shows all that differs where nobody knows how it was', () => {
    expect(joinTyped(was, { was: undefined, now: { ...was, name: 'Munnar hills' } })).toEqual({
      typed: was,
      theirs: { name: { was: undefined, now: 'Munnar hills' } },
    })
  })

  test('keeps or gives up the rows of a list together', () => {
    const rows = (...places: string[]) => ({
      'stops.count': String(places.length),
      ...Object.fromEntries(places.map((place, at) => [`stops.${at}.place`, place])),
    })
    const listOf = (name: string) => (name.startsWith('stops.') ? 'stops' : undefined)
    const change = { was: rows('kochi', 'munnar', 'alleppey'), now: rows('kochi', 'thekkady') }
    expect(joinTyped(change.was, change, listOf)).toEqual({ typed: change.now, theirs: {} })
    expect(joinTyped(rows('kochi'), change, listOf)).toEqual({
      typed: rows('kochi'),
      theirs: { stops: { was: 'kochi, munnar, alleppey', now: 'kochi, thekkady' } },
    })
  })

  test('takes no difference of line ends for a change', () => {
    expect(joinTyped({ about: 'One.\r\nTwo.' }, { was: { about: 'One.\nTwo.' }, now: { about: 'Three.' } })).toEqual({
      typed: { about: 'Three.' },
      theirs: {},
    })
  })
})

test('a form with a fault is still about the thing it was made from (caught: taking what stands now, and with it what nobody has looked at)', () => {
  const kept = { message: 'Some of it is unclear.', typed: { name: '', stood: 'before' }, faults: { name: 'Say it.' } }
  expect(standing({ stands: was, stood: 'now', kept, show })).toEqual({
    typed: kept.typed,
    faults: kept.faults,
    stood: 'before',
  })
})
