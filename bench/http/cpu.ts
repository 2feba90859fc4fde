import { readdir, readFile } from 'node:fs/promises'

// Linux counts in hundredths of a second unless it was built otherwise.
const TICKS_PER_SECOND = 100

/** Seconds of processor a process and its living children have used, in user and kernel; undefined where there is no /proc. */
export async function cpuSeconds(pid: number): Promise<number | undefined> {
  const own = await statOf(pid)
  if (!own) return undefined
  const children = await childrenOf(pid)
  const theirs = await Promise.all(children.map(cpuSeconds))
  return (own.user + own.kernel) / TICKS_PER_SECOND + theirs.reduce<number>((sum, one) => sum + (one ?? 0), 0)
}

async function statOf(pid: number): Promise<{ parent: number; user: number; kernel: number } | undefined> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  if (line === undefined) return undefined
  // The name of the program stands in brackets and may hold blanks: count from behind it.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  return { parent: Number(fields[1]), user: Number(fields[11]), kernel: Number(fields[12]) }
}

async function childrenOf(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const stats = await Promise.all(pids.map(async (pid) => ({ pid, stat: await statOf(pid) })))
  return stats.filter(({ stat }) => stat?.parent === parent).map(({ pid }) => pid)
}
