import { spawn } from 'node:child_process'
import { glob, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { run } from './run.ts'
import { startPostgres } from './test-postgres.ts'

type Report = {
  numPassedTests: number
  numFailedTests: number
  testResults: { name: string; startTime: number; endTime: number }[]
}
type Ran = { passed: number; failed: number; files: { name: string; seconds: number }[] }

const SHOWN = 10

// One command, several judges; the last line sums up so that a machine can read it.
const words = process.argv.slice(2)
const checks = words.length > 0 ? [] : ['typecheck', 'lint', 'format:check']
let failed = 0
let passed = 0

for (const check of checks) {
  const ok = await run('npm', ['run', '--silent', check])
  if (ok) passed++
  else failed++
}

const ran = [await vitest(words)]

if (words.length === 0) {
  const server = await startPostgres()
  const env = { TEST_DATABASE_URL: server.url }
  ran.push(await vitest(['--project', 'rooms', ...(await testsOnBoth())], env, ' on PostgreSQL').finally(server.stop))
}

for (const one of ran) {
  passed += one.passed
  failed += one.failed
}
process.stdout.write(`\nThe slowest files\n${slowestOf(ran.flatMap(({ files }) => files)).join('\n')}\n\n`)

// Not by `process.exitCode`: what stops the PostgreSQL server at the end sets that back to 0.
process.stdout.write(`${passed} passed, ${failed} failed\n`, () => process.exit(failed > 0 ? 1 : 0))

/** Tests of what a real server may answer otherwise. The others would only say the same again. */
async function testsOnBoth(): Promise<string[]> {
  const found: string[] = []
  for await (const path of glob('{platform,domain,demo,server}/**/*.test.ts'))
    if (/\bonBoth\b/.test(await readFile(path, 'utf8'))) found.push(path)
  return found.toSorted()
}

function slowestOf(files: Ran['files']): string[] {
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SHOWN)
  return slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`)
}

async function vitest(more: string[], env: Record<string, string> = {}, where = ''): Promise<Ran> {
  const report = join(tmpdir(), `padav-vitest-${process.pid}.json`)
  const code = await new Promise<number>((done) => {
    const child = spawn(
      'vitest',
      ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...more],
      {
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { ...process.env, ...env },
        shell: process.platform === 'win32',
      },
    )
    child.on('close', (status) => done(status ?? 1))
  })
  const result = JSON.parse(await readFile(report, 'utf8').catch(() => '{}')) as Partial<Report>
  await rm(report, { force: true })
  // A file that does not even load counts no failed test: the exit code still speaks for it.
  return {
    passed: result.numPassedTests ?? 0,
    failed: Math.max(result.numFailedTests ?? 0, code === 0 ? 0 : 1),
    files: (result.testResults ?? []).map(({ name, startTime, endTime }) => ({
      name: relative('.', name) + where,
      seconds: (endTime - startTime) / 1000,
    })),
  }
}
