import { setTimeout as pass } from 'node:timers/promises'

const MOST_TRIES = 30

/** What a site answers to a GET once it has a turn for it: 503 of one that is busy beside other suites is no answer yet, and says itself when to come again. */
export async function answered(address: string | URL, init?: RequestInit): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const answer = await fetch(address, init)
    if (answer.status !== 503 || tries === MOST_TRIES) return answer
    await answer.body?.cancel()
    await pass(Number(answer.headers.get('retry-after') ?? 1) * 1000)
  }
}
