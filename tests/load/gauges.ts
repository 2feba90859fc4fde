import { cpus } from 'node:os'
import { SECOND } from '#platform/clock.ts'

const NAMES = [
  'process_cpu_seconds_total',
  'process_resident_memory_bytes',
  'nodejs_heap_size_used_bytes',
  'nodejs_eventloop_lag_p99_seconds',
  'padav_database_connections_busy',
  'padav_database_connections_most',
  'padav_database_waiting',
  'padav_database_turned_away_total',
] as const
/** Of one process at one moment, as `/metrics` tells it. */
type ToldGauges = Record<(typeof NAMES)[number], number>

/** How much of each thing was in use in a moment of the day, as shares of what there is. */
export type Use = {
  'a process of the site': number
  'the processors of this machine': number
  'whoever asks, this program': number
  'the connections to the database': number
  'the event loop of a process': number
}
export type Moment = {
  at: number
  use: Use
  waiting: number
  turnedAway: number
  largestBytes: number
  heldBytes: number
}
export type Gauges = { read(at: number): Promise<Moment | undefined> }

/** Waiting so long for the processor, a page is late by as much. */
const LONG_LAG = 0.25

/** Reads every process, this one and the machine, each time against the time before. */
export function openGauges(urls: readonly string[], token: string): Gauges {
  let before: Reading | undefined
  return {
    read: async (at) => {
      const now = await readAll(urls, token)
      const last = before
      before = now ?? before
      return now && last ? compare(at, last, now) : undefined
    },
  }
}

type Reading = { seconds: number; told: ToldGauges[]; ownCpu: number; machine: { busy: number; all: number } }

async function readAll(urls: readonly string[], token: string): Promise<Reading | undefined> {
  try {
    const told = await Promise.all(urls.map((url) => readMetrics(url, token)))
    const { user, system } = process.cpuUsage()
    return { seconds: performance.now() / SECOND, told, ownCpu: (user + system) / 1e6, machine: readMachine() }
  } catch {
    // One that has too much to do says nothing for a moment; what says nothing all day leaves a day without moments.
    return undefined
  }
}

async function readMetrics(url: string, token: string): Promise<ToldGauges> {
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await fetch(`${url}/metrics`, { headers, signal: AbortSignal.timeout(5 * SECOND) })
  const lines = (await answer.text()).matchAll(/^([a-z0-9_]+) ([\d.e+-]+)$/gm)
  const told = Object.fromEntries(Array.from(lines, ([, name, value]) => [name, Number(value)]))
  const lacking = NAMES.filter((name) => told[name] === undefined)
  if (!answer.ok || lacking.length > 0)
    throw new Error(`${url} answered ${answer.status} without ${lacking.join(', ')}`)
  return told as ToldGauges
}

function readMachine(): Reading['machine'] {
  const times = cpus().map(({ times }) => times)
  const all = times.reduce((sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq, 0)
  return { all, busy: all - times.reduce((sum, { idle }) => sum + idle, 0) }
}

function compare(at: number, before: Reading, now: Reading): Moment {
  const seconds = now.seconds - before.seconds
  const most = (read: (told: ToldGauges, of: number) => number) => Math.max(...now.told.map(read))
  const sum = (read: (told: ToldGauges) => number) => now.told.reduce((all, told) => all + read(told), 0)
  return {
    at,
    use: {
      'a process of the site': most(
        (told, of) => (told.process_cpu_seconds_total - before.told[of]!.process_cpu_seconds_total) / seconds,
      ),
      'the processors of this machine':
        (now.machine.busy - before.machine.busy) / (now.machine.all - before.machine.all),
      'whoever asks, this program': (now.ownCpu - before.ownCpu) / seconds,
      'the connections to the database': most(
        (told) => told.padav_database_connections_busy / told.padav_database_connections_most,
      ),
      'the event loop of a process': most((told) => told.nodejs_eventloop_lag_p99_seconds / LONG_LAG),
    },
    waiting: sum((told) => told.padav_database_waiting),
    turnedAway: sum((told) => told.padav_database_turned_away_total),
    heldBytes: most((told) => told.nodejs_heap_size_used_bytes),
    largestBytes: most((told) => told.process_resident_memory_bytes),
  }
}
