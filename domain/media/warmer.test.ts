import { describe, expect, it } from 'vitest'
import { openLog } from '#platform/log.server.ts'
import { openWarmer } from './warmer.ts'

const soon = () => new Promise<void>((resolve) => setImmediate(resolve))

/** A warmer whose pauses end when told to, and what it has made so far. */
function bench(make: (task: string) => Promise<void> = async () => undefined) {
  const made: string[] = []
  let pauses: (() => void)[] = []
  const idle = () => new Promise<void>((resume) => pauses.push(resume))
  const warmer = openWarmer<string>({ idle, log: openLog('silent'), make: (task) => (made.push(task), make(task)) })
  const goOn = async () => {
    const waiting = pauses
    pauses = []
    waiting.forEach((resume) => resume())
    await soon()
  }
  return { warmer, made, goOn }
}

describe('warming', () => {
  it('waits for a quiet moment before each thing', async () => {
    const { warmer, made, goOn } = bench()
    for (const task of ['a', 'b', 'c']) warmer.add(task)
    await soon()
    expect(made).toEqual([])
    await goOn()
    expect(made).toEqual(['a'])
    await goOn()
    await goOn()
    expect(made).toEqual(['a', 'b', 'c'])
  })

  it('begins anew after it has come to an end', async () => {
    const { warmer, made, goOn } = bench()
    warmer.add('a')
    await goOn()
    warmer.add('b')
    await goOn()
    expect(made).toEqual(['a', 'b'])
  })

  it('goes on after something that could not be made', async () => {
    const { warmer, made, goOn } = bench((task) =>
      task === 'a' ? Promise.reject(new Error('broken')) : Promise.resolve(),
    )
    warmer.add('a')
    warmer.add('b')
    await goOn()
    await goOn()
    expect(made).toEqual(['a', 'b'])
  })

  it('forgets the rest when it is stopped, and takes nothing more', async () => {
    const { warmer, made, goOn } = bench()
    warmer.add('a')
    warmer.add('b')
    await goOn()
    const stopped = warmer.stop()
    warmer.add('c')
    await goOn()
    await stopped
    expect(made).toEqual(['a'])
  })
})
