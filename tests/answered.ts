import { setTimeout as pass } from 'node:timers/promises'

const MOST_TRIES = 30

/** What a site answers to a GET once it has a turn for it. */
export function answered(address: string | URL, init?: RequestInit): Promise<Response> {
  return untilAnswered(() => fetch(address, init))
}

/** An answer once there is a turn for it: 503 of a site that is busy beside other suites is none yet, and says itself when to come again. */
export async function untilAnswered<Answer extends { status: number; headers: Headers }>(
  ask: () => Promise<Answer>,
  mostTries = MOST_TRIES,
): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    const answer = await ask()
    if (answer.status !== 503 || tries === mostTries) return answer
    if (answer instanceof Response) await answer.body?.cancel()
    await pass(Number(answer.headers.get('retry-after') ?? 1) * 1000)
  }
}
