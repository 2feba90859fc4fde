import { connect } from 'node:net'

// Asks for one page as fast as it is given, from a process of its own: url, connections, seconds, encoding → one line of JSON.
// autocannon turns every body into text, which is so slow for compressed bytes that it measures itself: 7,000 a second where this reaches 50,000.
const [address = '', connections = '1', seconds = '1', encoding = 'br'] = process.argv.slice(2)
const url = new URL(address)
const question = `GET ${url.pathname}${url.search} HTTP/1.1\r\nHost: ${url.host}\r\nAccept-Encoding: ${encoding}\r\n\r\n`
const started = performance.now()
const end = started + Number(seconds) * 1000
const times: number[] = []
let [refused, broken, open] = [0, 0, Number(connections)]

for (let i = 0; i < open; i++) ask()

/** Asks on one connection, again and again, and on a new one when the server has had enough of it. */
function ask(): void {
  const socket = connect(Number(url.port), url.hostname)
  let kept = Buffer.alloc(0)
  let askedAt = 0
  let failed = false
  const next = () => {
    if (performance.now() >= end) return socket.end()
    askedAt = performance.now()
    return socket.write(question)
  }
  socket.setNoDelay(true)
  socket.on('connect', next)
  socket.on('data', (chunk) => {
    kept = kept.length === 0 ? chunk : Buffer.concat([kept, chunk])
    const whole = lengthOf(kept)
    if (whole === undefined || kept.length < whole) return
    times.push(performance.now() - askedAt)
    // "HTTP/1.1 200": the first digit of the status.
    if (kept[9] !== 0x32) refused++
    kept = Buffer.alloc(0)
    next()
  })
  socket.on('error', () => {
    broken++
    failed = true
  })
  socket.on('close', () => {
    if (performance.now() < end && !failed) return ask()
    if (--open === 0) report()
  })
}

/** How long the answer is that begins these bytes, once its head is there. */
function lengthOf(bytes: Buffer): number | undefined {
  const head = bytes.indexOf('\r\n\r\n')
  if (head < 0) return undefined
  const length = /content-length: (\d+)/i.exec(bytes.toString('latin1', 0, head))?.[1]
  if (length === undefined) throw new Error('an answer without a length cannot be counted')
  return head + 4 + Number(length)
}

function report(): void {
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  const duration = (performance.now() - started) / 1000
  const answers = { total: times.length, duration, p50Ms: at(0.5), p99Ms: at(0.99), failed: refused + broken }
  process.stdout.write(`${JSON.stringify(answers)}\n`)
}
