// Brings a clone to the point where its own Node 24 can take over. Runs on any Node from 20 on, so it uses nothing newer.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const LOCK_STAMP = 'node_modules/.padav-lock'
const BUILD_STAMP = 'build/.padav-sources'
const SOURCES = ['app', 'server', 'web', 'domain', 'art', 'platform', 'demo', 'public']
const SOURCE_FILES = ['package-lock.json', 'vite.config.ts', 'vite.islands.config.ts', 'react-router.config.ts']

const [, , ...wanted] = process.argv

install()
if (wanted.includes('build')) build()

function install() {
  const lock = digest(['package-lock.json'])
  if (existsSync(LOCK_STAMP) && readFileSync(LOCK_STAMP, 'utf8') === lock) return
  say('Installing the libraries (about a minute the first time)')
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(LOCK_STAMP, lock)
}

function build() {
  const sources = digest([...SOURCE_FILES, ...SOURCES.flatMap(filesIn)])
  if (existsSync(BUILD_STAMP) && readFileSync(BUILD_STAMP, 'utf8') === sources) return
  say('Building the site')
  run('npm', ['run', '--silent', 'build'], { NODE_ENV: 'production' })
  writeFileSync(BUILD_STAMP, sources)
}

function filesIn(dir) {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    const path = join(dir, entry.name)
    return entry.isDirectory() ? filesIn(path) : [path]
  })
}

function digest(files) {
  const hash = createHash('sha256')
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

function run(command, words, env = {}) {
  const { status } = spawnSync(command, words, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
}

function say(text) {
  process.stdout.write(`  ${text} …\n`)
}
