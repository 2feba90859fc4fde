import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, extname, join, sep } from 'node:path'
import { pathToFileURL } from 'node:url'

const HELP = `
  node scripts/image-tree.ts FOLDER

  Lays into an empty folder what a built site runs from and nothing else, as the image has it (Dockerfile): the program, what was built, and the
  libraries it runs with, without what only compilers, debuggers and readers of libraries want. Says how much that is.

  Exit codes: 0 laid; 1 there was no build; 2 a word it does not know.
`

/** Drawn from by the build alone, which has what it needs of them: the sources of pages, and the icons in them. */
const BUILT_IN = ['lucide-react']
const PARTS = [
  'art',
  'build',
  'db',
  'demo',
  'domain',
  'platform',
  'scripts',
  'server',
  'web',
  'package.json',
  'LICENSE',
]

/** Node reads no TypeScript of a library. */
const FOR_READERS = new Set(['.map', '.md', '.ts', '.mts', '.cts', '.flow', '.tsbuildinfo'])
/** Builds for browsers, profilers and other runtimes. React's for development stay: Node reads in them which names React exports. */
const OF_OTHERS = /^react-dom-(client|profiling|.*\.(bun|edge))\.|(^|\.)(browser|standalone|umd)\b.*\.[cm]?js$/
const LICENCE = /^(licen[cs]e|copying|notice)/i
/** `prebuilds` are of bare-fs and bare-url, for the runtime Bare: Node has its own. */
const FOR_OTHERS = new Set(['test', 'tests', '__tests__', 'benchmarks', 'examples', '.github', '.yarn', 'prebuilds'])

type LockedPackages = Record<string, { dev?: boolean; link?: boolean }>

/** Lays what a built site runs from into `to`. Throws where nothing was built. */
export function layImage(to: string): void {
  if (!existsSync('build/server/index.js')) throw new Error('build first: npm run build')
  for (const part of PARTS) cpSync(part, join(to, part), { recursive: true, filter: isRun })
  for (const path of libraries()) {
    mkdirSync(dirname(join(to, path)), { recursive: true })
    cpSync(path, join(to, path), { recursive: true, filter: (from) => from === path || isRead(from) })
  }
}

/** The bytes of all files in a folder, and a block for every folder in it, as those who build images count them. */
export function bytesIn(dir: string): number {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true })
  const bytes = entries.map(({ parentPath, name }) => lstatSync(join(parentPath, name)).size)
  return bytes.reduce((sum, size) => sum + size, 0)
}

/** What `npm ci --omit=dev` installs, without Node itself, which the image has beside it. */
function libraries(): string[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: LockedPackages }
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path.startsWith('node_modules/') && !dev && !link && existsSync(path))
    .map(([path]) => path)
    .filter((path) => !path.startsWith('node_modules/node-') && !BUILT_IN.includes(path.slice('node_modules/'.length)))
}

/** Of the program: neither a test, nor what drizzle-kit compares the next migration with, nor what Node compiled for a site that ran here. */
function isRun(from: string): boolean {
  return !/\.test\.tsx?$|_snapshot\.json$|^build\/compiled$/.test(from)
}

function isRead(from: string): boolean {
  const name = basename(from)
  if (statSync(from).isDirectory())
    return name !== 'node_modules' && (!FOR_OTHERS.has(name) || from.includes(`${sep}dist${sep}`))
  return (!FOR_READERS.has(extname(name)) && !OF_OTHERS.test(name)) || LICENCE.test(name)
}

if (import.meta.url === pathToFileURL(process.argv[1]!).href) {
  const [to, ...more] = process.argv.slice(2)
  if (to === '--help' || to === '-h') process.stdout.write(`${HELP}\n`)
  else if (!to || to.startsWith('-') || more.length > 0) {
    process.stderr.write(`\n  it takes one folder\n${HELP}\n`)
    process.exitCode = 2
  } else {
    layImage(to)
    process.stdout.write(`  ${to}: ${(bytesIn(to) / 1e6).toFixed(0)} MB\n`)
  }
}
