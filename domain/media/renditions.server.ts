import { availableParallelism } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Db } from '#platform/db.server.ts'
import type { Log } from '#platform/log.server.ts'
import { openEncoders } from './encoders.ts'
import { drawnKey, isPictureId, originalKey } from './picture-id.server.ts'
import { PICTURE_FORMATS, PICTURE_WIDTHS } from './picture.ts'
import type { Ground } from './image.server.ts'
import type { PictureFormat, PictureWidth, StoredPicture } from './picture.ts'
import { findStoredPicture } from './pictures.server.ts'
import type { CardDrawing } from './share-card-drawing.server.ts'
import { singleFlight } from './single-flight.ts'
import { isWhole } from './sniff.ts'
import type { MediaStorage } from './storage/storage.ts'
import { openStudio } from './studio.server.ts'
import type { Studio } from './studio.server.ts'
import type { receiveUpload } from './upload.server.ts'
import { openWarmer } from './warmer.ts'

const MEBIBYTE = 1024 * 1024
/** One processor stays with those who read and search. */
const AT_ONCE = Math.max(1, availableParallelism() - 1)
const CONTENT_TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const

export type Rendition = { bytes: Uint8Array; contentType: (typeof CONTENT_TYPES)[PictureFormat] }

/** Every picture in every size and format, each made when it is first asked for and kept. */
export type Renditions = {
  storage: MediaStorage
  /** Takes somebody's file in, as `receiveUpload` does, in turn with the pictures. Rejects with EncodersBusy when too much is being waited for. */
  receive: typeof receiveUpload
  /** Draws a card for sharing, in turn with the pictures. Rejects with EncodersBusy when too much is being waited for. */
  drawCard(card: CardDrawing): Promise<Uint8Array>
  /**
   * A picture at a width of PICTURE_WIDTHS (its own width if that is less) in a format of PICTURE_FORMATS.
   * Undefined for an unknown picture, width or format. Rejects with EncodersBusy when too many renditions are being waited for.
   */
  read(id: string, width: number, format: string): Promise<Rendition | undefined>
  /** Makes renditions in the background, one by one and only while nobody waits for one. */
  warm(ids: Iterable<string>, widths: readonly PictureWidth[], formats: readonly PictureFormat[]): void
  /** Forgets on this machine a picture that is gone, and what was made of it. */
  forget(id: string): Promise<void>
  /** Stops warming, turns away who still waits, and resolves when nothing is being written any more. */
  close(): Promise<void>
}

type RenditionName = { id: string; width: PictureWidth; format: PictureFormat }

type Parts = { storage: MediaStorage; db: Db; log: Log; studio?: Studio }

/** Opens the renditions kept in `storage` of the pictures listed in `db`. The studio they are made in closes with them. */
export function openRenditions({ storage, db, log, studio = openStudio() }: Parts): Renditions {
  const encoders = openEncoders({ atOnce: AT_ONCE, mayWait: 500 })
  const recent = new LRUCache<string, Uint8Array>({ maxSize: 32 * MEBIBYTE, sizeCalculation: (bytes) => bytes.length })
  const making = singleFlight<Uint8Array | undefined>()
  const drawing = singleFlight<Uint8Array | undefined>()
  const warmer = openWarmer<RenditionName>({ idle: quiet, make: warmOne, log })

  async function read(id: string, width: number, format: string): Promise<Rendition | undefined> {
    const wanted = recognise(id, width, format)
    if (!wanted) return undefined
    const key = renditionKey(wanted)
    const bytes = recent.get(key) ?? (await findWhole(key)) ?? (await making.join(key, () => make(wanted)))
    if (!bytes) return undefined
    recent.set(key, bytes)
    return { bytes, contentType: CONTENT_TYPES[wanted.format] }
  }

  /** Drawing and encoding take one turn together: the first to ask is the first to see a picture. */
  async function make(wanted: RenditionName): Promise<Uint8Array | undefined> {
    const { id, width, format } = wanted
    const known = (await findStoredPicture(db, id)) !== undefined || (await storage.has(originalKey(id)))
    if (!known) return undefined
    const bytes = await encoders.run(async () => {
      const original = await drawing.join(id, () => findOriginal(id))
      return original && studio.encode(original, width, format)
    })
    if (bytes) await keep(renditionKey(wanted), bytes)
    return bytes
  }

  async function findOriginal(id: string): Promise<Uint8Array | undefined> {
    const kept = (await findWhole(drawnKey(id))) ?? (await findWhole(originalKey(id)))
    if (kept) return kept
    const picture = await findStoredPicture(db, id)
    return picture && drawAgain(picture)
  }

  async function drawAgain({ id, recipe }: StoredPicture): Promise<Uint8Array | undefined> {
    if (!recipe) {
      log.error({ picture: id }, 'the original of an uploaded picture is missing or damaged')
      return undefined
    }
    const { bytes } = await studio.draw(recipe)
    await keep(drawnKey(id), bytes)
    return bytes
  }

  async function findWhole(key: string): Promise<Uint8Array | undefined> {
    const bytes = await storage.find(key)
    if (!bytes || isWhole(bytes)) return bytes
    log.warn({ key }, 'a picture file is damaged')
    return undefined
  }

  /** A full disk costs the next visitor time, not this one the picture. */
  async function keep(key: string, bytes: Uint8Array): Promise<void> {
    await storage
      .put(key, bytes)
      .catch((error: unknown) => log.error({ err: error, key }, 'a picture file could not be kept'))
  }

  let rest = 0
  const closing = new AbortController()

  /** Nobody waits, and as long as the last one took has gone by: what is made ahead never takes more than half a processor from those who search. */
  async function quiet(): Promise<void> {
    await pause(rest, undefined, { signal: closing.signal }).catch(() => undefined)
    await encoders.idle()
  }

  async function warmOne(wanted: RenditionName): Promise<void> {
    rest = 0
    if (await storage.has(renditionKey(wanted))) return
    const began = performance.now()
    await making.join(renditionKey(wanted), () => make(wanted))
    rest = performance.now() - began
  }

  function warm(ids: Iterable<string>, widths: readonly PictureWidth[], formats: readonly PictureFormat[]): void {
    for (const id of ids) for (const width of widths) for (const format of formats) warmer.add({ id, width, format })
  }

  async function forget(id: string): Promise<void> {
    // The same photograph may have been taken in again.
    if (await findStoredPicture(db, id)) return
    for (const key of [originalKey(id), ...keysMadeOf(id)]) {
      recent.delete(key)
      await storage.remove(key)
    }
  }

  async function close(): Promise<void> {
    closing.abort()
    await Promise.all([warmer.stop(), encoders.close()])
    await Promise.all([making.settled(), drawing.settled()])
    await studio.close()
  }

  const drawCard = (card: CardDrawing) => encoders.run(() => studio.drawCard(card))
  const receive = (bytes: Uint8Array, ground?: Ground) => encoders.run(() => studio.receive(bytes, ground))

  return { storage, receive, drawCard, read, warm, forget, close }
}

function recognise(id: string, width: number, format: string): RenditionName | undefined {
  const known = { width: PICTURE_WIDTHS.find((w) => w === width), format: PICTURE_FORMATS.find((f) => f === format) }
  return isPictureId(id) && known.width && known.format ? { id, width: known.width, format: known.format } : undefined
}

/** Where one rendition of a picture is kept. */
export function renditionKey({ id, width, format }: RenditionName): string {
  return `renditions/${id.slice(0, 2)}/${id}/${width}.${format}`
}

/** Where everything is kept that was made of a picture, and can be made again while there is one. */
export function keysMadeOf(id: string): string[] {
  const names = PICTURE_WIDTHS.flatMap((width) => PICTURE_FORMATS.map((format) => ({ id, width, format })))
  return [drawnKey(id), ...names.map(renditionKey)]
}
