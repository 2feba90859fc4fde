import { setTimeout as pause } from 'node:timers/promises'
import type { Random } from './random.ts'

/** What the calls answer, as far as a buyer reads it; each gives some of it. */
export type Told = {
  token: string
  reference: string
  state: string
  seats: number
  totalPaise: number
  orderId: string
  amountPaise: number
  refundPaise: number
  quote: { token: string }
  shares: { share: number; token: string }[]
}
export type Said = { status: number; reason: string | undefined; data: Told }
export type Sending = { body?: unknown; headers?: Record<string, string>; cutAfter?: number }
export type Client = {
  /** One try at any process: undefined when the connection was cut, or the answer was that there is none just now. */
  once(method: string, path: string, sending?: Sending): Promise<Said | undefined>
  /** Tries until somebody answers; undefined when nobody has for a minute. */
  surely(method: string, path: string, sending?: Sending): Promise<Said | undefined>
}

const PATIENCE = 60_000
const LONGEST = 8_000
/** Who is told so often that something went wrong tries no more. */
const MOST_MISTAKES = 8

/** A visitor's browser or program, from a network of its own, that asks any of the processes. */
export function openClient(urls: readonly string[], random: Random, network: string): Client {
  let mistakes = 0
  let asked = random.pick(urls)
  const once: Client['once'] = async (method, path, { body, headers, cutAfter } = {}) => {
    try {
      const isForm = body instanceof URLSearchParams
      const answer = await fetch(asked + path, {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(cutAfter ?? LONGEST),
        headers: {
          'Content-Type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
          'X-Forwarded-For': network,
          ...headers,
        },
        ...(body === undefined ? {} : { body: isForm ? body : typeof body === 'string' ? body : JSON.stringify(body) }),
      })
      const text = await answer.text()
      if (answer.status === 500) mistakes++
      if (answer.status >= 500 || answer.status === 429) return undefined
      const { reason, data } = (text.startsWith('{') ? JSON.parse(text) : {}) as Partial<Said>
      return { status: answer.status, reason, data: (data ?? {}) as Told }
    } catch {
      return undefined
    }
  }
  const surely: Client['surely'] = async (method, path, sending) => {
    const until = performance.now() + PATIENCE
    const most = mistakes + MOST_MISTAKES
    asked = random.pick(urls)
    while (performance.now() < until && mistakes < most) {
      const said = await once(method, path, sending)
      if (said) return said
      // Another process, as a proxy would try.
      asked = random.pick(urls.filter((url) => url !== asked))
      await pause(random.between(20, 200))
    }
    return undefined
  }
  return { once, surely }
}
