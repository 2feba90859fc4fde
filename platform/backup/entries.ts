import { once } from 'node:events'
import { Readable } from 'node:stream'
import { extract, pack } from 'tar-stream'

/** A named piece of a copy: a file of its tar. */
export type Entry = { name: string; bytes: Buffer }
/** Takes a piece, and resolves once there is room for the next; rejects when nobody wants it any more. */
export type KeepEntry = (name: string, bytes: Uint8Array) => Promise<void>

/** The tar that `write` puts together while it is read; the stream fails with whatever `write` throws, and who stops reading stops `write`. */
export function packEntries(write: (keep: KeepEntry) => Promise<void>): Readable {
  const tar = pack()
  const keep: KeepEntry = (name, bytes) =>
    new Promise((kept, failed) => {
      tar.entry({ name, size: bytes.byteLength }, (error) => (error ? failed(error) : kept())).end(bytes)
    })
  async function* read() {
    const written = write(keep).then(
      () => tar.finalize(),
      (error: Error) => tar.destroy(error),
    )
    try {
      yield* tar
    } finally {
      tar.destroy()
      await written
    }
  }
  return Readable.from(read())
}

/** The pieces of a tar in their order, one in memory at a time. Throws what the stream fails with, and on what is no tar. */
export async function* readEntries(tar: Readable): AsyncGenerator<Entry> {
  const reading = extract()
  const fed = feed(tar, reading)
  fed.catch((error: Error) => reading.destroy(error))
  try {
    for await (const entry of reading) {
      const chunks: Buffer[] = []
      for await (const chunk of entry) chunks.push(chunk as Buffer)
      yield { name: entry.header.name, bytes: Buffer.concat(chunks) }
    }
    await fed
  } finally {
    tar.destroy()
  }
}

async function feed(tar: Readable, reading: ReturnType<typeof extract>): Promise<void> {
  for await (const chunk of tar) if (!reading.write(chunk as Buffer)) await once(reading, 'drain')
  reading.end(undefined)
}
