import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { S3Bucket } from '#platform/s3-bucket.ts'
import { isS3Here, startS3 } from '#scripts/test-s3.ts'
import type { TestS3 } from '#scripts/test-s3.ts'
import { bucketAt, openS3Server } from '#tests/s3-server.ts'
import type { S3Server } from '#tests/s3-server.ts'
import { keepsItsPromises } from './contract.ts'
import { openS3Storage } from './s3.server.ts'

let server: S3Server
beforeAll(async () => void (server = await openS3Server()))
afterAll(() => server.close())

const KEYS_OF_THE_CONTRACT = ['a', 'a/b', 'renditions/ab/abc/768.avif']
async function emptied(bucket: S3Bucket) {
  const storage = await openS3Storage(bucket)
  for (const key of KEYS_OF_THE_CONTRACT) await storage.remove(key)
  return storage
}

describe('an S3', () => {
  keepsItsPromises(() => emptied(server.bucket))

  it('that lets nobody in, has no such bucket or is away has not lost a picture (caught: whatever it refuses taken for not there)', async () => {
    const find = async (bucket: S3Bucket) => (await openS3Storage(bucket)).find('a/b')
    await expect(find({ ...server.bucket, keyId: 'another-key' })).rejects.toThrow('InvalidAccessKeyId')
    await expect(find({ ...server.bucket, secret: 'another' })).rejects.toThrow('SignatureDoesNotMatch')
    await expect(find({ ...server.bucket, region: 'ap-south-1' })).rejects.toThrow('SignatureDoesNotMatch')
    await expect(find({ ...server.bucket, bucket: 'another' })).rejects.toThrow('NoSuchBucket')
    const closed = await openS3Storage({ ...server.bucket, secret: 'another' })
    await expect(closed.has('a/b')).rejects.toThrow('our-pictures answers 403')
    server.breakDown()
    await expect(find(server.bucket)).rejects.toThrow('ServiceUnavailable')
  })
})

describe.skipIf(!isS3Here)('a real S3', () => {
  let real: TestS3
  const bucket = () => bucketAt(real.url)
  beforeAll(async () => void (real = await startS3()))
  afterAll(() => real?.stop())

  keepsItsPromises(() => emptied(bucket()))

  it('believes no other secret and has no other bucket', async () => {
    const find = async (changed: Partial<S3Bucket>) => (await openS3Storage({ ...bucket(), ...changed })).find('a/c')
    expect(await find({})).toBeUndefined()
    await expect(find({ secret: 'another' })).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' })
    await expect(find({ bucket: 'another' })).rejects.toMatchObject({ name: 'NoSuchBucket' })
  })
})
