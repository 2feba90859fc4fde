import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import {
  BucketAlreadyOwnedByYou,
  CreateBucketCommand,
  DeleteObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { freePort } from './test-postgres.ts'

export type TestS3 = { url: string; stop(): Promise<void> }

const [KEY_ID, SECRET, BUCKET] = ['padav:pictures', 'a-secret-of-this-run', 'our-pictures']
const SERVERS = ['account', 'container', 'object', 'proxy'].map((kind) => `/usr/bin/swift-${kind}-server`)
const LONGEST_START_SECONDS = 60

const GIVEN = process.env['TEST_S3_URL']

/** Whether a real S3 can be asked: the one `TEST_S3_URL` names, or OpenStack Swift (Debian's swift-proxy, swift-account, swift-container, swift-object). */
export const isS3Here = GIVEN !== undefined || SERVERS.every((program) => existsSync(program))

/** A real S3 for one run: the one `TEST_S3_URL` names, as http://key:secret@127.0.0.1:9000/a-bucket-of-its-own, else Swift with its s3api in a folder of its own. */
export async function startS3(): Promise<TestS3> {
  if (GIVEN) return { url: GIVEN, stop: async () => undefined }
  const dir = await mkdtemp(join(tmpdir(), 'padav-swift-'))
  await mkdir(join(dir, 'devices/d1'), { recursive: true })
  const children: (() => Promise<unknown>)[] = []
  const stop = async () => {
    await Promise.all(children.map((end) => end()))
    await rm(dir, { recursive: true, force: true })
  }
  try {
    const [account, container, object, port] = await freePorts()
    const servers = Object.entries({ account, container, object })
    await Promise.all(servers.map(([kind, at]) => layRing(dir, kind, at)))
    for (const [kind, at] of servers)
      children.push(await serve(dir, kind, at, { pipeline: `${kind}-server`, app: `use = egg:swift#${kind}` }))
    children.push(await serve(dir, 'proxy', port, PROXY))
    await openBucket(`http://127.0.0.1:${port}`)
    return { url: `http://${encodeURIComponent(KEY_ID)}:${SECRET}@127.0.0.1:${port}/${BUCKET}`, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Nobody listens where its memory is: signatures are looked at each time. */
const PROXY = {
  pipeline: 'catch_errors gatekeeper cache listing_formats s3api tempauth bulk slo proxy-server',
  app: `use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:s3api]
use = egg:swift#s3api
[filter:tempauth]
use = egg:swift#tempauth
user_${KEY_ID.replace(':', '_')} = ${SECRET} .admin
[filter:bulk]
use = egg:swift#bulk
[filter:slo]
use = egg:swift#slo
`,
}

async function freePorts(): Promise<[number, number, number, number]> {
  const first = await freePort(24_000 + (process.pid % 200) * 20)
  const second = await freePort(first + 1)
  const third = await freePort(second + 1)
  return [first, second, third, await freePort(third + 1)]
}

async function layRing(dir: string, kind: string, port: number): Promise<void> {
  const builder = join(dir, `${kind}.builder`)
  for (const words of [['create', '6', '1', '0'], ['add', `r1z1-127.0.0.1:${port}/d1`, '1'], ['rebalance']])
    await promisify(execFile)('swift-ring-builder', [builder, ...words])
}

async function serve(
  dir: string,
  kind: string,
  port: number,
  { pipeline, app }: typeof PROXY,
): Promise<() => Promise<unknown>> {
  const file = join(dir, `${kind}.conf`)
  await writeFile(
    file,
    `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${userInfo().username}
swift_dir = ${dir}
devices = ${join(dir, 'devices')}
mount_check = false
[pipeline:main]
pipeline = ${pipeline}
[app:${kind}-server]
${app}
`,
  )
  const child = spawn(`swift-${kind}-server`, [file], { stdio: 'ignore' })
  const ended = new Promise((done) => child.once('close', done))
  return () => (child.kill(), ended)
}

/** Where the bucket stands and takes a thing: on a busy machine it stands some seconds before it does. */
async function opened(client: S3Client): Promise<void> {
  const known = (error: unknown) => {
    if (!(error instanceof BucketAlreadyOwnedByYou)) throw error
  }
  await client.send(new CreateBucketCommand({ Bucket: BUCKET })).catch(known)
  await client.send(new PutObjectCommand({ Bucket: BUCKET, Key: 'first', Body: 'first' }))
  await client.send(new DeleteObjectCommand({ Bucket: BUCKET, Key: 'first' }))
}

/** Tries until the servers are up. */
async function openBucket(endpoint: string): Promise<void> {
  const credentials = { accessKeyId: KEY_ID, secretAccessKey: SECRET }
  const client = new S3Client({ endpoint, region: 'us-east-1', credentials, forcePathStyle: true, maxAttempts: 1 })
  for (let second = 0; ; second++) {
    const error = await opened(client).then(() => undefined, String)
    if (error === undefined) return
    if (second === LONGEST_START_SECONDS) throw new Error(`Swift does not open: ${error}`)
    await pause(1000)
  }
}
