import { createHash } from 'node:crypto'
import { glob, mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const KEPT = 'node_modules/.cache/padav'

/**
 * What takes long to make and follows from files alone, made once and kept for the next run under a digest of those files; the path of it.
 * `make` writes to the path it is handed. Nothing else of its name is kept.
 */
export async function keptOnce(
  name: string,
  from: { files: string[]; words?: string[] },
  make: (path: string) => Promise<void>,
): Promise<string> {
  const kept = join(KEPT, `${name}-${await digestOf(from)}`)
  if (await stat(kept).catch(() => undefined)) return kept
  for await (const old of glob(`${KEPT}/${name}-*`)) await rm(old, { recursive: true, force: true })
  await mkdir(KEPT, { recursive: true })
  // Whole or not at all, whoever stops this or does the same beside it.
  const half = join(KEPT, `half-${name}-${process.pid}`)
  await make(half)
  await rename(half, kept)
  return kept
}

async function digestOf({ files, words = [] }: { files: string[]; words?: string[] }): Promise<string> {
  const hash = createHash('sha256').update(words.join('\n'))
  const paths = await Array.fromAsync(glob([...files, 'node_modules/@electric-sql/pglite/package.json']))
  for (const path of paths.toSorted())
    if ((await stat(path)).isFile()) hash.update(`\n${path}\n`).update(await readFile(path))
  return hash.digest('hex').slice(0, 16)
}
