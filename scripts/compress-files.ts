import { glob, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { isCompressible, BROTLI } from '#server/assets.ts'

// What a browser fetches is compressed as small as Brotli can, once, after the build: at every start it kept the site from opening for a second.
const CLIENT = 'build/client'
const compress = promisify(brotliCompress)

for await (const name of glob('**/*', { cwd: CLIENT })) {
  const file = join(CLIENT, name)
  if (!isCompressible(name) || !(await stat(file)).isFile()) continue
  await writeFile(file + BROTLI, await compress(await readFile(file)))
}
