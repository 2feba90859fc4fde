/** Thrown by `run` when too many wait already, or the house is closing. */
export class EncodersBusy extends Error {
  override name = 'EncodersBusy'
}

/** Lets only a few jobs run at once; the others wait their turn. */
export type Encoders = {
  /** Runs a job in its turn. Rejects with EncodersBusy when the line is too long. */
  run<Made>(job: () => Promise<Made>): Promise<Made>
  /** Resolves when nothing runs and nothing waits. */
  idle(): Promise<void>
  /** Turns away whoever waits and every later job, and resolves when the running ones are done. */
  close(): Promise<void>
}

type Turn = { take(): void; refuse(reason: Error): void }

/** Opens a line for `atOnce` jobs in which at most `mayWait` wait. */
export function openEncoders({ atOnce, mayWait }: { atOnce: number; mayWait: number }): Encoders {
  const line: Turn[] = []
  let idlers: (() => void)[] = []
  let running = 0
  let closed = false

  function enter(): Promise<void> {
    if (closed || line.length >= mayWait)
      return Promise.reject(new EncodersBusy(closed ? 'closing' : `${line.length} wait`))
    if (running < atOnce) {
      running++
      return Promise.resolve()
    }
    return new Promise((take, refuse) => line.push({ take, refuse }))
  }

  function leave(): void {
    const next = line.shift()
    if (next) return next.take()
    running--
    if (running > 0) return
    const waiting = idlers
    idlers = []
    waiting.forEach((resume) => resume())
  }

  async function run<Made>(job: () => Promise<Made>): Promise<Made> {
    await enter()
    try {
      return await job()
    } finally {
      leave()
    }
  }

  async function idle(): Promise<void> {
    while (running > 0) await new Promise<void>((resume) => idlers.push(resume))
  }

  async function close(): Promise<void> {
    closed = true
    line.splice(0).forEach((turn) => turn.refuse(new EncodersBusy('closing')))
    await idle()
  }

  return { run, idle, close }
}
