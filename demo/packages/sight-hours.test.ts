import { expect, it } from 'vitest'
import { usualHours } from '#domain/catalogue/journey/visiting-hours.ts'
import { Openings } from '#domain/catalogue/writing/checks.ts'
import { openFacts } from '#demo/facts/facts.ts'
import { OWN_HOURS } from '#demo/places/sight/own-hours.ts'
import { knownFrom } from './journeys.ts'

const facts = openFacts(process.cwd())
const known = knownFrom(facts)

it.each([
  ['valley-of-flowers-national-park', '7-17'],
  ['eravikulam-national-park', '7.5-16'],
  ['sundarbans-national-park', '5.5-18.5'],
  ['dubare-elephant-camp', '5.5-18.5'],
  ['kanha-national-park', '5.5-10.5, 14-18.5'],
  ['sariska-tiger-reserve', '5.5-10.5, 14-18.5'],
  ['vittala-temple', '8.5-17.5'],
  ['pattadakal-monuments', '6-18'],
  ['shore-temple', '6-18'],
  ['ramappa-temple', '6-18'],
  ['konark-sun-temple', '6-20'],
  ['meenakshi-amman-temple', '5.5-12.5, 16-21'],
  ['kashi-vishwanath-temple', '4-22'],
  ['tirumala-venkateswara-temple', '4-22'],
  ['albert-hall-museum', '9-17'],
  ['cellular-jail', '9-17'],
  ['salar-jung-museum', '10-17'],
  ['jal-mahal', '4-22'],
  ['mysore-palace', '9-17.5'],
  ['taj-mahal', '5.5-18.5'],
])('%s is seen in its own hours, %s (caught: the hours of its kind for every sight)', (url, hours) => {
  const told = usualHours(known.sight(url)!).map(({ opens, closes }) => `${opens}-${closes}`)
  expect(told.join(', ')).toBe(hours)
})

it('sights with hours of their own are sights of ours, and open before they close', () => {
  expect([...OWN_HOURS.keys()].filter((url) => !known.sight(url))).toEqual([])
  expect([...OWN_HOURS.values()].filter((openings) => !Openings.safeParse(openings).success)).toEqual([])
})
