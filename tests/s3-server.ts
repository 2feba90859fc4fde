import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { S3Bucket } from '#platform/s3-bucket.ts'

export type S3Server = AsyncDisposable & { bucket: S3Bucket; breakDown(): void; close(): Promise<void> }

const BUCKET = { region: 'us-east-1', bucket: 'our-pictures', keyId: 'a-key', secret: 'a-secret' }

/** A real one that is to be asked as well: `TEST_S3_URL=http://key:secret@127.0.0.1:9000/a-bucket-of-its-own`. */
export const REAL_S3 = bucketAt(process.env['TEST_S3_URL'])

/** As much of an S3 as pictures ask of one, in memory: objects of one bucket for whoever names its key. Signatures it believes; a real one was asked by hand. */
export async function openS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>()
  let isBroken = false
  const server = createServer((request, response) => {
    void answer(objects, request, isBroken).then(({ status, body }) => {
      const headers = { 'Content-Type': 'application/xml', 'Content-Length': body.length }
      response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    return new Promise<void>((closed) => server.close(() => closed()))
  }
  return {
    bucket: { ...BUCKET, endpoint: `http://127.0.0.1:${port}` },
    breakDown: () => void (isBroken = true),
    close,
    [Symbol.asyncDispose]: close,
  }
}

function bucketAt(address: string | undefined): S3Bucket | undefined {
  if (!address) return undefined
  const { origin, pathname, username: keyId, password: secret } = new URL(address)
  return { endpoint: origin, region: 'us-east-1', bucket: pathname.slice(1), keyId, secret }
}

type Answer = { status: number; body: Buffer }

const fault = (status: number, code: string): Answer => ({
  status,
  body: Buffer.from(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`),
})

async function answer(objects: Map<string, Buffer>, request: IncomingMessage, isBroken: boolean): Promise<Answer> {
  const sent = await buffer(request)
  const [, bucket, key] = /^\/([^/]+)\/([^?]+)/.exec(request.url ?? '') ?? []
  if (isBroken) return fault(503, 'ServiceUnavailable')
  if (!request.headers.authorization?.includes(`Credential=${BUCKET.keyId}/`)) return fault(403, 'InvalidAccessKeyId')
  if (bucket !== BUCKET.bucket || !key) return fault(404, 'NoSuchBucket')
  if (request.method === 'PUT') objects.set(key, sent)
  if (request.method === 'DELETE') objects.delete(key)
  if (request.method === 'PUT' || request.method === 'DELETE') return { status: 200, body: Buffer.alloc(0) }
  const object = objects.get(key)
  return object ? { status: 200, body: object } : fault(404, 'NoSuchKey')
}
