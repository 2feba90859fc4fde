import { setTimeout as pause } from 'node:timers/promises'
import { postEnquiry, postFrom } from '#tests/enquiry-burst.ts'

// A crowd that comes at once, and bystanders who ask one page after the other until it has gone: kind, address → one line of JSON.
const [kind = 'enquiries', siteUrl = ''] = process.argv.slice(2)
const BEFORE_MS = 300
const AFTER_MS = 1500
/** What nobody keeps, for what goes through the database; a kept page for what must not notice. */
const BESIDE = kind === 'codes' ? () => '/about-us' : (n: number) => `/credits?page=${1 + (n % 200)}`
const CROWD =
  kind === 'codes' ? { most: 50, send: sendCode } : { most: 300, send: (n: number) => postEnquiry(siteUrl, n) }

let over = false
for (let n = 0; n < 40; n++) await ask(BESIDE(n))
const beside = askUntilOver()
await pause(BEFORE_MS)
const statuses: Record<string, number> = {}
await Promise.all(
  Array.from({ length: CROWD.most }, async (_, n) => {
    const { status } = await CROWD.send(n)
    statuses[status] = (statuses[status] ?? 0) + 1
  }),
)
await pause(AFTER_MS)
over = true
const { times, failed } = await beside
times.sort((one, other) => one - other)
const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
process.stdout.write(
  `${JSON.stringify({ statuses, othersP95Ms: at(0.95), othersP99Ms: at(0.99), othersFailed: failed })}\n`,
)

async function askUntilOver(): Promise<{ times: number[]; failed: number }> {
  const times: number[] = []
  let failed = 0
  for (let n = 0; !over; n++) {
    const from = performance.now()
    if ((await ask(BESIDE(n))) >= 500) failed++
    times.push(performance.now() - from)
    await pause(2)
  }
  return { times, failed }
}

async function ask(path: string): Promise<number> {
  const answer = await fetch(siteUrl + path)
  await answer.arrayBuffer()
  return answer.status
}

function sendCode(n: number): Promise<Response> {
  const person = { email: `a${n}@example.org`, mobile: `98200${10_000 + n}` }
  return postFrom(siteUrl, '/api/authentication/send-otp', person, `10.3.0.${n}`)
}
