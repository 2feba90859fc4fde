import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Of a call that starts what lies in the path, all of it; what names Node's own binary starts without a shell anywhere. */
const STARTS = /\b(?:spawn|execFile)(?:Sync)?\(\s*(?:'[^']*'|command)[^;]*/g

// Nobody runs these on Windows here. There npm and what it installs are scripts of the shell, which Node refuses to start without one.
test('commands start what npm brings through the shell where Windows needs one (caught: npm sbom)', () => {
  const files = readdirSync('scripts').filter((file) => /\.(ts|mjs)$/.test(file) && !file.includes('.test.'))
  const starts = files.flatMap((file) =>
    [...readFileSync(`scripts/${file}`, 'utf8').matchAll(STARTS)].map(([call]) => ({ file, call })),
  )
  expect(new Set(starts.map(({ file }) => file))).toEqual(new Set(['prepare.mjs', 'run.ts', 'sbom.ts', 'test.ts']))
  expect(starts.filter(({ call }) => !call.includes("shell: process.platform === 'win32'"))).toEqual([])
})
