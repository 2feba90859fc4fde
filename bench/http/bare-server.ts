import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'

// Node's own floor: the same bytes and as many headers, and nothing decided. Started by the bench with a port and a file.
const [port = '0', file = ''] = process.argv.slice(2)
const { headers, body } = JSON.parse(readFileSync(file, 'utf8')) as { headers: Record<string, string>; body: string }
const bytes = Buffer.from(body, 'base64')
createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(bytes)
}).listen(Number(port), '127.0.0.1', () => process.stdout.write('listening\n'))
