import { z } from 'zod'

/** A bucket of an S3, whosever it is, and the key to it. */
export type S3Bucket = { endpoint: string; region: string; bucket: string; keyId: string; secret: string }

const WANTED =
  'the address of an S3 with the name of a bucket behind it, such as https://s3.ap-south-1.amazonaws.com/our-pictures'
/** Amazon, Backblaze and Wasabi name the region in the host; most others do not mind what they are told. */
const IN_HOST = /^s3[.-]([a-z]+(?:-[a-z]+)+-\d+)\./
const ANY_REGION = 'us-east-1'

/** `S3_URL`: where a bucket is. `?region=` says what neither the host does nor everybody's first region is right for. */
export const S3Url = z.url({ protocol: /^https?$/, error: WANTED }).transform((typed, context) => {
  const url = new URL(typed)
  const [, bucket] = /^\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?$/.exec(url.pathname) ?? []
  if (!bucket || url.username || url.password) {
    context.addIssue({ code: 'custom', message: WANTED })
    return z.NEVER
  }
  const region = url.searchParams.get('region') ?? IN_HOST.exec(url.hostname)?.[1] ?? ANY_REGION
  return { endpoint: url.origin, region, bucket }
})

/** The bucket a site was given; undefined where it was not given all of it. */
export function bucketOf(env: {
  S3_URL?: z.infer<typeof S3Url> | undefined
  S3_KEY_ID?: string | undefined
  S3_SECRET?: string | undefined
}): S3Bucket | undefined {
  const { S3_URL: place, S3_KEY_ID: keyId, S3_SECRET: secret } = env
  return place && keyId && secret ? { ...place, keyId, secret } : undefined
}
