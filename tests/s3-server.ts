import { createHash, createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { S3Bucket } from '#platform/s3-bucket.ts'

export type S3Server = AsyncDisposable & { bucket: S3Bucket; breakDown(): void; close(): Promise<void> }

const BUCKET = { region: 'us-east-1', bucket: 'our-pictures', keyId: 'a-key', secret: 'a-secret' }

/** As much of an S3 as pictures ask of one, in memory: objects of one bucket for whoever signs with its key. `scripts/test-s3.ts` starts a real one. */
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

/** The bucket of `http://key:secret@127.0.0.1:9000/a-bucket-of-its-own`. */
export function bucketAt(address: string): S3Bucket {
  const { origin, pathname, username, password } = new URL(address)
  const [keyId, secret] = [decodeURIComponent(username), decodeURIComponent(password)]
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
  if (!isSigned(request, sent)) return fault(403, 'SignatureDoesNotMatch')
  if (bucket !== BUCKET.bucket || !key) return fault(404, 'NoSuchBucket')
  if (request.method === 'PUT') objects.set(key, sent)
  if (request.method === 'DELETE') objects.delete(key)
  if (request.method === 'PUT' || request.method === 'DELETE') return { status: 200, body: Buffer.alloc(0) }
  const object = objects.get(key)
  return object ? { status: 200, body: object } : fault(404, 'NoSuchKey')
}

const sha256 = (of: string | Buffer) => createHash('sha256').update(of).digest('hex')
const hmac = (key: string | Buffer, of: string) => createHmac('sha256', key).update(of).digest()

/** Whether what arrived is what was signed with the secret of the bucket: Signature Version 4, written anew here, so that it is no mirror of who signs. */
function isSigned({ method, url, headers }: IncomingMessage, sent: Buffer): boolean {
  const [, scope = '', names = '', given] =
    /^AWS4-HMAC-SHA256 Credential=[^/]+\/([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? []
  const signed = names.split(';')
  const digest = headers['x-amz-content-sha256']
  if (digest !== sha256(sent) || !signed.includes('host') || !signed.includes('x-amz-content-sha256')) return false
  const [path = '', query = ''] = (url ?? '').split('?')
  const said = signed.map((name) => `${name}:${String(headers[name]).trim()}\n`).join('')
  const asked = [method, path, query.split('&').toSorted().join('&'), said, names, digest].join('\n')
  const [day = '', region = '', service = '', end = ''] = scope.split('/')
  const key = [day, region, service, end].reduce<string | Buffer>(hmac, `AWS4${BUCKET.secret}`)
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(asked)].join('\n')
  return region === BUCKET.region && service === 's3' && hmac(key, text).toString('hex') === given
}
