import { SAMPLE_SITE } from '#demo/site/site-facts.ts'
import { scheduleDepartures } from '#domain/departures/planning/departures-writing.server.ts'
import { saveSetting } from '#domain/settings/settings.server.ts'
import { readConfig } from '#platform/config.server.ts'
import type { Db } from '#platform/db.server.ts'
import type * as Built from '#server/main.ts'
import { freshDatabase } from './database.ts'
import { readDocument } from './document.ts'
import { temporaryDirectory } from './running-site.ts'
import { saveSampleCatalogue } from './sample-catalogue.ts'
import { write } from './write.ts'
import type { Page } from './sent-by-page.ts'

const ORIGIN = 'http://127.0.0.1:3999'

/** The built site in this process, on a catalogue of its own. */
export async function openSampleSite(departures: Parameters<typeof scheduleDepartures>[2]) {
  const { createSite, openServices, build } = (await import(
    /* @vite-ignore */ new URL('../build/server/index.js', import.meta.url).href
  )) as typeof Built
  const [directory, database] = [await temporaryDirectory(), await freshDatabase()]
  const config = readConfig({ PORT: '3999', DATA_DIR: directory.path, LOG_LEVEL: 'silent' })
  const services = await openServices(config, { database })
  await saveSampleCatalogue(services.db)
  await write(services.db, scheduleDepartures, departures)
  await write(services.db, saveSetting, { key: 'site', value: SAMPLE_SITE })
  const made = createSite({ services, build: async () => build, islands: '/assets/islands.js' })

  async function ask(path: string, form?: URLSearchParams, cookie = ''): Promise<Page> {
    const headers: Record<string, string> = form
      ? { 'Content-Type': 'application/x-www-form-urlencoded', Origin: ORIGIN, Cookie: cookie }
      : { Cookie: cookie }
    const init = { headers, ...(form ? { method: 'POST', body: form.toString() } : {}) }
    const answer = await made.app.request(path, init, { incoming: { socket: { remoteAddress: '203.0.113.9' } } })
    return {
      status: answer.status,
      place: answer.headers.get('location') ?? '',
      cookies: answer.headers.getSetCookie(),
      headers: answer.headers,
      document: readDocument(await answer.text()),
    }
  }

  return {
    db: services.db as Db,
    ask,
    close: async () => {
      made.close()
      await services.close()
      await directory.remove()
    },
  }
}
