import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Readable } from 'node:stream'
import { z } from 'zod'
import { packEntries, readEntries } from '#platform/backup/entries.ts'
import type { Entry, KeepEntry } from '#platform/backup/entries.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { newToken } from '#platform/token.ts'
import { copyDatabase } from './site-copy.server.ts'

const Door = z.object({ port: z.number(), token: z.string() })
const fileIn = (dataDir: string) => join(dataDir, 'backup-door.json')

/**
 * A directory of PGlite belongs to one process: whoever backs up beside a running site asks it for its database, on this machine alone and with a token
 * that only who may read the data directory knows. All rows are read at once, while everybody else waits, and handed over afterwards.
 */
export async function openBackupDoor({ db, clock }: { db: Db; clock: Clock }, dataDir: string) {
  const token = newToken()
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })

  async function answer({ headers }: IncomingMessage, response: ServerResponse): Promise<void> {
    if (headers.authorization !== `Bearer ${token}`) return void response.writeHead(403).end()
    const entries: Entry[] = []
    await copyDatabase(db, clock.now(), async (name, bytes) => void entries.push({ name, bytes: Buffer.from(bytes) }))
    const tar = packEntries(async (keep) => {
      for (const { name, bytes } of entries) await keep(name, bytes)
    })
    response.writeHead(200, { 'Content-Type': 'application/x-tar' })
    await pipeline(tar, response)
  }

  await new Promise<void>((listening, failed) => {
    server.once('error', failed).listen(0, '127.0.0.1', listening)
  })
  server.unref()
  const { port } = server.address() as AddressInfo
  await writeFile(fileIn(dataDir), JSON.stringify({ port, token }), { mode: 0o600 })
  return {
    close: async () => {
      await rm(fileIn(dataDir), { force: true })
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Hands over the database of the site that runs on a directory. Throws where none answers. */
export async function copyThroughDoor(dataDir: string, keep: KeepEntry): Promise<void> {
  const { port, token } = Door.parse(JSON.parse(await readFile(fileIn(dataDir), 'utf8')))
  const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { Authorization: `Bearer ${token}` } })
  if (!answer.ok || !answer.body) throw new Error(`the site on it answered ${answer.status}`)
  for await (const { name, bytes } of readEntries(Readable.from(answer.body))) await keep(name, bytes)
}
