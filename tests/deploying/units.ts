import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startProcess } from '#tests/running-site.ts'
import type { SiteProcess } from '#tests/running-site.ts'

export type Units = {
  /** What `systemctl` was told. Throws what is wrong with a unit, or how one ended that should not have. */
  control(words: string[]): Promise<string>
  /** All the services have written. */
  said(): string
  stop(): Promise<void>
}

/** What is not here to be asked: `systemd-analyze`, `caddy`. */
export const isInstalled = (program: string, word = '--version') => spawnSync(program, [word]).status === 0

/** As much of systemd as the pages of `deploy/` ask for: units are verified by its own tool where that is there, and started as they say. */
export function openUnits(dir: string): Units {
  const files = join(dir, 'etc/systemd/system')
  const running = new Map<string, SiteProcess>()
  let said = ''

  async function start(name: string): Promise<string> {
    if (name === 'prometheus') return ''
    if (name === 'caddy') return validateCaddy(dir, environmentOf(dropInsOf(files, 'caddy')))
    const file = join(files, name)
    if (!existsSync(file)) throw new Error(`there is no unit ${name}`)
    if (!name.endsWith('.service')) return ''
    const unit = readFileSync(file, 'utf8')
    const option = (key: string) =>
      Array.from(unit.matchAll(new RegExp(`^${key}=(.*)$`, 'gm')), ([, value]) => value!.replaceAll('%%', '%'))
    const run = (command: string) => {
      const env = { SHUTDOWN_PAUSE: '0', ...environmentOf(unit) }
      const [cwd = dir] = option('WorkingDirectory')
      return startProcess(['-c', `exec ${command}`], { command: 'bash', cwd, env })
    }
    for (const command of option('ExecStartPre')) await ended(name, run(command))
    const [command] = option('ExecStart')
    const started = run(command!)
    if (option('Type')[0] === 'oneshot') {
      await ended(name, started)
      for (const after of option('ExecStartPost')) await ended(name, run(after))
    } else {
      running.set(name, started)
      await isUp(
        name,
        () =>
          name === 'padav.service'
            ? started.output().includes('open at')
            : existsSync(join(dir, 'tmp/padav-front.pid')),
        started,
      )
    }
    return ''
  }

  async function stop(name: string): Promise<void> {
    const one = running.get(name)
    running.delete(name)
    one?.process.kill('SIGTERM')
    await one?.ended
    said += one?.output() ?? ''
  }

  return {
    async control([verb = '', ...words]) {
      const names = words.filter((word) => !word.startsWith('-')).map(fullName)
      if (verb === 'daemon-reload') return verify(files)
      if (verb === 'restart' || verb === 'stop') for (const name of names) await stop(name)
      if (verb !== 'stop') for (const name of names) await start(name)
      return ''
    },
    said: () => said + [...running.values()].map(({ output }) => output()).join(''),
    stop: async () => void (await Promise.all([...running.keys()].map(stop))),
  }
}

/** Programs of Debian's that have their units from it. */
const THEIRS = ['caddy', 'prometheus']

function fullName(name: string): string {
  return name.includes('.') || THEIRS.includes(name) ? name : `${name}.service`
}

async function ended(name: string, { ended: end, output }: SiteProcess): Promise<void> {
  const code = await end
  if (code !== 0) throw new Error(`${name} ended with ${code}:\n${output()}`)
}

/** The site says when it is up; nginx writes its number. */
async function isUp(name: string, isThere: () => boolean, { process: child, output }: SiteProcess): Promise<void> {
  while (!isThere()) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}:\n${output()}`)
    await pause(50)
  }
}

function verify(files: string): string {
  if (!isInstalled('systemd-analyze')) return ''
  const units = readdirSync(files).filter((name) => /\.(?:service|socket|timer)$/.test(name))
  const { stdout, stderr, status } = spawnSync(
    'systemd-analyze',
    ['verify', '--man=no', ...units.map((name) => join(files, name))],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(stdout + stderr)
  return ''
}

function validateCaddy(dir: string, env: Record<string, string>): string {
  if (!isInstalled('caddy', 'version')) return ''
  const words = ['validate', '--config', join(dir, 'etc/caddy/Caddyfile')]
  const home = { HOME: dir, XDG_DATA_HOME: dir, XDG_CONFIG_HOME: dir }
  const { status, stderr } = spawnSync('caddy', words, { encoding: 'utf8', env: { ...process.env, ...home, ...env } })
  if (status !== 0) throw new Error(stderr)
  return ''
}

function dropInsOf(files: string, name: string): string {
  const folder = join(files, `${name}.service.d`)
  return existsSync(folder)
    ? readdirSync(folder)
        .map((file) => readFileSync(join(folder, file), 'utf8'))
        .join('\n')
    : ''
}

/** What a unit puts into its environment, by itself and from files. */
function environmentOf(unit: string): Record<string, string> {
  const pairs = Array.from(unit.matchAll(/^(Environment|EnvironmentFile)=(.*)$/gm)).flatMap(([, kind, value]) =>
    kind === 'Environment' ? value!.split(' ') : readFileSync(value!, 'utf8').split('\n'),
  )
  const said = pairs.filter((pair) => /^\w+=/.test(pair)).map((pair) => /^(\w+)=(.*)$/.exec(pair)!)
  return Object.fromEntries(said.map(([, name, value]) => [name!, value!]))
}
