import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { S3Bucket } from '#platform/s3-bucket.ts'
import { openS3Server, REAL_S3 } from '#tests/s3-server.ts'
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
  keepsItsPromises(() => emptied(REAL_S3 ?? server.bucket))

  it('that lets nobody in, has no such bucket or is away has not lost a picture (caught: whatever it refuses taken for not there)', async () => {
    const find = async (bucket: S3Bucket) => (await openS3Storage(bucket)).find('a/b')
    await expect(find({ ...server.bucket, keyId: 'another-key' })).rejects.toThrow('InvalidAccessKeyId')
    await expect(find({ ...server.bucket, bucket: 'another' })).rejects.toThrow('NoSuchBucket')
    server.breakDown()
    await expect(find(server.bucket)).rejects.toThrow('ServiceUnavailable')
  })
})
