import { createHash } from 'node:crypto'
import { open, readdir, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { SECOND } from '#platform/clock.ts'
import { shareRuns } from '#platform/share-runs.ts'
import type { Cdn } from './cdn.ts'

/** As long as nginx lets a head be: `proxy_buffer_size` of `deploy/nginx/padav.conf`. */
const LONGEST_HEAD = 16 * 1024
/** Half of what works on files in a process: the rest is left to whoever is visiting. */
const AT_ONCE = 2
/** A page nginx keeps; while it is written its name is longer. */
const PAGE = /^[0-9a-f]{32}$/
const END_OF_HEAD = '\r\n\r\n'
const TAGS = /\r\ncache-tag: *([^\r]*)/i

/** What one folder holds, as it was when it was read. */
type Folder = {
  changedAt: number
  readAt: number
  folders: string[]
  /** What its pages bear, as the header has it. */
  tags: Map<string, string>
}

/**
 * The folder nginx keeps pages in, each a file with the head of the answer before it. A page is dropped by taking its file away: nginx asks for it anew. A folder nothing was put into since is
 * not read again, so that a change costs a look at each folder, however many pages they hold.
 */
export function openNginxPages(root: string): Cdn {
  const known = new Map<string, Folder>()
  let waiting = new Set<string>()

  const dropWaiting = shareRuns(async () => {
    const tags = waiting
    waiting = new Set()
    await dropIn([root], tags)
  })

  async function dropIn(folders: readonly string[], tags: ReadonlySet<string>): Promise<void> {
    const inside: string[] = []
    await several(folders, async (path) => {
      const folder = await look(path)
      inside.push(...folder.folders)
      for (const [file, borne] of folder.tags)
        if (borne.split(',').some((tag) => tags.has(tag))) await unlessGone(unlink(file))
    })
    if (inside.length > 0) await dropIn(inside, tags)
  }

  async function look(path: string): Promise<Folder> {
    const { mtimeMs: changedAt } = await stat(path)
    const before = known.get(path)
    // What was put in while it was read may bear the same time as what was read.
    if (before?.changedAt === changedAt && before.readAt - changedAt > SECOND) return before
    const folder = await readFolder(path, changedAt)
    known.set(path, folder)
    return folder
  }

  return {
    tagHeader: 'cache-tag',
    between: ',',
    spell,
    drop(tags) {
      for (const tag of tags) waiting.add(spell(tag))
      return dropWaiting()
    },
  }
}

/** nginx reads the head of a page, letter by letter, for every visitor: as it is, what a list is made of would be most of it. Two tags that share a name are dropped together. */
function spell(tag: string): string {
  return createHash('sha256').update(tag).digest('base64url').slice(0, 5)
}

async function readFolder(path: string, changedAt: number): Promise<Folder> {
  const folder: Folder = { changedAt, readAt: Date.now(), folders: [], tags: new Map() }
  const head = Buffer.allocUnsafe(LONGEST_HEAD)
  for (const one of await readdir(path, { withFileTypes: true })) {
    const file = join(path, one.name)
    if (one.isDirectory()) folder.folders.push(file)
    const tags = PAGE.test(one.name) && (await unlessGone(tagsOf(file, head)))
    if (tags) folder.tags.set(file, tags)
  }
  return folder
}

/** What a kept page bears; undefined where it is none of ours that bear any. */
async function tagsOf(file: string, head: Buffer): Promise<string | undefined> {
  const handle = await open(file)
  try {
    const { bytesRead } = await handle.read(head, 0, LONGEST_HEAD)
    const text = head.toString('latin1', 0, bytesRead)
    const [line, tags = ''] = TAGS.exec(text.slice(0, text.indexOf(END_OF_HEAD))) ?? []
    // A string of its own: one cut out of the head would keep all of that in memory.
    return line && Buffer.from(tags, 'latin1').toString('latin1')
  } finally {
    await handle.close()
  }
}

/** nginx takes away what nobody asks for, and another process of the site what has changed. */
async function unlessGone<Value>(work: Promise<Value>): Promise<Value | undefined> {
  return work.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
}

async function several<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = items.values()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const item of left) await work(item)
    }),
  )
}
