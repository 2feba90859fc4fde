import { describe, expect, it } from 'vitest'
import { EncodersBusy } from '#domain/media/encoders.ts'
import type { Renditions } from '#domain/media/renditions.server.ts'
import { createMedia } from './media.ts'

const ID = '0123456789abcdefghjk'
const BYTES = Uint8Array.from([1, 2, 3, 4])

/** An app over one picture that exists as 768.avif only. */
function app(read?: Renditions['read']) {
  const one: Renditions['read'] = async (id, width, format) =>
    id === ID && width === 768 && format === 'avif' ? { bytes: BYTES, contentType: 'image/avif' } : undefined
  return createMedia({ renditions: { read: read ?? one } })
}

describe('/media', () => {
  it('answers a rendition that may be kept for a year and can do nothing', async () => {
    const answer = await app().request(`/media/${ID}/768.avif`)
    expect(answer.status).toBe(200)
    expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual([...BYTES])
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/avif',
      'content-length': '4',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'content-disposition': `inline; filename="${ID}-768.avif"`,
      etag: expect.stringMatching(/^"[\w-]{22}"$/),
    })
    expect(answer.headers.has('set-cookie')).toBe(false)
  })

  it('answers HEAD without the bytes', async () => {
    const answer = await app().request(`/media/${ID}/768.avif`, { method: 'HEAD' })
    expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([200, '4', ''])
  })

  it('says 304 to who has it', async () => {
    const etag = (await app().request(`/media/${ID}/768.avif`)).headers.get('etag') ?? ''
    for (const asked of [etag, `"other", W/${etag}`]) {
      const answer = await app().request(`/media/${ID}/768.avif`, { headers: { 'If-None-Match': asked } })
      expect([answer.status, await answer.text(), answer.headers.get('etag')]).toEqual([304, '', etag])
    }
    const other = await app().request(`/media/${ID}/768.avif`, { headers: { 'If-None-Match': '"other"' } })
    expect(other.status).toBe(200)
  })

  it.each([
    `/media/${ID}/320.avif`,
    `/media/${ID}/768.png`,
    `/media/${ID}/0768.avif`,
    `/media/${ID}/768.avif.exe`,
    `/media/${ID}/768`,
    `/media/${ID}/-1.avif`,
    `/media/${ID}/`,
    `/media/${ID}`,
    '/media/',
    `/media/x/768.avif`,
    '/media/..%2f..%2fetc/768.avif',
    `/media/${ID}/a/768.avif`,
  ])('knows nothing of %s, and lets nobody keep that', async (path) => {
    const answer = await app().request(path)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toEqual({ message: 'There is no such picture.' })
  })

  it('asks to come back when too many are waiting', async () => {
    const answer = await app(() => Promise.reject(new EncodersBusy())).request(`/media/${ID}/768.avif`)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
  })

  it('leaves unexpected errors to whoever mounted it', async () => {
    const media = app(() => Promise.reject(new Error('disk')))
    media.onError((error, c) => c.json({ message: error.message }, 500))
    expect((await media.request(`/media/${ID}/768.avif`)).status).toBe(500)
  })

  it('takes nothing', async () => {
    // Caught: answered as a picture that is not there.
    const sent = await app().request(`/media/${ID}/768.avif`, { method: 'POST', body: 'x' })
    expect([sent.status, sent.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
  })
})
