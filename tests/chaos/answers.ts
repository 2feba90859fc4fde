/** What the buyers and the gateway were told, and will hold the site to. */
export type Answers = {
  held: Map<string, { seats: number; totalPaise: number; token: string }>
  /** The one booking each key and each quote may have. */
  byKey: Map<string, Set<string>>
  confirmed: Set<string>
  cancelled: Map<string, number>
  /** Whoever asked to cancel may find it done without having been told. */
  leaving: Set<string>
  /** Of those who changed their booking: held as they were told, or one of two if nobody told them. */
  changed: Set<string>
  changing: Set<string>
  /** Whose friends pay their own, and how many of these asked to pay. */
  shared: Set<string>
  sharesPaid: number
  carsChanged: number
  orders: Map<string, number>
  captured: Map<string, number>
  events: Set<string>
  refused: Map<string, number>
}

export function openAnswers(): Answers {
  return {
    held: new Map(),
    byKey: new Map(),
    confirmed: new Set(),
    cancelled: new Map(),
    leaving: new Set(),
    changed: new Set(),
    changing: new Set(),
    shared: new Set(),
    sharesPaid: 0,
    carsChanged: 0,
    orders: new Map(),
    captured: new Map(),
    events: new Set(),
    refused: new Map(),
  }
}

export function noteKey({ byKey }: Answers, key: string, reference: string): void {
  byKey.set(key, (byKey.get(key) ?? new Set()).add(reference))
}

export function noteRefusal({ refused }: Answers, reason: string | undefined): void {
  refused.set(reason ?? 'nobody answered', (refused.get(reason ?? 'nobody answered') ?? 0) + 1)
}
