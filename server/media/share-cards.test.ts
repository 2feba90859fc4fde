import { write } from '#tests/write.ts'
import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { saveStates } from '#domain/catalogue/writing/states.server.ts'
import { cardSvg } from '#domain/media/share-card-drawing.server.ts'
import type { CardDrawing } from '#domain/media/share-card-drawing.server.ts'
import { savePosterPictures } from '#domain/media/pictures.server.ts'
import { openDiskStorage } from '#domain/media/storage/disk.server.ts'
import { openRenditions } from '#domain/media/renditions.server.ts'
import { putSetting } from '#domain/settings/settings.server.ts'
import { UNKNOWN_SITE } from '#domain/settings/settings.ts'
import { systemClock } from '#platform/clock.ts'
import { openLog } from '#platform/log.server.ts'
import { temporaryDirectory } from '#tests/running-site.ts'
import { kerala } from '#tests/sample-catalogue.ts'
import { test } from '#tests/database.ts'
import { createShareCards } from './share-cards.ts'

describe('shared cards', () => {
  test('draw the poster of a page with its name, signed by the operator’s logo where there is one, and know only pages there are', async ({
    db,
  }) => {
    const directory = await temporaryDirectory()
    const storage = await openDiskStorage(directory.path, systemClock)
    const renditions = openRenditions({ storage, db, log: openLog('silent') })
    // Caught: one that resvg died of where a layer cut it to its place on the card, as one in eight.
    const recipe = {
      slug: 'a',
      kind: 'backwater',
      hour: 'dusk',
      season: 'summer',
      width: 960,
      height: 720,
    } as const
    const [poster] = await savePosterPictures(db, [{ recipe, alt: 'Poster of Kerala' }])
    await write(db, saveStates, [{ ...kerala, pictureId: poster!.id }])
    const app = createShareCards({ db, renditions, config: { projectDir: process.cwd() } as never })
    const answer = await app.request('/share/state/kerala.jpg')
    expect(answer.status).toBe(200)
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect(Buffer.from(bytes.subarray(0, 3)).toString('hex')).toBe('ffd8ff')
    for (const path of [
      '/share/package/nothing.jpg',
      '/share/__proto__/x.jpg',
      '/share/package/../x.jpg',
      '/share/city/a%20b.jpg',
    ])
      expect((await app.request(path)).status).toBe(404)
    const background = '#d01040'
    const logo = await sharp({ create: { width: 480, height: 96, channels: 3, background } })
      .jpeg()
      .toBuffer()
    await putSetting(db, 'site', { ...UNKNOWN_SITE, logoPath: '/media/the-logo/480.jpg' })
    const read = async (id: string) => (id === 'the-logo' ? ({ bytes: logo } as never) : undefined)
    const own = createShareCards({
      db,
      renditions: { ...renditions, read },
      config: { projectDir: process.cwd() } as never,
    })
    const signed = await (await own.request('/share/state/kerala.jpg')).arrayBuffer()
    // Caught: the name in its place, the card of before kept.
    const corner = await sharp(signed).extract({ left: 1100, top: 575, width: 1, height: 1 }).raw().toBuffer()
    expect([...corner].map((one, at) => Math.abs(one - [0xd0, 0x10, 0x40][at]!) < 12)).toEqual([true, true, true])
    await renditions.close()
    await directory.remove()
  })

  test('say whose site it is as the operator has named it, and nobody else (caught: our own name on every card)', async ({
    db,
  }) => {
    const [poster] = await savePosterPictures(db, [
      { recipe: { slug: 'b', kind: 'beach', hour: 'day', season: 'winter', width: 960, height: 720 }, alt: 'A coast' },
    ])
    await write(db, saveStates, [{ ...kerala, pictureId: poster!.id }])
    const drawn: string[] = []
    const drawCard = async ({ projectDir: _files, ...card }: CardDrawing) => {
      drawn.push(cardSvg(card))
      return new Uint8Array([0xff, 0xd8, 0xff])
    }
    const storage = { find: async () => undefined, put: async () => {} }
    const app = createShareCards({
      db,
      renditions: { storage, drawCard } as never,
      config: { projectDir: '' } as never,
    })
    for (const operatorName of ['Zulu Halts', 'Kerala & Halts']) {
      await putSetting(db, 'site', { ...UNKNOWN_SITE, operatorName })
      expect((await app.request('/share/state/kerala.jpg')).status).toBe(200)
    }
    expect(drawn.map((svg) => /Halts/.exec(svg)?.[0])).toEqual(['Halts', 'Halts'])
    expect(drawn[0]).toContain('>Zulu Halts</text>')
    expect(drawn[1]).toContain('>Kerala &amp; Halts</text>')
    expect(drawn.join('')).not.toMatch(/padav/i)
  })
})
