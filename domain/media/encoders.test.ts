import { describe, expect, it } from 'vitest'
import { EncodersBusy, openEncoders } from './encoders.ts'

/** A job that ends when told to. */
function held(): { job: () => Promise<void>; end: () => void; started: () => boolean } {
  const { promise, resolve } = Promise.withResolvers<void>()
  let begun = false
  return { job: () => ((begun = true), promise), end: resolve, started: () => begun }
}

const soon = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('the encoders', () => {
  it('run a few at once and the others in their turn', async () => {
    const encoders = openEncoders({ atOnce: 2, mayWait: 10 })
    const jobs = [held(), held(), held(), held()]
    const runs = jobs.map(({ job }) => encoders.run(job))
    await soon()
    expect(jobs.map(({ started }) => started())).toEqual([true, true, false, false])
    jobs[1]?.end()
    await soon()
    expect(jobs.map(({ started }) => started())).toEqual([true, true, true, false])
    jobs.forEach(({ end }) => end())
    await Promise.all(runs)
    expect(jobs.every(({ started }) => started())).toBe(true)
  })

  it('give a failed job’s place to the next', async () => {
    const encoders = openEncoders({ atOnce: 1, mayWait: 10 })
    const failing = encoders.run(() => Promise.reject(new Error('broken')))
    const next = encoders.run(() => Promise.resolve('made'))
    await expect(failing).rejects.toThrow('broken')
    expect(await next).toBe('made')
    await encoders.idle()
  })

  it('turn away whoever finds the line full', async () => {
    const encoders = openEncoders({ atOnce: 1, mayWait: 1 })
    const first = held()
    const runs = [encoders.run(first.job), encoders.run(() => Promise.resolve())]
    await expect(encoders.run(() => Promise.resolve())).rejects.toThrow(EncodersBusy)
    first.end()
    await Promise.all(runs)
  })

  it('are idle only when nothing runs and nothing waits', async () => {
    const encoders = openEncoders({ atOnce: 1, mayWait: 5 })
    const [first, second] = [held(), held()]
    const runs = [encoders.run(first.job), encoders.run(second.job)]
    let idle = false
    const waiting = encoders.idle().then(() => (idle = true))
    first.end()
    await soon()
    expect(idle).toBe(false)
    second.end()
    await Promise.all([...runs, waiting])
    expect(idle).toBe(true)
  })

  it('close after the running ones, turning away the waiting', async () => {
    const encoders = openEncoders({ atOnce: 1, mayWait: 5 })
    const first = held()
    const running = encoders.run(first.job)
    const waiting = encoders.run(() => Promise.resolve())
    const closing = encoders.close()
    await expect(waiting).rejects.toThrow(EncodersBusy)
    await expect(encoders.run(() => Promise.resolve())).rejects.toThrow(EncodersBusy)
    first.end()
    await Promise.all([running, closing])
  })
})
