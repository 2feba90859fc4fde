import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { quickJson } from './quick-json.ts'

const json = JSON.stringify({ data: Array.from({ length: 200 }, (_, at) => ({ name: `Tour ${at}` })) })
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

test('goes out as it is asked for, the same in every encoding', async () => {
  const [br, gzip, plain] = ['gzip, br', 'gzip', undefined].map((accepts) => quickJson(json, accepts))
  expect([br, gzip, plain].map((answer) => answer!.headers.get('content-encoding'))).toEqual(['br', 'gzip', null])
  expect(brotliDecompressSync(await bytesOf(br!)).toString()).toBe(json)
  expect(gunzipSync(await bytesOf(gzip!)).toString()).toBe(json)
  expect((await bytesOf(plain!)).toString()).toBe(json)
  expect(br!.headers.get('etag')).toBe(plain!.headers.get('etag'))
  expect(br!.headers.get('vary')).toBe('Accept-Encoding')
})

test('what is small is left as it is', () => {
  expect(quickJson('{"data":[]}', 'br').headers.get('content-encoding')).toBe(null)
  expect(quickJson('{"data":[]}', 'br').headers.get('etag')).not.toBe(quickJson(json, 'br').headers.get('etag'))
})
