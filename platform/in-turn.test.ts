import { setImmediate as aTurn } from 'node:timers/promises'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { askInTurn } from './in-turn.ts'

/** A connection that notes how many questions it is asked at a time, and refuses the third. */
function connection() {
  const heard: number[] = []
  let [underWay, most] = [0, 0]
  const query = async (question: number) => {
    heard.push(question)
    most = Math.max(most, ++underWay)
    await aTurn()
    underWay--
    if (question === 3) throw new Error('no')
    return question * 10
  }
  const client = { query }
  askInTurn(client as unknown as pg.ClientBase)
  return { ask: client.query, heard, most: () => most }
}

test('many questions at once are asked one by one, in their order, also after one that is refused (caught: all handed to the driver)', async () => {
  const { ask, heard, most } = connection()
  const answers = await Promise.allSettled([1, 2, 3, 4].map(ask))
  expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : answer.status))).toEqual([
    10,
    20,
    'rejected',
    40,
  ])
  expect([await ask(5), heard, most()]).toEqual([50, [1, 2, 3, 4, 5], 1])
})
