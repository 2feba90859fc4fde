import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { answerOf } from './answer.ts'
import { PGLITE_EXTENSIONS } from './extensions.ts'

// Runs in a thread of its own. A question is the bytes of PostgreSQL's protocol, so is its answer; `null` asks to close.
const port = parentPort!
const pglite = await PGlite.create({ ...(workerData as { dataDir: string }), extensions: PGLITE_EXTENSIONS })

port.on('message', async (asked: { link: number; question: Uint8Array } | null) => {
  if (asked === null) return void pglite.close().finally(() => port.close())
  const answer = await answerOf(pglite, asked.question)
  port.postMessage({ link: asked.link, answer }, [answer.buffer])
})
port.postMessage('open')
