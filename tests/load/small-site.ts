import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Answer = { status: number; body?: unknown }

const PAGE = '<a href="/package/tea-hills">Tea hills</a>'
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
  'GET /api/bookings/R': { status: 200, body: { data: { state: 'confirmed' } } },
}

/** A site of one package that answers as Padav does where all is well, and some questions otherwise: what the load harness makes of it is quick to ask. */
export async function smallSite(otherwise: Record<string, Answer>) {
  const server = createServer((question, answer) => {
    const asked = `${question.method} ${question.url?.split('?')[0]}`
    const { status, body = PAGE } = otherwise[asked] ?? ANSWERS[asked] ?? { status: 200 }
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
