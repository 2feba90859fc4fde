import { Agent, request } from 'node:http'
import { median } from '#bench/table.ts'
import { typedQuestions } from './questions.ts'

// Asks one question after the other, from a process of its own so that the bench's own pauses are not counted: the address of the call → one line of JSON.
const [address = ''] = process.argv.slice(2)
const QUESTIONS = 1_000
const ROUNDS = 3
const agent = new Agent({ keepAlive: true })
const questions = typedQuestions(QUESTIONS)
// What cards say is read at the first asking; a site that has been up for a while has met every package.
for (const text of questions) await ask(text)
const p50s: number[] = []
const p99s: number[] = []
for (let round = 0; round < ROUNDS; round++) {
  const times: number[] = []
  for (const text of questions) times.push(await ask(text))
  times.sort((a, b) => a - b)
  p50s.push(times[Math.floor(times.length * 0.5)]!)
  p99s.push(times[Math.floor(times.length * 0.99)]!)
}
process.stdout.write(`${JSON.stringify({ p50Ms: median(p50s), p99Ms: median(p99s) })}\n`)
agent.destroy()

function ask(text: string): Promise<number> {
  const from = performance.now()
  return new Promise((done, failed) => {
    const headers = { 'accept-encoding': 'br' }
    request(`${address}?q=${encodeURIComponent(text)}`, { agent, headers }, (response) => {
      if (response.statusCode !== 200) failed(new Error(`the call answered ${response.statusCode}`))
      response.resume().on('end', () => done(performance.now() - from))
    })
      .on('error', failed)
      .end()
  })
}
