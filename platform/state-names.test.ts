import { expect, test } from 'vitest'
import { noStateText, OTHER_STATE_NAMES, STATE_NAMES, stateNamed, isStateCode } from './state-names.ts'

test('a state is read from its name, its code, and what else people call it (caught: only as it is spelt today)', () => {
  const meant = {
    Assam: 'IN-AS',
    Asam: 'IN-AS',
    ' orissa ': 'IN-OD',
    PONDICHERRY: 'IN-PY',
    Uttaranchal: 'IN-UK',
    'New Delhi': 'IN-DL',
    'Jammu & Kashmir': 'IN-JK',
    'Tamil  Nadu': 'IN-TN',
    'IN-KL': 'IN-KL',
    up: 'IN-UP',
    'Daman and Diu': 'IN-DH',
  }
  expect(Object.keys(meant).map(stateNamed)).toEqual(Object.values(meant))
  expect(['', '  ', 'Atlantis', 'IN-XX', 'India'].map(stateNamed)).toEqual([...Array(5)].map(() => undefined))
})

test('stand in the order of their names (caught: Haryana after Himachal Pradesh, by their codes)', () => {
  const names = Object.values(STATE_NAMES)
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en-IN')))
})

test('no two states are called the same (caught: one name given to two)', () => {
  for (const [code, name] of Object.entries(STATE_NAMES))
    for (const called of [code, code.slice(3), name, ...(OTHER_STATE_NAMES[code] ?? [])])
      expect([called, stateNamed(called)]).toEqual([called, code])
})

test('a name that is no state’s names the one it is like', () => {
  expect(noStateText('Maharastra')).toBe('No state is called “Maharastra”; Maharashtra is.')
  expect(noStateText('Atlantis')).toBe('No state is called “Atlantis”.')
})

test('no sentence and no code with something beside it is a state, however long it is (caught: figures and signs passed over, two thousand letters said back)', () => {
  const wrong = [
    'Kerala 12345',
    '42 IN-KL !!!',
    `Kerala ${'1 '.repeat(1000)}`,
    `Ker${'a'.repeat(2000)}la`,
    'IN-BX',
    'Kerala; drop',
    'K',
  ]
  expect(wrong.map(stateNamed)).toEqual(wrong.map(() => undefined))
  expect(noStateText('x'.repeat(2000)).length).toBeLessThan(120)
  expect(['Daman & Diu', 'God’s Own Country', ' j&k ', 'in-kl', 'KL', 'केरल Kerala'].map(stateNamed)).toEqual([
    'IN-DH',
    'IN-KL',
    'IN-JK',
    'IN-KL',
    'IN-KL',
    'IN-KL',
  ])
  expect(['IN-KL', 'IN-BX', 'in-kl', 'toString'].map(isStateCode)).toEqual([true, false, false, false])
})
