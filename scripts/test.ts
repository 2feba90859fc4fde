import { spawn } from 'node:child_process'
import { glob, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { run } from './run.ts'
import { startPostgres } from './test-postgres.ts'

type ToldTest = { status: string; fullName: string; failureMessages: string[] }
type TestedFile = { status: string; message: string; startTime: number; endTime: number; assertionResults: ToldTest[] }
type Report = { numPassedTests: number; testResults: (TestedFile & { name: string })[] }
type Red = { file: string; name: string; why: string }
type Ran = {
  passed: number
  failed: number
  files: { name: string; seconds: number }[]
  red: Red[]
  green: Set<string>
  skipped: string[]
}

const ON_POSTGRES = ' on PostgreSQL'
const OF_PAGES = ' of pages'
const BESIDES = new RegExp(`(?:${ON_POSTGRES}|${OF_PAGES}) › `)
/** What Node made of our TypeScript for one worker, or the last time. */
const NODE_COMPILE_CACHE = resolve('node_modules/.cache/padav/compiled')
const WHOLE_FILE = 'the file'
const SHOWN = 10
const MOST_LOOKED_AT_AGAIN = 30
const SHOWN_OF_A_FAILURE = 300

// One command, several judges; the last line sums up so that a machine can read it.
const words = process.argv.slice(2)
const checks = words.length > 0 ? [] : ['typecheck', 'lint', 'format:check']
let failed = 0
let passed = 0

// No file begins before the demo is loaded, and many wait for sites and browsers, which leaves room beside them: for the checks, and for one file after the other on PostgreSQL.
const [failedChecks, first, others] = await Promise.all([
  check(checks),
  vitest(words.length > 0 ? words : projects('site', 'rooms', 'alone')),
  words.length > 0 ? [] : besides(),
])
passed += checks.length - failedChecks.length
failed += failedChecks.length

const ran = [first, ...others]
if (words.length === 0) await lookAgain(first)

for (const one of ran) {
  passed += one.passed
  failed += one.failed
}
process.stdout.write(`\nThe slowest files\n${slowestOf(ran.flatMap(({ files }) => files)).join('\n')}\n\n`)
if (words.length === 0) process.stdout.write(toldOf('Not run', notRun(ran)))
process.stdout.write(toldOf('Failed', [...failedChecks, ...ran.flatMap(({ red }) => red)]))

// Not by `process.exitCode`: what stops the PostgreSQL server at the end sets that back to 0.
process.stdout.write(`${passed} passed, ${failed} failed\n`, () => process.exit(failed > 0 ? 1 : 0))

async function check(names: string[]): Promise<Red[]> {
  const failed: Red[] = []
  for (const name of names)
    if (!(await run('npm', ['run', '--silent', name])))
      failed.push({ file: `npm run ${name}`, name: 'failed', why: '' })
  return failed
}

/** By one worker beside the others: what a real server may answer otherwise, and what is tested of pages, which Vite has to read for it. */
async function besides(): Promise<Ran[]> {
  const server = await startPostgres()
  const alone = ['--maxWorkers', '1']
  const more = [...projects('rooms', 'app'), ...alone, ...(await testsOnBoth())]
  const there = await vitest(more, { TEST_DATABASE_URL: server.url }, ON_POSTGRES).finally(server.stop)
  return [there, await vitest([...projects('app'), ...alone], {}, OF_PAGES)]
}

function projects(...names: string[]): string[] {
  return names.flatMap((name) => ['--project', name])
}

/**
 * A browser test that failed beside the others is run once more, alone, and its second answer counts; it is named, since somebody should mend it.
 * A machine that is slow all over is late in many places; more than thirty are no lateness any more.
 * Only browser tests: what guards money, seats or access in the rooms, and chaos, must hold the first time.
 */
async function lookAgain(first: Ran): Promise<void> {
  const mayBeBusy = first.red.filter(({ file }) => file.startsWith('tests/') && !file.startsWith('tests/chaos/'))
  if (mayBeBusy.length === 0 || mayBeBusy.length > MOST_LOOKED_AT_AGAIN) return
  const files = [...new Set(mayBeBusy.map(({ file }) => file))]
  const { green } = await vitest(['--project', 'site', ...files])
  const passedAlone = mayBeBusy.filter(({ file, name }) => green.has(`${file} › ${name}`))
  first.failed -= passedAlone.length
  first.passed += passedAlone.length
  first.red = first.red.filter((red) => !passedAlone.includes(red))
  process.stdout.write(toldOf('Passed only alone, the second time', passedAlone))
}

function toldOf(title: string, red: Red[]): string {
  if (red.length === 0) return ''
  return `\n${title}\n${red.map(({ file, name, why }) => `  ${file} › ${name}${why && `\n      ${why}`}`).join('\n')}\n\n`
}

/** What no run had: nginx, systemd or namespaces are not on every machine, and a line that is green says nothing of what they hold. */
function notRun(ran: Ran[]): Red[] {
  const green = new Set(ran.flatMap((one) => [...one.green].map((name) => name.replace(BESIDES, ' › '))))
  const skipped = ran.flatMap((one) => one.skipped).filter((name) => !green.has(name))
  return [...new Set(skipped)].map((told) => {
    const [file = '', ...name] = told.split(' › ')
    return { file, name: name.join(' › '), why: '' }
  })
}

/** Tests of what a real server may answer otherwise. The others would only say the same again. */
async function testsOnBoth(): Promise<string[]> {
  const found: string[] = []
  for await (const path of glob('{platform,domain,demo,server,app,scripts}/**/*.test.ts'))
    if (/\bonBoth\b/.test(await readFile(path, 'utf8'))) found.push(path)
  return found.toSorted()
}

function slowestOf(files: Ran['files']): string[] {
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SHOWN)
  return slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`)
}

async function vitest(more: string[], env: Record<string, string> = {}, where = ''): Promise<Ran> {
  const report = join(tmpdir(), `padav-vitest-${process.pid}${where.replaceAll(' ', '-')}.json`)
  const code = await new Promise<number>((done) => {
    const child = spawn(
      'vitest',
      ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...more],
      {
        stdio: ['ignore', where ? 'pipe' : 'inherit', where ? 'pipe' : 'inherit'],
        env: { NODE_COMPILE_CACHE, ...process.env, ...env },
        shell: process.platform === 'win32',
      },
    )
    const said: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => void said.push(chunk))
    child.on('close', (status) => process.stdout.write(Buffer.concat(said), () => done(status ?? 1)))
  })
  const result = JSON.parse(await readFile(report, 'utf8').catch(() => '{}')) as Partial<Report>
  await rm(report, { force: true })
  const files = result.testResults ?? []
  const red = files.flatMap(({ name, ...file }) => redOf(relative('.', name) + where, file))
  // A run that ends badly without a word of why is red as well.
  if (code !== 0 && red.length === 0) red.push({ file: `vitest${where}`, name: `ended with ${code}`, why: '' })
  return {
    passed: result.numPassedTests ?? 0,
    failed: red.length,
    files: files.map(({ name, startTime, endTime }) => ({
      name: relative('.', name) + where,
      seconds: (endTime - startTime) / 1000,
    })),
    red,
    green: new Set(files.flatMap(({ name, ...file }) => greenOf(relative('.', name) + where, file))),
    skipped: files.flatMap(({ name, assertionResults }) =>
      assertionResults.filter(isSkipped).map(({ fullName }) => `${relative('.', name)} › ${fullName}`),
    ),
  }
}

function isSkipped({ status }: ToldTest): boolean {
  return status === 'skipped'
}

function greenOf(file: string, { status, assertionResults }: TestedFile): string[] {
  const names = assertionResults.filter((told) => told.status === 'passed').map(({ fullName }) => fullName)
  return [...names, ...(status === 'passed' ? [WHOLE_FILE] : [])].map((name) => `${file} › ${name}`)
}

/** The failed tests of a file; one that does not load, or whose hooks fail, has none and is red itself. */
function redOf(file: string, { status, message, assertionResults }: TestedFile): Red[] {
  const red = assertionResults.filter((told) => told.status === 'failed')
  if (red.length === 0 && status === 'failed') return [{ file, name: WHOLE_FILE, why: shortened(message) }]
  return red.map(({ fullName, failureMessages }) => ({
    file,
    name: fullName,
    why: shortened(failureMessages[0] ?? ''),
  }))
}

function shortened(text: string): string {
  return text.slice(0, SHOWN_OF_A_FAILURE).replaceAll('\n', '\n      ')
}
