import { glob, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { isSqueezed, SQUEEZED } from '#server/assets.ts'

// What a browser fetches is squeezed as small as Brotli can, once, after the build: at every start it kept the site from opening for a second.
const CLIENT = 'build/client'
const compress = promisify(brotliCompress)

for await (const name of glob('**/*', { cwd: CLIENT })) {
  const file = join(CLIENT, name)
  if (!isSqueezed(name) || !(await stat(file)).isFile()) continue
  await writeFile(file + SQUEEZED, await compress(await readFile(file)))
}
