import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, matchesGlob } from 'node:path'
import { Script } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { VARIABLES } from '#platform/environment.ts'

const read = (path: string) => readFile(path, 'utf8')
/** The lines of a list of what is left out. */
const linesOf = async (path: string) => (await read(path)).split('\n').filter((line) => line && !line.startsWith('#'))
const pages = (await readdir('deploy')).filter((name) => name.endsWith('.md')).map((name) => `deploy/${name}`)

/** The commands of a page, block by block. */
async function commandsIn(page: string): Promise<string[]> {
  return Array.from((await read(page)).matchAll(/^```sh\n([^]*?)^```/gm), ([, block]) => block!)
}

describe.each(pages)('%s', (page) => {
  // (caught: a quotation that is not closed; a file, a command and a unit that are not there)
  test('has commands a shell can read, of files and commands that are there', async () => {
    const { scripts } = JSON.parse(await read('package.json')) as { scripts: Record<string, string> }
    const gone: string[] = []
    for (const block of await commandsIn(page)) {
      execFileSync('bash', ['-n'], { input: block })
      const named = block.matchAll(/(?<![\w/])(?:deploy|scripts)\/[\w./*-]+|(?<=\s)\.env\.example/g)
      for (const [path] of named)
        if (!WRITTEN_BY_HAND.has(path) && !existsSync(path.replace(/[\w.-]*\*.*$/, ''))) gone.push(path)
      for (const [, name] of block.matchAll(/npm run ([\w:-]+)/g)) if (!scripts[name!]) gone.push(`npm run ${name}`)
      for (const [unit] of block.matchAll(/padav[\w-]*\.(?:service|socket|timer)/g))
        if (!existsSync(`deploy/systemd/${unit}`)) gone.push(unit)
    }
    expect(gone).toEqual([])
  })
})

test('behind a PgBouncer that passes over what the site says as it connects, the role says it (caught: a timeout left out)', async () => {
  const page = await read('deploy/two-servers.md')
  const said = await read('platform/db.server.ts')
  const options = Array.from(said.matchAll(/-c (\w+)=([\w.]+)/g), ([, name, value]) => ({ name, value }))
  const timeouts = Array.from(said.matchAll(/^  (\w+_timeout): (\d+) \* SECOND,$/gm), ([, name, value]) => ({
    name,
    value: `'${value}s'`,
  })).filter(({ name }) => name !== 'query_timeout')
  expect([options.length, timeouts.length]).toEqual([3, 2])
  for (const { name, value } of [...options, ...timeouts])
    expect(page).toContain(`alter role padav set ${name} = ${value};`)
  const [, passedOver] = /ignore_startup_parameters = ([\w,]+)/.exec(page)!
  expect(passedOver!.split(',')).toEqual(expect.arrayContaining(['options', ...timeouts.map(({ name }) => name)]))
})

test('a backup is taken out of the volume, for what lies in memory cannot be copied out, and makes room for the next (caught: one in /tmp)', async () => {
  const [, dataDir] = /DATA_DIR=(\S+)/.exec(await read('Dockerfile'))!
  const [backup] = (await commandsIn('deploy/containers.md')).filter((block) => block.includes('scripts/backup.ts'))
  const [, file] = /backup\.ts (\S+)/.exec(backup!)!
  expect(dirname(file!)).toBe(dataDir)
  expect(backup).toContain(` cp site-1:${file} `)
  expect(backup).toContain(` rm -f ${file}\n`)
})

/** Made by the commands before. */
const WRITTEN_BY_HAND = new Set(['deploy/padav.env', 'deploy/.env'])

describe('the image', () => {
  test('starts as a process manager is told to, and is asked what the site answers', async () => {
    const lines = await read('Dockerfile')
    const { scripts } = JSON.parse(await read('package.json')) as { scripts: { start: string } }
    expect(lines).toContain(`CMD ${JSON.stringify(scripts.start.split(' ')).replaceAll(',', ', ')}`)
    expect(lines).toMatch(/^USER node$/m)
    const healthcheck = /^\s+CMD (\["node", "--eval".*\])$/m.exec(lines)?.[1]
    const [program, ...words] = JSON.parse(healthcheck!) as string[]
    expect([program, words[1]]).toEqual(['node', expect.stringContaining('/readyz')])
    expect(() => new Script(words[1]!)).not.toThrow()
    const known = [...VARIABLES, 'NODE_ENV', 'MALLOC_ARENA_MAX']
    for (const [, name] of lines.matchAll(/\b([A-Z_]{4,})=/g)) expect(known).toContain(name)
  })

  test('is not made of what only tests need, and keeps what the site reads', async () => {
    const left = await linesOf('.dockerignore')
    for (const needed of ['app', 'art', 'db', 'demo', 'domain', 'platform', 'public', 'scripts', 'server', 'web'])
      expect(left).not.toContain(needed)
    for (const secret of ['data', 'backups', '.git']) expect(left).toContain(secret)
  })

  test.each(['.env', ...WRITTEN_BY_HAND])(
    '%s, which holds secrets, is neither in it nor in the repository (caught: the root alone was looked at)',
    async (path) => {
      expect((await linesOf('.dockerignore')).some((left) => matchesGlob(path, left))).toBe(true)
      expect((await linesOf('.gitignore')).some((left) => matchesGlob(basename(path), left))).toBe(true)
    },
  )

  test('is installed with the settings of npm the lockfile was made by (caught: without them)', async () => {
    expect(existsSync('.npmrc')).toBe(true)
    expect(await read('Dockerfile')).toMatch(
      /^COPY package\.json package-lock\.json \.npmrc \.\/\nCOPY client\/package\.json client\/\nRUN npm ci /m,
    )
    expect((await linesOf('.dockerignore')).some((left) => matchesGlob('.npmrc', left))).toBe(false)
  })
})

test('Compose lets nobody past what ends TLS, and each believes the one before it (caught: nginx with a port of its own, a network that is not believed)', async () => {
  const { services, networks } = parse(await read('deploy/compose.yml'), { merge: true }) as {
    services: Record<string, { ports?: string[]; user?: string; environment?: Record<string, string> }>
    networks: { default: { ipam: { config: { subnet: string }[] } } }
  }
  expect(Object.keys(services).filter((name) => services[name]!.ports)).toEqual(['tls'])
  const [{ subnet }] = networks.default.ipam.config as [{ subnet: string }]
  const listen = await read('deploy/nginx/listen-compose.conf')
  expect(listen).toContain(`set_real_ip_from ${subnet};`)
  expect(services['site-1']!.environment!['TRUST_PROXY']).toBe(subnet)
  const [, port] = /listen (\d+);/.exec(listen)!
  expect(services['tls']!.environment!['PADAV_FRONT']).toBe(`front:${port}`)
  // The user of the image, `node`: nginx lets nobody else read what it keeps.
  expect(services['front']!.user).toBe('1000:1000')
  const kept = /proxy_cache_path (\S+)/.exec(await read('deploy/nginx/padav.conf'))![1]
  expect(services['site-1']!.environment!['CDN_PURGE_URL']).toBe(`file://${kept}`)
})

test.skipIf(spawnSync('haproxy', ['-v']).status !== 0)('HAProxy reads the file that is shipped', () => {
  const { status, stderr } = spawnSync('haproxy', ['-c', '-f', 'deploy/haproxy/padav-postgres.cfg'], {
    encoding: 'utf8',
  })
  expect({ status, stderr }).toMatchObject({ status: 0 })
})

type Container = {
  ports: { name: string; containerPort: number }[]
  env: { name: string }[]
  volumeMounts: { mountPath: string }[]
} & Record<'startupProbe' | 'readinessProbe' | 'livenessProbe', { httpGet: { path: string; port: string } }>

test('Compose and Kubernetes run the image as it is made: nobody writes its root, and each asks what there is to ask', async () => {
  const image = await read('Dockerfile')
  const [, dataDir] = /DATA_DIR=(\S+)/.exec(image)!
  const { services } = parse(await read('deploy/compose.yml'), { merge: true }) as {
    services: Record<string, { read_only?: boolean; volumes: string[]; environment: object }>
  }
  for (const name of ['site-1', 'site-2']) {
    const site = services[name]!
    expect(site).toMatchObject({ read_only: true, volumes: [`made:${dataDir}`, 'pages:/var/cache/padav'] })
    expect(Object.keys(site.environment).filter((variable) => !VARIABLES.includes(variable))).toEqual([])
  }
  for (const name of ['front', 'tls'])
    for (const mount of services[name]!.volumes.filter((volume) => volume.startsWith('./')))
      expect(existsSync(`deploy/${mount.split(':')[0]}`)).toBe(true)
  const [deployment, , , claim] = (await read('deploy/kubernetes.yml'))
    .split(/^---$/m)
    .map((part) => parse(part) as object)
  type Pods = { containers: Container[]; volumes: object[] }
  const { containers, volumes } = (deployment as { spec: { template: { spec: Pods } } }).spec.template.spec
  const [site] = containers
  const port = site!.ports[0]!
  expect(image).toContain(`EXPOSE ${port.containerPort}`)
  const probes = (['startupProbe', 'readinessProbe', 'livenessProbe'] as const).map((name) => site![name].httpGet)
  expect(probes).toEqual(['/readyz', '/readyz', '/healthz'].map((path) => ({ path, port: port.name })))
  expect(claim).toMatchObject({ metadata: { name: 'padav' }, spec: { accessModes: ['ReadWriteMany'] } })
  expect(volumes).toContainEqual({ name: 'made', persistentVolumeClaim: { claimName: 'padav' } })
  expect(site!.volumeMounts.map(({ mountPath }) => mountPath)).toEqual([dataDir, '/tmp'])
  expect(site!.env.map(({ name }) => name)).toContain('TRUST_PROXY')
  expect(site!.env.filter(({ name }) => !VARIABLES.includes(name))).toEqual([])
})
