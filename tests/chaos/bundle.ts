import { rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { whenWeEnd } from '#tests/when-we-end.ts'
import { patched } from './wrong.ts'
import type { WrongVersion } from './wrong.ts'

/** What a bundle cannot hold. */
const NATIVE = ['@node-rs/argon2', 'argon2', '@electric-sql/pglite', '@resvg/resvg-js', 'sharp', 'pg-native']

/** The process as one file: one that was killed is back in a third of the processor's time, so that more is sold than started. Gives the file, and how to remove it. */
export async function bundleServe(wrong: WrongVersion | undefined): Promise<{ file: string; remove(): Promise<void> }> {
  // Inside the project, so that it finds the packages and workers it names.
  const outDir = resolve('build', `chaos-${process.pid}`)
  const forget = whenWeEnd(() => rmSync(outDir, { recursive: true, force: true }))
  const patch = { name: 'wrong on purpose', transform: (code: string, id: string) => wrong && patched(id, code, wrong) }
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true, external: NATIVE },
    plugins: [{ ...patch, enforce: 'pre' }],
    build: { ssr: 'tests/chaos/serve.ts', outDir, target: 'node24', minify: false },
  })
  return { file: join(outDir, 'serve.js'), remove: () => rm(outDir, { recursive: true, force: true }).then(forget) }
}
