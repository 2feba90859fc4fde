import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { startWords } from '#tests/running-site.ts'

export type Child = { pid: number; firstLine: string; stop(): Promise<void> }

/** Starts a program of the bench in a process of its own, with the room that `npm start` gives, and waits for its first line. */
export async function startChild(file: string, words: string[], env: Record<string, string> = {}): Promise<Child> {
  const child = spawn(process.execPath, [...startWords().slice(0, -1), file, ...words], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'close')
  let text = ''
  const firstLine = await new Promise<string>((done, failed) => {
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      if (text.includes('\n')) done(text.slice(0, text.indexOf('\n')))
    })
    void ended.then(() => failed(new Error(`${file} ended before it was ready`)))
  })
  return {
    pid: child.pid ?? 0,
    firstLine,
    stop: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}
