import { createServer, request } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { json, text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { bringOriginals } from '#domain/media/storage/bring-originals.server.ts'
import type { BroughtPictures } from '#domain/media/storage/bring-originals.server.ts'
import { openPlaces } from '#domain/media/storage/open-storage.server.ts'
import type { PictureHome } from '#domain/media/storage/open-storage.server.ts'
import { packEntries, readEntries } from '#platform/backup/entries.ts'
import type { Entry, KeepEntry } from '#platform/backup/entries.ts'
import type { Clock } from '#platform/clock.ts'
import type { DatabaseChoice } from '#platform/config.server.ts'
import { openDatabase } from '#platform/db.server.ts'
import type { AS_FOUND, Database, Db } from '#platform/db.server.ts'
import { DirectoryInUse } from '#platform/directory-lock.server.ts'
import { openLog } from '#platform/log.server.ts'
import { newToken } from '#platform/token.ts'
import { copyDatabase } from './site-copy.server.ts'

type Needs = { db: Db; clock: Clock }

const Door = z.object({ port: z.number(), token: z.string() })
const fileIn = (dataDir: string) => join(dataDir, 'backup-door.json')

/** What is to be done with pictures, as whoever asks is configured: the site may not have been told of it yet. */
const Bringing = z.object({
  pictures: z.enum(['disk', 'database', 's3']),
  bucket: z
    .object({ endpoint: z.string(), region: z.string(), bucket: z.string(), keyId: z.string(), secret: z.string() })
    .optional(),
  tidy: z.boolean(),
})
const Told = z.object({
  there: z.number(),
  brought: z.number(),
  tidied: z.number(),
  missing: z.array(z.string()),
}) satisfies z.ZodType<BroughtPictures>

/**
 * A directory of PGlite belongs to one process: a command beside a running site asks it for what it needs of its database, on this machine alone and with a
 * token that only who may read the data directory knows. A copy reads all rows at once, while everybody else waits, and hands them over afterwards; pictures
 * are brought one by one.
 */
export async function openDoor(needs: Needs, dataDir: string) {
  const token = newToken()
  const server = createServer((asked, response) => {
    answer(asked, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy()
      else response.writeHead(500).end(error instanceof Error ? error.message : String(error))
    })
  })

  async function answer(asked: IncomingMessage, response: ServerResponse): Promise<void> {
    if (asked.headers.authorization !== `Bearer ${token}`) return void response.writeHead(403).end()
    if (asked.url === '/pictures') await bring(needs, { dataDir, asked, response })
    else await handOver(needs, response)
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

async function handOver({ db, clock }: Needs, response: ServerResponse): Promise<void> {
  const entries: Entry[] = []
  await copyDatabase(db, clock.now(), async (name, bytes) => void entries.push({ name, bytes: Buffer.from(bytes) }))
  const tar = packEntries(async (keep) => {
    for (const { name, bytes } of entries) await keep(name, bytes)
  })
  response.writeHead(200, { 'Content-Type': 'application/x-tar' })
  await pipeline(tar, response)
}

async function bring(
  { db, clock }: Needs,
  { dataDir, asked, response }: { dataDir: string; asked: IncomingMessage; response: ServerResponse },
): Promise<void> {
  const { pictures, bucket, tidy } = Bringing.parse(await json(asked))
  const told = await bringOriginals(db, { ...(await openPlaces({ dataDir, pictures, bucket }, db, clock)), tidy })
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(told))
}

/** The database of a site, unless it is a directory that another process has open: then its door is asked. */
export function openUnlessInUse(
  choice: DatabaseChoice,
  migrationsDir: string | typeof AS_FOUND,
): Promise<Database | undefined> {
  return openDatabase(choice, { migrationsDir, log: openLog('silent'), mustBeThere: true }).catch((error: unknown) => {
    if (error instanceof DirectoryInUse) return undefined
    throw error
  })
}

/** Hands over the database of the site that runs on a directory. Throws where none answers. */
export async function copyThroughDoor(dataDir: string, keep: KeepEntry): Promise<void> {
  for await (const { name, bytes } of readEntries(await askDoor(dataDir, '/'))) await keep(name, bytes)
}

/** Has the site that runs on a directory bring its pictures to where `home` keeps them. Throws where none answers, and with what kept it from doing so. */
export async function bringThroughDoor({ dataDir, ...home }: PictureHome, tidy: boolean): Promise<BroughtPictures> {
  const answer = await askDoor(dataDir, '/pictures', { ...home, tidy })
  if (answer.headers['content-type'] === 'application/json') return Told.parse(await json(answer))
  answer.destroy()
  throw new Error('the site on it is of an earlier version and cannot: start it anew first')
}

/** Waits as long as it takes: what a large site does is minutes' work. */
async function askDoor(dataDir: string, path: string, body?: z.infer<typeof Bringing>): Promise<IncomingMessage> {
  const said = await readFile(fileIn(dataDir), 'utf8').catch((cause: unknown) => {
    throw new Error(`another process has ${dataDir} open, and is no site that can be asked`, { cause })
  })
  const { port, token } = Door.parse(JSON.parse(said))
  const answer = await new Promise<IncomingMessage>((answered, failed) => {
    const headers = { Authorization: `Bearer ${token}` }
    request({ host: '127.0.0.1', port, path, method: body ? 'POST' : 'GET', headers }, answered)
      .once('error', failed)
      .end(body && JSON.stringify(body))
  })
  if (answer.statusCode === 200) return answer
  throw new Error((await text(answer)) || `the site on it answered ${answer.statusCode}`)
}
