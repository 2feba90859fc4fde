import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import { quickJson } from './quick-json.ts'

const json = JSON.stringify({ data: Array.from({ length: 200 }, (_, at) => ({ name: `Tour ${at}` })) })
const PIECES = [json.slice(0, 100), json.slice(100)]
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

test('goes out as it is asked for, the same in every encoding', async () => {
  const [br, gzip, plain] = ['gzip, br', 'gzip', undefined].map((accepts) => quickJson(PIECES, accepts))
  expect([br, gzip, plain].map((answer) => answer!.headers.get('content-encoding'))).toEqual(['br', 'gzip', null])
  expect(brotliDecompressSync(await bytesOf(br!)).toString()).toBe(json)
  expect(gunzipSync(await bytesOf(gzip!)).toString()).toBe(json)
  expect((await bytesOf(plain!)).toString()).toBe(json)
  expect(br!.headers.get('etag')).toBe(plain!.headers.get('etag'))
  expect(br!.headers.get('vary')).toBe('Accept-Encoding')
})

test('what is small is left as it is', () => {
  expect(quickJson(['{"data":[]}'], 'br').headers.get('content-encoding')).toBe(null)
  expect(quickJson(['{"data":[]}'], 'br').headers.get('etag')).not.toBe(quickJson(PIECES, 'br').headers.get('etag'))
})

test('an answer that is being sent is not written over by the next (wrong version: the bytes without a copy)', () => {
  // The server's own Response keeps the bytes it is given, where the platform's takes a copy.
  class KeepingResponse {
    readonly body: Buffer
    constructor(body: Buffer) {
      this.body = body
    }
  }
  vi.stubGlobal('Response', KeepingResponse)
  onTestFinished(() => void vi.unstubAllGlobals())
  const bodyOf = (...words: Parameters<typeof quickJson>) => quickJson(...words) as unknown as KeepingResponse
  const first = bodyOf(['{"name":"गोवा"}'], 'br')
  bodyOf(['{"name":"another"}'], undefined)
  const large = bodyOf(
    Array.from({ length: 90_000 }, () => 'ü'),
    undefined,
  )
  bodyOf(['{"name":"a third"}'], undefined)
  expect(first.body.toString()).toBe('{"name":"गोवा"}')
  expect(large.body.toString()).toBe('ü'.repeat(90_000))
})
