import { setTimeout as pause } from 'node:timers/promises'
import { openPadav } from '@padav/client'
import { openPartner } from '#tests/partner.ts'

/** Set by whoever has seen enough. */
export type Watch = { isOver: boolean }
export type Sold = { reference: string; token: string }

/** Books two seats after the other, wherever there are some, and does with each booking what is done `afterwards`. */
export function sell(url: string, watch: Watch, afterwards: (sold: Sold) => Promise<unknown> = async () => undefined) {
  const told: (Sold & { at: number })[] = []
  const refused: Record<string, number> = {}
  const work = async () => {
    const partner = openPartner(url)
    const found = await openPadav({ site: url }).GET('/api/search-api', { params: { query: { q: 'kerala' } } })
    const packages = found.data?.data.map(({ url }) => url).slice(0, 12) ?? []
    const places: { package: string; departure: string }[] = []
    for (const name of packages)
      for (const { _id, isOpen } of await partner.departuresOf(name, 4))
        if (isOpen) places.push({ package: name, departure: _id })
    for (let at = 0; !watch.isOver; at++) {
      await pause(100)
      try {
        const quoted = await partner.quote({ ...places[at % places.length]!, adults: 2 })
        const held = quoted.data && (await partner.hold(quoted.data.data.token))
        if (!held?.data) {
          count(refused, String((held ?? quoted).error?.reason ?? (held ?? quoted).response.status))
          continue
        }
        const { reference, token = '' } = held.data.data
        told.push({ reference, token, at: performance.now() })
        await afterwards({ reference, token })
      } catch (error) {
        count(refused, error instanceof Error ? error.name : 'fault')
      }
    }
  }
  return { told, refused, done: work() }
}

/** How pages were given: how many were asked for, the slowest in milliseconds, and how often what was not given. */
export type Pages = { asked: number; failed: Record<string, number>; slowest: number }
type ReadingPaths = { paths: readonly string[]; headers?: Record<string, string> }

/** Looks at pages, again and again: without a word those that are kept. */
export function read(
  url: string,
  watch: Watch,
  { paths, headers = {} }: ReadingPaths = { paths: ['/', '/india', '/blog'] },
) {
  const pages: Pages = { asked: 0, failed: {}, slowest: 0 }
  const work = async () => {
    for (const path of paths) await (await fetch(url + path, { headers })).text()
    while (!watch.isOver)
      for (const path of paths) {
        await pause(50)
        const began = performance.now()
        const status = await fetch(url + path, { headers }).then(
          async (answer) => (await answer.text(), answer.status),
          () => 0,
        )
        pages.asked++
        pages.slowest = Math.max(pages.slowest, performance.now() - began)
        if (status !== 200) count(pages.failed, `${status} ${path}`)
      }
  }
  return { pages, done: work() }
}

function count(counts: Record<string, number>, what: string): void {
  counts[what] = (counts[what] ?? 0) + 1
}
