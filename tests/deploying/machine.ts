import { execFile } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { chmod, cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { delimiter, join, resolve } from 'node:path'
import { openUnits } from './units.ts'
import type { Units } from './units.ts'

/** Folders of a server that the pages write to; here each lies in the machine's own. */
const FOLDERS = /(?<=file:\/\/|^|[\s'"=-])\/(?=(?:etc|opt|var\/lib|var\/cache|tmp\/padav-front|tmp\/drill)\b)/gm

/** What is not done to this machine, and is taken as done. */
export const LEFT_OUT: Record<string, string> = {
  'apt-get': 'would change this machine: what it installs is used where it is there',
  useradd: 'would make a user of this machine',
  chown: 'nobody here is called so',
  git: 'the copy is this one',
  'npm ci': 'installed already',
  'npm run build': 'built already',
  docker: 'there is no engine: the image is looked at in tests/image.test.ts',
  kubectl: 'there is no cluster',
  'systemctl mask': 'would silence a service of this machine',
}

export type Machine = {
  dir: string
  /** Runs a block of a page to its end. */
  run(block: string, env?: Record<string, string>): Promise<{ code: number; said: string }>
  /** The text of a file as it is for this machine. */
  here(text: string): string
  /** What was asked for and left out, each once. */
  leftOut: Set<string>
  units: Units
  close(): Promise<void>
}

/** A server in a folder, as far as the pages of `deploy/` know one: this copy at /opt/padav, files where they are copied to, and units that are started as they say. */
export async function openMachine(dir: string, ports: Record<string, number>): Promise<Machine> {
  const leftOut = new Set<string>()
  const here = (text: string) =>
    Object.entries(ports).reduce(
      (said, [from, to]) => said.replaceAll(new RegExp(`:${from}\\b`, 'g'), `:${to}`),
      text.replaceAll(FOLDERS, `${dir}/`),
    )
  await layCopy(dir, here)
  const units = openUnits(dir)
  const desk = createServer((request, response) => {
    const words = new URLSearchParams(request.url!.slice(2)).getAll('word')
    void answer(words).then(
      (said) => response.end(said),
      (error: Error) => response.writeHead(500).end(error.message),
    )
  })
  async function answer([command = '', ...words]: string[]): Promise<string> {
    const known = [`${command} ${words[0]} ${words[1]}`, `${command} ${words[0]}`, command].find(
      (name) => name in LEFT_OUT,
    )
    if (known) {
      leftOut.add(known)
      return ''
    }
    if (command === 'journalctl') return units.said()
    return units.control(words)
  }
  await new Promise<void>((listening) => desk.listen(0, '127.0.0.1', listening))
  const shims = join(dir, 'shims')
  await layShims(shims, `http://127.0.0.1:${(desk.address() as AddressInfo).port}`)
  return {
    dir,
    here,
    leftOut,
    units,
    run: (block, env = {}) => bash(here(block), { cwd: join(dir, 'opt/padav'), shims, env }),
    close: async () => {
      await units.stop()
      desk.closeAllConnections()
      desk.close()
    },
  }
}

/** This copy, with the files of `deploy/` as they are for this machine. */
async function layCopy(dir: string, here: (text: string) => string): Promise<void> {
  const copy = join(dir, 'opt/padav')
  for (const folder of ['etc/systemd/system', 'etc/caddy', 'etc/prometheus', 'var/lib', 'var/cache/padav', 'tmp'])
    await mkdir(join(dir, folder), { recursive: true })
  await mkdir(copy, { recursive: true })
  for (const name of await readdir('.')) if (name !== 'deploy') await symlink(resolve(name), join(copy, name))
  await cp('deploy', join(copy, 'deploy'), { recursive: true })
  const files = await readdir(join(copy, 'deploy'), { recursive: true, withFileTypes: true })
  for (const one of files.filter((entry) => entry.isFile())) {
    const path = join(one.parentPath, one.name)
    // Its workers are then somebody who may not look into a folder of root.
    const user = one.name === 'nginx.conf' && process.getuid?.() === 0 ? 'user root;\n' : ''
    await writeFile(path, user + here(await readFile(path, 'utf8')))
  }
}

/** Commands that ask the desk instead of doing anything, and those that do it without another user. */
async function layShims(shims: string, desk: string): Promise<void> {
  await mkdir(shims)
  const ask = `#!/bin/bash
words=(); for word in "$@"; do words+=(--data-urlencode "word=$word"); done
exec curl --silent --show-error --fail-with-body --get "\${words[@]}" ${desk}\n`
  const asks = `#!/bin/bash\nexec "$(dirname "$0")/ask" "$(basename "$0")" "$@"\n`
  const real = `PATH="\${PATH#*${delimiter}}" exec`
  const scripts: Record<string, string> = {
    ask,
    npm: `#!/bin/bash\ncase "$1 $2" in "ci "*|"run build") exec "$(dirname "$0")/ask" npm "$@";; esac\n${real} npm "$@"\n`,
    install: `#!/bin/bash
words=(); while [ $# -gt 0 ]; do if [ "$1" = -g ]; then shift 2; else words+=("$1"); shift; fi; done
${real} install "\${words[@]}"\n`,
    runuser: `#!/bin/bash\nwhile [ "$1" != -- ]; do shift; done; shift\nexec "$@"\n`,
  }
  for (const name of ['apt-get', 'useradd', 'chown', 'git', 'docker', 'kubectl', 'systemctl', 'journalctl'])
    scripts[name] = asks
  for (const [name, text] of Object.entries(scripts)) {
    await writeFile(join(shims, name), text)
    await chmod(join(shims, name), 0o755)
  }
}

type Where = { cwd: string; shims: string; env: Record<string, string> }

function bash(script: string, { cwd, shims, env }: Where): Promise<{ code: number; said: string }> {
  const options = { cwd, env: { ...process.env, PATH: `${shims}${delimiter}${process.env['PATH']}`, ...env } }
  return new Promise((done) => {
    const child: ChildProcess = execFile('bash', ['-e', '-o', 'pipefail', '-c', script], options, (_, out, wrong) =>
      done({ code: child.exitCode ?? 1, said: out + wrong }),
    )
  })
}
