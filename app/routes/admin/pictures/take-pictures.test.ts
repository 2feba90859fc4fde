import sharp from 'sharp'
import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { listHistory } from '#domain/audit/audit.server.ts'
import { originalKey } from '#domain/media/picture-id.server.ts'
import { PICTURE_FORMATS } from '#domain/media/picture.ts'
import { sniffImage } from '#domain/media/sniff.ts'
import { pictures } from '#domain/media/tables.ts'
import { createMedia } from '#server/media/media.ts'
import { stoppedClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { photograph, withRenditions } from '#tests/benches/picture-bench.ts'
import { test } from '#tests/database.ts'
import { HOSTILE_FILES } from '#tests/hostile-pictures.ts'
import { REFUSALS } from '#web/refusals.ts'
import { takeFile } from './take-pictures.server.ts'

const clock = stoppedClock(new Date('2026-11-23T06:30:00Z'))
const EDITOR = { id: 'meera', role: 'editor' } as const

type TakingRenditions = Parameters<Parameters<typeof withRenditions>[1]>[0]
const taking = (db: Db, renditions: TakingRenditions) => async (bytes: Uint8Array, name: string, type: string) =>
  takeFile({ db, clock, renditions }, EDITOR, new File([new Uint8Array(bytes)], name, { type }))

describe('a file somebody hands in', () => {
  test(`is refused with a sentence or encoded anew, ${HOSTILE_FILES.length} hostile ones (caught: the type believed, the file kept as it came)`, async ({
    db,
  }) => {
    await withRenditions(db, async (renditions) => {
      const take = taking(db, renditions)
      const media = createMedia({ renditions })
      const came: [string, string][] = []
      for (const { what, name, bytes } of HOSTILE_FILES) {
        const file = await take(await bytes(), name, 'image/png')
        came.push([what, 'reason' in file ? file.reason : 'taken'])
        if ('reason' in file) {
          const { status, message } = REFUSALS[file.reason]
          expect([what, status >= 400 && status < 500, file.message]).toEqual([what, true, message])
        } else {
          await expectPlain(what, (await renditions.storage.find(originalKey(file.id)))!)
          for (const format of PICTURE_FORMATS) await expectServed(what, media, `/media/${file.id}/320.${format}`)
        }
      }
      expect(came).toEqual(HOSTILE_FILES.map(({ what, fate }) => [what, fate]))
    })
  })

  test('is known by what it shows, not by the folders of whoever had it', async ({ db }) => {
    await withRenditions(db, async (renditions) => {
      const take = taking(db, renditions)
      const names = [
        '../../etc/cron.d/tea.png',
        'C:\\trips\\tea-gardens_Munnar.JPG',
        '"><img src=x>.png',
        '.png',
        `${'a'.repeat(999)}.png`,
      ]
      for (const [at, name] of names.entries()) await take(await photograph(`#1020${at}0`), name, 'image/png')
      const rows = await db.select({ alt: pictures.alt }).from(pictures)
      expect(rows.map(({ alt }) => alt).toSorted()).toEqual(
        ['A picture without a name', 'a'.repeat(120), 'img src x', 'tea', 'tea gardens Munnar'].toSorted(),
      )
    })
  })

  test('loses camera and place, keeps its colours, and stands upright (caught: metadata kept)', async ({ db }) => {
    await withRenditions(db, async (renditions) => {
      const take = taking(db, renditions)
      const file = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c86414' } })
        .withExif({ IFD0: { Copyright: 'Meera', Model: 'a phone' }, IFD3: { GPSLatitude: '12/1 58/1 0/1' } })
        .withMetadata({ orientation: 6, icc: 'p3' })
        .jpeg()
        .toBuffer()
      const before = await sharp(file).metadata()
      expect([before.exif === undefined, before.icc === undefined]).toEqual([false, false])
      const taken = await take(file, 'home.jpg', 'image/jpeg')
      const id = 'id' in taken ? taken.id : ''
      const [row] = await db.select().from(pictures).where(eq(pictures.id, id))
      expect(row).toMatchObject({ width: 40, height: 60, kind: 'upload', credit: null })
      for (const part of [originalKey(id)]) {
        const { exif, xmp, iptc, icc, orientation } = await sharp((await renditions.storage.find(part))!).metadata()
        expect([exif, xmp, iptc, icc, orientation]).toEqual(Array(5).fill(undefined))
      }
    })
  })

  test('is one picture however often it comes, with or without what its camera wrote (caught: told apart by the bytes of the file)', async ({
    db,
  }) => {
    await withRenditions(db, async (renditions) => {
      const take = taking(db, renditions)
      const plain = await photograph('#336699', 'png')
      const first = await take(plain, 'sea.png', 'image/png')
      expect(first).toMatchObject({ isNew: true })
      const named = await sharp(plain)
        .withExif({ IFD0: { Copyright: 'Meera' } })
        .png()
        .toBuffer()
      expect(named.equals(plain)).toBe(false)
      expect(await take(named, 'other.png', 'image/png')).toEqual({ ...first, name: 'other.png', isNew: false })
      expect(await db.$count(pictures)).toBe(1)
      const id = 'id' in first ? first.id : ''
      expect(await listHistory(db, `picture:${id}`)).toMatchObject([{ actor: 'meera', before: null }])
    })
  })

  test('is taken from editors and the owner alone (caught: no question of the policy)', async ({ db }) => {
    await withRenditions(db, async (renditions) => {
      const file = new File([new Uint8Array(await photograph('#336699'))], 'sea.png')
      for (const actor of [undefined, { id: 'a', role: 'traveller' }, { id: 'b', role: 'sales' }] as const)
        expect(await takeFile({ db, clock, renditions }, actor, file)).toMatchObject({ reason: 'forbidden' })
      expect(await db.$count(pictures)).toBe(0)
    })
  })
})

const FOREIGN = ['<script', 'PK\x03\x04', 'alert(', 'Exif', 'http://ns.adobe.com']

/** Bytes of ours: a JPEG from the first to the last, with nothing of what came along. */
async function expectPlain(what: string, bytes: Uint8Array): Promise<void> {
  const found = FOREIGN.filter((words) => Buffer.from(bytes).includes(words, 0, 'latin1'))
  expect([what, sniffImage(bytes), found]).toEqual([what, 'jpeg', []])
}

async function expectServed(what: string, media: ReturnType<typeof createMedia>, path: string): Promise<void> {
  const answer = await media.request(path)
  const { headers } = answer
  const kind = sniffImage(new Uint8Array(await answer.arrayBuffer()))
  expect([what, answer.status, headers.get('content-type')]).toEqual([what, 200, `image/${kind}`])
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'")
}
