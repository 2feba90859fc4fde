import { expect, test } from 'vitest'
import { packages } from '#tests/demo-packages.ts'

const MET = /(?:begins and ends|starts) at|The group meets at/

test('every package says where one comes to as its own answer does (caught: the airport, of a night coach)', () => {
  const wrong = packages.flatMap(({ slug, rates: { meeting }, questions }) => {
    const answers = questions.filter(({ answer }) => MET.test(answer))
    const place = meeting?.place.replace(/^(?:The|Either) /, (word) => word.toLowerCase()) ?? 'nowhere'
    return answers.every(({ answer }) => answer.includes(`at ${place}`)) ? [] : [`${slug}: ${place}`]
  })
  expect(wrong).toEqual([])
  expect(packages.filter(({ rates }) => !rates.meeting).map(({ slug }) => slug)).toEqual([])
})

test('a night coach leaves from the station, an hour after one is to be there, and nobody is met by it', () => {
  const coaches = packages.filter(({ itinerary }) => /night coach/.test(itinerary[0]!.stay ?? ''))
  expect(coaches.length).toBeGreaterThan(1)
  for (const { rates, questions } of coaches) {
    expect(rates.meeting).toEqual({ place: 'New Delhi station', at: '19:00' })
    expect(questions.some(({ answer }) => /met there/.test(answer))).toBe(false)
  }
})
