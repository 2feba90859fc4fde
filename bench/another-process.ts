import { setTimeout as pause } from 'node:timers/promises'
import { SECOND } from '#platform/clock.ts'
import { startSite, temporaryDirectory } from '#tests/running-site.ts'
import { enterOffice } from './http/office-client.ts'
import type { Office } from './http/office-client.ts'
import { onPostgresSite } from './http/site-on-postgres.ts'

const ASK_EVERY = 5
const GIVE_UP_AFTER = 20 * SECOND

/** A change of the office, and the public page that shows it by some words from then on. */
type Change = { page: string; words: string; make(): Promise<void> }
export type ChangeTimes = { change: string; times: number[] }

/** How long, in milliseconds, after a form of the office was answered by one process the page another one keeps says the same. */
export function benchAnotherProcess(times: number): Promise<ChangeTimes[]> {
  return onPostgresSite({}, async (siteUrl, env) => {
    const data = await temporaryDirectory()
    const other = await startSite({ ...env, DATA_DIR: data.path })
    try {
      const office = await enterOffice(siteUrl)
      const changes = await changesOf(office, siteUrl)
      const measured: ChangeTimes[] = []
      for (const [change, one] of Object.entries(changes)) {
        const took: number[] = []
        for (let time = 0; time < times; time++) took.push(await timeOf(one(time), other.url))
        measured.push({ change, times: took })
      }
      return measured
    } finally {
      await other.stop()
      await data.remove()
    }
  })
}

async function timeOf({ page, words, make }: Change, siteUrl: string): Promise<number> {
  // Twice: the second time it comes from what the process keeps.
  for (let time = 0; time < 2; time++)
    if ((await textOf(siteUrl + page)).includes(words)) throw new Error(`${page} says ${words} already`)
  await make()
  const made = performance.now()
  while (!(await textOf(siteUrl + page)).includes(words)) {
    if (performance.now() - made > GIVE_UP_AFTER) return Infinity
    await pause(ASK_EVERY)
  }
  return performance.now() - made
}

async function changesOf(office: Office, siteUrl: string): Promise<Record<string, (time: number) => Change>> {
  const [, tour = '', name = ''] =
    /<a href="\/package\/([^"]+)">([^<]+)<\/a>/.exec(boardOf(await textOf(siteUrl))) ?? []
  const packages = await office.page(`/admin/packages?${new URLSearchParams({ q: name })}`)
  const [, packageId = ''] =
    /href="\/admin\/packages\/([\w-]+)"[^>]*>[^<]*/.exec(packages.slice(packages.indexOf('<table'))) ?? []
  const departures = await office.page(`/admin/departures?${new URLSearchParams({ q: name })}`)
  const [, departureId = ''] = /href="\/admin\/departures\/([\w-]{8,})"/.exec(departures) ?? []
  return {
    'the number to call, on the home page': (time) => {
      const number = `1800 202 ${4000 + time}`
      return {
        page: '/',
        words: number,
        make: () => office.send('/admin/settings', 'reach', { bandPhone: number }),
      }
    },
    'the seats of a departure, on the home page': (time) => ({
      page: '/',
      words: ` of ${60 + time}<`,
      make: () => office.send(`/admin/departures/${departureId}`, 'change', { capacity: String(60 + time) }),
    }),
    'the name of a package, published, on its page': (time) => ({
      page: `/package/${tour}`,
      words: `${name} ${time + 1}</h1>`,
      make: async () => {
        await office.send(`/admin/packages/${packageId}`, 'keep', { name: `${name} ${time + 1}` })
        await office.send(`/admin/packages/${packageId}/publish`, 'publish', { why: 'Another name' })
      },
    }),
  }
}

/** The next departures, as the home page lists them. */
function boardOf(html: string): string {
  return html.slice(html.indexOf('The next departures'))
}

/** What a page says, without the marks React leaves between texts. */
async function textOf(url: string): Promise<string> {
  return (await (await fetch(url)).text()).replaceAll('<!-- -->', '')
}
