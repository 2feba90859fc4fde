import type { Halt } from '#app/ui/state.tsx'
import type { DataRequest } from '#domain/privacy/requests-desk.server.ts'
import type { RequestKind } from '#domain/privacy/data-request.ts'

export const KINDS: Record<RequestKind, string> = { copy: 'A copy', erasure: 'Erasure' }

/** How a request stands on a day in India. */
export function stateOf({ answeredAt, dueOn }: Pick<DataRequest, 'answeredAt' | 'dueOn'>, today: string) {
  if (answeredAt) return { halt: 'published' as Halt, word: 'Answered' }
  return dueOn < today ? { halt: 'bad' as Halt, word: 'Late' } : { halt: 'review' as Halt, word: 'Waits' }
}
