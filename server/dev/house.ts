import type { Services } from '#domain/services.server.ts'
import type { Config } from '#platform/config.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { Parts } from './parts.ts'

type RunningHouse = {
  parts: Parts
  services: Services
  answer: (request: Request) => Promise<Response>
  /** Resolves when nobody uses it any more and its jobs rest. */
  leave: () => Promise<void>
}

const ISLANDS = '/server/dev/browser.ts'

/** The house as its files stand. What changed is swapped between two requests; the database stays open, for it takes one process and its own time. */
export function keepHouse(load: () => Promise<Parts>, openLog: (parts: Parts) => Log) {
  let running: RunningHouse | undefined
  /** Who holds the database: the services that opened it, closed last. */
  let holder: { openDatabase: Parts['openDatabase']; services: Services } | undefined
  let turn: Promise<unknown> = Promise.resolve()

  /** One after the other, whoever asks. */
  function bringUpToDate(): Promise<RunningHouse> {
    const mine = turn.then(rebuild, rebuild)
    turn = mine
    return mine
  }

  async function rebuild(): Promise<RunningHouse> {
    const parts = await load()
    if (running?.parts === parts) return running
    const before = running
    const services =
      before && before.parts.openServices === parts.openServices ? before.services : await reopen(parts, before)
    // What was remembered was made by code that may be another now.
    services.memory.drop('*')
    running = build(parts, services)
    if (before) void before.leave()
    return running
  }

  async function reopen(parts: Parts, before: RunningHouse | undefined): Promise<Services> {
    const config = parts.readConfig()
    const log = openLog(parts)
    if (holder?.openDatabase === parts.openDatabase) {
      const { database } = holder.services
      const services = await parts.openServices(config, {
        log,
        database: { ...database, close: async () => undefined },
      })
      if (before && before.services !== holder.services) void before.leave().then(() => before.services.close())
      return services
    }
    await closeAll()
    const services = await parts.openServices(config, { log })
    holder = { openDatabase: parts.openDatabase, services }
    await parts.prepareToOpen(services)
    return services
  }

  async function closeAll(): Promise<void> {
    await running?.leave()
    if (running && running.services !== holder?.services) await running.services.close()
    await holder?.services.close()
    running = holder = undefined
  }

  return {
    bringUpToDate,
    open: async (): Promise<Config> => (await bringUpToDate()).services.config,
    answer: async (request: Request): Promise<Response> => (await bringUpToDate()).answer(request),
    announce: () => running?.parts.announceStart(running.services, running.services.config.publicUrl),
    close: closeAll,
  }
}

function build(parts: Parts, services: Services): RunningHouse {
  const site = parts.createSite({ services, build: async () => parts.build, islands: ISLANDS, keepPages: false })
  const jobs = parts.startJobs(services, site.metrics)
  const under = new Set<Promise<Response>>()
  return {
    parts,
    services,
    answer: async (request) => {
      const answered = Promise.resolve(site.app.fetch(request))
      under.add(answered)
      return answered.finally(() => under.delete(answered))
    },
    leave: async () => {
      await Promise.allSettled(under)
      site.close()
      await jobs.close()
    },
  }
}
