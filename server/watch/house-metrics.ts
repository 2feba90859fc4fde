import { Counter, Gauge } from 'prom-client'
import type { Services } from '#domain/services.server.ts'
import { SECOND } from '#platform/clock.ts'
import type { PageCache } from '#server/pages/page-cache.ts'
import type { Metrics } from './metrics.ts'

type House = Pick<Services, 'database' | 'heartbeat' | 'changesReadAgo'> & {
  cache: PageCache
  bytesOfPieces: () => Promise<number>
}

/** What this process holds and waits for, asked whenever it is read. */
export function measureHouse({ registry }: Pick<Metrics, 'registry'>, house: House): void {
  const { database, heartbeat, changesReadAgo, cache, bytesOfPieces } = house
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await read())
      },
    })
  gauge('padav_page_cache_pages', 'Public pages kept in memory.', cache.size)
  gauge('padav_page_cache_bytes', 'What they weigh in every encoding, in bytes.', cache.bytes)
  gauge('padav_page_pieces_bytes', 'What the pieces weigh that pages are put together from, in bytes.', bytesOfPieces)
  gauge('padav_database_up', 'Whether the database answered when it was last asked.', () => Number(heartbeat.isUp()))
  gauge('padav_database_connections', 'Connections to the database.', () => database.connections().open)
  gauge('padav_database_connections_most', 'How many there may be.', () => database.connections().most)
  gauge('padav_database_connections_busy', 'Those at work for somebody.', () => database.connections().busy)
  gauge('padav_database_waiting', 'Who waits for a connection.', () => database.connections().waiting)
  new Counter({
    name: 'padav_database_turned_away_total',
    help: 'Who was sent away because no connection came free in time.',
    registers: [registry],
    collect() {
      this.reset()
      this.inc(database.connections().turnedAway)
    },
  })
  gauge(
    'padav_change_feed_age_seconds',
    'How old what this process knows of changes is.',
    () => changesReadAgo() / SECOND,
  )
}
