import { expect, test } from 'vitest'
import { DatabaseGone } from './outage.ts'
import { inRounds } from './rounds.ts'

test('whoever comes while a round is under way is in the next one of their group, in the order they came', async () => {
  const rounds: string[] = []
  const ask = inRounds(async (asked: number[], group) => {
    rounds.push(`${group} ${asked.join()}`)
    await Promise.resolve()
    return asked.map((one) => one * 10)
  })
  const answers = [ask(1, 'tea'), ask(2, 'tea'), ask(3, 'beach'), ask(4, 'tea')]
  expect(await Promise.all(answers)).toEqual([10, 20, 30, 40])
  expect(rounds).toEqual(['tea 1', 'beach 3', 'tea 2,4'])
  expect(await ask(5, 'tea')).toBe(50)
})

test('a mistake with one costs nobody else', async () => {
  const ask = inRounds(async (asked: number[]) => {
    if (asked.includes(13)) throw new Error('not this one')
    return asked
  })
  // caught: a round that fails for everybody in it
  const answers = await Promise.allSettled([ask(1), ask(2), ask(13), ask(4)])
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
})

test('an outage is everybody’s in the round, and is not asked for again', async () => {
  let rounds = 0
  const ask = inRounds(async (asked: number[]) => {
    if (++rounds === 2) throw new DatabaseGone('nobody there')
    return asked
  })
  const answers = await Promise.allSettled([ask(1), ask(2), ask(3)])
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect(rounds).toBe(2)
})
