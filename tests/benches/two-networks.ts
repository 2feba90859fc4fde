import { once } from 'node:events'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { ResolveHost } from '#domain/partners/post-outside.server.ts'

/** Made for tests alone, of a name nobody can own (RFC 2606). */
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBczCCARmgAwIBAgIBATAKBggqhkjOPQQDAjAaMRgwFgYDVQQDDA9wYXJ0bmVy
LmV4YW1wbGUwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAwMDBaMBoxGDAW
BgNVBAMMD3BhcnRuZXIuZXhhbXBsZTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IA
BC3IdkPsZ2VGx4ysqD7LbvWlW1BjNwU3IL/hqyPuAw9+Mouo5B4AYuPMhqinsrtX
mHifneajmHDW8CNAXjUkCmyjTjBMMA8GA1UdEwEB/wQFMAMBAf8wGgYDVR0RBBMw
EYIPcGFydG5lci5leGFtcGxlMB0GA1UdDgQWBBRsFIAtwjF7nU5tftIPTL2O6CkE
azAKBggqhkjOPQQDAgNIADBFAiBv+bNs0ZxTdGl8kyJsNYP9mRVb0e8SNUdZKCFn
NE7TrwIhAKb/q9XCDH8mYMK4+4Xq+cuISZCfIKvFKc5U7sQ800oJ
-----END CERTIFICATE-----`
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgjoUy9zgHacB8oINp
nmANnfRiXBM5gJCeDjHyG4yFfD+hRANCAAQtyHZD7GdlRseMrKg+y271pVtQYzcF
NyC/4asj7gMPfjKLqOQeAGLjzIaop7K7V5h4n53mo5hw1vAjQF41JAps
-----END PRIVATE KEY-----`

/** Both on this machine: Linux has all of 127.0.0.0/8. */
export const [OUTSIDE, INSIDE] = ['127.0.0.2', '127.0.0.1']

/** One host of the internet and one of a private network, at the same port, each with a TLS server of `partner.example` that says with what it answers and how often it was connected to. */
export async function openTwoNetworks() {
  const outside = await openHost(OUTSIDE, 0)
  const inside = await openHost(INSIDE, outside.port)
  const isPublic = (address: string) => address === OUTSIDE
  const at = (resolve: ResolveHost) => ({ resolve, isPublic, port: outside.port, ca: CERTIFICATE })
  return { outside, inside, at, close: async () => void (await Promise.all([outside.close(), inside.close()])) }
}

async function openHost(host: string, port: number) {
  const answer = { status: 200, headers: {} }
  const seen = { connections: 0, bodies: [] as string[] }
  const server = createServer({ cert: CERTIFICATE, key: KEY }, (request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (piece: string) => (body += piece))
    request.on('end', () => {
      seen.bodies.push(body)
      response.writeHead(answer.status, answer.headers).end()
    })
  })
  server.on('connection', () => void seen.connections++)
  server.listen(port, host)
  await once(server, 'listening')
  const close = async () => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
  return { answer, seen, close, port: (server.address() as AddressInfo).port }
}
