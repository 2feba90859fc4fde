import { createHash } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { newId } from '#platform/ids.ts'
import { describeAsset, BROTLI } from './assets.ts'
import type { Asset, Assets } from './assets.ts'

/** This build and the three before it. */
const MOST_BUILDS = 4
/** A hashed name, and no way out of the folder. */
const HASHED = /^\/assets\/[\w.-]*\w$/

export type RetainedBuilds = { find(path: string): Promise<Asset | undefined> }

/**
 * Keeps the hashed files of this build beside those of the last three in `dir`, and finds any of them: a page drawn by another build, an
 * hour ago or by the process next door, still gets what it names. Processes that share `dir` find each other's.
 */
export async function retainBuilds(dir: string, client: string, assets: Assets): Promise<RetainedBuilds> {
  const names = [...assets.keys()].filter((path) => HASHED.test(path)).toSorted()
  const own = join(dir, createHash('sha256').update(names.join('\n')).digest('base64url').slice(0, 16))
  await mkdir(dir, { recursive: true })
  if (!(await stat(own).catch(() => undefined))) await copyWhole(join(client, 'assets'), own)
  await utimes(own, new Date(), new Date())
  for (const old of (await newestFirst(dir)).slice(MOST_BUILDS)) await rm(old, { recursive: true, force: true })
  return {
    find: async (path) => {
      if (!HASHED.test(path)) return undefined
      for (const build of await newestFirst(dir)) {
        const bytes = await readFile(join(build, path.slice('/assets/'.length))).catch(() => undefined)
        if (bytes) return describeAsset(path, bytes)
      }
      return undefined
    },
  }
}

/** Another process never meets half a build; every container calls its own process 1, so the number is not enough of a name. */
async function copyWhole(from: string, to: string): Promise<void> {
  const half = `${to}.${newId()}.half`
  // What is asked of another build is rare: it goes out as it is, and nobody asks for the compressed files by name.
  await cp(from, half, { recursive: true, filter: (file) => !file.endsWith(BROTLI) })
  await rename(half, to).catch(() => rm(half, { recursive: true, force: true }))
}

async function newestFirst(dir: string): Promise<string[]> {
  const names = (await readdir(dir)).filter((name) => !name.endsWith('.half'))
  const builds = await Promise.all(names.map((name) => lastUsed(join(dir, name))))
  return builds.toSorted((one, other) => other.usedAt - one.usedAt).map(({ path }) => path)
}

/** What another process has just taken away is the oldest there is. */
async function lastUsed(path: string): Promise<{ path: string; usedAt: number }> {
  const found = await stat(path).catch(() => undefined)
  return { path, usedAt: found?.mtimeMs ?? 0 }
}
