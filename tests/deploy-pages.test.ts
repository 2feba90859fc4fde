import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { isInstalled } from './deploying/units.ts'
import { LEFT_OUT, openMachine } from './deploying/machine.ts'
import type { Machine } from './deploying/machine.ts'
import { freePort } from '#scripts/test-postgres.ts'
import { layMigrated } from './lay-migrated.ts'
import { migratedFile } from './migrated-database.ts'
import { NGINX } from './nginx.ts'
import { databaseOf, runOn } from './on-server.ts'
import { openOwnDatabase } from './own-database.ts'
import type { OwnDatabase } from './own-database.ts'
import { temporaryDirectory } from './running-site.ts'
import { openS3Server } from './s3-server.ts'

/** Programs a block is run with, where they are: what a block says that wants one of them. */
const WANTS: [says: RegExp, isThere: boolean, name: string][] = [
  [/padav-front\.service/, NGINX !== undefined, 'nginx'],
  [/promtool/, isInstalled('promtool'), 'promtool'],
  [/psql/, isInstalled('psql'), 'psql'],
  [/openssl/, isInstalled('openssl', 'version'), 'openssl'],
]

/** Pages whose commands are not followed here, and why. */
const ELSEWHERE: Record<string, string> = {
  'docs/connect.md': 'they are calls of a site: tests/connecting.test.ts runs them',
  'deploy/recovery.md': 'they are of a PostgreSQL of Debian: scripts/recovery-drill.test.ts tries their settings',
}

let machine: Machine
let database: OwnDatabase
let folder: Awaited<ReturnType<typeof temporaryDirectory>>
let site: string

/** The blocks of commands of a page, and what of each this machine has no program for. */
async function blocksOf(page: string): Promise<{ block: string; missing: string[] }[]> {
  const blocks = (await readFile(page, 'utf8')).matchAll(/^```sh\n([^]*?)^```/gm)
  return Array.from(blocks, ([, block]) => ({
    block: block!,
    missing: WANTS.filter(([says, isThere]) => says.test(block!) && !isThere).map(([, , name]) => name),
  }))
}

type Words = Record<string, string>

/** Runs the blocks of a page one after the other, with words of this machine for those the page leaves open; all they said. */
async function follow(page: string, words: Words, annotate: (message: string) => unknown): Promise<string> {
  let all = ''
  for (const { block, missing } of await blocksOf(page)) {
    if (missing.length > 0) annotate(`not tried, without ${missing.join(', ')}: ${block}`)
    else {
      const known = Object.entries(words).reduce((text, [from, to]) => text.replaceAll(from, to), block)
      const { code, said } = await machine.run(known)
      if (code !== 0) throw new Error(`ended with ${code}:\n${block}\n${said}`)
      all += said
    }
    if (block.includes('.env.example')) await fillIn()
  }
  for (const name of machine.leftOut) annotate(`taken as done: ${name}, which ${LEFT_OUT[name]}`)
  return all
}

/** What a page leaves to who reads it. */
async function fillIn(): Promise<void> {
  const lines = [
    'PUBLIC_URL=https://www.your-tours.in',
    `AUTH_SECRET=${'a'.repeat(32)}`,
    `SCRIPT_SIGNING_KEY=${'k'.repeat(32)}`,
    'SMTP_URL=smtp://127.0.0.1:9',
    'WARM_PICTURES=off',
    `PORT=${new URL(site).port}`,
  ]
  await machine.run(`printf '%s\\n' ${lines.join(' ')} >> /etc/padav/padav.env`)
}

test('every page of commands is followed, here or elsewhere', async () => {
  const pages = (await Promise.all(['deploy', 'docs'].map((dir) => readdir(dir)))).flatMap((names, at) =>
    names.filter((name) => name.endsWith('.md')).map((name) => `${['deploy', 'docs'][at]}/${name}`),
  )
  const withCommands: string[] = []
  for (const page of pages) if ((await blocksOf(page)).length > 0) withCommands.push(page)
  const here = ['deploy/README.md', 'deploy/two-servers.md', 'deploy/containers.md']
  expect(withCommands.toSorted()).toEqual([...here, ...Object.keys(ELSEWHERE)].toSorted())
})

describe.skipIf(!isInstalled('curl'))('the commands of', { timeout: 600_000 }, () => {
  beforeEach(async () => {
    ;[folder, database] = [await temporaryDirectory(), await openOwnDatabase()]
    const [port, front] = [await freePort(), await freePort(28_000 + (process.pid % 40) * 10)]
    site = `http://127.0.0.1:${port}`
    machine = await openMachine(folder.path, { 3000: port, 8080: front })
    await layMigrated(await migratedFile(), join(folder.path, 'var/lib/padav'))
  })
  afterEach(async () => {
    await machine?.close()
    await database?.drop()
    await folder?.remove()
  })

  // (caught: a unit that is not there, a folder nginx cannot write its number into)
  test('deploy/README.md make a site, its front, its copies and its watch, and take it to PostgreSQL and a bucket', async ({
    annotate,
  }) => {
    const { bucket: s3, close } = await openS3Server()
    onTestFinished(close)
    const { endpoint, bucket, keyId, secret } = s3
    const nameOf = `curl -sI ${site}/contact-us | tr -d '\\r' | awk 'tolower($1) == "x-request-id:" { printf $2 }'`
    const words = {
      'postgres://…': database.url,
      'https://s3.ap-south-1.amazonaws.com/our-pictures': `${endpoint}/${bucket}?region=us-east-1`,
      'S3_KEY_ID=CHANGE-ME': `S3_KEY_ID=${keyId}`,
      'S3_SECRET=CHANGE-ME': `S3_SECRET=${secret}`,
      'restore -- FILE': 'restore -- /var/lib/padav-backups/*.age',
      // The line is looked for when the journal has been told.
      'journalctl -u padav --output cat': `name=$(${nameOf}); journalctl -u padav --output cat`,
      [`'"request":"THE-NAME"'`]: '"\\"request\\":\\"$name\\""',
    }
    const said = await follow('deploy/README.md', words, annotate)
    expect(said).toContain('/users/own?key=')
    expect(said).toContain(' rules tried, 0 broken')
    expect(said).toMatch(/"route":"\/contact-us"/)
    expect(said).toMatch(/\d+ rows went from PGlite in \S+ to PostgreSQL/)
    if (NGINX) expect(said).toMatch(/x-cache: (?:MISS|HIT)/i)
    expect([...machine.leftOut].toSorted()).toEqual(
      ['apt-get', 'chown', 'git', 'npm ci', 'npm run build', 'systemctl mask', 'useradd'].filter(
        // What only a block asks for that was not tried.
        (name) => (name !== 'systemctl mask' || NGINX) && (name !== 'chown' || isInstalled('promtool')),
      ),
    )
  })

  test.skipIf(!isInstalled('psql'))(
    'deploy/two-servers.md make a database and a server of two',
    async ({ annotate }) => {
      await machine.run(
        'install -d /etc/padav && cp .env.example /etc/padav/padav.env && cp deploy/systemd/padav.* /etc/systemd/system/',
      )
      await fillIn()
      const there = databaseOf(database.url, 'padav_two')
      const ours = Object.assign(new URL(there), { username: 'padav_two', password: 'CHANGE-ME' }).href
      const said = await follow(
        'deploy/two-servers.md',
        {
          'postgres://padav:CHANGE-ME@db.internal:5432/padav?sslmode=verify-full': ours,
          'role padav': 'role padav_two',
          'grant padav': 'grant padav_two',
          'database padav owner padav': 'database padav_two owner padav_two',
          $ADMIN_URL: database.url,
          $ADMIN_DATABASE_URL: there,
        },
        annotate,
      )
      expect(said).toContain('{"status":"ready"}')
      expect(await runOn(ours, 'show jit')).toEqual([{ jit: 'off' }])
      expect([...machine.leftOut].toSorted()).toEqual(['git', 'npm ci', 'npm run build'])
      await machine.close()
      await runOn(database.url, 'drop database padav_two with (force)')
      await runOn(database.url, 'drop role padav_two')
    },
  )

  test('deploy/containers.md make their files; there is no engine for the rest', async ({ annotate }) => {
    await follow('deploy/containers.md', { 'sleep 20': 'true' }, annotate)
    expect(await readFile(join(folder.path, 'opt/padav/deploy/.env'), 'utf8')).toMatch(
      /^POSTGRES_PASSWORD=[0-9a-f]{48}\nPADAV_DOMAIN=www\.your-tours\.in\b/,
    )
    expect([...machine.leftOut].toSorted()).toEqual(['docker', 'kubectl'])
  })
})
