import { SECOND } from '#platform/clock.ts'
import type { S3Bucket } from '#platform/s3-bucket.ts'
import { checkKey } from './storage.ts'
import type { MediaStorage } from './storage.ts'

/** An original is a few megabytes, and somebody waits for it. */
const PATIENCE = { connectionTimeout: 3 * SECOND, requestTimeout: 15 * SECOND, throwOnRequestTimeout: true }

/** Opens a bucket of any S3. Its library is loaded here and not before: most sites have no bucket. */
export async function openS3Storage({ bucket, keyId, secret, ...place }: S3Bucket): Promise<MediaStorage> {
  const { DeleteObjectCommand, GetObjectCommand, HeadObjectCommand, PutObjectCommand, S3Client, ...faults } =
    await import('@aws-sdk/client-s3')
  const client = new S3Client({
    ...place,
    credentials: { accessKeyId: keyId, secretAccessKey: secret },
    // The ways everybody's S3 knows: the bucket in the path, and no sums that only Amazon's asks for.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: PATIENCE,
  })
  const at = (key: string) => {
    checkKey(key)
    return { Bucket: bucket, Key: key }
  }
  const absent = (error: unknown) => {
    if (error instanceof faults.NoSuchKey || error instanceof faults.NotFound) return undefined
    // What is refused to a question for a head has no body that could say why.
    if (!(error instanceof faults.S3ServiceException) || error.message !== 'UnknownError') throw error
    throw new Error(`${place.endpoint}/${bucket} answers ${error.$metadata.httpStatusCode}`, { cause: error })
  }
  return {
    find: async (key) => {
      const found = await client.send(new GetObjectCommand(at(key))).catch(absent)
      return found?.Body?.transformToByteArray()
    },
    has: async (key) => (await client.send(new HeadObjectCommand(at(key))).catch(absent)) !== undefined,
    put: async (key, bytes) => void (await client.send(new PutObjectCommand({ ...at(key), Body: bytes }))),
    remove: async (key) => void (await client.send(new DeleteObjectCommand(at(key)))),
  }
}
