import { sendWaiting } from './send-waiting.ts'
import type { DeskReply, ToldOutcome } from './send-waiting.ts'
import { changeWaiting, listWaiting, removeWaiting } from './waiting.ts'
import type { WaitingAct } from './waiting.ts'

type From = {
  whose: string
  /** One desk alone. */
  departure?: string
  token: () => string
  /** What the server answered to each. */
  hear?: (sent: DeskReply) => void
}

/** What waits to be sent, in the order it was done. */
export async function listUnsent({ whose, departure }: Pick<From, 'whose' | 'departure'>): Promise<WaitingAct[]> {
  return (await listWaiting(whose, departure)).filter(({ said }) => said === undefined)
}

/** Sends what waits, the oldest first, one page of this browser at a time, until the network fails. Says what came of the one with a key. */
export function flush(from: From, wanted?: string): Promise<ToldOutcome | undefined> {
  return navigator.locks.request('padav-desk', async () => {
    const rows = await listUnsent(from)
    for (const [at, row] of rows.entries()) {
      const sent = await sendWaiting(row, from.token())
      from.hear?.(sent)
      if (sent.kind !== 'told') {
        await markLate(rows.slice(at))
        return undefined
      }
      await settle(row, sent)
      if (row.key === wanted) return sent
    }
    return undefined
  })
}

async function markLate(rows: readonly WaitingAct[]): Promise<void> {
  for (const row of rows) await changeWaiting({ ...row, isLate: true })
}

/** What was told late and met something else is kept until somebody has read it. */
async function settle(row: WaitingAct, { outcome, words }: ToldOutcome): Promise<void> {
  const isClash = outcome === 'refused' || outcome === 'again'
  if (row.isLate && isClash) await changeWaiting({ ...row, said: words })
  else await removeWaiting(row.n)
}
