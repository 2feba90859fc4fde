import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Answer = { status: number; body?: unknown }

const PAGE = '<a href="/package/tea-hills">Tea hills</a>'
const METRICS = `
process_cpu_seconds_total 12.5
process_resident_memory_bytes 4.1e+8
nodejs_heap_size_used_bytes 1.9e+8
nodejs_eventloop_lag_p99_seconds 0.012
padav_database_connections_busy 2
padav_database_connections_most 10
padav_database_waiting 0
padav_database_turned_away_total 0
`
export const METRICS_TOKEN = 'a token of the small site'
const ANSWERS: Record<string, Answer> = {
  'GET /api/search-api': { status: 200, body: { data: [] } },
  'GET /api/public/package/tea-hills': {
    status: 200,
    body: { data: { departures: [{ _id: 'd', isOpen: true, seatsLeft: 6 }] } },
  },
  'POST /api/quotes': { status: 201, body: { data: { token: 'q' } } },
  'POST /api/bookings': { status: 201, body: { data: { reference: 'R', token: 'b' } } },
  'POST /api/bookings/R/payments': { status: 201, body: { data: { orderId: 'o' } } },
  'POST /dev/gateway/o': { status: 303 },
  'GET /metrics': { status: 200, body: METRICS },
  'GET /api/bookings/R': { status: 200, body: { data: { state: 'confirmed' } } },
}

const NOT_THERE: Answer = { status: 404 }

/** A site of one package that answers as Padav does where all is well, and some questions otherwise: what the load harness makes of it is quick to ask. */
export async function smallSite(otherwise: Record<string, Answer>) {
  const server = createServer((question, answer) => {
    const asked = `${question.method} ${question.url?.split('?')[0]}`
    const isStranger = asked === 'GET /metrics' && question.headers.authorization !== `Bearer ${METRICS_TOKEN}`
    const { status, body = PAGE } = isStranger ? NOT_THERE : (otherwise[asked] ?? ANSWERS[asked] ?? { status: 200 })
    answer.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
