import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

/** What a process holds once all that is garbage has been collected, in bytes. */
export type Held = { heapUsed: number; external: number; rss: number }
export type Inspector = { held(): Promise<Held>; close(): void }

/** Looks into a process that was started with `--inspect` at this port. */
export async function openInspector(port: number): Promise<Inspector> {
  const socket = new WebSocket(await addressAt(port))
  await once(socket, 'open')
  let last = 0
  const waiting = new Map<number, (result: { result?: { value?: unknown } }) => void>()
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id: number; result: object }
    waiting.get(id)?.(result)
    waiting.delete(id)
  })
  const call = (method: string, params: object = {}) =>
    new Promise<{ result?: { value?: unknown } }>((told) => {
      waiting.set(++last, told)
      socket.send(JSON.stringify({ id: last, method, params }))
    })
  return {
    held: async () => {
      // What a collection frees beside the heap is freed by the next.
      for (let times = 0; times < 2; times++) await call('HeapProfiler.collectGarbage')
      const told = await call('Runtime.evaluate', { expression: 'process.memoryUsage()', returnByValue: true })
      return told.result!.value as Held
    },
    close: () => socket.close(),
  }
}

async function addressAt(port: number): Promise<string> {
  for (let tries = 0; ; tries++) {
    try {
      const targets = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as object[]
      return (targets[0] as { webSocketDebuggerUrl: string }).webSocketDebuggerUrl
    } catch (error) {
      if (tries === 50) throw error
      await pause(200)
    }
  }
}
