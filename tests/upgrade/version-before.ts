import { execFileSync } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryDirectory } from '#tests/running-site.ts'

/** The newest version there is a tag of; where nothing is tagged, the last commit before the newest migration. */
export function revisionBefore(): string {
  try {
    return git('describe', '--tags', '--abbrev=0')
  } catch {
    return `${git('log', '-1', '--diff-filter=A', '--format=%h', '--', 'db/migrations/*.sql')}~1`
  }
}

export type Version = { dir: string; name: string; remove(): Promise<void> }

/** A version of the program in a folder of its own, installed and built as it does that itself. Takes two minutes. */
export async function checkOut(revision: string): Promise<Version> {
  const name = git('log', '-1', '--format=%h, %s', revision, '--')
  const { path, remove } = await temporaryDirectory()
  const dir = join(path, 'padav')
  const packed = `${dir}.tar`
  await mkdir(dir)
  git('archive', '--output', packed, revision)
  execFileSync('tar', ['-xf', packed, '-C', dir])
  execFileSync(process.execPath, ['scripts/prepare.mjs', 'build'], { cwd: dir, stdio: 'inherit' })
  return { dir, name, remove }
}

function git(...words: string[]): string {
  return execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
}
