import { expect, test } from 'vitest'
import { openSides } from './sides-of-states.ts'

const city = (id: string, stateCode: string, lat: number, lon: number) => ({ id, stateCode, lat, lon })
const sideNamed = openSides([
  city('ziro', 'IN-AR', 27.5, 93.8),
  city('tawang', 'IN-AR', 27.6, 91.9),
  city('roing', 'IN-AR', 28.1, 95.8),
  city('namdapha', 'IN-AR', 27.5, 96.4),
  city('kolkata', 'IN-WB', 22.6, 88.4),
  city('digha', 'IN-WB', 21.6, 87.5),
  city('darjeeling', 'IN-WB', 27, 88.3),
  city('kalimpong', 'IN-WB', 27.1, 88.5),
  city('delhi', 'IN-DL', 28.6, 77.2),
  ...['gangtok', 'lachen', 'pelling', 'ravangla'].map((id, at) => city(id, 'IN-SK', 27 + at / 5, 88.5)),
])

test.each([
  ['eastern arunachal', 'Eastern Arunachal Pradesh', ['namdapha', 'roing']],
  ['west arunachal pradesh', 'West Arunachal Pradesh', ['tawang', 'ziro']],
  ['northern bengal', 'Northern West Bengal', ['kalimpong', 'darjeeling']],
])('%s is what lies beyond the middle of the state, the outermost first', (phrase, name, cityIds) => {
  expect(sideNamed(phrase)).toEqual({ name, cityIds, isRegion: true })
})

test.each(['west bengal', 'south delhi', 'northern lights', 'north', 'east india', 'south as', 'north sikkim'])(
  '%s is no side of a state (caught: half of West Bengal; a district of its own name)',
  (phrase) => expect(sideNamed(phrase)).toBeUndefined(),
)
