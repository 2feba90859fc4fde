/** Runs at most `atOnce` works at a time and lets `mayWait` wait in order; for more it throws what `tooMany` makes. */
export function openQueue({ atOnce, mayWait, tooMany }: { atOnce: number; mayWait: number; tooMany: () => Error }) {
  const waiting: (() => void)[] = []
  let running = 0
  return {
    async run<Value>(work: () => Promise<Value>): Promise<Value> {
      if (running >= atOnce) {
        if (waiting.length >= mayWait) throw tooMany()
        // Who leaves hands over the place, so `running` stays as it is.
        await new Promise<void>((mine) => waiting.push(mine))
      } else running++
      try {
        return await work()
      } finally {
        const next = waiting.shift()
        if (next) next()
        else running--
      }
    },
  }
}
