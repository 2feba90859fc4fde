import { expect, test } from 'vitest'
import { seatTravellers } from './contact.ts'

const of = (...ages: number[]) => ages.map((age, at) => ({ name: `Traveller ${at}`, age }))
const faults = (ages: number[], party: { adults: number; ages: number[] }) => {
  const seated = seatTravellers(of(...ages), party)
  return seated.ok ? seated.value.map(({ age }) => age) : seated.faults
}

test('a party is seated adults first, then children from the oldest down', () => {
  expect(faults([9, 38, 4, 41], { adults: 2, ages: [4, 9] })).toEqual([38, 41, 9, 4])
})

test('a child that was typed as an adult is marked at its age (caught: “name everybody” of a party that is whole)', () => {
  expect(faults([38, 41, 19], { adults: 2, ages: [9] })).toEqual({
    'travellers.2.age': 'A child of 9 was priced here. Put the age right, or change the party.',
  })
  expect(faults([38, 41, 19, 20], { adults: 2, ages: [9, 4] })).toEqual({
    'travellers.2.age': 'A child of 9 was priced here. Put the age right, or change the party.',
    'travellers.3.age': 'A child of 4 was priced here. Put the age right, or change the party.',
  })
})

test('who is missing or too many is said of all of them', () => {
  expect(faults([38], { adults: 2, ages: [] })).toEqual({ travellers: 'Please name everybody: 2 people travel.' })
  expect(faults([38, 41, 40], { adults: 2, ages: [] })).toEqual({
    travellers: 'You named 3, and 2 people travel.',
  })
  expect(faults([38, 8], { adults: 1, ages: [9] })).toEqual({
    'travellers.1.age': 'Nobody of this age was priced. Put the age right, or change the party.',
  })
})
