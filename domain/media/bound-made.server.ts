import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ORIGINALS } from './picture-id.server.ts'

/** Room is made for a while, not for the next file alone. */
const LEAVE = 0.9

/**
 * Keeps what this machine has made of pictures within so many bytes: what was read from the disk longest ago goes first, and is made again when somebody asks; it may be what is asked for most, which
 * is answered from memory. `mediaDir` is where it lies; the originals in it are left alone and not counted. Gives how many files went.
 */
export async function boundMadePictures(mediaDir: string, mostBytes: number): Promise<number> {
  const files = await madeFiles(mediaDir)
  let bytes = files.reduce((sum, { size }) => sum + size, 0)
  if (bytes <= mostBytes) return 0
  let gone = 0
  for (const { path, size } of files.toSorted((one, other) => one.readAt - other.readAt)) {
    if (bytes <= mostBytes * LEAVE) break
    await rm(path, { force: true })
    bytes -= size
    gone++
  }
  return gone
}

type MadeFile = { path: string; size: number; readAt: number }

async function madeFiles(mediaDir: string): Promise<MadeFile[]> {
  const files: MadeFile[] = []
  for (const kind of await readdir(mediaDir).catch(() => [])) {
    // What begins with a dot is being written.
    if (`${kind}/` === ORIGINALS || kind.startsWith('.')) continue
    // Whatever else lies there, as the lost+found of a disk of its own, is nobody's to read.
    const inside = await readdir(join(mediaDir, kind), { recursive: true, withFileTypes: true }).catch(() => [])
    for (const found of inside) {
      if (!found.isFile()) continue
      const path = join(found.parentPath, found.name)
      const about = await stat(path).catch(() => undefined)
      if (about) files.push({ path, size: about.size, readAt: about.atimeMs })
    }
  }
  return files
}
