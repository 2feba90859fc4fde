// Brings a clone to the point where its own Node 24 can take over. Runs on any Node from 20 on, so it uses nothing newer.
// `node prepare.mjs build` builds too; `node prepare.mjs missing` only says what is not installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** npm's own note of what it has installed. */
const INSTALLED = 'node_modules/.package-lock.json'
const BUILD_STAMP = 'build/.padav-sources'
const SOURCES = ['app', 'server', 'web', 'domain', 'art', 'platform', 'demo', 'public']
const SOURCE_FILES = [
  'package-lock.json',
  'vite.config.ts',
  'vite.islands.config.ts',
  'react-router.config.ts',
  'scripts/class-names.ts',
  'scripts/page-sheets.ts',
  'scripts/compress-files.ts',
]

const [, , ...wanted] = process.argv

if (wanted.includes('missing')) say(`Missing: ${missing().join(', ') || 'nothing'}`)
else {
  install()
  if (wanted.includes('build')) build()
}

function install() {
  if (missing().length === 0) return
  say('Installing the libraries (about a minute the first time)')
  // The build needs the development libraries, whatever NODE_ENV the site is to run with.
  run('npm', ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'])
  if (hasNode()) return
  say(`npm has no Node 24 for ${process.platform} on ${process.arch}: please install Node 24 and start again`)
  process.exit(1)
}

/** What the lockfile names and npm has not installed so, whoever ran it. What is optional may be absent: most of it is for other machines. */
function missing() {
  const installed = existsSync(INSTALLED) ? packagesOf(INSTALLED) : {}
  return Object.entries(packagesOf('package-lock.json'))
    .filter(([path, { version, optional }]) => {
      const found = installed[path]
      return path && (found ? found.version !== version : !optional)
    })
    .map(([path]) => path)
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

/** Node 24 comes as a package for the machines it is built for; elsewhere it must be there already. */
function hasNode() {
  const ends = process.platform === 'win32' ? '.cmd' : ''
  return existsSync(`node_modules/.bin/node${ends}`) || Number(process.versions.node.split('.')[0]) >= 24
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
