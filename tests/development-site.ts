import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { demoDirectory } from './demo-directory.ts'
import { freePort } from './free-port.ts'
import { openedSite, startProcess } from './running-site.ts'

export type DevelopmentSite = {
  url: string
  output(): string
  /** Writes a file of the copy anew as somebody in an editor would, and says in which line. Throws when `from` does not stand in it. */
  edit(file: string, from: string, to: string): Promise<number>
  stop(): Promise<void>
}

const NOT_COPIED = new Set(['node_modules', 'build', 'data', 'docs', 'bench', 'tests'])

/** `npm run dev` on a copy of the tree, so that it may be edited. The copy stands within the tree, where the libraries are found. */
export async function startDevelopment(): Promise<DevelopmentSite> {
  const data = await demoDirectory()
  const copy = await copyOfTree()
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: { dev: string } }
  const started = startProcess(scripts.dev.split(' ').slice(1), {
    cwd: copy,
    env: { NODE_ENV: 'development', DATA_DIR: data.path, PORT: String(await freePort()) },
  })
  const site = await openedSite(started)
  return {
    url: site.url,
    output: site.output,
    edit: async (file, from, to) => {
      const before = await readFile(join(copy, file), 'utf8')
      if (!before.includes(from)) throw new Error(`${file} does not say ${from}`)
      await writeFile(
        join(copy, file),
        before.replace(from, () => to),
      )
      return before.slice(0, before.indexOf(from)).split('\n').length
    },
    stop: async () => {
      await site.stop()
      await Promise.all([rm(copy, { recursive: true, force: true }), data.remove()])
    },
  }
}

async function copyOfTree(): Promise<string> {
  await mkdir('build', { recursive: true })
  const copy = resolve(await mkdtemp(join('build', 'development-')))
  const names = (await readdir('.')).filter((name) => !name.startsWith('.') && !NOT_COPIED.has(name))
  await Promise.all(names.map((name) => cp(name, join(copy, name), { recursive: true })))
  return copy
}
